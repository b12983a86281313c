"""Level hard: imagined worlds, played out by the judgement of medium. Loaded when a hard bot first thinks."""

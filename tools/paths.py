"""The places the tools read from and write to."""

from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
PUBLIC = ROOT / "public"
RUNTIME = PUBLIC / "runtime"
NODE_MODULES = ROOT / "node_modules"
VENV = ROOT / ".venv"
BUILD = ROOT / "build"
DIST = ROOT / "dist"

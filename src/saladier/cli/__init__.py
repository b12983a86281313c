"""The command line: checking cases, replaying records, bots that think, meet and simulate."""

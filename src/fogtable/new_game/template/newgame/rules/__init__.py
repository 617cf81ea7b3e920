"""The rules in the rules language: a file for a section of RULES.md."""

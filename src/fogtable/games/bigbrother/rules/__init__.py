"""The rules of 1984 in the rules language: a file for a section of RULES.md."""

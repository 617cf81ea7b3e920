"""The rules of NOT ALONE in the rules language: a file for a section of RULES.md."""

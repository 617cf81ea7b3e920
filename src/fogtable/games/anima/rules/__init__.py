"""The rules of ANIMA in the rules language: a file for a section of RULES.md."""

"""Small programs in the rules language, by the part of it that they try; each is run in both executions."""

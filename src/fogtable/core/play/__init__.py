"""One game as it is played: questions and answers, what each seat sees, worlds dealt anew."""

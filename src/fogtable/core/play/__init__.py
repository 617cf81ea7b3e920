"""A game in progress: questions and answers, each seat's view, hidden cards dealt anew."""

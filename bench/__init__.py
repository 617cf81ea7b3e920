"""Fogtable beside its peers, measured in one interleaved run: ``python -m bench``.

What is counted
---------------
* **decision**: one answer of one player, drawn uniformly from the answers the
  game offers. Dealing, drawing and rolling are never decisions; their cost is
  inside the measured time. A forced answer (one legal option) counts where the
  game asks for it and does not where it resolves it silently: each game's own habit.
* **playout**: one game from its opening to its end, set-up included.
* **copy**: one copy of a game half way through, over 16 games played with fixed
  seeds, with the call that makes it and the freeing of the copy before.

How it is measured
------------------
All contestants run in one process, one after the other, several rounds, in an
order drawn anew for each round. Time is CPU time of the process, so a busy
machine disturbs little and a second thread gains nothing; the garbage collector
stays on. A row is the median of its rounds with half the interquartile range as
spread; a ratio is the median of the rounds' own ratios, so that a slow minute slows
both sides of it. Seeds are fixed: each contestant plays one sequence of games, the
same in every run; how many of them are warm-up and how many fit in is not fixed.

What is like for like
---------------------
* Every row is driven from Python, one call per question and one per answer, with
  the same cheap way of drawing a uniform index. ``pyspiel_hanabi_cpp`` is the
  exception: the whole game runs inside the library.
* ``pyspiel_hanabi`` is the yardstick of the ratios: four players, hidden
  information, a compiled engine made for this use.
* ``rlcard_uno`` and ``notalone_reference`` are both plain Python, four players,
  hidden hands.

What is not
-----------
* **The games differ**, and so does the work in one decision: a hint in Hanabi is
  less than a night on Artemia, a chess move has no chance and no secrets. Ratios
  between games say which engine lets an experiment finish sooner, not which is
  better written. Playouts per second compare lengths of games as much as engines
  (under random play Hanabi ends after some 19 decisions, chess after some 340).
* **Chance is paid differently**: OpenSpiel hands every card dealt to the caller
  as a list of outcomes with probabilities, and this side draws; that is its
  interface and stays in its time. The others draw inside.
* **rlcard** is driven at its game object, below its environment, which would add
  an observation in NumPy to each step; its ``step`` still builds a dictionary of
  the next player's state, and the options are taken from there.
* **python-chess**: games end by mate, stalemate, too little material or 75 moves
  without progress; repetition is not looked for.
  Its copy leaves the moves made behind (``stack=False``), the faster way it offers;
  OpenSpiel's copy carries them.
* **pokerkit** has no list of options: this side asks whether a fold, a call and a
  raise are possible and draws one; the size of a raise is uniform. It has no copy
  of its own: ``copy.deepcopy``, which is also what is used for rlcard.
* ``pyspiel_hanabi_cpp`` cannot count its decisions cheaply: they are its playouts
  times the mean length of 2000 games played from Python beforehand.
* Nothing here measures the strength of play, memory or multi-core throughput.
"""

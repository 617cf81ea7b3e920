# Why something cannot be chosen now: said by a tip

why-not-asked = It is not your move.
why-not-offered = The current question is about something else.
why-elsewhere = Possible now, but not here: choose it among your cards.

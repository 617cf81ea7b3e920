rules-search = Search the rules: a card, a place, a number
rules-contents = Contents
rules-found = { $count ->
    [0] No clause
    [one] { $count } clause
   *[other] { $count } clauses
}
rules-nothing = Nothing in the rules has all these words.

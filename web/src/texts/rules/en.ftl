rules-search = Search: card, place, number
rules-contents = Contents
rules-found = { $count ->
    [0] No clause
    [one] { $count } clause
   *[other] { $count } clauses
}
rules-nothing = No clause contains all these words.
clause-missing = The rules reference has no text for this number.
clause-english = The rules reference is in English.
example-show = Show me on a table

rules-search = Search: card, place, number
rules-contents = Contents
rules-found = { $count ->
    [0] Nothing found
    [one] { $count } place
   *[other] { $count } places
}
rules-nothing = No place in the rules has all these words.
clause-missing = The rules reference has no text for this number.
clause-english = The rules reference is in English.
example-show = Show me on a table

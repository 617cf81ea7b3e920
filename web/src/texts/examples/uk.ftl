# What has a name on the board, in the text of an example.
example-called = «{ $name }»

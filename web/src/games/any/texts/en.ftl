# A game without a board of its own: what is said around its own words, or around words made from ids.

do-pass = Pass
any-note = This game has no board of its own yet. This one is made of what its rules declare.
any-table = On the table
any-awaited = to move
any-secret = Only you see this
any-hidden = hidden
any-hidden-count = hidden: { $count }
any-unknown = hidden
any-bare = Empty: { $names }
any-nothing = —
any-yes = yes
any-no = no
any-won = Winner

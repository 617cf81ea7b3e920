# Whether anybody could have chosen the luck.

fairness = Was the shuffling fair?
fairness-before = All luck of this game follows from a secret of the server and from a random number of every device at the table. This is the fingerprint of the secret; your device keeps it. Every device showed the fingerprint of its number before any number was told, so nobody could choose the deal. The secret is shown after the end.
fairness-after = All luck of this game follows from these numbers. They belong to the fingerprints only if nobody has exchanged one since the fingerprints were shown.
fairness-promise = Fingerprint of the secret (SHA-256)
fairness-secret = Secret of the server
fairness-committed = { $seat }: fingerprint; the number is not told
fairness-value = { $seat }: number
fairness-seed = What follows from them
fairness-verify = Check it here
fairness-kept = It is right: every number has the fingerprint that was shown before, and the luck follows from all of them. If your device added one, nobody could choose the deal, and nobody has exchanged it since.
fairness-unseen = The numbers have these fingerprints. But your device did not see them before the end, so it cannot vouch that they are the same.
fairness-unheard = The numbers fit, but that of your device is not among them: it came too late, or the server left it out. Once may be the network. If it happens again, ask whoever runs the server.
fairness-broken = It is wrong: a number does not have its fingerprint, or the luck does not follow from them. Something was exchanged.

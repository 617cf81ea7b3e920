# Whether anybody could have chosen the luck.

fairness = Was the shuffling fair?
fairness-before = All random outcomes in this game come from a secret of the server and a random number from every device at the table. This is the fingerprint of the secret; your device keeps it. Every device showed the fingerprint of its number before any number was shown, so nobody could choose the deal. The secret is shown after the end.
fairness-after = All random outcomes in this game come from these numbers. They match the fingerprints only if none was changed after the fingerprints were shown.
fairness-promise = Fingerprint of the secret (SHA-256)
fairness-secret = Secret of the server
fairness-committed = { $seat }: fingerprint; the number was not shown
fairness-value = { $seat }: number
fairness-seed = Seed that follows from them
fairness-verify = Check it here
fairness-kept = Check passed: every number matches its fingerprint, and the seed follows from them. If your device added a number, nobody could choose the deal, and nothing was changed since.
fairness-unseen = The numbers match these fingerprints. But your device did not see them before the end, so it cannot confirm that they are the same.
fairness-unheard = The numbers match, but your device's number is not among them: it came too late, or the server left it out. Once may be the network. If it happens again, ask the people who run the server.
fairness-broken = Check failed: a number does not match its fingerprint, or the seed does not follow from them. Something was changed.

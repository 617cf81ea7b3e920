# Whether the luck was fixed before.

fairness = Was the shuffling fair?
fairness-before = All luck of this game follows from one number that the server drew when the table was opened. This is its fingerprint, which your device keeps; the number itself is shown after the end.
fairness-after = All luck of this game follows from this number. Fingerprint and number belong together only if the number was fixed when the table was opened.
fairness-promise = Fingerprint (SHA-256)
fairness-seed = Number
fairness-nonce = Random addition
fairness-verify = Check it here
fairness-kept = It is right: the number has the fingerprint that your device has kept since before the end. The luck was fixed before, and nobody has exchanged it since. How the number was drawn, and whether somebody at the server knew it, this cannot prove.
fairness-unseen = The number has this fingerprint. But your device did not see it before the end, so it cannot vouch that it is the same.
fairness-broken = It is wrong: this number does not have the fingerprint. The luck was exchanged.
fairness-unable = This browser computes fingerprints over HTTPS only. Anybody can check it elsewhere: the SHA-256 of the addition, a colon and the number.

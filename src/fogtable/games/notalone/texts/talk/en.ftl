# What people say at the table with one tap.

preset-scatter = Scatter!
preset-trust-me = Trust me on this
preset-not-there = You will not find me there
preset-hold-on = Hold on, help is close
preset-see-you = I see you
preset-smell-fear = I smell your fear

coin-actions-stop = Stop
coin-actions-play = Play on
coin-actions-ask = Ask
coin-actions-pass = Pass
coin-actions-heads = Heads
coin-actions-tails = Tails

coin-under = The coin is under the cup
coin-lies = The coin shows: { $side }
coin-variant = asked by a player who knows
coin-ways = Two ways to search with hidden information

coin-methods-ismcts = One tree for what is known (ISMCTS)
coin-methods-determinized = Each coin separately (determinised)

coin-fusion = Playing on is worth 0: nobody can name the coin better than by luck, and stopping pays 0.2. A search that treats heads and tails separately knows each time what to name and values “play on” at 1. More samples do not help: this is strategy fusion.
coin-non-local = A player who sees the coin stops on heads, so being asked means tails, and naming tails is worth 1. Both methods start at the question, consider both sides equally likely, and pass for 0.2: they do not rule out what a better informed opponent would never have allowed (non-locality).
coin-paid = The guesser gets { $value }

strategies-hidden = What { $seat } cannot see
strategies-expected = By Bayes’ rule, from what { $seat } sees and from the strategies below.
strategies-unexpected = The strategies below never lead here, so only chance counts.

strategies-title = Strategies and best responses
strategies-of = Strategy of
strategies-holding = Holding
strategies-equilibrium = Equilibrium
strategies-worth = Worth
strategies-worth-title = What the move gets against the other’s strategy, with best responses afterwards; a tick marks the best
strategies-wins = The best response of { $other } gets { $value } on average. Against an equilibrium strategy it would get { $fair }: the strategy of { $seat } gives away { $more }.
strategies-rest = The game is too large to be solved as a whole: only decisions at this moment can be edited, and the rest is an equilibrium.
strategies-gap = The equilibrium is exact up to { $gap }. Move the bars here, and at other moments of the game, to see how another strategy is punished.
strategies-computing = The game is being solved …
strategies-too-large = The game is too large to be solved here. Choose a smaller variant in the settings.

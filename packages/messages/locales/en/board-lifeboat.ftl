lifeboat-row =
    { $count ->
        [one] Row 1 stroke
       *[other] Row { $count } strokes
    }
lifeboat-bail =
    { $count ->
        [one] Bail 1 bucket
       *[other] Bail { $count } buckets
    }
lifeboat-rowing = Row
lifeboat-bailing = Bail
lifeboat-rolled = { $seat } has rolled { $die }
lifeboat-leak = After each turn { $buckets } buckets of water come in.
lifeboat-saved = The crew has won: all are ashore
lifeboat-distance = Strokes to the shore
lifeboat-in-boat = Buckets of water
lifeboat-drowned = The game has ended: the boat has sunk

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
lifeboat-to-go =
    { $strokes ->
        [one] 1 stroke to go
       *[other] { $strokes } strokes to go
    }
lifeboat-water = { $buckets } of { $sinks } buckets of water
lifeboat-rolled = { $seat } has rolled { $die }
lifeboat-leak = After each turn { $buckets } buckets of water come in.
lifeboat-saved = The crew has won: all are ashore
lifeboat-distance = Strokes to the shore
lifeboat-in-boat = Buckets of water
lifeboat-drowned = The game has ended: the boat has sunk

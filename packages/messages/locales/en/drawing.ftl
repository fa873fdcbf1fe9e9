### Words of drawings of trees, and what a person should know about a text that was written.

## Short labels

drawing-title = Game tree
# The kind of a node in a drawing, in capitals where the script has them.
drawing-kind = { $kind ->
    [max] MAX
    [min] MIN
    [chance] CHANCE
   *[player] P{ $player }
  }
drawing-leaf = leaf
drawing-more = +{ $count } more
drawing-more-nodes = { $count ->
    [one] { $count } more node
   *[other] { $count } more nodes
  }
drawing-estimate = estimate { $value }
drawing-interval = in { $ends }
drawing-window = window { $ends }
drawing-pruned = pruned
drawing-impossible = impossible
drawing-probability-0 = probability 0
# The probability of each of many equally likely outcomes (of chance), written once at their node.
drawing-each = { $probability } each
# A remark behind a text.
drawing-aside = { $text } ({ $remark })
# A child that has no name, by its place from 1.
drawing-child = child { $number }
drawing-player = Player { $number }

## Description for people who cannot see the drawing

drawing-described = A game tree with { $nodes ->
    [one] { $nodes } node
   *[other] { $nodes } nodes
  }, { $leaves ->
    [one] 1 of them a leaf
   *[other] { $leaves } of them leaves
  }{ $root }.
drawing-root = ; the root is a { drawing-kind } node
drawing-found = Value { $value } by { $algorithm }{ $move }, { $count ->
    [one] { $count } node
   *[other] { $count } nodes
  } not visited.
drawing-move = , best move { $move }
drawing-edges-pay = Edges pay too: every value includes the payoffs on the path.
drawing-sets = A coloured ribbon joins nodes that their player cannot tell apart.
drawing-shares = The wider an edge, the more often its action is played; a dashed one never is.
# Instead of the diagram in a CS188 test.

## Slides

slides-start = → or the space bar for the next step, ← for the one before.
slides-next = next step
slides-back = step back
slides-end = The search is done.

## Notes on a text that was written

note-drawn = { $shown } of { $nodes } nodes are drawn
format-list = a nested list
note-payoffs-only = { $format } contains only payoffs: labels, action names and estimates are left out
note-edges-left-out = payoffs on edges are left out: the leaves include them
note-root-unsaid = { $format } does not say who moves at the root: read it with the root { $root }
note-no-estimates = an .efg file contains no estimates: at leaves they are written as payoffs
note-edges-to-leaves = payoffs on edges to leaves are not written as such in an .efg file: the leaves include them
note-read-back = an .efg file names players and no kinds: read back, decisions are { $sides ->
    [true] max and min
   *[false] player
  } nodes
note-no-glyph = pdfLaTeX has no glyph for { $characters }{ $more ->
    [0] { "" }
   *[other] { " " }and { $more } more
  }: compile with LuaLaTeX or XeLaTeX and a font that has one
note-too-wide = the drawing is more than 5 metres wide or high, which TeX cannot hold: draw less of the tree
note-edges = { $count } edges are more than the { $most } that Mermaid draws unless its maxEdges is raised
note-characters = { $count } characters are more than the { $most } that Mermaid reads unless its maxTextSize is raised

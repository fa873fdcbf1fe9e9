#!/bin/sh
# Which search wins at 50 ms, 500 ms and 5 s per move in each game: the matches of research/notes/monte-carlo.md.
# Takes about 35 minutes on two idle cores; times are wall-clock. Run it from the repository root after a build:
#
#   sh research/which-search-wins.sh > which-search-wins.txt

match() {
  game=$1 time=$2 games=$3
  shift 3
  echo "== $game, $time ms a move, $games games a pair"
  # shellcheck disable=SC2086 (the game includes its options)
  npx tyche arena $game "$@" --time "$time" --games "$games" --threads 2 --seed 1 2>/dev/null |
    grep -E ' (against|less) '
}

PIPS=mcts:playout=0

match 'tic-tac-toe' 50 20 alpha-beta mcts puct
match 'connect-four' 50 40 alpha-beta mcts puct
match 'einstein' 50 60 star2 mcts puct
match 'pig --target 20' 50 60 star2 mcts puct
match 'backgammon' 50 30 star2 $PIPS puct
match '2048 --size 3x3' 50 10 star2 mcts

match 'connect-four' 500 8 alpha-beta mcts puct
match 'einstein' 500 12 star2 mcts puct
match 'pig --target 20' 500 20 star2 mcts
match 'backgammon' 500 16 star2 $PIPS

match 'tic-tac-toe' 5000 4 alpha-beta mcts
match 'connect-four' 5000 4 alpha-beta mcts
match 'einstein' 5000 4 star2 mcts
match 'pig --target 20' 5000 2 star2 mcts
match 'backgammon' 5000 2 star2 $PIPS

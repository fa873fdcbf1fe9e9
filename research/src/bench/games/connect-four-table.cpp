// The baseline of research/notes/benchmarks.md for alpha-beta with a table: connect four 7 x 6 written in C++ without
// an engine. Iterative deepening; the table's move first, then columns from the middle outward; one always-replace
// entry per slot, with exact values and both bounds for their depth; quicker wins are worth more; all nodes count,
// including wins and the horizon.
//
//     c++ -O3 -o connect-four-table research/src/bench/games/connect-four-table.cpp
//     ./connect-four-table 14        depth; prints nodes, value in column weights, milliseconds
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <vector>

static const int ORDER[7] = {3, 2, 4, 1, 5, 0, 6};
static const int WEIGHTS[7] = {0, 1, 2, 3, 2, 1, 0};
static const int WIN = 1000000;
static const int BITS = 22;

enum Flag : int8_t { EXACT, LOWER, UPPER };
struct Entry {
  uint64_t key;
  int value;
  int8_t depth, move;
  Flag flag;
};

static uint64_t stones[2], key, nodes, keys[2][49];
static int height[7], weight, count;
static std::vector<Entry> table(1 << BITS, Entry{0, 0, -1, -1, EXACT});

static bool four(uint64_t board) {
  for (int step : {1, 6, 7, 8}) {
    const uint64_t pairs = board & (board >> step);
    if (pairs & (pairs >> (2 * step))) return true;
  }
  return false;
}

// Value for the player to move.
static int search(int side, int depth, int alpha, int beta) {
  nodes++;
  if (depth == 0) return side == 0 ? weight : -weight;
  if (count == 42) return 0;
  Entry &entry = table[key & (table.size() - 1)];
  int first = -1;
  if (entry.key == key && entry.depth >= 0) {
    first = entry.move;
    if (entry.depth == depth &&
        (entry.flag == EXACT || (entry.flag == LOWER ? entry.value >= beta : entry.value <= alpha)))
      return entry.value;
  }
  const int floor = alpha;
  int best = -2 * WIN, move = -1;
  for (int i = first >= 0 ? -1 : 0; i < 7 && alpha < beta; i++) {
    const int column = i < 0 ? first : ORDER[i];
    if ((i >= 0 && column == first) || height[column] == 6) continue;
    const int cell = 7 * column + height[column]++;
    const int gain = side == 0 ? WEIGHTS[column] : -WEIGHTS[column];
    stones[side] ^= 1ULL << cell;
    key ^= keys[side][cell];
    weight += gain;
    count++;
    int value = WIN + depth - 1;
    if (four(stones[side])) nodes++;
    else value = -search(side ^ 1, depth - 1, -beta, -alpha);
    count--;
    weight -= gain;
    key ^= keys[side][cell];
    stones[side] ^= 1ULL << cell;
    height[column]--;
    if (value <= best) continue;
    best = value;
    move = column;
    if (value > alpha) alpha = value;
  }
  entry = Entry{key, best, int8_t(depth), int8_t(move), best >= beta ? LOWER : best <= floor ? UPPER : EXACT};
  return best;
}

int main(int argc, char **argv) {
  const int last = argc > 1 ? atoi(argv[1]) : 12;
  uint64_t state = 88172645463325252ULL;
  for (auto &side : keys)
    for (auto &word : side) {
      state ^= state << 13;
      state ^= state >> 7;
      state ^= state << 17;
      word = state;
    }
  const clock_t start = clock();
  int value = 0;
  for (int depth = 1; depth <= last; depth++) value = search(0, depth, -2 * WIN, 2 * WIN);
  printf("{\"nodes\":%llu,\"value\":%d,\"ms\":%.1f}\n", (unsigned long long)nodes, value,
         1e3 * (clock() - start) / CLOCKS_PER_SEC);
}

// The C++ baseline of `npm run bench -- einstein`: expectiminimax for EinStein 5 x 5 alone, stone by stone as einstein-loop.ts, with the same
// trick as the engine: a child at the horizon is evaluated without being played.
//
//     einstein DEPTH CELL...     the 25 cells row by row; player 0 to move, all dice at the root
//
// Prints nodes, the sum of the values, and CPU milliseconds: the least of 15 runs.
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>

static const int SIZE = 5, SQUARES = 25, STONES = 6;

static int8_t steps[2][SQUARES][3], choice[64][6], cells[SQUARES], place[2 * STONES];
static int32_t far_[2][SQUARES], alive[2], near_[2];
static int32_t moves[600];
static long nodes;

static void fillTables() {
  memset(steps, -1, sizeof steps);
  for (int square = 0; square < SQUARES; square++) {
    const int column = square % SIZE, row = square / SIZE;
    for (int player = 0; player < 2; player++) {
      const int sign = player == 0 ? 1 : -1;
      int8_t* at = steps[player][square];
      const int ways[3][2] = {{1, 1}, {1, 0}, {0, 1}};
      for (auto& way : ways) {
        const int x = column + sign * way[0], y = row + sign * way[1];
        if (x >= 0 && x < SIZE && y >= 0 && y < SIZE) *at++ = y * SIZE + x;
      }
      const int low = column < row ? column : row, high = column < row ? row : column;
      far_[player][square] = 1 << (4 * (player == 0 ? SIZE - 1 - low : high));
    }
  }
  for (int set = 0; set < 64; set++)
    for (int die = 0; die < 6; die++) {
      int lower = die, higher = die;
      while (lower >= 0 && !(set >> lower & 1)) lower--;
      while (higher < 6 && !(set >> higher & 1)) higher++;
      const int first = lower >= 0 ? lower : higher < 6 ? higher : 7;
      choice[set][die] = first | (lower >= 0 && higher < 6 && higher != lower ? higher : 7) << 3;
    }
}

static void setUp(const int* position) {
  memset(cells, -1, sizeof cells);
  memset(alive, 0, sizeof alive);
  memset(near_, 0, sizeof near_);
  nodes = 0;
  for (int square = 0; square < SQUARES; square++) {
    if (position[square] == 0) continue;
    const int player = position[square] < 0, number = abs(position[square]) - 1, stone = player * STONES + number;
    cells[square] = stone;
    place[stone] = square;
    alive[player] |= 1 << number;
    near_[player] += far_[player][square];
  }
}

static int generate(int player, int die, int start) {
  int at = start;
  for (int rest = choice[alive[player]][die]; (rest & 7) != 7; rest = rest >> 3 | 56) {
    const int from = place[player * STONES + (rest & 7)];
    for (int i = 0; i < 3 && steps[player][from][i] >= 0; i++) {
      const int to = steps[player][from][i];
      moves[at++] = from | to << 5 | (cells[to] & 31) << 10;
    }
  }
  return at;
}

static inline void toggle(int stone, int square, int sign) {
  const int player = stone >= STONES;
  alive[player] ^= 1 << (stone - player * STONES);
  near_[player] += sign * far_[player][square];
}

static inline void play(int move) {
  const int from = move & 31, to = move >> 5 & 31, taken = move >> 10, stone = cells[from], player = stone >= STONES;
  if (taken != 31) toggle(taken, to, -1);
  cells[from] = -1;
  cells[to] = stone;
  place[stone] = to;
  near_[player] += far_[player][to] - far_[player][from];
}

static inline void undo(int move) {
  const int from = move & 31, to = move >> 5 & 31, taken = move >> 10, stone = cells[to], player = stone >= STONES;
  cells[from] = stone;
  cells[to] = taken == 31 ? -1 : taken;
  place[stone] = from;
  near_[player] += far_[player][from] - far_[player][to];
  if (taken != 31) toggle(taken, to, 1);
}

static inline int nearest(int counters) { return __builtin_ctz(counters) >> 2; }

static inline double after(int player, int move) {
  nodes++;
  const int from = move & 31, to = move >> 5 & 31, taken = move >> 10;
  int both[2] = {near_[0], near_[1]};
  both[player] += far_[player][to] - far_[player][from];
  if (taken != 31) both[taken >= STONES] -= far_[taken >= STONES][to];
  return (nearest(both[1]) - nearest(both[0])) / (double)SIZE;
}

static inline bool wins(int player, int move) {
  if ((move >> 5 & 31) == (player == 0 ? SQUARES - 1 : 0)) return true;
  const int taken = move >> 10, other = 1 - player;
  return taken != 31 && taken >= STONES == (other == 1) && alive[other] == 1 << (taken - other * STONES);
}

static double decide(int player, int die, int depth, int start);

static double chance(int player, int depth, int start) {
  nodes++;
  double sum = 0;
  for (int die = 0; die < 6; die++) sum += decide(player, die, depth, start);
  return sum / 6;
}

static double decide(int player, int die, int depth, int start) {
  nodes++;
  const int end = generate(player, die, start);
  const double win = player == 0 ? 1 : -1;
  double best = -2 * win;
  for (int i = start; i < end; i++) {
    const int move = moves[i];
    double value = win;
    if (wins(player, move)) nodes++;
    else if (depth == 1) value = after(player, move);
    else {
      play(move);
      value = chance(1 - player, depth - 1, end);
      undo(move);
    }
    if (player == 0 ? value > best : value < best) best = value;
  }
  return best;
}

int main(int argc, char** argv) {
  if (argc < 2 + SQUARES) return 2;
  int position[SQUARES];
  for (int i = 0; i < SQUARES; i++) position[i] = atoi(argv[i + 2]);
  fillTables();
  double least = 1e9, sum = 0;
  long all = 0;
  for (int round = 0; round < 15; round++) {
    const clock_t start = clock();
    sum = 0, all = 0;
    for (int die = 0; die < 6; die++) {
      setUp(position);
      sum += decide(0, die, atoi(argv[1]), 0);
      all += nodes;
    }
    const double ms = 1000.0 * (clock() - start) / CLOCKS_PER_SEC;
    if (ms < least) least = ms;
  }
  printf("{\"nodes\":%ld,\"value\":%.12f,\"ms\":%.3f}\n", all, sum, least);
}

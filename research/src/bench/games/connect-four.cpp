// The C++ baseline of `npm run bench -- connect-four`: alpha-beta for connect four alone, on the same board, moves and evaluation as
// connect-four-loop.ts, with the same tricks as the engine: a child at the horizon is evaluated without being played.
//
//     connect-four plain DEPTH         no table, columns from the middle outward; the tree of connect-four-loop.ts
//     connect-four table DEPTH BITS    deepening to DEPTH with null windows, a table of 2^BITS entries in pairs, the table's move first, then history
//
// Prints nodes of all depths, value, and CPU milliseconds: the least of 15 runs.
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <random>

static const int COLUMNS = 7, ROWS = 6, STRIDE = ROWS + 1, WIN = 1000000;
static const int ORDER[COLUMNS] = {3, 2, 4, 1, 5, 0, 6}, WEIGHTS[COLUMNS] = {0, 1, 2, 3, 2, 1, 0};

static uint8_t cells[(COLUMNS + 2) * STRIDE + 1];
static int following[COLUMNS], weight, stones;
static long nodes;
static uint64_t keys[2][sizeof cells], hash_;

struct Entry { uint64_t key; int32_t value; uint8_t depth, kind, move, age; };
enum { NONE, EXACT, LOWER, UPPER };
static Entry* table;
static uint64_t mask;
static uint8_t age_;
static double history[2][COLUMNS];

static void clear() {
  memset(cells, 3, sizeof cells);
  for (int c = 0; c < COLUMNS; c++) memset(cells + (following[c] = (c + 1) * STRIDE + 1), 0, ROWS);
  weight = stones = 0;
  nodes = 0;
  hash_ = 0;
  memset(history, 0, sizeof history);
}

static bool four(int cell, int stone) {
  if (cells[cell - 1] == stone && cells[cell - 2] == stone && cells[cell - 3] == stone) return true;
  for (int step = STRIDE - 1; step <= STRIDE + 1; step++) {
    int row = 1;
    for (int at = cell + step; cells[at] == stone; at += step) row++;
    for (int at = cell - step; cells[at] == stone; at -= step) row++;
    if (row >= 4) return true;
  }
  return false;
}

static inline int play(int column, int stone, int sign) {
  const int cell = following[column]++;
  cells[cell] = stone;
  weight += sign * WEIGHTS[column];
  stones++;
  return cell;
}

static inline void undo(int column, int sign) {
  cells[--following[column]] = 0;
  weight -= sign * WEIGHTS[column];
  stones--;
}

/** The value of a move at the horizon, for the player who makes it. */
static inline int after(int column, int sign) {
  nodes++;
  const int cell = following[column];
  if (four(cell, sign == 1 ? 1 : 2)) return WIN;
  return stones + 1 == COLUMNS * ROWS ? 0 : sign * weight + WEIGHTS[column];
}

static int plain(int sign, int depth, int alpha, int beta) {
  nodes++;
  if (stones == COLUMNS * ROWS) return 0;
  const int stone = sign == 1 ? 1 : 2;
  int best = -2 * WIN;
  for (int column : ORDER) {
    if (cells[following[column]] != 0) continue;
    int value;
    if (depth == 1) value = after(column, sign);
    else {
      const int cell = play(column, stone, sign);
      if (four(cell, stone)) nodes++, value = WIN + depth - 1;
      else value = -plain(-sign, depth - 1, -beta, -alpha);
      undo(column, sign);
    }
    if (value > best) {
      best = value;
      if (value > alpha) alpha = value;
      if (alpha >= beta) break;
    }
  }
  return best;
}

static int stored(int sign, int depth, int alpha, int beta) {
  nodes++;
  if (stones == COLUMNS * ROWS) return 0;
  const int stone = sign == 1 ? 1 : 2;
  Entry* pair = nullptr;
  int hint = -1;
  const int asked = alpha;
  if (depth > 1) {
    pair = table + (hash_ & mask) * 2;
    for (int i = 0; i < 2; i++) {
      const Entry& e = pair[i];
      if (e.key != hash_ || e.kind == NONE) continue;
      hint = e.move;
      if (e.depth == depth && (e.kind == EXACT || (e.kind == LOWER ? e.value >= beta : e.value <= alpha))) return e.value;
      break;
    }
  }
  int moves[COLUMNS], count = 0;
  double scores[COLUMNS];
  for (int column : ORDER)
    if (cells[following[column]] == 0) {
      scores[count] = column == hint ? 1e300 : history[sign == 1][column];
      moves[count++] = column;
    }
  int best = -2 * WIN, found = -1;
  for (int i = 0; i < count; i++) {
    if (depth > 1) {
      int top = i;
      for (int j = i + 1; j < count; j++) if (scores[j] > scores[top]) top = j;
      const int move = moves[top];
      const double score = scores[top];
      for (int j = top; j > i; j--) moves[j] = moves[j - 1], scores[j] = scores[j - 1];
      moves[i] = move, scores[i] = score;
    }
    const int column = moves[i];
    int value;
    if (depth == 1) value = after(column, sign);
    else {
      const int cell = play(column, stone, sign);
      const uint64_t key = keys[sign == 1][cell];
      hash_ ^= key;
      if (four(cell, stone)) nodes++, value = WIN + depth - 1;
      else if (i == 0) value = -stored(-sign, depth - 1, -beta, -alpha);
      else {
        value = -stored(-sign, depth - 1, -alpha - 1, -alpha);
        if (value > alpha && value < beta) value = -stored(-sign, depth - 1, -beta, -alpha);
      }
      hash_ ^= key;
      undo(column, sign);
    }
    if (value > best) {
      best = value, found = column;
      if (value > alpha) alpha = value;
      if (alpha >= beta) {
        history[sign == 1][column] += depth * depth;
        break;
      }
    }
  }
  if (depth > 1) {
    Entry* at = pair[0].key == hash_ ? pair : pair[1].key == hash_ ? pair + 1 : nullptr;
    if (at == nullptr) {
      auto worth = [](const Entry& e) { return e.kind == NONE ? -1 : e.depth + (e.age == age_ ? 1024 : 0); };
      at = worth(pair[0]) <= worth(pair[1]) ? pair : pair + 1;
    }
    *at = {hash_, best, (uint8_t)depth, (uint8_t)(best >= beta ? LOWER : best <= asked ? UPPER : EXACT), (uint8_t)found, age_};
  }
  return best;
}

int main(int argc, char** argv) {
  const bool isPlain = argc > 2 && strcmp(argv[1], "plain") == 0;
  const int depth = argc > 2 ? atoi(argv[2]) : 12, bits = argc > 3 ? atoi(argv[3]) : 18;
  std::mt19937_64 random(1);
  for (auto& side : keys) for (auto& key : side) key = random();
  double least = 1e9;
  int value = 0;
  for (int round = 0; round < 15; round++) {
    const clock_t start = clock();
    clear();
    if (isPlain) value = plain(1, depth, -2 * WIN, 2 * WIN);
    else {
      table = (Entry*)calloc((size_t)1 << bits, sizeof(Entry));
      mask = ((uint64_t)1 << (bits - 1)) - 1;
      for (int d = 1; d <= depth; d++) age_++, value = stored(1, d, -2 * WIN, 2 * WIN);
      free(table);
    }
    const double ms = 1000.0 * (clock() - start) / CLOCKS_PER_SEC;
    if (ms < least) least = ms;
  }
  printf("{\"nodes\":%ld,\"value\":%d,\"ms\":%.3f}\n", nodes, value, least);
}

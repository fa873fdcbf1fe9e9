// The baseline of research/notes/2048.md: expectimax for 2048 like R. Xiao's program of 2014 (64-bit boards, row
// tables, line scores in single precision, a hash map per root move, a probability threshold of 0.0001, a depth that
// depends on the number of different tiles), written from its description.
//
//     c++ -O3 -march=native -o classic-2048 research/src/bench/games/classic-2048.cpp
//     ./classic-2048 3 < research/positions/2048-22.txt      three layers after the root move
//     ./classic-2048 < research/positions/2048-22.txt        default: the number of different tiles, minus 2
#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <iostream>
#include <sstream>
#include <string>
#include <unordered_map>

using Board = uint64_t;  // sixteen exponents of four bits, the first cell lowest

static uint16_t leftward[65536], rightward[65536];
static float worth[65536];

static Board transposed(Board board) {
  const Board inner = (board ^ (board >> 12)) & 0x0000f0f00000f0f0ull;
  board ^= inner ^ (inner << 12);
  const Board outer = (board ^ (board >> 24)) & 0x00000000ff00ff00ull;
  return board ^ outer ^ (outer << 24);
}

static int reversed(int row) {
  return (row & 15) << 12 | (row >> 4 & 15) << 8 | (row >> 8 & 15) << 4 | row >> 12;
}

static int slid(int row) {
  int result = 0, filled = 0, open = 0;
  for (int i = 0; i < 4; i++) {
    const int tile = row >> 4 * i & 15;
    if (tile == 0) continue;
    if (tile == open) {
      if (tile == 15) return row;
      result += 1 << 4 * (filled - 1);
      open = 0;
    } else {
      result |= tile << 4 * filled++;
      open = tile;
    }
  }
  return result;
}

static float worthOf(int row) {
  double sum = 0, rising = 0, falling = 0;
  int empty = 0, merges = 0, last = 0, again = 0, before = 0;
  for (int i = 0; i < 4; i++) {
    const int tile = row >> 4 * i & 15;
    sum += std::pow(tile, 3.5);
    if (tile == 0) {
      empty++;
    } else if (tile == last) {
      again++;
    } else {
      if (again > 0) merges += 1 + again;
      last = tile;
      again = 0;
    }
    const double step = std::pow(tile, 4) - std::pow(before, 4);
    if (i > 0 && step > 0) rising += step;
    if (i > 0 && step < 0) falling -= step;
    before = tile;
  }
  if (again > 0) merges += 1 + again;
  return float(200000 + 270 * empty + 700 * merges - 47 * std::min(rising, falling) - 11 * sum);
}

static Board moved(const uint16_t* rows, Board board) {
  return Board(rows[board & 0xffff]) | Board(rows[board >> 16 & 0xffff]) << 16 |
         Board(rows[board >> 32 & 0xffff]) << 32 | Board(rows[board >> 48]) << 48;
}

static Board after(Board board, int direction) {
  switch (direction) {
    case 0: return transposed(moved(leftward, transposed(board)));
    case 1: return moved(rightward, board);
    case 2: return transposed(moved(rightward, transposed(board)));
    default: return moved(leftward, board);
  }
}

static float lines(Board board) {
  return worth[board & 0xffff] + worth[board >> 16 & 0xffff] + worth[board >> 32 & 0xffff] + worth[board >> 48];
}

struct Known {
  int depth;
  float value;
};

struct Search {
  std::unordered_map<Board, Known> table;

  float chance(Board board, int depth, float probability) {
    if (depth == 0 || probability < 0.0001f) return lines(board) + lines(transposed(board));
    const auto found = table.find(board);
    if (found != table.end() && found->second.depth >= depth) return found->second.value;
    int empty = 0;
    for (int cell = 0; cell < 16; cell++) empty += (board >> 4 * cell & 15) == 0;
    probability /= float(empty);
    float sum = 0;
    for (int cell = 0; cell < 16; cell++) {
      if (board >> 4 * cell & 15) continue;
      sum += best(board | Board(1) << 4 * cell, depth - 1, probability * 0.9f) * 0.9f;
      sum += best(board | Board(2) << 4 * cell, depth - 1, probability * 0.1f) * 0.1f;
    }
    const float value = sum / float(empty);
    table[board] = {depth, value};
    return value;
  }

  float best(Board board, int depth, float probability) {
    float most = 0;
    for (int direction = 0; direction < 4; direction++) {
      const Board next = after(board, direction);
      if (next != board) most = std::max(most, chance(next, depth, probability));
    }
    return most;
  }
};

int main(int count, char** arguments) {
  const int fixed = count > 1 ? std::atoi(arguments[1]) : 0;
  for (int row = 0; row < 65536; row++) {
    leftward[row] = uint16_t(slid(row));
    worth[row] = worthOf(row);
  }
  for (int row = 0; row < 65536; row++) rightward[reversed(row)] = uint16_t(reversed(leftward[row]));
  const char* names[] = {"up", "right", "down", "left"};
  std::string text;
  const std::clock_t start = std::clock();
  while (std::getline(std::cin, text)) {
    if (text.empty() || text[0] == '#') continue;
    std::istringstream tiles(text);
    Board board = 0;
    unsigned different = 0;
    for (long cell = 0, tile; tiles >> tile; cell++) {
      if (tile == 0) continue;
      const int exponent = int(std::lround(std::log2(double(tile))));
      board |= Board(exponent) << 4 * cell;
      different |= 1u << exponent;
    }
    const int depth = fixed > 0 ? fixed : std::max(3, __builtin_popcount(different) - 2);
    float most = -1;
    int pick = 0;
    for (int direction = 0; direction < 4; direction++) {
      const Board next = after(board, direction);
      if (next == board) continue;
      Search search;
      const float value = search.chance(next, depth, 1);
      if (value > most) {
        most = value;
        pick = direction;
      }
    }
    std::printf("%s\n", names[pick]);
  }
  std::fprintf(stderr, "%.1f ms\n", 1000.0 * double(std::clock() - start) / CLOCKS_PER_SEC);
}

// Game trees: each line of standard input is a tree as JSON, each line of
// output its value and the leaves visited.
#pragma once
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <iostream>
#include <limits>
#include <string>
#include <vector>

const double INF = std::numeric_limits<double>::infinity();

struct Node {
  std::string kind = "leaf";  // "max", "min", "chance" or "leaf"
  double value = 0;           // the payoff of a leaf; the estimate of any other node
  std::vector<Node> children;
  std::vector<double> p;  // the probabilities of a chance node's children

  bool is(const char* name) const { return kind == name; }
};

inline long leaves = 0;

// The payoff of a leaf, or the estimate where a search stops; each is
// counted.
inline double payoff(const Node& node) {
  leaves++;
  return node.value;
}

inline double number(const char*& at) {
  char* end;
  const double value = std::strtod(at, &end);
  at = end;
  return value;
}

inline Node nodeOf(const char*& at) {
  Node node;
  if (*at != '{') {
    node.value = number(at);
    return node;
  }
  do {
    at += 2;
    std::string key;
    while (*at != '"') key += *at++;
    at += 2;
    if (key == "estimate") node.value = number(at);
    else {
      do {
        at++;
        if (key == "p") node.p.push_back(number(at));
        else node.children.push_back(nodeOf(at));
      } while (*at == ',');
      at++;
      if (key != "p") node.kind = key;
    }
  } while (*at == ',');
  at++;
  if (node.p.empty()) node.p.assign(node.children.size(), 1.0 / node.children.size());
  return node;
}

template <typename Search>
void run(Search search) {
  for (std::string line; std::getline(std::cin, line);) {
    line.erase(std::remove(line.begin(), line.end(), ' '), line.end());
    const char* at = line.c_str();
    const Node root = nodeOf(at);
    leaves = 0;
    const double value = search(root);
    std::printf("%.17g %ld\n", value, leaves);
  }
}

// The number after the name of the program at an index; if there is none, the
// default.
inline double argument(int count, char** words, int index, double usual) {
  return index + 1 < count ? std::atof(words[index + 1]) : usual;
}

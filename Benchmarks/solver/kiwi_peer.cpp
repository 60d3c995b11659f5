// kiwi-peer [ORDER]
//
// Kiwi under the same commands as solver-speed; see there. ORDER is the order in which constraints are added: given,
// reversed, required, descending, ascending, or shuffle and a number. The objects are made in that order too, since
// kiwi sorts by their addresses.
//
//   load PATH P=S…       the layout, and kiwi's strength for each priority below required
//   time SECONDS LIMIT   adds all constraints to new solvers for so long: the shortest time; LIMIT ends a run
//   values
//   edit SECONDS COUNT constraint… value…
//
// What is measured is addConstraint for every constraint and updateVariables. Sizes may be negative, and the making of
// variables, expressions and constraints does not count.
#include <sys/resource.h>
#include <time.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <iterator>
#include <limits>
#include <map>
#include <memory>
#include <new>
#include <random>
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

#include "kiwi/kiwi.h"

namespace {

// More than this is said to be too much, rather than taking the machine's memory.
constexpr rlim_t most_memory = rlim_t{8} << 30;
// Of the editable strengths the greatest: what is edited is required on the other side.
const double edit_strength = kiwi::strength::create(1000, 0, 0);

struct TooSlow : std::runtime_error {
  TooSlow() : std::runtime_error("time") {}
};

double now() {
  timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1e9 + time.tv_nsec;
}

struct Row {
  int priority;
  kiwi::RelationalOperator relation;
  double constant;
  std::vector<std::pair<int, double>> terms;
};

class Session {
 public:
  explicit Session(std::string order) : order_(std::move(order)) {}

  void answer(const std::string& line) {
    std::istringstream words(line);
    std::string command;
    words >> command;
    try {
      if (command == "load") {
        load(words);
      } else if (command == "time") {
        time(words);
      } else if (command == "values") {
        print_values();
      } else if (command == "edit") {
        edit(words);
      } else {
        throw std::runtime_error("no such command");
      }
    } catch (const std::bad_alloc&) {
      std::printf("{\"error\":\"memory\"}\n");
    } catch (const std::exception& error) {
      std::printf("{\"error\":\"%s\"}\n", error.what());
    }
  }

 private:
  void load(std::istringstream& words) {
    std::string path, mapping;
    words >> path;
    std::map<int, double> strengths{{1000, kiwi::strength::required}};
    while (words >> mapping) {
      const auto at = mapping.find('=');
      strengths[std::stoi(mapping)] = std::stod(mapping.substr(at + 1));
    }
    std::ifstream file(path);
    if (!file) throw std::runtime_error("the file cannot be read");
    std::string line;
    while (std::getline(file, line)) read(line);
    for (const auto& row : rows_) {
      strength_of_.push_back(strengths.at(row.priority));
    }
    for (std::size_t v = 0; v < variable_count_; ++v) variables_.emplace_back();
    for (int row : ordered()) constraints_.push_back({row, constraint(row)});
    std::printf("{\"constraints\":%zu}\n", constraints_.size());
  }

  void read(const std::string& line) {
    std::istringstream words(line);
    std::string kind, relation;
    words >> kind;
    if (kind == "v") ++variable_count_;
    if (kind != "c") return;
    Row row{};
    std::size_t count = 0;
    words >> row.priority >> relation >> row.constant >> count;
    row.relation = relation == "eq" ? kiwi::OP_EQ : relation == "le" ? kiwi::OP_LE : kiwi::OP_GE;
    for (std::size_t k = 0; k < count; ++k) {
      std::pair<int, double> term;
      words >> term.first >> term.second;
      row.terms.push_back(term);
    }
    if (!words) throw std::runtime_error("the file is malformed");
    rows_.push_back(std::move(row));
  }

  kiwi::Constraint constraint(int index) const {
    const Row& row = rows_[index];
    std::vector<kiwi::Term> terms;
    for (const auto& [variable, coefficient] : row.terms) terms.emplace_back(variables_[variable], coefficient);
    return kiwi::Constraint(kiwi::Expression(terms, row.constant), row.relation, strength_of_[index]);
  }

  std::vector<int> ordered() const {
    std::vector<int> order(rows_.size());
    for (std::size_t k = 0; k < order.size(); ++k) order[k] = static_cast<int>(k);
    const auto by = [&](auto key) {
      std::stable_sort(order.begin(), order.end(), [&](int a, int b) { return key(rows_[a]) < key(rows_[b]); });
    };
    if (order_ == "reversed") {
      std::reverse(order.begin(), order.end());
    } else if (order_ == "required") {
      by([](const Row& row) { return row.priority == 1000 ? (row.relation == kiwi::OP_EQ ? 0 : 1) : 2; });
    } else if (order_ == "descending") {
      by([](const Row& row) { return -row.priority; });
    } else if (order_ == "ascending") {
      by([](const Row& row) { return row.priority; });
    } else if (order_.rfind("shuffle", 0) == 0) {
      std::mt19937 random(static_cast<unsigned>(std::stoul(order_.substr(7))));
      std::shuffle(order.begin(), order.end(), random);
    }
    return order;
  }

  void time(std::istringstream& words) {
    double seconds = 0, limit = 0;
    words >> seconds >> limit;
    const double end = now() + seconds * 1e9;
    double best = std::numeric_limits<double>::infinity();
    int runs = 0;
    do {
      kiwi::Solver solver;
      const double start = now(), deadline = start + limit * 1e9;
      int until_check = 16;
      for (const auto& [row, constraint] : constraints_) {
        solver.addConstraint(constraint);
        if (--until_check == 0) {
          until_check = 16;
          if (now() > deadline) throw TooSlow();
        }
      }
      solver.updateVariables();
      best = std::min(best, now() - start);
      ++runs;
    } while (now() < end);
    std::printf("{\"ns\":%.0f,\"runs\":%d}\n", best, runs);
  }

  void print_values() const {
    std::printf("[");
    for (std::size_t v = 0; v < variables_.size(); ++v) std::printf("%s%.17g", v ? "," : "", variables_[v].value());
    std::printf("]\n");
  }

  // Edited constraints become edit variables, which is kiwi's way to change a constant.
  void edit(std::istringstream& words) {
    double seconds = 0;
    std::size_t count = 0;
    words >> seconds >> count;
    std::vector<int> edited(count);
    for (int& constraint : edited) words >> constraint;
    std::vector<double> values{std::istream_iterator<double>(words), {}};
    if (count == 0 || values.empty() || values.size() % count != 0) throw std::runtime_error("no such edit");

    kiwi::Solver solver;
    std::vector<kiwi::Variable> targets;
    for (int constraint : edited) {
      const double strength = strength_of_[constraint];
      targets.push_back(variables_[rows_[constraint].terms.at(0).first]);
      solver.addEditVariable(targets.back(), std::min(strength, edit_strength));
      solver.suggestValue(targets.back(), -rows_[constraint].constant);
    }
    for (const auto& [row, constraint] : constraints_) {
      if (std::find(edited.begin(), edited.end(), row) == edited.end()) solver.addConstraint(constraint);
    }
    double best = std::numeric_limits<double>::infinity(), sum = 0;
    const std::size_t changes = values.size() / count;
    const double end = now() + seconds * 1e9;
    int runs = 0;
    do {
      const double start = now();
      for (std::size_t change = 0; change < changes; ++change) {
        for (std::size_t k = 0; k < count; ++k) solver.suggestValue(targets[k], values[change * count + k]);
        solver.updateVariables();
        for (const auto& variable : variables_) sum += variable.value();
      }
      best = std::min(best, now() - start);
      ++runs;
    } while (now() < end);
    std::printf("{\"ns\":%.1f,\"runs\":%d,\"sum\":%.17g}\n", best / changes, runs, sum);
  }

  std::string order_;
  std::vector<Row> rows_;
  std::vector<double> strength_of_;
  std::size_t variable_count_ = 0;
  std::vector<kiwi::Variable> variables_;
  std::vector<std::pair<int, kiwi::Constraint>> constraints_;
};

}  // namespace

int main(int count, char** arguments) {
  const rlimit memory{most_memory, most_memory};
  setrlimit(RLIMIT_AS, &memory);
  Session session(count > 1 ? arguments[1] : "given");
  for (std::string line; std::getline(std::cin, line);) {
    session.answer(line);
    std::fflush(stdout);
  }
}

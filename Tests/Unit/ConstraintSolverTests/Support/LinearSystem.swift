import ConstraintSolver
import Foundation

/// A constraint system in the text form of the suite `linear-systems`.
struct LinearSystem {
  var system = ConstraintSystem()
  var names: [String] = []

  init(text: String) throws {
    struct Malformed: Error { var line: String }
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      let words = line.split(separator: " ").map(String.init)
      switch words.first {
      case "v":
        names.append(words[1])
        system.addVariable(isNonNegative: words.count > 2 && words[2] == "n")
      case "c":
        guard let priority = Double(words[1]).flatMap({ Priority($0) }),
          let constant = Double(words[3]), let count = Int(words[4])
        else { throw Malformed(line: String(line)) }
        let terms = try (0..<count).map { k in
          guard let v = Int(words[5 + 2 * k]), let a = Double(words[6 + 2 * k]) else {
            throw Malformed(line: String(line))
          }
          return Term(Variable(index: v), a)
        }
        let relation: Relation =
          words[2] == "eq" ? .equal : words[2] == "le" ? .lessThanOrEqual : .greaterThanOrEqual
        system.addConstraint(terms, constant: constant, relation, priority: priority)
      case "e":
        guard let v = Int(words[1]), let priority = Double(words[2]).flatMap({ Priority($0) }),
          let value = Double(words[3])
        else { throw Malformed(line: String(line)) }
        system.addConstraint(
          [Term(Variable(index: v))], constant: -value, .equal, priority: priority)
      default: continue
      }
    }
  }
}

extension ConstraintSystem {
  /// The violation of a constraint by `values`.
  func violation(of constraint: Int, by values: [Double]) -> Double {
    let (constant, relation, _) = header(of: constraint)
    let sum = terms(of: constraint).reduce(constant) {
      $0 + $1.coefficient * values[$1.variable.index]
    }
    return switch relation {
    case .equal: abs(sum)
    case .lessThanOrEqual: max(0, sum)
    case .greaterThanOrEqual: max(0, -sum)
    }
  }

  /// The sum of violations at each priority below required.
  func levelSums(_ values: [Double]) -> [Double: Double] {
    var sums: [Double: Double] = [:]
    for c in 0..<constraintCount {
      let priority = header(of: c).priority
      if priority < 1000 { sums[priority, default: 0] += violation(of: c, by: values) }
    }
    return sums
  }

  /// The largest violation of a required constraint or sign.
  func requiredViolation(_ values: [Double], except broken: Set<Int> = []) -> Double {
    var worst = 0.0
    for c in 0..<constraintCount where header(of: c).priority >= 1000 && !broken.contains(c) {
      worst = max(worst, violation(of: c, by: values))
    }
    for (v, isNonNegative) in isNonNegative.enumerated() where isNonNegative {
      worst = max(worst, -values[v])
    }
    return worst
  }

  /// The system with only `members` and the same variables.
  func subsystem(_ members: [ConflictMember]) -> ConstraintSystem {
    var signs: Set<Int> = []
    for case .nonNegative(let v) in members { signs.insert(v.index) }
    var subsystem = ConstraintSystem()
    for v in 0..<variableCount { subsystem.addVariable(isNonNegative: signs.contains(v)) }
    for case .constraint(let c) in members {
      let (constant, relation, _) = header(of: c)
      subsystem.addConstraint(terms(of: c), constant: constant, relation)
    }
    return subsystem
  }

  /// The conflicts of a solve; empty if it succeeds.
  var conflicts: [Conflict] {
    let outcome = Result { () throws(SolveError) -> Solution in try solve() }
    guard case .failure(.conflict(let conflicts, _)) = outcome else { return [] }
    return conflicts
  }

  /// Whether all required constraints can hold.
  var isSatisfiable: Bool { conflicts.isEmpty }
}

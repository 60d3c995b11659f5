import ConstraintSolver

/// A constraint system in the plain-text exchange format `LAYOUT 1`.
struct LayoutFile {
  /// A soft `variable == value` whose value is suggested anew, edit by edit.
  struct Edit {
    var constraint: Int
    var variable: Int
    var values: [Double]
  }

  struct Malformed: Error {
    var line: Int
  }

  var name = ""
  var system = ConstraintSystem()
  var names: [String] = []
  /// How many of the constraints are `c` lines; those of edits follow.
  var constraintCount = 0
  var edits: [Edit] = []

  init(_ text: String) throws {
    var pendingEdits: [(variable: Int, priority: Priority, values: [Double])] = []
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      let words = line.split(whereSeparator: { $0 == " " || $0 == "\t" || $0 == "\r" })
      guard let kind = words.first, !kind.hasPrefix("#") else { continue }
      let malformed = Malformed(line: number + 1)
      switch kind {
      case "name": name = words.count > 1 ? String(words[1]) : ""
      case "v":
        guard words.count >= 2 else { throw malformed }
        names.append(String(words[1]))
        system.addVariable(isNonNegative: words.count > 2 && words[2] == "n")
      case "c":
        try addConstraint(words, or: malformed)
      case "e":
        guard words.count >= 4, let variable = Int(words[1]), names.indices.contains(variable),
          let priority = Double(words[2]).flatMap({ Priority($0) })
        else { throw malformed }
        pendingEdits.append((variable, priority, words[3...].compactMap { Double($0) }))
      default: continue
      }
    }
    constraintCount = system.constraintCount
    for edit in pendingEdits {
      let index = system.addConstraint(
        [Term(Variable(index: edit.variable))], constant: -edit.values[0], .equal,
        priority: edit.priority)
      edits.append(Edit(constraint: index, variable: edit.variable, values: edit.values))
    }
  }

  private mutating func addConstraint(_ words: [Substring], or malformed: Malformed) throws {
    guard words.count >= 5, let priority = Double(words[1]).flatMap({ Priority($0) }),
      let constant = Double(words[3]), let count = Int(words[4]), count >= 0,
      words.count == 5 + 2 * count
    else { throw malformed }
    let relation: Relation
    switch words[2] {
    case "eq": relation = .equal
    case "le": relation = .lessThanOrEqual
    case "ge": relation = .greaterThanOrEqual
    default: throw malformed
    }
    let terms = try (0..<count).map { k in
      guard let variable = Int(words[5 + 2 * k]), names.indices.contains(variable),
        let coefficient = Double(words[6 + 2 * k])
      else { throw malformed }
      return Term(Variable(index: variable), coefficient)
    }
    system.addConstraint(terms, constant: constant, relation, priority: priority)
  }
}

import ConstraintSolver
import Foundation
import TestSupport
import Testing

/// Requests of the suite `defects` whose optima a linear program (HiGHS) has found, level by
/// level, each level on the optimal face of the one above.
struct `Optima of requests that were refused` {
  private struct Request: Decodable {
    var constraints: [String]
  }

  @Test func `a chain of 600 optional positions with factors near 1`() throws {
    let file = Repository.suites.appending(path: "defects/more/optional-only-out-of-range.json")
    let request = try JSONDecoder().decode(Request.self, from: Data(contentsOf: file))
    let system = try self.system(request.constraints, variableCount: 600)
    let solution = try system.checked()
    var sums: [Double: Double] = [:]
    for violation in solution.violations {
      sums[system.header(of: violation.constraint).priority, default: 0] += violation.amount
    }
    let optima: [(Double, Double)] = [
      (750, 29.4622291170), (500, 4_252_193.630745), (250, 7_420_463.022304),
    ]
    for (priority, optimum) in optima {
      let sum = try #require(sums[priority])
      // The minimum level by level: a lower level can only improve if a higher one worsens.
      #expect(abs(sum - optimum) < 1e-9 * optimum, "\(priority): \(sum)")
    }
  }

  /// The positions of constraints of the form `v2.left == 1.5 * v1.left + 4 @ 750`; the first
  /// position is zero.
  private func system(_ texts: [String], variableCount: Int) throws -> ConstraintSystem {
    var sheet = Sheet()
    let variables = (0..<variableCount).map { _ in sheet.variable() }
    for text in texts {
      let words = text.split(separator: " ")
      func variable(_ word: Substring) throws -> Variable {
        variables[try #require(Int(word.dropFirst().prefix { $0 != "." }))]
      }
      guard words.count > 3 else {
        try #require(text == "v0.left == s.left")
        try sheet.add([(1, variables[0])], .equal, 0)
        continue
      }
      let relation: Relation =
        words[1] == "==" ? .equal : words[1] == "<=" ? .lessThanOrEqual : .greaterThanOrEqual
      let factor = try #require(Double(words[2]))
      let constant = try #require(Double(words[6]))
      let priority = try #require(Double(words[8]))
      try sheet.add(
        [(1, variable(words[0])), (-factor, variable(words[4]))], relation, constant, at: priority)
    }
    return sheet.system
  }
}

import ConstraintSolver
import Foundation
import TestSupport
import Testing

/// The systems of a suite, each with what one linear program per priority found.
struct `Linear systems that an LP has solved` {
  struct Optimum: Decodable {
    var name: String
    var feasible: Bool
    var levels: [String: Double]?
    var min: [Double?]?
    var max: [Double?]?
    var ambiguous: [String]?
  }

  private static let folder = Repository.suite("linear-systems")

  private static let lines = {
    let text = try? String(contentsOf: folder.appending(path: "answers.jsonl"), encoding: .utf8)
    return text?.split(separator: "\n") ?? []
  }()

  private static let files = {
    let layouts = folder.appending(path: "layouts")
    let files = try? FileManager.default.contentsOfDirectory(
      at: layouts, includingPropertiesForKeys: nil)
    return files?.sorted { $0.path < $1.path } ?? []
  }()

  static let cases: [(optimum: Optimum, url: URL)] =
    // The lines are in the order of the files.
    zip(lines, files).compactMap { line, file in
      (try? JSONDecoder().decode(Optimum.self, from: Data(line.utf8))).map { ($0, file) }
    }

  @Test func `each system has an answer, and some are feasible and some not`() {
    #expect(Self.cases.count == Self.lines.count && Self.cases.count == Self.files.count)
    #expect(Set(Self.cases.map(\.optimum.feasible)) == [true, false])
  }

  @Test func `every level is as good as the LP's, and unique values are its values`() throws {
    for (expected, url) in Self.cases where expected.feasible {
      let file = try LinearSystem(text: String(contentsOf: url, encoding: .utf8))
      let solution = try file.system.checked()
      #expect(file.system.requiredViolation(solution.values) < 1e-6, "\(expected.name)")
      let sums = file.system.levelSums(solution.values)
      for (priority, optimum) in expected.levels ?? [:] {
        let sum = sums[Double(priority) ?? 0] ?? 0
        #expect(
          abs(sum - optimum) <= 2e-7 * (1 + optimum) + 1e-6,
          "\(expected.name) at \(priority): \(sum) \(optimum)")
      }
      var face = solution.optimalFace()
      var ambiguous: [String] = []
      for (v, name) in file.names.enumerated() {
        let low = expected.min?[v] ?? -.infinity
        let high = expected.max?[v] ?? .infinity
        if high - low <= 1e-4 {
          #expect(abs(solution.values[v] - low) < 1e-3, "\(expected.name): \(name)")
        } else {
          #expect(solution.values[v] >= low - 1e-3 && solution.values[v] <= high + 1e-3)
        }
        if try face.varies([Term(Variable(index: v))]) { ambiguous.append(name) }
        let range = try face.range(of: [Term(Variable(index: v))])
        #expect(
          range.lower == low || abs(range.lower - low) < 1e-2,
          "\(expected.name): \(name) \(range) \(low)")
        #expect(
          range.upper == high || abs(range.upper - high) < 1e-2,
          "\(expected.name): \(name) \(range) \(high)")
      }
      #expect(ambiguous == expected.ambiguous ?? [], "\(expected.name)")
    }
  }

  @Test func `a system without a solution ends with irreducible conflicts`() throws {
    for (expected, url) in Self.cases where !expected.feasible {
      let file = try LinearSystem(text: String(contentsOf: url, encoding: .utf8))
      let conflicts = file.system.conflicts
      #expect(!conflicts.isEmpty, "\(expected.name)")
      for conflict in conflicts {
        #expect(!file.system.subsystem(conflict.members).isSatisfiable, "\(expected.name)")
        for k in conflict.members.indices {
          var fewer = conflict.members
          fewer.remove(at: k)
          #expect(file.system.subsystem(fewer).isSatisfiable, "\(expected.name)")
        }
      }
    }
  }

  @Test func `breaking leaves out only what could not be admitted`() throws {
    for (expected, url) in Self.cases where !expected.feasible {
      let file = try LinearSystem(text: String(contentsOf: url, encoding: .utf8))
      let solution = try file.system.checked(onConflict: .breakInOrder)
      let broken = Set(
        solution.broken.compactMap { conflict -> Int? in
          if case .constraint(let c) = conflict.rejected { c } else { nil }
        })
      #expect(!broken.isEmpty)
      #expect(file.system.requiredViolation(solution.values, except: broken) < 1e-6)
      for conflict in solution.broken {
        #expect(conflict.members.last == conflict.rejected)
      }
    }
  }
}

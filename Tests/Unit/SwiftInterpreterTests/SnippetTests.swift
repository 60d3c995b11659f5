import Foundation
import SwiftInterpreter
import SwiftParsing
import SwiftSources
import SwiftWorld
import Testing

/// Code that the compiler's programs and the interpreter run alike. `Snippets/generate` wrote what
/// the programs print.
@Suite(.enabled(if: SourceParsing.program != nil))
struct SnippetTests {
  @Test(arguments: Snippet.all)
  func `the interpreter prints what the compiled program prints`(snippet: Snippet) {
    // Without optimisation, calls need more stack than a test's thread has.
    let outcomes = DeepStack.run { snippet.tests.map { snippet.outcome(of: $0.name) } }
    for (test, outcome) in zip(snippet.tests, outcomes ?? []) {
      #expect(outcome.end == .finished, "\(test.name)")
      #expect(outcome.output == test.output, "\(test.name)")
      #expect(outcome.decisions == 0, "\(test.name)")
    }
    #expect(outcomes?.count == snippet.tests.count)
  }
}

extension Snippet {
  /// What a function of the snippet prints in the interpreter.
  func outcome(of test: String) -> (output: String, end: WorldEnd, decisions: Int) {
    var symbols = SymbolTable()
    let file = SwiftFile(number: 0, path: name, tree: tree, symbols: &symbols)
    let function = symbols.intern(test)
    let program = Program([file], symbols: symbols) { _ in NoSystemTypes() }
    var budgets = Budgets()
    budgets.stackBytes = DeepStack.usableBytes
    var lines: [String] = []
    let interpreter = Interpreter(program, library: NoSystemLibrary(), budgets: budgets)
    interpreter.output = { lines.append($0) }
    let end = interpreter.finish { (interpreter) throws(Interruption) in
      _ = try interpreter.callFunction(function, [])
    }
    interpreter.output = nil
    let output = lines.joined(separator: "\n").trimmingCharacters(in: .newlines)
    return (output, end, interpreter.decisions.count)
  }
}

/// Code with what it prints.
struct Snippet: Sendable, CustomTestStringConvertible {
  let name: String
  let tree: SwiftTree
  let tests: [(name: String, output: String)]

  var testDescription: String { name }

  static let all: [Snippet] = {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Snippets")
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.sorted().filter { $0.hasSuffix(".snippet") }.compactMap {
      Snippet(folder, String($0.dropLast(".snippet".count)))
    }
  }()

  private init?(_ folder: URL, _ name: String) {
    guard
      let source = try? String(
        contentsOf: folder.appending(path: "\(name).snippet"), encoding: .utf8),
      let expected = try? String(
        contentsOf: folder.appending(path: "\(name).expected"), encoding: .utf8)
    else { return nil }
    self.name = name
    tree = SourceParsing.trees([source]).first ?? SwiftTree(unread: .noParser)

    tests = expected.components(separatedBy: "## ").dropFirst().map { part in
      let lines = part.components(separatedBy: "\n")
      let output = lines.dropFirst().joined(separator: "\n")
      return (lines[0], output.trimmingCharacters(in: .newlines))
    }
  }
}

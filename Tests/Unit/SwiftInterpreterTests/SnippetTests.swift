import Foundation
import SwiftInterpreter
import SwiftSources
import Testing

/// Code that the compiler's programs and the interpreter run alike. `Snippets/generate` wrote what
/// the programs print.
@Suite(.enabled(if: SourceParsing.program != nil))
struct SnippetTests {
  @Test(arguments: Snippet.all)
  func `the interpreter prints what the compiled program prints`(snippet: Snippet) {
    var symbols = SymbolTable()
    let tree = SourceParsing.trees([snippet.source])[0]
    let file = SwiftFile(number: 0, path: snippet.name, tree: tree, symbols: &symbols)
    let names = snippet.tests.map { symbols.intern($0.name) }
    let program = Program([file], symbols: symbols) { _ in NoSystemTypes() }
    for (test, name) in zip(snippet.tests, names) {
      var lines: [String] = []
      let interpreter = Interpreter(program, library: NoSystemLibrary(), budgets: .deepTests)
      interpreter.output = { lines.append($0) }
      let end = interpreter.finish { (interpreter) throws(Interruption) in
        _ = try interpreter.callFunction(name, [])
      }
      interpreter.output = nil
      #expect(end == .finished, "\(test.name)")
      let text = lines.joined(separator: "\n").trimmingCharacters(in: .newlines)
      #expect(text == test.output, "\(test.name)")
      #expect(interpreter.decisions.isEmpty, "\(test.name)")
    }
  }
}

extension Budgets {
  /// Test threads have 8 MB on Linux; builds without optimisation need more per call.
  static var deepTests: Budgets { Budgets() }
}

/// Code with what it prints.
struct Snippet: Sendable, CustomTestStringConvertible {
  let name: String
  let source: String
  let tests: [(name: String, output: String)]

  var testDescription: String { name }

  static let all: [Snippet] = {
    let folder = SourceParsing.folder.appending(path: "Snippets")
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
    self.source = source
    tests = expected.components(separatedBy: "## ").dropFirst().map { part in
      let lines = part.components(separatedBy: "\n")
      let output = lines.dropFirst().joined(separator: "\n")
      return (lines[0], output.trimmingCharacters(in: .newlines))
    }
  }
}

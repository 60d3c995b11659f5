import SwiftInterpreter
import SwiftParsing
import SwiftSources
import SwiftWorld
import TextBytes

/// Sources with what their function `run()` does.
struct TestProgram {
  let program: Program
  private let run: SwiftSymbol

  init(
    _ sources: String..., system: (inout SymbolTable) -> any SystemTypes = { _ in NoSystemTypes() }
  ) {
    var symbols = SymbolTable()
    let files = SourceParsing.trees(sources).enumerated().map { number, tree in
      SwiftFile(number: number, path: "file\(number).swift", tree: tree, symbols: &symbols)
    }
    run = symbols.intern("run")
    program = Program(files, symbols: symbols, system: system)
  }

  /// What a world prints, and how it ends.
  struct Outcome: Equatable {
    var lines: [String] = []
    var end = WorldEnd.finished
    var decisions: [String] = []
  }

  /// Runs `run()` in a world.
  func outcome(
    _ function: SwiftSymbol? = nil, assuming assumptions: Assumptions = .init(),
    budgets: Budgets = .init(), library: any SystemLibrary = NoSystemLibrary()
  ) -> Outcome {
    let interpreter = Interpreter(
      program, library: library, assuming: assumptions, budgets: budgets)
    var outcome = Outcome()
    interpreter.output = { outcome.lines.append($0) }
    outcome.end = interpreter.finish { (interpreter) throws(Interruption) in
      _ = try interpreter.callFunction(function ?? run, [])
      try interpreter.runWaiting()
    }
    interpreter.output = nil
    outcome.decisions = interpreter.decisions.map {
      "\($0.condition.text): \($0.outcome == 0)\($0.isRelevant ? "" : " (irrelevant)")"
    }
    return outcome
  }

  /// A world on a thread with a deep stack.
  static func deepOutcome(
    _ source: String, _ change: @Sendable @escaping (inout Budgets) -> Void = { _ in }
  )
    -> Outcome
  {
    let result = DeepStack.run { () -> Result in
      var budgets = Budgets()
      budgets.stackBytes = DeepStack.usableBytes
      change(&budgets)
      return Result(TestProgram(source).outcome(budgets: budgets))
    }
    return result?.outcome ?? Outcome(lines: ["no thread"])
  }

  private struct Result: Sendable {
    let lines: [String]
    let end: WorldEnd
    let decisions: [String]

    init(_ outcome: Outcome) {
      lines = outcome.lines
      end = outcome.end
      decisions = outcome.decisions
    }

    var outcome: Outcome { Outcome(lines: lines, end: end, decisions: decisions) }
  }
}

import SwiftParsing
import SwiftSources
import Synchronization

/// A tree as nested parentheses, without places: `(binary + (integerLiteral 1) (identifier x))`.
func outline(_ source: String, operators: String = "") -> String {
  let tree = tree(source, operators: operators)
  if let reason = tree.unread { return "\(reason)" }
  return file(tree).items.map { outline($0.node) }.joined(separator: " ")
}

func tree(_ source: String, operators: String = "") -> SwiftTree {
  tree(Array(source.utf8), operators: operators)
}

/// Parses on a thread with the stack of the program's.
func tree(_ source: [UInt8], operators: String = "") -> SwiftTree {
  let result = Mutex(SwiftTree(unread: .noParser))
  let thread = ParsingThread {
    let tree = SourceParser(operators: Array(operators.utf8)).tree(of: source)
    result.withLock { $0 = tree }
  }
  thread?.join()
  return result.withLock { $0 }
}

func file(_ tree: SwiftTree) -> SwiftFile {
  var symbols = SymbolTable()
  return SwiftFile(number: 0, path: "a.swift", tree: tree, symbols: &symbols)
}

private func outline(_ node: SwiftNode) -> String {
  if node.kind == .absent { return "-" }
  let parts = ["\(node.kind)", node.text] + node.children.map(outline)
  return "(" + parts.filter { !$0.isEmpty }.joined(separator: " ") + ")"
}

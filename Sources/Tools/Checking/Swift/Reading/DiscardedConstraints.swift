import SwiftSources
import SwiftWorld
import UIKitModel

/// The constraints that code makes without using them, by the syntax alone.
///
/// Such a call is a statement of a function. In a closure it may be a component of a result
/// builder, and as the only statement of a function with a result it is what that returns.
enum DiscardedConstraints {
  /// The calls in the order of the sources.
  ///
  /// - Complexity: O(nodes).
  static func all(in program: Program, _ types: UIKitTypes) -> [SwiftNode] {
    let making = Set(ConstraintStatements.all(in: program, types).map(\.id))
    guard let name = program.symbols.find("constraint"), !making.isEmpty else { return [] }
    var found: [SwiftNode] = []
    for file in program.files {
      for item in file.items {
        for node in item.node.descendants where isFunction(node) {
          guard node.descendants.contains(where: { $0.kind == .call && making.contains($0.id) })
          else { continue }
          found += statements(of: node).filter { call in
            var children = call.children
            return children.next()?.symbol == name && making.contains(call.id)
          }
        }
      }
    }
    return found
  }

  private static func isFunction(_ node: SwiftNode) -> Bool {
    node.kind == .functionDeclaration || node.kind == .initializerDeclaration
  }

  /// The calls that are statements of a function, also in its branches and loops.
  private static func statements(of function: SwiftNode) -> [SwiftNode] {
    let parts = Array(function.children)
    guard let body = parts.last, body.kind == .list, parts.count > 2,
      // A result builder is an attribute, and none of the others matters.
      !parts[0].children.contains(where: { isBuilder($0) })
    else { return [] }
    let hasResult = function.kind == .functionDeclaration && parts.count > 3 && !parts[3].isAbsent
    var found: [SwiftNode] = []
    var open = Array(body.children)
    if hasResult, open.count == 1 { return [] }
    while let node = open.popLast() {
      switch node.kind {
      case .call: found.append(node)
      case .closure, .functionDeclaration, .classDeclaration, .structDeclaration,
        .enumDeclaration, .propertyDeclaration, .assignment, .returnStatement:
        break
      case .list, .ifExpression, .guardStatement, .forStatement, .whileStatement,
        .repeatStatement, .doStatement, .deferStatement, .labeledStatement, .switchExpression,
        .switchCase, .catchClause:
        open += node.children
      default: break
      }
    }
    return found.sorted { $0.index < $1.index }
  }

  private static func isBuilder(_ attribute: SwiftNode) -> Bool {
    attribute.text.hasSuffix("Builder")
  }
}

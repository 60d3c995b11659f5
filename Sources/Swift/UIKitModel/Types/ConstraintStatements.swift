internal import ConstraintSolver
internal import SwiftInterpreter
public import SwiftSources
public import SwiftWorld

/// The expressions of a program that make constraints, by their syntax alone: what coverage is
/// measured against.
public enum ConstraintStatements {
  /// The calls that make constraints, in the order of the sources.
  ///
  /// - Complexity: O(nodes).
  public static func all(in program: Program, _ types: UIKitTypes) -> [SwiftNode] {
    var found: [SwiftNode] = []
    for file in program.files {
      for statement in file.items {
        for node in statement.node.descendants where node.kind == .call {
          if makesConstraint(node, types.names) { found.append(node) }
        }
      }
    }
    return found
  }

  private static func makesConstraint(_ call: SwiftNode, _ names: UIKitNames) -> Bool {
    var children = call.children
    guard let callee = children.next(), let name = names[callee.symbol] else { return false }
    let label = children.next().flatMap { names[$0.symbol] }
    switch (callee.kind, name) {
    case (.member, .constraint): return label.flatMap { Relation(creating: $0) } != nil
    case (.member, .constraints): return label == .withVisualFormat
    case (.member, .equalToSuperview), (.member, .lessThanOrEqualToSuperview),
      (.member, .greaterThanOrEqualToSuperview), (.member, .equalTo),
      (.member, .lessThanOrEqualTo), (.member, .greaterThanOrEqualTo):
      return label == nil && isSnapAttribute(callee, names)
    case (.identifier, .nsLayoutConstraint): return label == .item
    default: return false
    }
  }

  /// Whether a relation is called on an attribute of SnapKit: a rectangle has `equalTo`, too.
  private static func isSnapAttribute(_ callee: SwiftNode, _ names: UIKitNames) -> Bool {
    var children = callee.children
    guard let base = children.next(), base.kind == .member, let name = names[base.symbol] else {
      return false
    }
    return UIKitLibrary.isSnapAttribute(name)
  }
}

/// Compares nodes of two forests by keys that the forests' owners hold.
///
/// A protocol, not a closure, so that the comparison is specialised into the matching loop: a call
/// would take twice as many instructions.
@usableFromInline
package protocol NodeComparison {
  /// Whether `old`, a node of the old forest, has the same key as `new`, a node of the new one.
  func isSame(_ old: ItemTree.Node, _ new: ItemTree.Node) -> Bool
}

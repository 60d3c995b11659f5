/// Compares nodes of two forests by the keys that the forests' owners hold.
///
/// A protocol rather than a closure, so that the comparison is specialised into the matching loop:
/// a call takes twice as many instructions.
@usableFromInline
package protocol NodeComparison {
  /// Whether `old`, a node of the old forest, has the key of `new`, a node of the new one.
  func isSame(_ old: ItemTree.Node, _ new: ItemTree.Node) -> Bool
}

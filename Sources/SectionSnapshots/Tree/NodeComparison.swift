/// Tells which nodes of two forests are the same: by the keys that the owners of the forests hold.
///
/// A protocol, not a closure, so that the comparison is part of the loop that makes it a million
/// times: called, it takes twice as many instructions.
@usableFromInline
package protocol NodeComparison {
  /// Whether `old`, a node of the forest that is there, has the key of `new`, one of the forest
  /// that is wanted.
  func isSame(_ old: ItemTree.Node, _ new: ItemTree.Node) -> Bool
}

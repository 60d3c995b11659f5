import ConstraintLayout

/// Names of the elements of a layout that are the same in each run.
///
/// An element without a name of its own is named by its place: `card[2]` is the third subview of
/// `card`, `card.guides[0]` its first guide, and `roots[1]` the second root.
enum ElementNames {
  /// The names in depth-first order, which is that of the items of the layout's scene.
  ///
  /// - Complexity: O(elements + length of the names).
  static func all(of roots: [View]) -> [String] {
    var places: [ObjectIdentifier: String] = [:]
    for (index, root) in roots.enumerated() { places[ObjectIdentifier(root)] = "roots[\(index)]" }
    var names: [String] = []
    for element in roots.flatMap(\.elements) {
      let name =
        element.isUnnamed ? places[ObjectIdentifier(element)] ?? element.name : element.name
      names.append(name)
      guard let view = element as? View else { continue }
      for (index, child) in view.subviews.enumerated() where child.isUnnamed {
        places[ObjectIdentifier(child)] = "\(name)[\(index)]"
      }
      for (index, guide) in view.guides.enumerated() where guide.isUnnamed {
        places[ObjectIdentifier(guide)] = "\(name).guides[\(index)]"
      }
    }
    return names
  }
}

/// The elements and active constraints of a solved tree, by the index of their item or constraint
/// in its scene.
///
/// Elements and constraints keep their index as long as they are in the tree, so indices may be
/// unused after edits.
struct TreeIndex {
  /// An active constraint.
  struct Entry {
    let constraint: Constraint
    /// The number of its activation, which orders constraints.
    let stamp: UInt64
  }

  /// A text and the insets of its view's alignment rectangle.
  struct Text {
    let text: ViewText
    let insets: EdgeInsets
  }

  var elements: [LayoutElement?] = []
  var constraints: [Entry?] = []
  var items: [ObjectIdentifier: ItemIndex] = [:]
  var texts: [ItemIndex: Text] = [:]
  /// The items in depth-first order.
  var order: [ItemIndex] = []
  /// Whether indices differ from the positions in a new scene of the tree.
  var isRenumbered = false

  /// The index of an element; `nil` outside the tree.
  func item(_ element: LayoutElement?) -> ItemIndex? {
    element.flatMap { items[ObjectIdentifier($0)] }
  }

  /// The constraint or implied constraint that an origin in the scene refers to; `nil` if it is not
  /// in the tree.
  func member(_ origin: ConstraintOrigin) -> LayoutMember? {
    switch origin {
    case .constraint(let number): constraints[number].map { .constraint($0.constraint) }
    case .implied(let item, let implication):
      elements[item.index].map { .implied($0, implication.name) }
    case .stack(let name):
      elements[name.view.index].map { view in
        .implied(
          view,
          name.implied
            + (name.arranged.flatMap { elements[$0.index] }.map { " of \($0.name)" } ?? ""))
      }
    }
  }
}

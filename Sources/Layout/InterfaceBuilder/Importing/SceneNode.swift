internal import ConstraintLayout

/// A view of a scene.
struct SceneNode {
  /// The origin of a view's frame.
  enum Placement: Hashable {
    /// The view is the root; its size is given.
    case root
    /// Constraints determine it.
    case solved
    /// The view's stack and constraints determine it.
    case arranged
    /// The autoresizing mask determines it.
    case mask
    /// The view is the content view of a cell or an effect view.
    case content
  }

  var element: XMLElement
  var id: String
  var kind: ViewKind
  var placement: Placement
  /// The index of the parent; -1 for the root.
  var parent: Int
  /// The index after the last descendant.
  var end = 0
  /// The saved frame, relative to the parent; zero if none is saved.
  var frame: Frame
  /// Whether a frame is saved.
  var hasFrame: Bool
  /// The saved origin, relative to the root.
  var originX: Double
  var originY: Double
  /// The insets of the alignment rectangle.
  var alignment: EdgeInsets

  /// Whether solving determines the view's frame.
  var isSolved: Bool { placement == .solved || placement == .arranged }
  /// The saved width and height of the alignment rectangle.
  var alignmentSize: (width: Double, height: Double) {
    (
      frame.width - alignment.left - alignment.right,
      frame.height - alignment.top - alignment.bottom
    )
  }
}

/// The views of a scene, parents before their children and each subtree contiguous.
struct SceneNodes {
  private(set) var nodes: [SceneNode] = []
  private var indices: [XMLElement: Int] = [:]

  var count: Int { nodes.count }

  subscript(index: Int) -> SceneNode {
    get { nodes[index] }
    set { nodes[index] = newValue }
  }

  /// The index of an element's view; `nil` if it is not in the scene.
  func index(of element: XMLElement) -> Int? { indices[element] }

  /// Whether a view is a descendant of another.
  func isInside(_ inner: Int, _ outer: Int) -> Bool {
    inner > outer && inner < nodes[outer].end
  }

  mutating func append(_ node: SceneNode) {
    indices[node.element] = nodes.count
    nodes.append(node)
  }

  /// Sets the ends of all subtrees.
  mutating func finish() {
    for index in nodes.indices.reversed() {
      nodes[index].end = max(nodes[index].end, index + 1)
      let parent = nodes[index].parent
      if parent >= 0 { nodes[parent].end = max(nodes[parent].end, nodes[index].end) }
    }
  }
}

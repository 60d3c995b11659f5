public import ConstraintLayout

/// A layout request that has been read and found without fault.
public struct LayoutRequest: Sendable {
  /// The same scene solved again with other values.
  public struct Variant: Sendable {
    /// What the answer calls it.
    public var name: String
    /// Its own direction, where it has one.
    public var direction: LayoutDirection?
    /// The other values.
    public var edits: [LayoutEdit]
    /// What is asked of it.
    public var queries = Queries()
  }

  /// What is asked of a scene beside its frames.
  public struct Queries: Sendable {
    /// The views and guides to explain.
    public var explained: [ItemIndex] = []
    /// The views whose fitting sizes are asked for.
    public var fitted: [Fitted] = []
  }

  /// Views, guides and constraints.
  public var scene: LayoutScene
  /// How to solve it and how to answer.
  public var options: LayoutOptions
  /// The variants, in the order of the request.
  public var variants: [Variant]
  /// Where everything stands in the request.
  public var sourceMap: LayoutSourceMap
  /// What is asked of the scene itself.
  public var queries = Queries()

  /// A view whose fitting sizes are asked for.
  public struct Fitted: Sendable {
    /// The view.
    public var view: ItemIndex
    /// The width that it is to have, if one is given.
    public var width: Double?
    /// The height that it is to have, if one is given.
    public var height: Double?
  }
}

/// Where the items and constraints of a scene stand in the request that it was read from.
public struct LayoutSourceMap: Sendable {
  /// Where a view or guide stands.
  struct ItemLocation: Sendable {
    /// The view in whose `children` it stands; -1 in `views` or `guides`.
    var nest: Int32
    /// The place in that array.
    var position: Int32
  }

  /// Where a constraint stands.
  struct ConstraintLocation: Sendable {
    /// The place in `constraints`.
    var position: Int32
    /// Which comparison of a chain it is; -1 where it is no chain.
    var part: Int32
    /// The number of its id; -1 where it has none.
    var id: Int32
  }

  var items: [ItemLocation] = []
  var constraints: [ConstraintLocation] = []
  var ids = NameTable()

  /// What people call a constraint: its place in the request, and its id where it has one.
  ///
  /// - Parameter number: The scene's number of the constraint.
  /// - Returns: Such as `constraint 3 "cap"`, the id cut to a length.
  public func title(ofConstraint number: Int) -> String {
    let location = constraints[number]
    guard location.id >= 0 else { return "constraint \(location.position)" }
    let id = ids.bytes(of: Int(location.id)).withUnsafeBufferPointer { Excerpt.quoted($0) }
    return "constraint \(location.position) \(id)"
  }

  /// The JSON Pointer to a view or guide.
  ///
  /// - Complexity: O(levels above it).
  func pointer(to item: ItemIndex, in scene: LayoutScene) -> JSONPointer {
    var path: [ItemLocation] = []
    var next = item.index
    while true {
      path.append(items[next])
      guard items[next].nest >= 0 else { break }
      next = Int(items[next].nest)
    }
    var pointer = JSONPointer()
    pointer.append(scene.items[next].isView ? "views" : "guides")
    for (level, location) in path.reversed().enumerated() {
      if level > 0 { pointer.append("children") }
      pointer.append(Int(location.position))
    }
    return pointer
  }
}

package import ConstraintLayout
package import JSONText
internal import TextBytes

/// The locations of a scene's items and constraints: in the JSON of a request and, if the scene was
/// read from a document of another format, in that document.
@usableFromInline
package struct RequestPlaces: Sendable {
  /// The location of a view or guide.
  @usableFromInline
  package struct ItemLocation: Sendable {
    /// The view whose `children` contain it; -1 for an element of `views` or `guides`.
    @usableFromInline package var nest: Int32
    /// The index in that array.
    @usableFromInline package var position: Int32

    /// Makes a location.
    @inlinable
    package init(nest: Int32, position: Int32) {
      self.nest = nest
      self.position = position
    }
  }

  /// The location of a constraint.
  @usableFromInline
  package struct ConstraintLocation: Sendable {
    /// The index in `constraints`.
    @usableFromInline package var position: Int32
    /// The index of the comparison in a chain; -1 if it is not a chain.
    @usableFromInline package var part: Int32
    /// The number of its id; -1 for none.
    @usableFromInline package var id: Int32

    /// Makes a location.
    @inlinable
    package init(position: Int32, part: Int32, id: Int32) {
      self.position = position
      self.part = part
      self.id = id
    }
  }

  /// The locations in a non-JSON document.
  package struct Document: Sendable {
    /// A constraint of the document.
    package struct Constraint: Sendable {
      /// The constraint's id, if any.
      package var id: String?
      /// The start position.
      package var position: SourcePosition

      /// Makes a constraint.
      package init(id: String?, position: SourcePosition) {
        self.id = id
        self.position = position
      }
    }

    /// The start positions by item.
    package var items: [SourcePosition]
    /// The document's constraints by constraint of the scene; `nil` for those that a rule made.
    package var constraints: [Constraint?]

    /// Makes locations.
    package init(items: [SourcePosition], constraints: [Constraint?]) {
      self.items = items
      self.constraints = constraints
    }

    /// The constraint in the document for one of the scene, if there is one.
    func constraint(_ number: Int) -> Constraint? {
      constraints.indices.contains(number) ? constraints[number] : nil
    }
  }

  /// The locations in the JSON by item.
  package var items: [ItemLocation] = []
  /// The locations in the JSON by constraint of the scene.
  package var constraints = ConstraintLocations()
  /// The ids of constraints.
  package var ids = NameTable()
  /// The locations in the document, if it is not JSON.
  package var document: Document?

  /// Makes an empty map.
  package init() {}

  /// The title of a constraint in messages: its index in the request, and its id if it has one.
  ///
  /// - Parameter number: The number of the constraint in the scene.
  /// - Returns: For example `constraint 3 "cap"`, with the id abbreviated.
  package func title(ofConstraint number: Int) -> String {
    let location = constraints[number]
    guard location.id >= 0 else { return "constraint \(location.position)" }
    let id = ids.bytes(of: Int(location.id)).withUnsafeBufferPointer { Excerpt.quoted($0) }
    return "constraint \(location.position) \(id)"
  }

  /// The JSON Pointer to a view or guide.
  ///
  /// - Complexity: O(levels above it).
  package func pointer(to item: ItemIndex, in scene: LayoutScene) -> JSONPointer {
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

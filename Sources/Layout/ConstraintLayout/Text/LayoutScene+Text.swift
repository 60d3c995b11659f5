package import ConstraintSolver

/// The items that parsed text names.
extension LayoutScene {
  /// The result of adding the constraints of a text.
  package struct AddedText {
    /// The number of added constraints: up to 1, or 2 of a chain.
    package var count: Int
    /// Whether all constraints of the text were added. If not, the text has an error.
    package var isComplete: Bool
    /// Whether the text states a priority.
    package var statesPriority: Bool
  }

  /// Adds the constraints of a text between items of the scene, up to the first one with an error.
  ///
  /// This makes no syntax tree. To report an error, parse the text with ``ConstraintTextParser``.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - names: The names of the scene.
  ///   - priority: The priority unless the text states one.
  ///   - container: The container of the constraints.
  ///   - isActive: Whether the constraints are active.
  /// - Returns: The number of added constraints, and whether that is all of them.
  /// - Complexity: O(length).
  package mutating func addConstraints(
    _ text: Span<UInt8>, among names: NameTable.Names, priority: Priority = .required,
    container: ItemIndex? = nil, isActive: Bool = true
  ) -> AddedText {
    var reader = ConstraintReader(NamedAnchors(names))
    do throws(TextFault) {
      let read = try reader.comparison(in: text)
      guard reader.scanner.isAtEnd(text) else {
        // A copy, so that the reader can stay in registers.
        var copy = reader
        let end = try copy.end(in: text)
        try ConstraintReader<NamedAnchors>.checkAnchors(of: read, end)
        let first = SceneConstraint(
          read.first, read.relation, read.second, priority: end.priority ?? priority,
          container: container, isActive: isActive)
        guard let relation = end.chainRelation else { return addConstraints(first, nil, end) }
        let second = SceneConstraint(
          read.second, relation, end.third, priority: end.priority ?? priority,
          container: container, isActive: isActive)
        return addConstraints(first, second, end)
      }
      let isAdded = add(
        SceneConstraint(
          read.first, read.relation, read.second, priority: priority, container: container,
          isActive: isActive))
      return AddedText(count: isAdded ? 1 : 0, isComplete: isAdded, statesPriority: false)
    } catch {
      return AddedText(count: 0, isComplete: false, statesPriority: false)
    }
  }

  /// Adds the constraints of a text that does not end behind its second side.
  @inline(never)
  private mutating func addConstraints(
    _ first: SceneConstraint?, _ second: SceneConstraint?, _ end: ConstraintReader<NamedAnchors>.End
  ) -> AddedText {
    var added = AddedText(count: 0, isComplete: false, statesPriority: end.priority != nil)
    guard add(first) else { return added }
    added.count = 1
    if end.chainRelation != nil {
      guard add(second) else { return added }
      added.count = 2
    }
    added.isComplete = true
    return added
  }

  /// Adds a constraint unless it has an error; returns whether it was added.
  ///
  /// - Complexity: O(1), amortised.
  package mutating func addIfValid(_ constraint: SceneConstraint) -> Bool { add(constraint) }

  /// Adds a constraint unless it has an error.
  @inline(__always)
  private mutating func add(_ constraint: SceneConstraint?) -> Bool {
    guard let constraint else { return false }
    if !constraint.isPlainlyValid, error(in: constraint) != nil { return false }
    constraints.append(constraint)
    return true
  }

  /// The anchors of a side of a constraint; `nil` if an attribute, an area or a name is unknown.
  ///
  /// - Complexity: O(length of the names).
  package func anchors(of side: ConstraintText.Side, in text: Span<UInt8>) -> SideAnchors? {
    var anchors = SideAnchors()
    if let read = side.anchor {
      guard let anchor = anchor(read, in: text) else { return nil }
      anchors.anchor = anchor
    }
    if let read = side.origin {
      guard let anchor = anchor(read, in: text) else { return nil }
      anchors.origin = anchor
    }
    return anchors
  }

  /// The anchor in a text; `nil` if its attribute, its area or its name is unknown.
  ///
  /// - Complexity: O(length of the name).
  package func anchor(_ read: AnchorText, in text: Span<UInt8>) -> Anchor? {
    guard read.unknown == nil, let item = item(named: read.name, in: text) else { return nil }
    return Anchor(item, read.attribute, of: read.area)
  }

  /// The item with a name in a text, or `nil`.
  ///
  /// - Complexity: O(length of the name).
  package func item(named name: NameText, in text: Span<UInt8>) -> ItemIndex? {
    guard name.hasDoubledQuotes else { return item(named: text.extracting(name.range)) }
    return name.unquoted(text).withUnsafeBufferPointer { item(named: $0.span) }
  }
}

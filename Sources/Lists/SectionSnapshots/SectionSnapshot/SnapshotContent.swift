/// The content of a snapshot declaration: items in order, some with children.
///
/// Functions can return content for use in other content. Nothing is checked or copied until a
/// snapshot is made, so nesting costs nothing per level.
public struct SnapshotContent<Item: Hashable & Sendable>: Sendable {
  enum Part: Sendable {
    case item(Item)
    case parent(Item, isExpanded: Bool, SnapshotContent)
    case content(SnapshotContent)
    case snapshot(SectionSnapshot<Item>)
  }

  var parts: [Part]
}

extension SectionSnapshot {
  /// Makes a snapshot from a declaration.
  ///
  /// ```swift
  /// let snapshot = try SectionSnapshot<String> {
  ///   "Cell 1"
  ///   ["Cell 2", "Cell 3"]
  ///   SectionSnapshotBuilder.parent("Cell 4") {
  ///     "a.circle"
  ///     SectionSnapshotBuilder.parent("Cell 5", isExpanded: false) {
  ///       "c.circle.fill"
  ///     }
  ///   }
  /// }
  /// ```
  ///
  /// - Throws: If an item occurs twice. Offsets count the items in depth-first order.
  /// - Complexity: O(number of items) on average, regardless of depth.
  public init(
    @SnapshotContentBuilder<Item> _ content: () -> SnapshotContent<Item>
  ) throws(Failure) {
    try self.init(content())
  }

  /// Makes a snapshot from content.
  ///
  /// - Throws: If an item occurs twice. Offsets count the items in depth-first order.
  /// - Complexity: O(number of items) on average, regardless of depth.
  public init(_ content: SnapshotContent<Item>) throws(Failure) {
    var declaration = Declaration<Item>()
    declaration.add(content)
    guard declaration.duplicates.isEmpty else {
      throw Failure(operation: .build, reason: .duplicateItems(declaration.duplicates))
    }
    self = declaration.snapshot
  }
}

import SectionSnapshots

extension NSDiffableDataSourceSectionSnapshot {
  /// All items in depth-first order.
  public var items: [ItemIdentifierType] { sectionSnapshot.items }

  /// The items without a parent.
  public var rootItems: [ItemIdentifierType] { sectionSnapshot.rootItems }

  /// The items whose ancestors are all expanded, in order.
  public var visibleItems: [ItemIdentifierType] { sectionSnapshot.visibleItems }

  /// Whether the item is in the list.
  public func contains(_ item: ItemIdentifierType) -> Bool { sectionSnapshot.contains(item) }

  /// The index of an item among ``items``; `nil` if it is not in the list.
  public func index(of item: ItemIdentifierType) -> Int? { sectionSnapshot.index(of: item) }

  /// The number of an item's ancestors.
  ///
  /// - Precondition: The item is in the list.
  public func level(of item: ItemIdentifierType) -> Int {
    do { return try sectionSnapshot.level(of: item) } catch { stop(error) }
  }

  /// The parent of an item; `nil` for a root.
  ///
  /// - Precondition: The item is in the list.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
    do { return try sectionSnapshot.parent(of: child) } catch { stop(error) }
  }

  /// Whether an item is expanded.
  ///
  /// - Precondition: The item is in the list.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool {
    do { return try sectionSnapshot.isExpanded(item) } catch { stop(error) }
  }

  /// Whether all ancestors of an item are expanded.
  ///
  /// - Precondition: The item is in the list.
  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    do { return try sectionSnapshot.isVisible(item) } catch { stop(error) }
  }

  /// The descendants of `parent` as a list of their own, with their hierarchy and expansion.
  ///
  /// - Parameters:
  ///   - parent: An item of this list.
  ///   - includingParent: Whether `parent` becomes the root of the new list; otherwise its children
  ///     become the roots.
  /// - Returns: The new list.
  /// - Precondition: `parent` is in this list.
  public func snapshot(of parent: ItemIdentifierType, includingParent: Bool = false) -> Self {
    do {
      return Self(try sectionSnapshot.snapshot(of: parent, includingParent: includingParent))
    } catch { stop(error) }
  }

  /// The tree as text, one item per line, like `SectionSnapshot.visualDescription()`.
  public func visualDescription() -> String { sectionSnapshot.visualDescription() }
}

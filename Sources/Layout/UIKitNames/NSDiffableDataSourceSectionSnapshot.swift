public import SectionSnapshots

/// A hierarchical list: unique items in an ordered tree, each expanded or collapsed.
///
/// Its operations do not throw. Where UIKit raises an exception, as for an unknown item or one that
/// would occur twice, they end the program with the message of a `SectionSnapshotError`. For
/// items that may repeat, such as those from a file or a server, use `SectionSnapshot`, whose
/// operations throw that error.
public struct NSDiffableDataSourceSectionSnapshot<
  ItemIdentifierType: Hashable & Sendable
>: Sendable {
  /// The list, whose operations throw. It also has differences between lists.
  public private(set) var sectionSnapshot: SectionSnapshot<ItemIdentifierType>

  /// Makes an empty list.
  public init() { sectionSnapshot = SectionSnapshot() }

  /// Makes a list of one whose operations throw.
  public init(_ sectionSnapshot: SectionSnapshot<ItemIdentifierType>) {
    self.sectionSnapshot = sectionSnapshot
  }

  // MARK: Changes

  /// Adds items after the last child of `parent`, or as the last roots if `parent` is `nil`.
  ///
  /// - Precondition: `parent` is in the list. No item already is or occurs twice.
  /// - Complexity: O(number of `items`) on average.
  public mutating func append(
    _ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil
  ) {
    do { try sectionSnapshot.append(items, to: parent) } catch { stop(error) }
  }

  /// Adds items as siblings before `beforeIdentifier`.
  ///
  /// - Precondition: `beforeIdentifier` is in the list. No item already is or occurs twice.
  /// - Complexity: O(number of `items`) on average.
  public mutating func insert(
    _ items: [ItemIdentifierType], before beforeIdentifier: ItemIdentifierType
  ) {
    do { try sectionSnapshot.insert(items, before: beforeIdentifier) } catch { stop(error) }
  }

  /// Adds items as siblings after `afterIdentifier` and its descendants.
  ///
  /// - Precondition: `afterIdentifier` is in the list. No item already is or occurs twice.
  /// - Complexity: O(number of `items`) on average.
  public mutating func insert(
    _ items: [ItemIdentifierType], after afterIdentifier: ItemIdentifierType
  ) {
    do { try sectionSnapshot.insert(items, after: afterIdentifier) } catch { stop(error) }
  }

  /// Adds the items of another list before `item`, with their hierarchy and expansion.
  ///
  /// - Precondition: `item` is in this list, and no item of the other one is.
  /// - Complexity: O(added items) on average.
  public mutating func insert(_ snapshot: Self, before item: ItemIdentifierType) {
    do {
      try sectionSnapshot.insert(snapshot.sectionSnapshot, before: item)
    } catch { stop(error) }
  }

  /// Adds the items of another list after `item` and its descendants, with their hierarchy and
  /// expansion.
  ///
  /// - Precondition: `item` is in this list, and no item of the other one is.
  /// - Complexity: O(added items) on average.
  public mutating func insert(_ snapshot: Self, after item: ItemIdentifierType) {
    do {
      try sectionSnapshot.insert(snapshot.sectionSnapshot, after: item)
    } catch { stop(error) }
  }

  /// Replaces the descendants of `parent` with the items of another list.
  ///
  /// - Precondition: `parent` is in this list, and no new item equals one that stays.
  /// - Complexity: O(replaced and new items) on average.
  public mutating func replace(childrenOf parent: ItemIdentifierType, using snapshot: Self) {
    do {
      try sectionSnapshot.replace(childrenOf: parent, using: snapshot.sectionSnapshot)
    } catch { stop(error) }
  }

  /// Removes items with their descendants.
  ///
  /// - Precondition: Each item is in the list.
  /// - Complexity: O(removed items) on average.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    do { try sectionSnapshot.delete(items) } catch { stop(error) }
  }

  /// Removes all items.
  public mutating func deleteAll() { sectionSnapshot.deleteAll() }

  /// Expands items. Unknown ones are ignored.
  public mutating func expand(_ items: [ItemIdentifierType]) { sectionSnapshot.expand(items) }

  /// Collapses items. Unknown ones are ignored.
  public mutating func collapse(_ items: [ItemIdentifierType]) { sectionSnapshot.collapse(items) }
}

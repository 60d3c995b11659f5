/// An operation of ``SectionSnapshot`` that can fail.
public enum SectionSnapshotOperation: String, Hashable, Sendable, CaseIterable {
  /// Making a snapshot of a declaration.
  case build = "init(_:)"
  /// ``SectionSnapshot/append(_:to:)``
  case append = "append(_:to:)"
  /// `insert(_:before:)`, of items or a snapshot.
  case insertBefore = "insert(_:before:)"
  /// `insert(_:after:)`, of items or a snapshot.
  case insertAfter = "insert(_:after:)"
  /// ``SectionSnapshot/delete(_:)``
  case delete = "delete(_:)"
  /// ``SectionSnapshot/replace(childrenOf:using:)``
  case replaceChildren = "replace(childrenOf:using:)"
  /// ``SectionSnapshot/apply(_:)``
  case apply = "apply(_:)"
  /// ``SectionSnapshot/snapshot(of:includingParent:)``
  case snapshotOf = "snapshot(of:includingParent:)"
  /// ``SectionSnapshot/level(of:)``
  case levelOf = "level(of:)"
  /// ``SectionSnapshot/parent(of:)``
  case parentOf = "parent(of:)"
  /// ``SectionSnapshot/isExpanded(_:)``
  case isExpanded = "isExpanded(_:)"
  /// ``SectionSnapshot/isVisible(_:)``
  case isVisible = "isVisible(_:)"
}

/// Why an operation of ``SectionSnapshot`` was refused: it changed nothing.
public struct SectionSnapshotError<Item: Hashable & Sendable>: Error, Hashable {
  /// An item among those that an operation was called with.
  public struct Occurrence: Hashable, Sendable {
    /// The item.
    public let item: Item
    /// Its place in the argument; in depth-first order where that is a snapshot or a declaration.
    public let offset: Int

    @usableFromInline
    init(item: Item, offset: Int) {
      self.item = item
      self.offset = offset
    }
  }

  /// Where an item was before.
  public enum FirstOccurrence: Hashable, Sendable {
    /// In the argument itself, at that place.
    case argument(offset: Int)
    /// In the snapshot, at that place of its depth-first order.
    case snapshot(index: Int)
  }

  /// An item that was about to be in a snapshot twice.
  public struct Duplicate: Hashable, Sendable {
    /// The item.
    public let item: Item
    /// The place of the second occurrence in the argument, as in ``Occurrence/offset``.
    public let offset: Int
    /// The place of the first occurrence.
    public let first: FirstOccurrence
  }

  /// What is wrong.
  public enum Reason: Hashable, Sendable {
    /// The item that says where to act, or that was asked about, is not in the snapshot.
    case unknownDestination(Item)
    /// Items to act on are not in the snapshot: all of them.
    case unknownItems([Occurrence])
    /// Items would be in the snapshot twice: all of them, by offset.
    case duplicateItems([Duplicate])
    /// A change of a difference does not fit the snapshot: its index is beyond the siblings, it
    /// moves an item into itself, or its order does not name all children once. The item is the one
    /// that changes, or whose children do; nothing for the roots.
    case inapplicable(Item?)
  }

  /// The refused operation.
  public let operation: SectionSnapshotOperation
  /// What is wrong.
  public let reason: Reason

  @usableFromInline
  init(operation: SectionSnapshotOperation, reason: Reason) {
    self.operation = operation
    self.reason = reason
  }
}

extension SectionSnapshotError: CustomStringConvertible {
  /// The operation, the items and their places, in one line.
  public var description: String {
    let what =
      switch reason {
      case .unknownDestination(let item):
        "there is no item \(item) in the snapshot"
      case .inapplicable(let item):
        "the change of \(item.map { "item \($0)" } ?? "the roots") does not fit the snapshot"
      case .unknownItems(let unknown):
        Self.list(unknown) { "there is no item \($0.item) (argument \($0.offset)) in the snapshot" }
      case .duplicateItems(let duplicates):
        Self.list(duplicates) { duplicate in
          switch duplicate.first {
          case .argument(let first):
            "item \(duplicate.item) comes twice (arguments \(first) and \(duplicate.offset))"
          case .snapshot(let index):
            "item \(duplicate.item) (argument \(duplicate.offset)) is in the snapshot at index \(index)"
          }
        }
      }
    return "\(operation.rawValue): \(what)"
  }

  private static func list<Element>(_ all: [Element], _ text: (Element) -> String) -> String {
    let shown = all.prefix(10).map(text).joined(separator: "; ")
    return all.count > 10 ? "\(shown); and \(all.count - 10) more" : shown
  }
}

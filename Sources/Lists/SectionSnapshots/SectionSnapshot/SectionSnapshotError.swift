/// An operation of ``SectionSnapshot`` that can throw.
public enum SectionSnapshotOperation: String, Hashable, Sendable, CaseIterable {
  /// Making a snapshot from a declaration.
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

/// The error of a rejected operation of ``SectionSnapshot``, which changed nothing.
public struct SectionSnapshotError<Item: Hashable & Sendable>: Error, Hashable {
  /// An item in the argument of an operation.
  public struct Occurrence: Hashable, Sendable {
    /// The item.
    public let item: Item
    /// Its offset in the argument, in depth-first order for a snapshot or a declaration.
    public let offset: Int

    @usableFromInline
    init(item: Item, offset: Int) {
      self.item = item
      self.offset = offset
    }
  }

  /// The first occurrence of a duplicate item.
  public enum FirstOccurrence: Hashable, Sendable {
    /// In the argument itself.
    case argument(offset: Int)
    /// In the snapshot, at an index of its depth-first order.
    case snapshot(index: Int)
  }

  /// An item that would be in the snapshot twice.
  public struct Duplicate: Hashable, Sendable {
    /// The item.
    public let item: Item
    /// The offset of the second occurrence in the argument, as in ``Occurrence/offset``.
    public let offset: Int
    /// The first occurrence.
    public let first: FirstOccurrence
  }

  /// The reason for the rejection.
  public enum Reason: Hashable, Sendable {
    /// The destination or subject of the operation is not in the snapshot.
    case unknownDestination(Item)
    /// Some items are not in the snapshot. Carries all such items.
    case unknownItems([Occurrence])
    /// Some items would be in the snapshot twice. Carries all such items, by offset.
    case duplicateItems([Duplicate])
    /// A change of a difference is not applicable: its index is out of range, it moves an item into
    /// itself, or its order does not list every child once. Carries the changed item, or the parent
    /// of the changed children; `nil` for the roots.
    case inapplicable(Item?)
  }

  /// The rejected operation.
  public let operation: SectionSnapshotOperation
  /// The reason for the rejection.
  public let reason: Reason

  @usableFromInline
  init(operation: SectionSnapshotOperation, reason: Reason) {
    self.operation = operation
    self.reason = reason
  }
}

extension SectionSnapshotError: CustomStringConvertible {
  /// The operation, the items and their offsets, on one line.
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

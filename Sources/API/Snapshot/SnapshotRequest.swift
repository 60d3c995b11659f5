internal import SectionSnapshots

/// A decoded body of `POST /v1/snapshot`.
///
/// It borrows its strings and its payload from the received document, which it keeps.
public struct SnapshotRequest {
  /// Which items with children are expanded unless something more particular says otherwise.
  enum Expansion {
    case all
    case none
    /// Items with children above this level are expanded.
    case depth(Int)

    func covers(level: Int) -> Bool {
      switch self {
      case .all: true
      case .none: false
      case .depth(let depth): level < depth
      }
    }
  }

  /// Which items are in the answer.
  enum Show: String, CaseIterable {
    case all, visible
  }

  /// How the items of the answer are written.
  enum Form: String, CaseIterable {
    case rows, nested
  }

  /// A part of the visible items.
  struct Window {
    enum Start {
      case offset(Int)
      /// The visible item with the id that the value holds.
      case item(JSONValue)
    }

    var start: Start
    /// The most items; nothing for all that follow.
    var limit: Int?
  }

  let document: JSONDocument
  let limits: RequestLimits
  /// What rendering its template took.
  let cost: SharedCost
  var items = ItemList()
  /// The ids of ``items``; the item at index i has the number i + 1, which becomes its node.
  var ids = NodeIndex()
  var expansion = Expansion.all
  var expandedItems: [JSONValue] = []
  var collapsedItems: [JSONValue] = []
  var operations: [SnapshotOperation] = []
  var window: Window?
  var show: Show?
  var form = Form.rows
  /// What an answer that was posted back lists as ignored.
  var ignored: [JSONValue] = []
}

extension SnapshotRequest {
  /// Makes a request that asks for an empty list.
  init(_ document: JSONDocument, _ limits: RequestLimits) {
    self.document = document
    self.limits = limits
    cost = SharedCost()
  }
}

/// One change of the list that a request asks for after the list itself is built.
struct SnapshotOperation {
  enum Kind {
    /// Adds items as the last children; `to` is nothing for the roots.
    case append(ItemList, to: JSONValue?)
    case insertBefore(ItemList, JSONValue)
    case insertAfter(ItemList, JSONValue)
    case delete([JSONValue])
    case expand([JSONValue])
    case collapse([JSONValue])
    case replaceChildren(ItemList, of: JSONValue)
    /// Adds one item with all in it; `parent` is nothing for the roots.
    case insertAt(ItemList, parent: JSONValue?, index: JSONValue)
    case move(JSONValue, parent: JSONValue?, index: JSONValue)
    case update(JSONValue, set: JSONValue?, unset: [JSONValue])
    case reorder(parent: JSONValue?, children: [JSONValue])
  }

  var kind: Kind
  /// The operation as it was received.
  var source: JSONValue
}

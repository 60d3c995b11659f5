internal import JSONDocuments
internal import SectionSnapshots

/// A decoded body of `POST /v1/snapshot`.
///
/// It borrows strings and payload from the received document, which it retains.
public struct SnapshotRequest {
  /// The default expansion of items with children.
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

  /// The items in the response.
  enum Show: String, CaseIterable {
    case all, visible
  }

  /// The form of the items in the response.
  enum Form: String, CaseIterable {
    case rows, nested
  }

  /// A window of the visible items.
  struct Window {
    enum Start {
      case offset(Int)
      /// The visible item whose id is this value.
      case item(JSONValue)
    }

    var start: Start
    /// The number of visible items to skip from there.
    var skipped = 0
    /// The most items; `nil` for no limit.
    var limit: Int?
  }

  let document: JSONDocument
  let limits: RequestLimits
  /// The cost of rendering its template.
  let cost: SharedCost
  var items = ItemList()
  /// The index of the ids of ``items``; the item at index i has node i + 1.
  var ids = NodeIndex()
  var expansion = Expansion.all
  var expandedItems: [JSONValue] = []
  var collapsedItems: [JSONValue] = []
  var operations: [SnapshotOperation] = []
  var window: Window?
  var show: Show?
  var form = Form.rows
  /// The `ignored` ids of a posted-back response.
  var ignored: [JSONValue] = []
}

extension SnapshotRequest {
  /// Makes a request for an empty list.
  init(_ document: JSONDocument, _ limits: RequestLimits) {
    self.document = document
    self.limits = limits
    cost = SharedCost()
  }
}

/// An operation on the list, applied in order after it is built.
struct SnapshotOperation {
  enum Kind {
    /// Adds items as the last children; `to` is `nil` for the roots.
    case append(ItemList, to: JSONValue?)
    case insertBefore(ItemList, JSONValue)
    case insertAfter(ItemList, JSONValue)
    case delete([JSONValue])
    case expand([JSONValue])
    case collapse([JSONValue])
    case replaceChildren(ItemList, of: JSONValue)
    /// Adds one item with its descendants; `parent` is `nil` for the roots.
    case insertAt(ItemList, parent: JSONValue?, index: JSONValue)
    case move(JSONValue, parent: JSONValue?, index: JSONValue)
    case update(JSONValue, set: JSONValue?, unset: [JSONValue])
    case reorder(parent: JSONValue?, children: [JSONValue])
  }

  var kind: Kind
  /// The received operation.
  var source: JSONValue
}

internal import JSONText

/// Options of a snapshot request.
public struct SnapshotOptions: Sendable {
  /// A part of the visible items.
  public enum Window: Hashable, Sendable {
    /// At most `limit` items from an offset on.
    case offset(Int, limit: Int)
    /// At most `limit` items from the one with an id on.
    case from(String, limit: Int)
  }

  /// The ids of items to expand, which win over the list.
  public var expandedItems: [String] = []
  /// The ids of items to collapse, which win over the list.
  public var collapsedItems: [String] = []
  /// Operations of the contract that are applied to the list first.
  public var operations: [RawJSON] = []
  /// The part to return; `nil` for the whole list.
  public var window: Window?
  /// Whether items under collapsed ones are omitted.
  public var showsVisibleOnly = false

  /// Makes the default options: the whole list.
  public init() {}

  var members: [(String, [UInt8])] {
    var members: [(String, [UInt8])] = []
    func strings(_ list: [String]) -> [UInt8] {
      var json = JSONWriter()
      json.beginArray()
      for text in list { json.string(text) }
      json.endArray()
      return json.bytes
    }
    if !expandedItems.isEmpty { members.append(("expandedItems", strings(expandedItems))) }
    if !collapsedItems.isEmpty { members.append(("collapsedItems", strings(collapsedItems))) }
    if !operations.isEmpty {
      var json = JSONWriter()
      json.beginArray()
      for operation in operations { json.raw(operation.bytes) }
      json.endArray()
      members.append(("operations", json.bytes))
    }
    if let window {
      var json = JSONWriter()
      json.beginObject()
      switch window {
      case .offset(let offset, let limit):
        json.member("offset", offset)
        json.member("limit", limit)
      case .from(let id, let limit):
        json.member("from", id)
        json.member("limit", limit)
      }
      json.endObject()
      members.append(("window", json.bytes))
    }
    if showsVisibleOnly { members.append(("show", Array("\"visible\"".utf8))) }
    return members
  }
}

/// An ordered, expanded list.
public struct SnapshotReply: Sendable {
  /// An item of the list, and its position.
  public struct Row: Hashable, Sendable {
    /// The identifier.
    public let id: String
    /// The title; `nil` if the item has none.
    public let title: String?
    /// The number of its ancestors.
    public let level: Int
    /// The id of its parent; `nil` at the top level.
    public let parent: String?
    /// The index in the whole list.
    public let index: Int
    /// The index among its siblings.
    public let position: Int
    /// The number of siblings, itself included.
    public let siblingCount: Int
    /// Whether no ancestor is collapsed.
    public let isVisible: Bool
    /// Whether it is expanded; `nil` where it has no children.
    public let isExpanded: Bool?
    /// The number of its children.
    public let childCount: Int
    /// The whole row, payload included.
    public let json: RawJSON

    init(_ value: ResponseValue) throws(ClientError) {
      id = try value.text("id")
      title = value["title"]?.string
      level = try value.integer("level")
      parent = value["parent"]?.string
      index = try value.integer("index")
      position = try value.integer("position")
      siblingCount = try value.integer("siblingCount")
      isVisible = try value.member("visible").bool ?? false
      isExpanded = value["expanded"]?.bool
      childCount = try value.integer("childCount")
      json = RawJSON(value)
    }
  }

  /// The hash of the content of the list.
  public let version: String
  /// The requested rows, in their order.
  public let items: [Row]
  /// The number of items of the whole list.
  public let itemCount: Int
  /// The number of visible items of the whole list.
  public let visibleCount: Int
  /// Whether there are rows after the window; `nil` without a window.
  public let hasMore: Bool?
  /// Ids to expand or collapse that are not in the list.
  public let ignored: [String]
  /// The whole response.
  public let json: RawJSON

  init(_ value: ResponseValue) throws(ClientError) {
    version = try value.text("version")
    items = try value.list("items") { row throws(ClientError) in try Row(row) }
    itemCount = try value.integer("itemCount")
    visibleCount = try value.integer("visibleCount")
    hasMore = value["hasMore"]?.bool
    ignored = value["ignored"].map { $0.elements.compactMap(\.string) } ?? []
    json = RawJSON(value)
  }
}

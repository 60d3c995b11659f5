import API

/// What is to be answered of a list.
public struct SnapshotOptions: Sendable {
  /// Which part of the visible items is answered.
  public enum Window: Hashable, Sendable {
    /// So many items from a place on.
    case offset(Int, limit: Int)
    /// So many items from the one with this id on.
    case from(String, limit: Int)
  }

  /// Items that are expanded, whatever the list says of them.
  public var expandedItems: [String] = []
  /// Items that are collapsed, whatever the list says of them.
  public var collapsedItems: [String] = []
  /// What is done to the list before it is answered, each an operation of the contract.
  public var operations: [JSONText] = []
  /// Which part is answered; all of it where nothing is said.
  public var window: Window?
  /// Whether items under collapsed ones are left out.
  public var showsVisibleOnly = false

  /// Makes options: all of the list.
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
        json.key("offset")
        json.integer(offset)
        json.key("limit")
        json.integer(limit)
      case .from(let id, let limit):
        json.key("from")
        json.string(id)
        json.key("limit")
        json.integer(limit)
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
  /// An item of the list, and where it is.
  public struct Row: Hashable, Sendable {
    /// What tells it from the others.
    public let id: String
    /// What it is called.
    public let title: String
    /// How many items it is under.
    public let level: Int
    /// The id of the item that it is under.
    public let parent: String?
    /// Its place in the whole list.
    public let index: Int
    /// Its place among its siblings.
    public let position: Int
    /// How many siblings there are, itself included.
    public let siblingCount: Int
    /// Whether it is under no collapsed item.
    public let isVisible: Bool
    /// Whether its children are shown; nothing where it has none.
    public let isExpanded: Bool?
    /// How many children it has.
    public let childCount: Int
    /// All of the row, payload included.
    public let json: JSONText

    init(_ value: JSONValue) throws(ClientError) {
      id = try value.text("id")
      title = try value.text("title")
      level = try value.integer("level")
      parent = value["parent"]?.string
      index = try value.integer("index")
      position = try value.integer("position")
      siblingCount = try value.integer("siblingCount")
      isVisible = try value.member("visible").bool ?? false
      isExpanded = value["expanded"]?.bool
      childCount = try value.integer("childCount")
      json = JSONText(value)
    }
  }

  /// The hash of the list's content.
  public let version: String
  /// The rows that were asked for, in their order.
  public let items: [Row]
  /// How many items the whole list has.
  public let itemCount: Int
  /// How many of them are under no collapsed item.
  public let visibleCount: Int
  /// Whether there are rows after the window; nothing without one.
  public let hasMore: Bool?
  /// Ids that were to be expanded or collapsed and are not in the list.
  public let ignored: [String]
  /// All of the answer.
  public let json: JSONText

  init(_ value: JSONValue) throws(ClientError) {
    version = try value.text("version")
    items = try value.list("items") { row throws(ClientError) in try Row(row) }
    itemCount = try value.integer("itemCount")
    visibleCount = try value.integer("visibleCount")
    hasMore = value["hasMore"]?.bool
    ignored = value["ignored"].map { $0.elements.compactMap(\.string) } ?? []
    json = JSONText(value)
  }
}

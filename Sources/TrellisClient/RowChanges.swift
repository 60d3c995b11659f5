import API

/// What happens to the visible rows between two lists, by the rules of the batch updates of list
/// views.
///
/// Deletes and the sources of moves count in the old rows, inserts and the targets of moves in the
/// new ones, and all of them happen at once. Updates are for a second batch.
public struct RowChanges: Hashable, Sendable {
  /// A row that goes.
  public struct Delete: Hashable, Sendable {
    /// Its place among the old rows.
    public let index: Int
    /// Its id.
    public let id: String
  }

  /// A row that comes.
  public struct Insert: Hashable, Sendable {
    /// Its place among the new rows.
    public let index: Int
    /// The row.
    public let item: SnapshotReply.Row
  }

  /// A row that changes its place among those that stay.
  public struct Move: Hashable, Sendable {
    /// Its place among the old rows.
    public let from: Int
    /// Its place among the new rows.
    public let to: Int
    /// Its id.
    public let id: String
  }

  /// A row with another title, payload or state.
  public struct Update: Hashable, Sendable {
    /// Its place among the old rows.
    public let from: Int
    /// Its place among the new rows.
    public let to: Int
    /// Its id.
    public let id: String
    /// The members that are different, as an object.
    public let set: JSONText
    /// The names of those that it has no more.
    public let unset: [String]
  }

  /// The version of the list that the changes apply to.
  public let from: String
  /// The version of the list that they make.
  public let to: String
  /// Old rows that go, ascending.
  public let deletes: [Delete]
  /// New rows that come, ascending.
  public let inserts: [Insert]
  /// Rows that change their order, as few as possible.
  public let moves: [Move]
  /// Rows that are different.
  public let updates: [Update]

  init(_ value: JSONValue) throws(ClientError) {
    from = try value.text("from")
    to = try value.text("to")
    for name in ["deletes", "inserts", "moves", "updates"] as [StaticString] {
      _ = try value.member(name)
    }
    deletes = try value.list("deletes") { row throws(ClientError) in
      Delete(index: try row.integer("index"), id: try row.text("id"))
    }
    inserts = try value.list("inserts") { row throws(ClientError) in
      Insert(index: try row.integer("index"), item: try .init(try row.member("item")))
    }
    moves = try value.list("moves") { row throws(ClientError) in
      Move(from: try row.integer("from"), to: try row.integer("to"), id: try row.text("id"))
    }
    updates = try value.list("updates") { row throws(ClientError) in
      let changes = try row.member("changes")
      return Update(
        from: try row.integer("from"), to: try row.integer("to"), id: try row.text("id"),
        set: JSONText(try changes.member("set")),
        unset: try changes.member("unset").elements.compactMap(\.string))
    }
  }
}

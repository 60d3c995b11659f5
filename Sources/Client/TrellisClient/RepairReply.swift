/// A change that resolves a conflict or an ambiguity, verified by the service.
public struct RepairReply: Hashable, Sendable {
  /// What is added to the numbers of a frame, in points.
  public struct Move: Hashable, Sendable {
    /// The name of the view or guide.
    public let view: String
    /// The left edge.
    public let x: Double
    /// The upper edge.
    public let y: Double
    /// The width.
    public let width: Double
    /// The height.
    public let height: Double
  }

  /// What is changed: `leave-out`, `priority`, `constant`, `hugging`, `compressionResistance` or
  /// `constraint`.
  public let change: String
  /// The index of the conflict that it resolves; `nil` for an ambiguity.
  public let conflict: Int?
  /// The constraint that is changed; `nil` for an ambiguity.
  public let constraint: NamedConstraint?
  /// The view that is settled, or that states what is changed.
  public let view: String?
  /// The text of the constraint that is changed or added.
  public let text: String?
  /// The axis of a priority: `horizontal` or `vertical`.
  public let axis: String?
  /// The new priority or constant.
  public let value: Double?
  /// Whether nothing is left to repair: of all conflicts, or of the view.
  public let isWhole: Bool
  /// Whether it can be applied without a look.
  public let isSafe: Bool
  /// The number of views and guides that move.
  public let moveCount: Int
  /// The largest of the moves.
  public let moves: [Move]

  init(_ value: ResponseValue) throws(ClientError) {
    change = try value.text("change")
    conflict = value["conflict"]?.integer
    constraint = conflict == nil ? nil : try NamedConstraint(value)
    view = value["view"]?.string
    text = value["text"]?.string
    axis = value["axis"]?.string
    self.value = value["value"]?.number
    isWhole = value["resolvesAll"]?.bool ?? value["settlesAll"]?.bool ?? false
    isSafe = value["safe"]?.bool ?? false
    moveCount = try value.integer("moved")
    moves = try value.list("moves") { move throws(ClientError) in
      Move(
        view: try move.text("view"), x: move["x"]?.number ?? 0, y: move["y"]?.number ?? 0,
        width: move["width"]?.number ?? 0, height: move["height"]?.number ?? 0)
    }
  }

  static func list(_ value: ResponseValue) throws(ClientError) -> [RepairReply] {
    try value.list("repairs") { entry throws(ClientError) in try RepairReply(entry) }
  }
}

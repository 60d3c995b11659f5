public import ConstraintLayout

/// A layout for all values of a property.
public struct SweepReply: Sendable {
  /// A stretch of values in which every edge is linear.
  public struct Piece: Sendable {
    /// The lower end.
    public let from: Double
    /// The upper end.
    public let to: Double
    /// The frames at the lower end, by name.
    public let start: [String: Frame]
    /// The frames at the upper end, by name.
    public let end: [String: Frame]
  }

  /// A stretch of values with its conflicts.
  public struct Conflict: Sendable {
    /// The lower end.
    public let from: Double
    /// The upper end.
    public let to: Double
    /// Irreducible sets of constraints that cannot all hold.
    public let conflicts: [[NamedConstraint]]
  }

  /// A stretch of values with what is ambiguous.
  public struct Ambiguity: Sendable {
    /// The lower end.
    public let from: Double
    /// The upper end.
    public let to: Double
    /// The views and guides with ambiguous frames.
    public let ambiguous: [LayoutReply.Ambiguity]
  }

  /// The frames, in ascending order, without gaps but for the conflicts.
  public let pieces: [Piece]
  /// Where required constraints cannot all hold.
  public let conflicts: [Conflict]
  /// Where frames are ambiguous.
  public let ambiguous: [Ambiguity]
  /// The whole member of the response, with what is unsatisfied where.
  public let json: RawJSON

  init(_ value: ResponseValue) throws(ClientError) {
    pieces = try value.list("pieces") { piece throws(ClientError) in
      var start: [String: Frame] = [:]
      var end: [String: Frame] = [:]
      for (name, frame) in try piece.member("frames").members {
        let ends = try Self.ends(of: frame)
        start[name.string ?? ""] = ends.start
        end[name.string ?? ""] = ends.end
      }
      return Piece(
        from: try piece.number("from"), to: try piece.number("to"), start: start, end: end)
    }
    conflicts = try value.list("conflicts") { stretch throws(ClientError) in
      Conflict(
        from: try stretch.number("from"), to: try stretch.number("to"),
        conflicts: try stretch.list("conflicts") { set throws(ClientError) in
          try NamedConstraint.list(set)
        })
    }
    ambiguous = try value.list("ambiguous") { stretch throws(ClientError) in
      Ambiguity(
        from: try stretch.number("from"), to: try stretch.number("to"),
        ambiguous: try LayoutReply.Ambiguity.list(stretch))
    }
    json = RawJSON(value)
  }

  private static func ends(
    of frame: ResponseValue
  ) throws(ClientError) -> (start: Frame, end: Frame) {
    var numbers: [[Double]] = []
    for name in ["x", "y", "width", "height"] {
      let pair = try frame.member(name).elements.compactMap { $0.number }
      guard pair.count == 2 else {
        throw .unreadableResponse("\(name) is not a pair of numbers")
      }
      numbers.append(pair)
    }
    func end(_ index: Int) -> Frame {
      Frame(
        x: numbers[0][index], y: numbers[1][index], width: numbers[2][index],
        height: numbers[3][index])
    }
    return (end(0), end(1))
  }
}

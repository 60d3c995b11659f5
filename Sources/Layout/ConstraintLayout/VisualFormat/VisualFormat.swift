public import ConstraintSolver

/// The syntax tree of a string in the Visual Format Language, before name lookup. Offsets count
/// bytes.
///
/// `H:|-[a(==b,>=40@750)]-8-[b]-|` is a row of views whose predicates constrain lengths.
/// Connections join the views; their predicates constrain distances.
public struct VisualFormat: Hashable, Sendable {
  /// The right side of a predicate, or a priority: a number or a name.
  public enum Object: Hashable, Sendable {
    /// A number.
    case number(Double)
    /// The name of a metric, or of a view whose length is compared.
    case name(NameText)
  }

  /// A comparison of a length or distance with an object.
  public struct Predicate: Hashable, Sendable {
    /// The relation of the length or distance to the object.
    public var relation: Relation
    /// The object.
    public var object: Object
    /// The priority after `@`; `nil` if there is none.
    public var priority: Object?
    /// The priority of the name after `@` if it is not a metric, such as 750 for `high`.
    public var namedPriority: Priority?
    /// The offset of the object.
    public var start: Int
    /// The offset of the priority.
    public var priorityStart: Int
  }

  /// The connection between two views, or between a view and its superview.
  public enum Connection: Hashable, Sendable {
    /// No space, written as nothing.
    case flush
    /// The standard spacing, written as `-`.
    case standard
    /// A distance, written as `-…-`: the indices of its ``predicates``.
    case predicates(Range<Int>)
  }

  /// A view in brackets.
  public struct ViewText: Hashable, Sendable {
    /// The name.
    public var name: NameText
    /// The indices of the ``predicates`` of its length.
    public var predicates: Range<Int>
  }

  /// The axis of the row.
  public var axis: Axis
  /// The views in order; never empty.
  public var views: [ViewText] = []
  /// The connection before each view except the first.
  public var connections: [Connection] = []
  /// The connection of the first view to the superview's edge, or `nil`.
  public var leading: Connection?
  /// The connection of the last view to the superview's edge, or `nil`.
  public var trailing: Connection?
  /// The offset of the first `|`.
  public var leadingStart = 0
  /// The offset of the last `|`.
  public var trailingStart = 0
  /// All predicates in order.
  public var predicates: [Predicate] = []

  /// The number of constraints of the format, given the number of alignments.
  ///
  /// - Complexity: O(views).
  public func constraintCount(alignments: Int) -> Int {
    var count = predicates.count + alignments * (views.count - 1)
    for connection in connections + [leading, trailing].compactMap({ $0 }) {
      switch connection {
      case .flush, .standard: count += 1
      case .predicates: break
      }
    }
    return count
  }
}

/// The direction of a horizontal row.
public enum VisualDirection: String, Hashable, Sendable, CaseIterable {
  /// The reading direction.
  case leadingToTrailing
  /// From left to right, regardless of layout direction.
  case leftToRight
  /// From right to left, regardless of layout direction.
  case rightToLeft
}

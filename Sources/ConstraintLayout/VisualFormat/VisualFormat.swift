public import ConstraintSolver

/// A string of the Visual Format Language as it was written, before its names are looked up.
///
/// `H:|-[a(==b,>=40@750)]-8-[b]-|` is a row of views, each with predicates about its length, joined
/// by connections, each with predicates about its distance.
public struct VisualFormat: Hashable, Sendable {
  /// A number, or the name of a metric, or of a view where a length is compared with another's.
  public enum Object: Hashable, Sendable {
    /// A number as it was written.
    case number(Double)
    /// A name, to be looked up.
    case name(NameText)
  }

  /// One comparison of a length or distance.
  public struct Predicate: Hashable, Sendable {
    /// How the length or distance relates to the object.
    public var relation: Relation
    /// What it is compared with.
    public var object: Object
    /// The priority after `@`, if there is one.
    public var priority: Object?
    /// What the name after `@` means where no metric has it: `high` and the others of
    /// `Priority.names`.
    public var namedPriority: Priority?
    /// Where the object starts, in bytes.
    public var start: Int
    /// Where the priority starts, in bytes.
    public var priorityStart: Int
  }

  /// What stands between two views, or a view and its superview.
  public enum Connection: Hashable, Sendable {
    /// Nothing: they touch.
    case flush
    /// `-`: the standard spacing.
    case standard
    /// `-…-`: these of the format's ``predicates``.
    case predicates(Range<Int>)
  }

  /// A view in brackets.
  public struct ViewText: Hashable, Sendable {
    /// What it is called.
    public var name: NameText
    /// Those of the format's ``predicates`` that are about its length.
    public var predicates: Range<Int>
  }

  /// The direction of the row.
  public var axis: Axis
  /// The views, in their order; never empty.
  public var views: [ViewText] = []
  /// What stands before each view but the first.
  public var connections: [Connection] = []
  /// What stands between the superview's edge and the first view, if it starts at one.
  public var leading: Connection?
  /// What stands between the last view and the superview's edge, if it ends at one.
  public var trailing: Connection?
  /// Where the first bar stands, in bytes.
  public var leadingStart = 0
  /// Where the last bar stands, in bytes.
  public var trailingStart = 0
  /// All predicates, in their order.
  public var predicates: [Predicate] = []

  /// How many constraints it stands for with so many alignments.
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

/// Which way a horizontal row runs.
public enum VisualDirection: String, Hashable, Sendable, CaseIterable {
  /// With the direction of reading.
  case leadingToTrailing
  /// From left to right, whatever the direction of reading.
  case leftToRight
  /// From right to left, whatever the direction of reading.
  case rightToLeft
}

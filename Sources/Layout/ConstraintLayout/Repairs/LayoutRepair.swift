public import ConstraintSolver

/// A small change of a scene that resolves a conflict or an ambiguity, verified by solving with it.
public struct LayoutRepair: Hashable, Sendable {
  /// A change of the scene.
  public enum Change: Hashable, Sendable {
    /// A required constraint, or a given number, is removed.
    case leaveOut(ConstraintOrigin)
    /// A required constraint becomes optional, with this priority.
    case lower(ConstraintOrigin, Priority)
    /// The constant of a constraint, or a given number, is replaced by this one, in points.
    case constant(ConstraintOrigin, Double)
    /// The hugging priority of a view on an axis becomes this one.
    case hugging(ItemIndex, Axis, Priority)
    /// The compression resistance priority of a view on an axis becomes this one.
    case compressionResistance(ItemIndex, Axis, Priority)
    /// A constraint is added.
    case add(SceneConstraint)
  }

  /// The change of a frame caused by a repair.
  public struct Move: Hashable, Sendable {
    /// The view or guide.
    public var item: ItemIndex
    /// The difference to each number of its frame, in points.
    public var difference: Frame
  }

  /// The change to make.
  public var change: Change
  /// Whether the repair is complete: the whole scene has no conflict left, or the view no
  /// ambiguity.
  public var isWhole: Bool
  /// The numbers that the repair settles, for an ambiguity.
  public var settles: [Dimension] = []
  /// The frames that change, largest changes first. For a conflict, compared with the layout that
  /// breaks constraints in order; for an ambiguity, with the current layout.
  public var moves: [Move]
  /// Whether the repair can be applied without review. It keeps every layout in which all
  /// constraints can hold, or settles a view without moving a settled frame.
  public var isSafe: Bool
}

/// The repairs of conflicts or of ambiguous views.
public struct LayoutRepairs: Hashable, Sendable {
  /// The repairs of each conflict or ambiguous view, in order; smallest first.
  public var repairs: [[LayoutRepair]]
  /// Whether the search was complete; `false` if a limit or the injected check ended it.
  public var isComplete: Bool

  init(repairs: [[LayoutRepair]], isComplete: Bool = true) {
    self.repairs = repairs
    self.isComplete = isComplete
  }
}

extension LayoutRepair.Change {
  /// The rank among changes that move frames by the same amount.
  var rank: Int {
    switch self {
    case .constant, .hugging: 0
    case .lower, .compressionResistance: 1
    case .leaveOut: 2
    case .add: 3
    }
  }
}

extension LayoutScene {
  /// The scene with a change; `nil` if the change does not apply to it.
  package func applying(_ change: LayoutRepair.Change) -> LayoutScene? {
    var scene = self
    switch change {
    case .leaveOut(.constraint(let index)): scene.constraints[index].isActive = false
    case .leaveOut(.implied(let item, let implication)):
      guard let dimension = implication.givenDimension,
        items[item.index].given[dimension] != nil
      else { return nil }
      scene.items[item.index].given[dimension] = nil
    case .lower(.constraint(let index), let priority): scene.constraints[index].priority = priority
    case .lower(.implied(let item, let implication), let priority):
      guard items[item.index].intrinsic >= 0,
        scene.intrinsicSizes[Int(items[item.index].intrinsic)].set(priority, for: implication)
      else { return nil }
    case .constant(.constraint(let index), let value): scene.constraints[index].constant = value
    case .constant(.implied(let item, let implication), let value):
      guard let dimension = implication.givenDimension,
        items[item.index].given[dimension] != nil
      else { return nil }
      scene.items[item.index].given[dimension] = value
    case .leaveOut(.stack), .lower(.stack, _), .constant(.stack, _): return nil
    case .hugging(let item, let axis, let priority):
      guard items[item.index].intrinsic >= 0 else { return nil }
      scene.intrinsicSizes[Int(items[item.index].intrinsic)].hugging[axis] = priority
    case .compressionResistance(let item, let axis, let priority):
      guard items[item.index].intrinsic >= 0 else { return nil }
      scene.intrinsicSizes[Int(items[item.index].intrinsic)].compressionResistance[axis] = priority
    case .add(let constraint):
      guard error(in: constraint) == nil else { return nil }
      scene.addConstraint(constraint)
    }
    return scene
  }
}

extension Implication {
  /// The number of the frame that a member sets, or `nil`.
  var givenDimension: Dimension? {
    switch self {
    case .x: .x
    case .y: .y
    case .width: .width
    case .height: .height
    default: nil
    }
  }
}

extension IntrinsicSize {
  /// Sets the priority of an implied constraint; returns whether it belongs to the intrinsic size.
  fileprivate mutating func set(_ priority: Priority, for implication: Implication) -> Bool {
    switch implication {
    case .huggingHorizontal: hugging.horizontal = priority
    case .huggingVertical: hugging.vertical = priority
    case .compressionResistanceHorizontal: compressionResistance.horizontal = priority
    case .compressionResistanceVertical: compressionResistance.vertical = priority
    default: return false
    }
    return true
  }
}

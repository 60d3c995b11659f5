public import ConstraintSolver

extension View {
  /// Sets the priority at which the view resists growing beyond its content.
  public func setContentHuggingPriority(_ priority: Priority, for axis: Axis) {
    var size = intrinsicSize ?? IntrinsicSize()
    size.hugging[axis] = priority
    intrinsicSize = size
  }

  /// Sets the priority at which the view resists shrinking below its content.
  public func setContentCompressionResistancePriority(_ priority: Priority, for axis: Axis) {
    var size = intrinsicSize ?? IntrinsicSize()
    size.compressionResistance[axis] = priority
    intrinsicSize = size
  }
}

extension AxisPriorities {
  /// The priority on an axis.
  subscript(axis: Axis) -> Priority {
    get { axis == .horizontal ? horizontal : vertical }
    set {
      if axis == .horizontal { horizontal = newValue } else { vertical = newValue }
    }
  }
}

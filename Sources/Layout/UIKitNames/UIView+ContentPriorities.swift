internal import ConstraintLayout

extension UIView {
  /// The priority at which the view resists growing beyond its content. By default 250.
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    contentPriorities.hugging[axis]
  }

  /// Sets the priority at which the view resists growing beyond its content.
  public func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    contentPriorities.hugging[axis] = priority
  }

  /// The priority at which the view resists shrinking below its content. By default 750.
  public func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    contentPriorities.compressionResistance[axis]
  }

  /// Sets the priority at which the view resists shrinking below its content.
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    contentPriorities.compressionResistance[axis] = priority
  }
}

/// The priorities of a view's content.
struct ContentPriorities {
  /// A priority for each axis.
  struct ByAxis {
    var horizontal: UILayoutPriority
    var vertical: UILayoutPriority

    subscript(axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
      get { axis == .horizontal ? horizontal : vertical }
      set {
        if axis == .horizontal { horizontal = newValue } else { vertical = newValue }
      }
    }

    var solverPriorities: AxisPriorities {
      AxisPriorities(horizontal: horizontal.solverPriority, vertical: vertical.solverPriority)
    }
  }

  var hugging = ByAxis(horizontal: .defaultLow, vertical: .defaultLow)
  var compressionResistance = ByAxis(horizontal: .defaultHigh, vertical: .defaultHigh)
}

public import ConstraintSolver

/// Lower than comparison, so that in `a.width == 100 ~ .high` the priority applies to the
/// constraint.
precedencegroup ConstraintPriorityPrecedence {
  higherThan: LogicalConjunctionPrecedence
  lowerThan: ComparisonPrecedence
  associativity: left
}

infix operator ~ : ConstraintPriorityPrecedence

/// Sets the priority of a constraint and returns it.
public func ~ (constraint: Constraint, priority: Priority) -> Constraint {
  constraint.priority(priority)
}

/// Sets the priority of a constraint and returns it. Unless the number is above 0 and at most 1000,
/// ``LiveLayout/solve()`` throws.
public func ~ (constraint: Constraint, priority: Double) -> Constraint {
  constraint.priority(priority)
}

/// Sets the priority of constraints and returns them.
public func ~ (constraints: [Constraint], priority: Priority) -> [Constraint] {
  constraints.priority(priority)
}

/// Sets the priority of constraints and returns them. The number must be above 0 and at most 1000.
public func ~ (constraints: [Constraint], priority: Double) -> [Constraint] {
  constraints.priority(priority)
}

extension Constraint {
  /// Sets the priority and returns the constraint, like `~`.
  ///
  /// ```swift
  /// label.layout { ($0.width == 200).priority(.high) }
  /// ```
  public func priority(_ priority: Priority) -> Constraint {
    self.priority = priority
    return self
  }

  /// Sets the priority and returns the constraint, like `~`. Unless the number is above 0 and at
  /// most 1000, ``LiveLayout/solve()`` throws.
  public func priority(_ number: Double) -> Constraint {
    if let priority = Priority(number) { return self.priority(priority) }
    invalidPriority = number
    return self
  }
}

extension [Constraint] {
  /// Sets the priority of the constraints and returns them, like `~`.
  public func priority(_ priority: Priority) -> [Constraint] { map { $0.priority(priority) } }

  /// Sets the priority of the constraints and returns them, like `~`. The number must be above 0
  /// and at most 1000.
  public func priority(_ number: Double) -> [Constraint] { map { $0.priority(number) } }
}

@testable import ConstraintSolver

extension ConstraintSystem {
  /// Calls `body` with each component after presolve, its soft bounds sorted by level.
  func forEachComponent(
    _ body: (Component<Double>, SolveContext) throws -> Void
  ) throws {
    try SolveContext.with { context in
      try withView { (view: SystemView) throws in
        let presolve = try Presolve<Double>(context.arena.shared(view), context: context)
        var builder = ComponentBuilder(presolve, feasibilityOnly: false)
        let components = try builder.build()
        var gathered = List<SoftBounds<Double>>(capacity: 16, in: context.arena)
        for index in 0..<components.count {
          let component = components.component(index, gathering: &gathered, in: context.arena)
          guard component.rows.count > 0 else { continue }
          SoftBoundsOrder.sort(component.softBounds, in: context.arena)
          try body(component, context)
        }
      }
    }
  }
}

extension SolveLimits {
  /// Limits under which components of at least this many rows are solved with sparse factors.
  static func sparse(from rows: Int) -> SolveLimits {
    var limits = SolveLimits()
    limits.sparseRows = rows
    return limits
  }

  /// Limits under which no component is.
  static var tableau: SolveLimits { sparse(from: .max) }
}

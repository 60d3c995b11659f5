/// A result builder for constraints and lists of constraints, with conditions and loops.
///
/// Calls without a result, such as `print`, and assignments may stand between constraints.
@resultBuilder
public enum ConstraintBuilder {
  /// One constraint.
  public static func buildExpression(_ constraint: Constraint) -> [Constraint] { [constraint] }
  /// A list of constraints, such as compound anchors return.
  public static func buildExpression(_ constraints: [Constraint]) -> [Constraint] { constraints }
  /// An optional constraint.
  public static func buildExpression(_ constraint: Constraint?) -> [Constraint] {
    constraint.map { [$0] } ?? []
  }
  /// Any other sequence of constraints.
  public static func buildExpression(_ constraints: some Sequence<Constraint>) -> [Constraint] {
    Array(constraints)
  }
  /// An optional list of constraints.
  public static func buildExpression(_ constraints: [Constraint]?) -> [Constraint] {
    constraints ?? []
  }
  /// A call without a result, such as `print`, or an assignment.
  public static func buildExpression(_ done: Void) -> [Constraint] { [] }
  /// A call without a result on an optional.
  public static func buildExpression(_ done: Void?) -> [Constraint] { [] }
  /// An anchor without a comparison.
  @available(
    *, unavailable, message: "an anchor is not a constraint: compare it with `==`, `<=` or `>=`"
  )
  public static func buildExpression<Kind>(_ anchor: LayoutAnchor<Kind>) -> [Constraint] { [] }
  /// A comparison without an anchor.
  @available(
    *, unavailable, message: "this is true or false: a constraint has an anchor on one of its sides"
  )
  public static func buildExpression(_ condition: Bool) -> [Constraint] { [] }
  /// A statement with any other result.
  @available(
    *, unavailable,
    message: "this is not a constraint: write `_ =` before a call whose result is not used"
  )
  public static func buildExpression<Other>(_ value: Other) -> [Constraint] { [] }
  /// All statements of a block.
  public static func buildBlock(_ parts: [Constraint]...) -> [Constraint] { parts.flatMap { $0 } }
  /// An `if` without `else`.
  public static func buildOptional(_ part: [Constraint]?) -> [Constraint] { part ?? [] }
  /// The first branch of an `if` or a `switch`.
  public static func buildEither(first part: [Constraint]) -> [Constraint] { part }
  /// Another branch.
  public static func buildEither(second part: [Constraint]) -> [Constraint] { part }
  /// The iterations of a loop.
  public static func buildArray(_ parts: [[Constraint]]) -> [Constraint] { parts.flatMap { $0 } }
  /// A branch under `#available`.
  public static func buildLimitedAvailability(_ part: [Constraint]) -> [Constraint] { part }
}

extension Constraint {
  /// Builds constraints without activating them.
  public static func group(
    @ConstraintBuilder _ constraints: () -> [Constraint]
  ) -> [Constraint] {
    constraints()
  }

  /// Builds constraints, activates them and returns them.
  @discardableResult
  public static func activate(
    @ConstraintBuilder _ constraints: () -> [Constraint]
  ) -> [Constraint] {
    constraints().activated()
  }
}

extension LayoutElement {
  /// Activates the constraints that a closure makes from the element's anchors and returns them.
  ///
  /// ```swift
  /// label.layout {
  ///   $0.top == button.bottomAnchor + 20
  ///   $0.leading == button.leadingAnchor
  ///   $0.width <= view.widthAnchor - 40
  /// }
  /// ```
  @discardableResult
  public final func layout(
    @ConstraintBuilder using constraints: (LayoutProxy) -> [Constraint]
  ) -> [Constraint] {
    constraints(LayoutProxy(view: self)).activated()
  }
}

/// A type with a view, such as a controller or a component. A view owns itself.
public protocol ViewOwner {
  /// The view.
  var view: View { get }
}

extension View: ViewOwner {
  /// The view itself.
  public var view: View { self }
}

extension ViewOwner {
  /// Adds the child's view to this view and activates the constraints that a closure makes.
  ///
  /// ```swift
  /// container.addChild(child) {
  ///   $0.view.leadingAnchor.constraint(equalTo: view.leadingAnchor)
  ///   $0.view.topAnchor.constraint(equalTo: view.centerYAnchor)
  ///   if isPinned { $0.view.bottom == view.safeArea.bottom }
  /// }
  /// ```
  @discardableResult
  public func addChild<Child: ViewOwner>(
    _ child: Child, @ConstraintBuilder with constraints: (Child) -> [Constraint]
  ) -> [Constraint] {
    view.addSubview(child.view)
    return constraints(child).activated()
  }
}

/// Collects constraints and lists of constraints, through conditions and loops.
@resultBuilder
public enum ConstraintBuilder {
  /// One constraint.
  public static func buildExpression(_ constraint: Constraint) -> [Constraint] { [constraint] }
  /// A list of constraints, as compound anchors make them.
  public static func buildExpression(_ constraints: [Constraint]) -> [Constraint] { constraints }
  /// A constraint that may be missing.
  public static func buildExpression(_ constraint: Constraint?) -> [Constraint] {
    constraint.map { [$0] } ?? []
  }
  /// Any other sequence of constraints.
  public static func buildExpression(_ constraints: some Sequence<Constraint>) -> [Constraint] {
    Array(constraints)
  }
  /// All statements of a block.
  public static func buildBlock(_ parts: [Constraint]...) -> [Constraint] { parts.flatMap { $0 } }
  /// An `if` without `else`.
  public static func buildOptional(_ part: [Constraint]?) -> [Constraint] { part ?? [] }
  /// The first branch of an `if` or a `switch`.
  public static func buildEither(first part: [Constraint]) -> [Constraint] { part }
  /// Another branch.
  public static func buildEither(second part: [Constraint]) -> [Constraint] { part }
  /// The rounds of a loop.
  public static func buildArray(_ parts: [[Constraint]]) -> [Constraint] { parts.flatMap { $0 } }
  /// A branch under `#available`.
  public static func buildLimitedAvailability(_ part: [Constraint]) -> [Constraint] { part }
}

extension Constraint {
  /// Collects constraints without activating them.
  public static func group(
    @ConstraintBuilder _ constraints: () -> [Constraint]
  ) -> [Constraint] {
    constraints()
  }

  /// Collects constraints and activates them.
  @discardableResult
  public static func activate(
    @ConstraintBuilder _ constraints: () -> [Constraint]
  ) -> [Constraint] {
    constraints().activated()
  }
}

extension LayoutElement {
  /// Activates the constraints that the closure makes of the element's anchors, and returns them.
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

/// Something that has a view, as a controller or component does. A view is its own.
public protocol ViewOwner {
  /// The view.
  var view: View { get }
}

extension View: ViewOwner {
  /// The view itself.
  public var view: View { self }
}

extension ViewOwner {
  /// Puts the child's view into this one's and activates the constraints that the closure makes.
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

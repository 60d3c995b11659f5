internal import SwiftInterpreter
internal import SwiftSources
internal import SwiftWorld

extension UIKitLibrary {
  /// The items of a list that count as one step.
  private static let itemsOfStep = 16
  /// The number of subviews of one view past which none is added.
  private static let maximumSubviews = 4_096

  /// Adds a subview, at the front or at an index; to a stack view also as an arranged one.
  func add(
    _ value: Value, to parent: ObjectValue, at index: Int?, isArranged: Bool = false,
    _ interpreter: Interpreter
  ) throws(Interruption) {
    guard let owner = parent.viewState, owner.subviews.count < Self.maximumSubviews else { return }
    guard let child = try view(value, interpreter), let state = child.viewState else {
      if !value.isNil { owner.open(.unknownPart(interpreter.describe(value))) }
      return
    }
    try charge(owner.subviews.count, interpreter)
    guard child !== parent, !parent.ancestors.contains(where: { $0 === child }),
      parent.ancestors.count < ObjectValue.maximumLevels - 1
    else { return }
    let isNew = state.superview !== parent
    if isNew, state.superview != nil {
      try remove(child, interpreter)
      if state.placement == .fills { state.placement = .own }
    }
    state.superview = parent
    if isNew || !isArranged {
      owner.subviews.removeAll { $0 === child }
      owner.subviews.insert(child, at: position(isArranged ? nil : index, owner.subviews.count))
    }
    if isArranged {
      owner.arranged.removeAll { $0 === child }
      owner.arranged.insert(child, at: position(index, owner.arranged.count))
    }
    if isNew { try runHooks(of: child, interpreter) }
  }

  /// Counts a walk over a list.
  func charge(_ items: Int, _ interpreter: Interpreter) throws(Interruption) {
    try interpreter.charge(1 + items / Self.itemsOfStep)
  }

  private func position(_ index: Int?, _ count: Int) -> Int { min(max(index ?? count, 0), count) }

  /// Runs what a class does when it gets a superview.
  private func runHooks(
    of view: ObjectValue, _ interpreter: Interpreter
  ) throws(Interruption) {
    guard view.type.declaration != nil, !view.isExternal,
      hooked.insert(ObjectIdentifier(view)).inserted
    else { return }
    defer { hooked.remove(ObjectIdentifier(view)) }
    for name in [UIKitName.didMoveToSuperview, .didMoveToWindow]
    where program.declares(names[name], of: view.type) {
      _ = try interpreter.call(method: names[name], on: .object(view), [])
    }
  }

  /// Removes a view from its superview, with the constraints that leave its tree.
  ///
  /// - Complexity: O(constraints · levels).
  func remove(_ view: ObjectValue, _ interpreter: Interpreter) throws(Interruption) {
    guard let state = view.viewState, let parent = state.superview?.viewState else { return }
    try charge(self.state.constraints.count + parent.subviews.count, interpreter)
    for constraint in self.state.constraints where constraint.isActive {
      let inside = constraint.sides.map { side in
        side.anchor?.item.owningView.map { isInside($0, view) }
      }
      if inside.count == 2, let first = inside[0], let second = inside[1], first != second {
        constraint.isActive = false
        constraint.wasRemoved = true
      }
    }
    parent.subviews.removeAll { $0 === view }
    parent.arranged.removeAll { $0 === view }
    state.superview = nil
  }

  private func isInside(_ view: ObjectValue, _ tree: ObjectValue) -> Bool {
    view === tree || view.ancestors.contains { $0 === tree }
  }

  /// The active constraints that a view holds: it is the nearest common ancestor of their items.
  ///
  /// Those of a document stand first, as a view is decoded with them.
  ///
  /// - Complexity: O(constraints · levels²).
  func constraints(
    of view: ObjectValue, _ interpreter: Interpreter
  ) throws(Interruption) -> [ConstraintValue] {
    try charge(state.constraints.count * Self.itemsOfStep, interpreter)
    let held = state.constraints.filter { constraint in
      constraint.isActive && holder(of: constraint) === view
    }
    return held.filter { $0.origin == nil } + held.filter { $0.origin != nil }
  }

  private func holder(of constraint: ConstraintValue) -> ObjectValue? {
    guard let first = constraint.first.anchor?.item.owningView else { return nil }
    guard let side = constraint.second else { return first }
    guard let second = side.anchor?.item.owningView else { return nil }
    let above = [first] + first.ancestors
    return ([second] + second.ancestors).first { view in above.contains { $0 === view } }
  }
}

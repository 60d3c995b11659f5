internal import ConstraintLayout
internal import ConstraintSolver
internal import SwiftInterpreter
internal import SwiftWorld
internal import UIKitModel

extension SceneComposer {
  /// Adds a constraint, or notes why it is left out.
  mutating func add(_ constraint: ConstraintValue) {
    guard concernsScene(constraint) else { return }
    if let reason = refusal(of: constraint) { return leaveOut(constraint, reason) }
    guard let first = constraint.first.anchor, let anchor = anchor(first, constraint.second?.anchor)
    else { return leaveOut(constraint, .outside(name(constraint.first))) }
    var other: Anchor?
    if let second = constraint.second?.anchor {
      guard let known = self.anchor(second, first) else {
        return leaveOut(constraint, .outside(name(.anchor(second))))
      }
      other = known
    }
    guard let constant = constraint.constant.number, let factor = constraint.multiplier.number,
      let number = constraint.priority.number
    else { return }
    // UIKit ignores a constraint of priority 0.
    guard let priority = Priority(min(number, 1_000)) else { return }
    var made = SceneConstraint(
      anchor, constraint.relation, to: other, multiplier: other == nil ? 1 : factor,
      constant: constant, priority: priority)
    if factor == 0 { (made.second, made.multiplier) = (nil, 1) }
    let source = SwiftScene.ConstraintSource(
      place: constraint.origin.map { SourcePlace($0) },
      propertyNames: constraint.propertyNames.map(interpreter.program.text).sorted { $0 < $1 },
      variableNames: constraint.variableNames.map(interpreter.program.text).sorted { $0 < $1 },
      identifier: constraint.identifier,
      snapName: constraint.snapMaker.flatMap { maker in
        name(of: maker).split(separator: ".").last.map(String.init)
      })
    if let error = add(made, from: source) {
      leaveOut(constraint, .invalid(error.description))
    } else {
      knownConstraints += 1
    }
  }

  /// Whether a constraint has an end in the scene.
  private func concernsScene(_ constraint: ConstraintValue) -> Bool {
    constraint.sides.contains { side in
      side.anchor?.item.owningView.map { index(of: $0) != nil } ?? false
    }
  }

  /// Why a constraint cannot be solved; nil if it can.
  private func refusal(of constraint: ConstraintValue) -> LeftOutConstraint.Reason? {
    for case .unknown(let name) in constraint.sides { return .unknownEnd(name) }
    if let first = constraint.first.anchor?.attribute,
      let second = constraint.second?.anchor?.attribute
    {
      if first.kind != second.kind { return .mixedAxes }
      if first.isDirectional && second.isAbsoluteEdge
        || first.isAbsoluteEdge && second.isDirectional
      {
        return .mixedDirection
      }
    }
    if let name = constraint.constant.name { return .unknownConstant(name) }
    if let name = constraint.multiplier.name { return .unknownMultiplier(name) }
    if let name = constraint.priority.name { return .unknownPriority(name) }
    return nil
  }

  private mutating func leaveOut(
    _ constraint: ConstraintValue, _ reason: LeftOutConstraint.Reason
  ) {
    leftOut.append(
      LeftOutConstraint(
        text: text(of: constraint), reason: reason,
        place: constraint.origin.map { SourcePlace($0) }))
    for side in constraint.sides {
      guard let view = side.anchor?.item.owningView, let item = index(of: view),
        items[item.index].openness == nil
      else { continue }
      switch reason {
      case .unknownEnd(let name), .outside(let name):
        items[item.index].openness = .unknownPart(name)
      default: break
      }
    }
  }

  // MARK: Anchors

  /// The anchor of one side; nil if it is not in the scene.
  private mutating func anchor(_ value: AnchorValue, _ other: AnchorValue?) -> Anchor? {
    guard let view = value.item.owningView, let item = index(of: view) else { return nil }
    guard let guide = value.item.guideState else {
      if isContent(view, value.attribute, other) {
        return content(of: view, item).map { Anchor($0, value.attribute) }
      }
      return Anchor(item, value.attribute)
    }
    switch guide.kind {
    case nil: return index(of: value.item).map { Anchor($0, value.attribute) }
    case .safeArea?: return Anchor(item, Self.line(value.attribute), of: .safeArea)
    case .margins?: return Anchor(item, Self.line(value.attribute), of: .margins)
    case .readableContent?: return readable(of: view, item).map { Anchor($0, value.attribute) }
    case .scrollFrame?: return Anchor(item, value.attribute)
    case .scrollContent?: return content(of: view, item).map { Anchor($0, value.attribute) }
    case .top?: return bar(item, value.attribute, isTop: true)
    // While no keyboard is shown, its guide is as high as the bottom of the safe area.
    case .bottom?, .keyboard?: return bar(item, value.attribute, isTop: false)
    }
  }

  /// An edge for a baseline of a guide.
  private static func line(_ attribute: Attribute) -> Attribute {
    switch attribute {
    case .firstBaseline: .top
    case .lastBaseline: .bottom
    default: attribute
    }
  }

  /// An edge of the area between the safe area and the end of a view.
  private func bar(_ item: ItemIndex, _ attribute: Attribute, isTop: Bool) -> Anchor? {
    switch attribute {
    case .top: Anchor(item, isTop ? .top : .bottom, of: isTop ? .item : .safeArea)
    case .bottom: Anchor(item, isTop ? .top : .bottom, of: isTop ? .safeArea : .item)
    case .left, .right, .leading, .trailing, .centerX, .width: Anchor(item, attribute)
    case .centerY, .height, .firstBaseline, .lastBaseline: nil
    }
  }

  /// Whether an edge of a scroll view means its content: it is seen from a descendant.
  private func isContent(
    _ view: ObjectValue, _ attribute: Attribute, _ other: AnchorValue?
  ) -> Bool {
    guard library.isKind(view, "UIScrollView"), !library.isKind(view, "UITextView"),
      attribute.kind != .size, let other = other?.item.owningView, other !== view
    else { return false }
    return other.ancestors.contains { $0 === view }
  }

  // MARK: Text

  private func name(_ side: ConstraintValue.Side) -> String {
    switch side {
    case .unknown(let name): return "?\(name)"
    case .anchor(let anchor):
      guard let view = anchor.item.owningView else { return "?.\(anchor.attribute.name)" }
      let item = anchor.item.guideState == nil ? name(of: view) : "\(name(of: view)).guide"
      return "\(item).\(anchor.attribute.name)"
    }
  }

  private func text(of constraint: ConstraintValue) -> String {
    func text(_ quantity: Quantity) -> String {
      quantity.number.map { "\($0)" } ?? "?\(quantity.name ?? "")"
    }
    var words = "\(name(constraint.first)) \(constraint.relation.sign) "
    if let second = constraint.second {
      if constraint.multiplier.number != 1 { words += "\(text(constraint.multiplier)) * " }
      words += name(second)
      if constraint.constant.number != 0 { words += " + \(text(constraint.constant))" }
    } else {
      words += text(constraint.constant)
    }
    if constraint.priority.number != 1_000 { words += " @ \(text(constraint.priority))" }
    return words
  }
}

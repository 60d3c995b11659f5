internal import ConstraintLayout
internal import SwiftInterpreter
internal import SwiftSources

extension UIKitLibrary {
  /// Whether a name is that of a method that code refers to without calling it.
  func isMethod(_ name: UIKitName, of object: ObjectValue) -> Bool {
    switch name {
    case .addSubview, .addLayoutGuide, .removeFromSuperview, .addConstraint, .addConstraints,
      .removeConstraint, .removeConstraints, .bringSubviewToFront, .setNeedsLayout,
      .layoutIfNeeded:
      object.viewState != nil
    case .addArrangedSubview, .removeArrangedSubview:
      types.descends(object.systemClass, from: .uiStackView)
    case .addChild: object.controllerState != nil
    default: false
    }
  }

  /// A method of a view.
  func call(
    _ name: UIKitName, onView object: ObjectValue, _ arguments: [Argument],
    _ interpreter: Interpreter
  ) throws(Interruption) -> Value? {
    let first = arguments.first?.value
    switch name {
    case .addSubview:
      guard let first else { return nil }
      try add(first, to: object, at: nil, interpreter)
    case .insertSubview:
      guard let first else { return nil }
      try add(first, to: object, at: position(arguments, in: object), interpreter)
    case .addArrangedSubview, .insertArrangedSubview:
      guard let first else { return nil }
      let index = arguments.count > 1 ? arguments[1].value.number?.integer : nil
      try add(first, to: object, at: index, isArranged: true, interpreter)
    case .removeArrangedSubview: object.viewState?.arranged.removeAll { $0 === first?.object }
    case .removeFromSuperview: try remove(object, interpreter)
    case .bringSubviewToFront, .sendSubviewToBack:
      move(first?.object, in: object, toFront: name == .bringSubviewToFront)
    case .addLayoutGuide:
      guard let guide = first?.object, let state = guide.guideState else { return nil }
      state.owner = object
      object.viewState?.guides.append(guide)
    case .removeLayoutGuide: object.viewState?.guides.removeAll { $0 === first?.object }
    case .addConstraint, .addConstraints:
      try setActive(first ?? .void, true, interpreter)
    case .removeConstraint, .removeConstraints: try setActive(first ?? .void, false, interpreter)
    case .setContentHuggingPriority, .setContentCompressionResistancePriority:
      setPriority(name, of: object, arguments, interpreter)
    case .contentHuggingPriority, .contentCompressionResistancePriority:
      return priority(name, of: object, arguments)
    case .setCustomSpacing:
      guard arguments.count == 2, let view = arguments[1].value.object else { return nil }
      object.viewState?.customSpacing[ObjectIdentifier(view)] =
        quantity(arguments[0].value, interpreter)
    default: return try callPlain(name, onView: object, arguments, interpreter)
    }
    return .void
  }

  /// Methods that change nothing that layout depends on, and those for texts.
  private func callPlain(
    _ name: UIKitName, onView object: ObjectValue, _ arguments: [Argument],
    _ interpreter: Interpreter
  ) throws(Interruption) -> Value? {
    switch name {
    case .setTitle where types.descends(object.systemClass, from: .uiButton):
      guard let title = arguments.first?.value else { return nil }
      object.viewState?.title =
        title.text.map { .known($0) } ?? (title.isNil ? nil : .unknown(interpreter.describe(title)))
    case .setAttributedTitle: object.viewState?.title = .unknown("attributed title")
    case .setImage where types.descends(object.systemClass, from: .uiButton):
      object.viewState?.buttonImage = arguments.first?.value
    case .isDescendant:
      guard let other = arguments.first?.value.object else { return nil }
      return .boolean(object === other || object.ancestors.contains { $0 === other })
    case .updateConstraints where object.viewState != nil, .layoutSubviews, .awakeFromNib,
      .prepareForReuse, .traitCollectionDidChange, .didMoveToSuperview, .didMoveToWindow,
      .willMove, .setSelected, .setHighlighted, .setNeedsLayout, .layoutIfNeeded,
      .setNeedsUpdateConstraints, .updateConstraintsIfNeeded, .setNeedsDisplay,
      .invalidateIntrinsicContentSize, .tintColorDidChange, .safeAreaInsetsDidChange,
      .layoutMarginsDidChange, .sizeToFit, .setBackgroundImage, .updateConfiguration,
      .setEditing, .exchangeSubview:
      break
    default: return nil
    }
    return .void
  }

  private func axis(_ value: Value?) -> Axis? {
    switch caseName(value) {
    case .horizontal?: .horizontal
    case .vertical?: .vertical
    default: nil
    }
  }

  private func setPriority(
    _ name: UIKitName, of object: ObjectValue, _ arguments: [Argument], _ interpreter: Interpreter
  ) {
    guard let view = object.viewState, arguments.count == 2 else { return }
    let priority = quantity(arguments[0].value, interpreter)
    let axes = axis(arguments[1].value).map { [$0] } ?? Axis.allCases
    for axis in axes {
      if name == .setContentHuggingPriority {
        view.hugging[axis] = priority
      } else {
        view.compression[axis] = priority
      }
    }
  }

  private func priority(
    _ name: UIKitName, of object: ObjectValue, _ arguments: [Argument]
  ) -> Value? {
    guard let view = object.viewState, let axis = axis(arguments.first?.value) else { return nil }
    let isHugging = name == .contentHuggingPriority
    let known = isHugging ? view.hugging[axis] : view.compression[axis]
    guard let number = known == nil ? (isHugging ? 250 : 750) : known?.number else { return nil }
    return priority(.number(.floating(number)), names[.uiLayoutPriority])
  }

  private func position(_ arguments: [Argument], in object: ObjectValue) -> Int? {
    guard arguments.count == 2, let subviews = object.viewState?.subviews else { return nil }
    let other = arguments[1].value
    switch names[arguments[1].label] {
    case .at?: return other.number?.integer
    case .belowSubview?: return subviews.firstIndex { $0 === other.object }
    case .aboveSubview?: return subviews.firstIndex { $0 === other.object }.map { $0 + 1 }
    default: return nil
    }
  }

  private func move(_ view: ObjectValue?, in object: ObjectValue, toFront: Bool) {
    guard let view, let state = object.viewState,
      let index = state.subviews.firstIndex(where: { $0 === view })
    else { return }
    state.subviews.remove(at: index)
    state.subviews.insert(view, at: toFront ? state.subviews.count : 0)
  }
}

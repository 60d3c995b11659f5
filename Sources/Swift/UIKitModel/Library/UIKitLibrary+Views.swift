internal import ConstraintLayout
internal import SwiftInterpreter
internal import SwiftSources
internal import SwiftWorld
internal import TextLayout

extension UIKitLibrary {
  /// A property of a view.
  func view(
    _ name: UIKitName, of object: ObjectValue, _ interpreter: Interpreter
  ) throws(Interruption) -> Value? {
    guard let view = object.viewState else { return nil }
    if let attribute = Attribute(anchor: name) {
      return .system(AnchorValue(object, attribute, names))
    }
    if let kind = ViewState.SystemGuide(name), kind != .top, kind != .bottom {
      return .object(try guide(kind, of: object, interpreter))
    }
    if let part = try part(name, of: object, interpreter) { return .object(part) }
    switch name {
    case .snp: return .system(SnapDSL(object, names))
    case .layer where !object.isExternal: return try layer(of: object, interpreter)
    case .superview: return superview(of: object, interpreter)
    case .subviews: return list(view.subviews, of: view)
    case .arrangedSubviews: return list(view.arranged, of: view)
    case .layoutGuides: return .array(ArrayValue(view.guides.map { .object($0) }))
    case .constraints:
      return .array(ArrayValue(try constraints(of: object, interpreter).map { .system($0) }))
    case .traitCollection: return .system(SystemSingleton(names[.uiTraitCollection]))
    case .next: return view.controller.map { .object($0) } ?? superview(of: object, interpreter)
    default: break
    }
    guard object.properties[names[name]] == nil, !object.isExternal else { return nil }
    if let initial = view.initial[name], !state.isLaidOut || !isEmpty(initial) { return initial }
    return defaultValue(name, of: object, interpreter)
  }

  /// Whether a value is a rectangle without a size, which layout replaces.
  private func isEmpty(_ value: Value) -> Bool {
    guard case .structure(let rectangle) = value,
      case .structure(let size)? = rectangle[names[.size]]
    else { return false }
    return [UIKitName.width, .height].allSatisfy { size[names[$0]]?.double == 0 }
  }

  /// The layer, which keeps what code sets, such as its radius.
  private func layer(
    of object: ObjectValue, _ interpreter: Interpreter
  ) throws(Interruption) -> Value {
    if let known = object.viewState?.layer { return .object(known) }
    let layer = try interpreter.makeObject(.system(names[.caLayer]))
    object.viewState?.layer = layer
    return .object(layer)
  }

  private func list(_ objects: [ObjectValue], of view: ViewState) -> Value {
    .array(ArrayValue(objects.map { .object($0) }, isOpen: view.openness != nil))
  }

  func superview(of object: ObjectValue, _ interpreter: Interpreter) -> Value {
    if let superview = object.superview { return .object(superview) }
    guard object === interpreter.entry || object.isExternal else { return Value.none }
    return .unknown(
      Unknown(
        interpreter.path(of: object).isEmpty
          ? "superview" : "\(interpreter.path(of: object)).superview",
        type: .optional(.system(names[.uiView])), isShared: true))
  }

  /// The value of a property that nothing has set.
  ///
  /// Source: the "default value" that the page of each property in Apple's documentation states.
  private func defaultValue(
    _ name: UIKitName, of object: ObjectValue, _ interpreter: Interpreter
  ) -> Value? {
    func number(_ value: Double) -> Value { .number(.floating(value)) }
    func insets(_ value: Double) -> Value {
      let sides: [UIKitName] = [.top, .left, .bottom, .right]
      return .structure(
        StructureValue(
          type: .system(names[.uiEdgeInsets]), sides.map { (names[$0], number(value)) }))
    }
    switch name {
    case .translatesAutoresizingMaskIntoConstraints: return .boolean(true)
    case .isHidden, .preservesSuperviewLayoutMargins: return .boolean(false)
    case .insetsLayoutMarginsFromSafeArea: return .boolean(true)
    case .alpha: return number(1)
    case .tag: return .number(.integer(0))
    case .layoutMargins where !types.descends(object.systemClass, from: .uiStackView):
      return insets(8)
    case .axis where types.descends(object.systemClass, from: .uiStackView):
      return .enumeration(EnumerationValue(type: axisType, name: names[.horizontal]))
    case .spacing where types.descends(object.systemClass, from: .uiStackView): return number(0)
    case .numberOfLines where types.descends(object.systemClass, from: .uiLabel):
      return .number(.integer(1))
    case .text where types.descends(object.systemClass, from: .uiLabel): return Value.none
    case .font where types.descends(object.systemClass, from: .uiLabel):
      guard let view = object.viewState, view.openness == nil, !view.isDecoded else { return nil }
      return .system(FontValue(FontChoice(), names[.uiFont]))
    case .frame, .bounds: return frame(of: object, interpreter)
    default: return nil
    }
  }

  private var axisType: StaticType { .system(program.symbols.find("Axis") ?? .empty) }

  /// A frame that layout determines: its size has a name.
  private func frame(of object: ObjectValue, _ interpreter: Interpreter) -> Value {
    let path = interpreter.path(of: object)
    func length(_ name: String) -> Value {
      .unknown(
        Unknown(
          path.isEmpty ? "frame.\(name)" : "\(path).frame.\(name)",
          type: .system(names[.cgFloat]), isShared: true))
    }
    return interpreter.rectangle(length("x"), length("y"), length("width"), length("height"))
  }

  /// Notes what a property that is set means for the tree of views.
  func didSet(_ name: UIKitName, of object: ObjectValue, to value: Value) {
    switch name {
    case .tableHeaderView, .tableFooterView, .backgroundView, .selectedBackgroundView,
      .accessoryView:
      guard let view = value.object, let state = view.viewState, state.superview == nil,
        view !== object, object.top !== view
      else { return }
      state.superview = object
      state.placement = .managed
    default: break
    }
  }

  /// Notes a view that its new owner shows at the size of its frame.
  ///
  /// Source: https://developer.apple.com/documentation/uikit/uitableview/tableheaderview.
  func noteShown(_ value: Value, as name: UIKitName) {
    switch name {
    case .tableHeaderView, .tableFooterView:
      guard let view = value.object, view.viewState != nil,
        state.shownAtOwnSize.count < UIKitState.maximumShown,
        !state.shownAtOwnSize.contains(where: { $0 === view })
      else { return }
      state.shownAtOwnSize.append(view)
    default: break
    }
  }

  // MARK: Parts

  /// A view that the system makes for another on demand: a content view, or a label of a button.
  private func part(
    _ name: UIKitName, of object: ObjectValue, _ interpreter: Interpreter
  ) throws(Interruption) -> ObjectValue? {
    guard let view = object.viewState, let part = Part(name, of: object.systemClass, types) else {
      return nil
    }
    if let known = view.parts[name] { return known }
    let owner = interpreter.path(of: object)
    let path =
      part.isKnown ? nil : owner.isEmpty ? name.rawValue : "\(owner).\(name.rawValue)"
    let made = try interpreter.makeObject(.system(names[part.type]), path: path)
    view.parts[name] = made
    if object.isExternal { made.viewState?.open(.external(interpreter.path(of: object))) }
    made.viewState?.superview = object
    made.viewState?.placement = part.isKnown ? .fills : .managed
    if part.isKnown {
      view.subviews.append(made)
    } else {
      view.managedParts.append(made)
    }
    return made
  }

  /// Which views the system makes. Source: the pages of the properties in Apple's documentation.
  private struct Part {
    var type: UIKitName
    /// Whether it fills its superview, and the sources alone give it subviews.
    var isKnown: Bool

    init?(_ name: UIKitName, of type: SwiftSymbol?, _ types: UIKitTypes) {
      let isCell =
        types.descends(type, from: .uiTableViewCell)
        || types.descends(type, from: .uiTableViewHeaderFooterView)
      switch name {
      case .contentView
      where isCell || types.descends(type, from: .uiCollectionViewCell)
        || types.descends(type, from: .uiVisualEffectView):
        (self.type, isKnown) = (.uiView, true)
      case .textLabel where isCell, .detailTextLabel where isCell:
        (self.type, isKnown) = (.uiLabel, false)
      case .titleLabel where types.descends(type, from: .uiButton):
        (self.type, isKnown) = (.uiLabel, false)
      case .imageView
      where types.descends(type, from: .uiButton) || types.descends(type, from: .uiTableViewCell):
        (self.type, isKnown) = (.uiImageView, false)
      default: return nil
      }
    }
  }
}

public import SwiftInterpreter
public import SwiftSources
public import SwiftWorld
internal import TextBytes
internal import TextLayout

extension UIKitLibrary {
  /// Gives an object the state of its class.
  public func didMake(_ object: ObjectValue, in interpreter: Interpreter) {
    switch role(object.systemClass) {
    case .view:
      let view = ViewState()
      object.attachment = view
      state.views.append(object)
      if let path = object.path { view.open(.external(path)) }
      if let type = object.systemClass, !types.isKnown(type) {
        view.open(.libraryClass(program.text(type)))
      }
    case .controller: object.attachment = ControllerState()
    case .guide: object.attachment = GuideState()
    case .other: break
    }
  }

  /// Makes an instance of a class or structure.
  public func construct(
    _ type: SwiftSymbol, _ arguments: [Argument], in interpreter: Interpreter
  ) throws(Interruption) -> Value? {
    switch names[type] {
    case .uiLayoutPriority?, .constraintPriority?:
      return arguments.first.map { priority($0.value, type) }
    case .nsLayoutConstraint?: return try itemConstraint(arguments, interpreter)
    case .uiFont?: return namedFont(arguments)
    case .uiImage?: return image(arguments)
    case .uiFontMetrics?: return fontMetrics(arguments)
    case .uiViewPropertyAnimator?:
      _ = try runClosures(arguments, interpreter)
      return .unknown(Unknown("UIViewPropertyAnimator", type: .system(type)))
    default: break
    }
    if program.text(type) == "String", let key = arguments.first, names[key.label] == .localized {
      return localized(key.value, interpreter)
    }
    if program.text(type) == "String", let text = arguments[names[.format]], text.text != nil,
      text.text?.utf8.contains(UInt8(ascii: "%")) == false
    {
      return text
    }
    guard role(type) != .other else { return nil }
    let object = try interpreter.makeObject(.system(type))
    try initialize(object, as: type, arguments, in: interpreter)
    return .object(object)
  }

  /// A priority as a structure with a raw value.
  func priority(_ value: Value, _ type: SwiftSymbol) -> Value {
    if case .structure(let structure) = value, structure.type == .system(type) { return value }
    var raw = value
    if case .number(let number) = value { raw = .number(number.floating) }
    return .structure(StructureValue(type: .system(type), [(names[.rawValue], raw)]))
  }

  /// Applies the arguments of an initialiser.
  public func initialize(
    _ object: ObjectValue, as type: SwiftSymbol, _ arguments: [Argument],
    in interpreter: Interpreter
  ) throws(Interruption) {
    guard let view = object.viewState else { return }
    if types.isKnown(type), let label = foreignLabel(arguments) {
      view.open(.passed(to: "init(\(label):)"))
    }
    let arguments = try typed(names[.initializer], of: type, isOfType: true, arguments, interpreter)
    for argument in arguments {
      switch names[argument.label] {
      case .arrangedSubviews?: try arrange(argument.value, in: object, interpreter)
      case let name?
      where name == .frame || name == .image || name == .style || name == .configuration:
        view.initial[name] = argument.value
      default: break
      }
    }
  }

  /// The first label that no initialiser of a view of UIKit has, so that a library declares the
  /// initialiser, and may do anything; nil if there is none.
  private func foreignLabel(_ arguments: [Argument]) -> String? {
    arguments.lazy.map { $0.label == .empty ? "_" : self.program.text($0.label) }
      .first { !Self.initialiserLabels.contains($0) }
  }

  /// The labels of the initialisers of views.
  ///
  /// Source: the declarations in the headers of UIKit, WebKit and MapKit.
  private static let initialiserLabels: TextSet = [
    "frame", "coder", "style", "reuseIdentifier", "arrangedSubviews", "image", "highlightedImage",
    "type", "primaryAction", "configuration", "items", "actions", "effect", "collectionViewLayout",
    "textContainer", "usingTextLayoutManager", "progressViewStyle", "activityIndicatorStyle",
    "barStyle", "annotation", "device", "nibName", "bundle", "windowScene", "menu",
  ]

  private func arrange(
    _ value: Value, in stack: ObjectValue, _ interpreter: Interpreter
  ) throws(Interruption) {
    guard case .array(let array) = value else {
      stack.viewState?.open(.data(interpreter.describe(value)))
      return
    }
    for element in array.elements {
      try add(element, to: stack, at: nil, isArranged: true, interpreter)
    }
    if array.isOpen { stack.viewState?.open(.data("its arranged views")) }
  }

  /// The designated initialisers to which `UIView()` and the like delegate.
  public func designated(
    _ arguments: [Argument], of type: SwiftSymbol, in interpreter: Interpreter
  ) -> [[Argument]] {
    func argument(_ label: String, _ value: Value) -> Argument? {
      program.symbols.find(label).map { Argument($0, value) }
    }
    func list(_ arguments: Argument?...) -> [[Argument]] {
      let known = arguments.compactMap { $0 }
      return known.count == arguments.count ? [known] : []
    }
    if role(type) == .controller, arguments.isEmpty {
      return list(argument("nibName", .none), argument("bundle", .none))
    }
    guard role(type) == .view else { return [] }
    let isFrame = arguments.count == 1 && names[arguments[0].label] == .frame
    guard arguments.isEmpty || isFrame || isConvenience(arguments, of: type) else { return [] }
    let zero = Value.number(.floating(0))
    let frame = isFrame ? arguments[0].value : interpreter.rectangle(zero, zero, zero, zero)
    if types.descends(type, from: .uiTableViewCell) {
      return list(
        argument("style", .unknown(Unknown("style"))), argument("reuseIdentifier", .none))
        + list(Argument(names[.frame], frame))
    }
    if types.descends(type, from: .uiTableViewHeaderFooterView) {
      return list(argument("reuseIdentifier", .none)) + list(Argument(names[.frame], frame))
    }
    return list(Argument(names[.frame], frame))
      + list(Argument(names[.frame], frame), argument("style", .unknown(Unknown("style"))))
  }

  /// Whether arguments are those of a convenience initialiser that calls `init(frame:)`.
  ///
  /// Source: the declarations of `UIStackView.init(arrangedSubviews:)`, `UIButton.init(type:)`,
  /// `init(type:primaryAction:)` and `init(configuration:primaryAction:)`.
  private func isConvenience(_ arguments: [Argument], of type: SwiftSymbol) -> Bool {
    guard let label = names[arguments[0].label] else { return false }
    if types.descends(type, from: .uiStackView) { return label == .arrangedSubviews }
    return types.descends(type, from: .uiButton) && (label == .type || label == .configuration)
  }

  /// A view, guide or controller that the sources do not make.
  public func symbolicValue(
    of type: StaticType, named name: String, in interpreter: Interpreter
  ) throws(Interruption) -> Value? {
    let unwrapped = type.unwrapped
    let systemClass: SwiftSymbol? =
      switch unwrapped {
      case .declared(let declared) where declared.kind == .class:
        program.systemClass(of: declared)
      case .system(let system): system
      default: nil
      }
    guard let systemClass, role(systemClass) != .other else { return nil }
    if type.isOptional, !interpreter.decide("\(name) != nil", usual: true) { return Value.none }
    return .object(try interpreter.makeObject(unwrapped, path: name))
  }

  /// Reads a nib that belongs to an owner: its outlets are objects that the sources do not make.
  func loadNib(
    _ arguments: [Argument], _ interpreter: Interpreter
  ) throws(Interruption) -> Value? {
    for argument in arguments {
      guard let name = names[argument.label],
        name == .owner || name == .withOwner || name == .ownerOrNil,
        case .object(let object) = argument.value
      else { continue }
      if let root = try buildInterface(of: object, asOwner: true, interpreter) {
        try setOutlets(of: object, interpreter)
        return .array(ArrayValue([.object(root)]))
      }
      object.viewState?.open(.nib("of its class"))
      try setOutlets(of: object, interpreter)
    }
    var array = ArrayValue([.unknown(Unknown("a view of a nib"))])
    array.isOpen = true
    return .array(array)
  }

  /// Sets the outlets to the views that a document states, and those that then have no value to
  /// objects that the sources do not make.
  public func setOutlets(
    of object: ObjectValue, _ interpreter: Interpreter
  ) throws(Interruption) {
    if let root = try buildInterface(of: object, interpreter), root !== object {
      object.controllerState?.interfaceView = root
    }
    guard let type = object.type.declaration, let outlet = program.symbols.find("IBOutlet") else {
      return
    }
    for current in program.classChain(type).reversed() {
      for property in current.stored where property.attributeNames.contains(outlet) {
        if let known = interpreter.storedValue(of: property, in: object), !known.isNil { continue }
        guard let declared = interpreter.type(of: property) else { continue }
        let base = interpreter.path(of: object)
        let name = program.text(property.name)
        let value = try interpreter.symbolicValue(
          of: declared.unwrapped, named: base.isEmpty ? name : "\(base).\(name)", isShared: true)
        try interpreter.set(property, of: object, to: value)
      }
    }
  }

  /// A text that a file of localised strings has.
  func localized(_ key: Value, table: Value? = nil, _ interpreter: Interpreter) -> Value {
    if let text = key.text,
      let found = localizedTexts?.text(forKey: text, table: table?.text)
    {
      return .text(found)
    }
    let string = program.symbols.find("String").map { StaticType.system($0) }
    return .unknown(
      Unknown("the text for \(interpreter.describe(key))", type: string, isShared: true))
  }
}

internal import ConstraintLayout
internal import ConstraintSolver
internal import SwiftInterpreter
internal import SwiftSources
internal import SwiftWorld
internal import TextBytes

extension UIKitLibrary {
  /// `NSLayoutConstraint.constraints(withVisualFormat:options:metrics:views:)`.
  func visualFormat(
    _ arguments: [Argument], _ interpreter: Interpreter
  ) throws(Interruption) -> Value {
    let open = Value.array(ArrayValue([], isOpen: true))
    guard let text = arguments[names[.withVisualFormat]]?.text,
      case .dictionary(let views)? = arguments[names[.views]]
    else {
      state.add(.visualFormat, "a visual format", interpreter.callSite)
      return open
    }
    let bytes = ContiguousArray(text.utf8)
    try charge(bytes.count + views.count * 16, interpreter)
    let index = VisualNames(bytes)
    for (key, value) in zip(views.keys, views.values) {
      guard let name = key.text else { continue }
      if let object = value.object, object.guideState != nil {
        index.add(name, object)
      } else if let object = try view(value, interpreter) {
        index.add(name, object)
      }
    }
    if case .dictionary(let metrics)? = arguments[names[.metrics]] {
      for (key, value) in zip(metrics.keys, metrics.values) {
        if let name = key.text { index.addMetric(name, quantity(value, interpreter)) }
      }
    }
    do {
      let format = try VisualFormatParser.format(bytes.span)
      let (align, direction) = options(arguments[names[.options]])
      let made = try format.constraints(index, align: align, direction: direction)
      return .array(ArrayValue(made.map { .system(constraint($0, index, interpreter)) }))
    } catch {
      state.add(.visualFormat, text, interpreter.callSite)
      return open
    }
  }

  private func constraint(
    _ made: SceneConstraint, _ index: VisualNames, _ interpreter: Interpreter
  ) -> ConstraintValue {
    func side(_ anchor: Anchor) -> ConstraintValue.Side {
      .anchor(AnchorValue(index.objects[anchor.item.index], anchor.attribute, names))
    }
    let constraint = make(
      side(made.first), made.relation, made.second.map(side),
      constant: index.quantity(made.constant), interpreter)
    constraint.priority = .known(made.priority.value)
    return constraint
  }

  private func options(_ value: Value?) -> (align: [Attribute], VisualDirection) {
    var align: [Attribute] = []
    var direction = VisualDirection.leadingToTrailing
    for option in value?.elements ?? (value.map { [$0] } ?? []) {
      let name: SwiftSymbol
      switch option {
      case .enumeration(let found): name = found.name
      case .implicit(let found): name = found.name
      default: continue
      }
      switch program.text(name) {
      case "alignAllTop": align.append(.top)
      case "alignAllBottom": align.append(.bottom)
      case "alignAllCenterY": align.append(.centerY)
      case "alignAllCenterX": align.append(.centerX)
      case "alignAllLeading": align.append(.leading)
      case "alignAllTrailing": align.append(.trailing)
      case "alignAllLeft": align.append(.left)
      case "alignAllRight": align.append(.right)
      case "alignAllLastBaseline", "alignAllBaseline": align.append(.lastBaseline)
      case "alignAllFirstBaseline": align.append(.firstBaseline)
      case "directionLeftToRight": direction = .leftToRight
      case "directionRightToLeft": direction = .rightToLeft
      default: break
      }
    }
    return (align, direction)
  }
}

/// The names of a visual format: keys of a dictionary, whose views need not have names.
private final class VisualNames: VisualFormatNames {
  private let text: ContiguousArray<UInt8>
  private(set) var objects: [ObjectValue] = []
  private var numbers: [ObjectIdentifier: Int] = [:]
  private var places: [ExactText: ItemIndex] = [:]
  private var metrics: [ExactText: Double] = [:]
  /// The names of metrics that are not known. A number stands for each; no layout uses it.
  private var unknown: [String] = []
  private static let firstUnknown = 987_654_321.125

  init(_ text: ContiguousArray<UInt8>) { self.text = text }

  func add(_ name: String, _ object: ObjectValue) {
    places[ExactText(name)] = place(of: object)
  }

  private func place(of object: ObjectValue) -> ItemIndex {
    if let known = numbers[ObjectIdentifier(object)] { return ItemIndex(known) }
    numbers[ObjectIdentifier(object)] = objects.count
    objects.append(object)
    return ItemIndex(objects.count - 1)
  }

  func addMetric(_ name: String, _ value: Quantity) {
    switch value {
    case .known(let number): metrics[ExactText(name)] = number
    case .unknown(let expression):
      metrics[ExactText(name)] = Self.firstUnknown + Double(unknown.count)
      unknown.append(expression)
    }
  }

  /// The number of a constraint, or the name of the metric that it stands for.
  func quantity(_ number: Double) -> Quantity {
    let index = abs(number) - Self.firstUnknown
    guard index >= 0, index < Double(unknown.count), index == index.rounded() else {
      return .known(number)
    }
    return .unknown(unknown[Int(index)])
  }

  private func key(_ name: NameText) -> ExactText {
    let text = text
    return ExactText(String(decoding: name.unquoted(text.span), as: UTF8.self))
  }

  func item(_ name: NameText) -> ItemIndex? { places[key(name)] }

  func metric(_ name: NameText) -> Double? { metrics[key(name)] }

  func superview(of item: ItemIndex) -> ItemIndex? {
    let object = objects[item.index]
    let view = object.guideState == nil ? object.superview : object.guideState?.owner
    return view.map(place)
  }

  func error(in constraint: SceneConstraint) -> ConstraintError? { nil }
}

internal import SwiftSources
internal import SwiftWorld

extension Interpreter {
  /// A global constant of the standard library.
  func standardGlobal(_ name: SwiftSymbol) -> Value? { nil }

  func isStandardFunction(_ name: SwiftSymbol) -> Bool {
    switch names[name] {
    case .max, .min, .abs, .print, .add, .subtract, .multiply, .divide, .less, .greater, .equal,
      .zip, .sqrt, .round, .floor, .ceil, .and, .or, .notEqual, .lessOrEqual, .greaterOrEqual:
      true
    default: false
    }
  }

  /// Calls a global function of the standard library; nil if there is none.
  func callStandardGlobal(
    _ name: SwiftSymbol, _ arguments: [Argument]
  ) throws(Interruption) -> Value? {
    guard let known = names[name] else { return nil }
    switch known {
    case .max, .min: return try extremum(known, arguments)
    case .abs, .fabs, .floor, .floorf, .ceil, .ceilf, .round, .trunc, .sqrt, .sin, .cos, .tan, .exp,
      .log:
      return try math(known, arguments)
    case .fmin, .fmax: return try extremum(known == .fmin ? .min : .max, arguments)
    case .pow:
      guard arguments.count == 2, let base = arguments[0].value.double,
        let exponent = arguments[1].value.double
      else { return unknownNumber("pow()") }
      return .number(.floating(Mathematics.pow(base, exponent)))
    case .print, .debugPrint, .dump, .nsLog: return try print(arguments)
    case .assertionFailure: return .void
    case .fatalError, .preconditionFailure, .exit: throw .ended(.impossible)
    case .zip: return try zip(arguments)
    case .stride: return try stride(arguments)
    case .type: return typeOf(arguments)
    case .swap: return try swap(arguments)
    case .nsLocalizedString: return arguments[names[.value]] ?? arguments.first?.value
    case .getAssociatedObject: return associatedObject(arguments)
    case .setAssociatedObject: return setAssociatedObject(arguments)
    case .autoreleasepool, .withExtendedLifetime:
      guard let closure = arguments.last?.value else { return .void }
      return try call(closure, arguments.count > 1 ? [arguments[0]] : [])
    case .numericCast, .unsafeBitCast: return arguments.first?.value
    default: return try callOperator(known, name, arguments)
    }
  }

  /// An operator that is called as a function: `reduce(0, +)`.
  private func callOperator(
    _ known: KnownName, _ name: SwiftSymbol, _ arguments: [Argument]
  ) throws(Interruption) -> Value? {
    guard arguments.count == 2 else { return nil }
    let (first, second) = (arguments[0].value, arguments[1].value)
    switch (known, first, second) {
    case (_, .number(let left), .number(let right)): return try arithmetic(known, left, right)
    case (.add, .text(let left), .text(let right)): return try text(left + right)
    case (.add, .array(let left), .array(let right)): return try concatenate(left, right)
    case (.and, .boolean(let left), .boolean(let right)): return .boolean(left && right)
    case (.or, .boolean(let left), .boolean(let right)): return .boolean(left || right)
    case (.equal, _, _): return try areEqual(first, second).map { .boolean($0) }
    case (.less, _, _): return try precedes(first, second).map { .boolean($0) }
    case (.greater, _, _): return try precedes(second, first).map { .boolean($0) }
    default: return try custom(name, [first, second])
    }
  }

  private func unknownNumber(_ name: String) -> Value {
    .unknown(Unknown(clipped(name), type: .system(names[.cgFloatType])))
  }

  private func extremum(
    _ name: KnownName, _ arguments: [Argument]
  ) throws(Interruption) -> Value? {
    guard var best = arguments.first?.value, arguments.count > 1 else { return nil }
    // Literals beside floating-point numbers are such numbers, too.
    let isFloating = arguments.contains { $0.value.number?.isFloating == true }
    for argument in arguments.dropFirst() {
      let value = argument.value
      let (first, second) = name == .min ? (value, best) : (best, value)
      guard let smaller = try precedes(first, second) else {
        let parts = arguments.map { describe($0.value) }.joined(separator: ", ")
        let type = arguments.lazy.compactMap { $0.value.unknown?.type }.first
        return .unknown(
          Unknown(clipped("\(name.rawValue)(\(parts))"), type: type ?? .system(names[.cgFloatType]))
        )
      }
      // Of equal values, `max` gives the last, `min` the first.
      if smaller { best = value }
    }
    if isFloating, case .number(let number) = best { best = .number(number.floating) }
    return best
  }

  private func math(_ name: KnownName, _ arguments: [Argument]) throws(Interruption) -> Value? {
    guard let argument = arguments.first, arguments.count == 1 else { return nil }
    guard let number = argument.value.number else {
      return unknownNumber("\(name.rawValue)(\(describe(argument.value)))")
    }
    if name == .abs || name == .fabs {
      return number.double < 0 ? try negative(number) : .number(number)
    }
    let value = number.double
    let result: Double? =
      switch name {
      case .floor, .floorf: value.rounded(.down)
      case .ceil, .ceilf: value.rounded(.up)
      case .round: value.rounded()
      case .trunc: value.rounded(.towardZero)
      case .sqrt: value.squareRoot()
      default: Mathematics.function(name, value)
      }
    return result.map { .number(.floating($0)) }
  }

  private func print(_ arguments: [Argument]) throws(Interruption) -> Value {
    guard let output else { return .void }
    var parts: [String] = []
    for argument in arguments where argument.label.isEmpty {
      parts.append(try printed(settle(argument.value)) ?? "?\(describe(argument.value))")
    }
    try meter.check(textBytes: parts.reduce(0) { $0 + $1.utf8.count })
    line += parts.joined(separator: arguments[names[.separator]]?.text ?? " ")
    try meter.check(textBytes: line.utf8.count)
    if let terminator = arguments[names[.terminator]]?.text, terminator != "\n" {
      line += terminator
    } else {
      output(line)
      line = ""
    }
    return .void
  }

  private func zip(_ arguments: [Argument]) throws(Interruption) -> Value? {
    guard arguments.count == 2, let first = try sequence(arguments[0].value),
      let second = try sequence(arguments[1].value)
    else { return nil }
    let isOpen = arguments.contains {
      if case .array(let array) = $0.value { array.isOpen } else { false }
    }
    let pairs = Swift.zip(first, second).map { Value.tuple(TupleValue([settle($0), settle($1)])) }
    try meter.check(elements: pairs.count, new: pairs.count)
    return try checked(.array(ArrayValue(pairs, isOpen: isOpen)))
  }

  private func stride(_ arguments: [Argument]) throws(Interruption) -> Value? {
    guard arguments.count == 3, let start = arguments[0].value.number,
      let end = arguments[1].value.number, let step = arguments[2].value.number
    else { return nil }
    let isThrough = arguments[1].label == names[.through]
    // Swift traps on a stride of zero.
    guard step.double != 0 else { throw .ended(.impossible) }
    var elements: [Value] = []
    func isInside<Bound: Comparable>(_ value: Bound, _ end: Bound) -> Bool {
      step.double > 0
        ? value < end || isThrough && value == end : value > end || isThrough && value == end
    }
    if var value = start.integer, let end = end.integer, let step = step.integer {
      while isInside(value, end) {
        elements.append(.number(.integer(value)))
        try meter.check(elements: elements.count, new: 1)
        let next = value.addingReportingOverflow(step)
        if next.overflow { break }
        value = next.partialValue
      }
      return .array(ArrayValue(elements))
    }
    var value = start.double
    while isInside(value, end.double) {
      elements.append(.number(.floating(value)))
      try meter.check(elements: elements.count, new: 1)
      value = start.double + Double(elements.count) * step.double
    }
    return .array(ArrayValue(elements))
  }

  private func typeOf(_ arguments: [Argument]) -> Value? {
    guard let value = arguments[names[.of]] else { return nil }
    return typeOf(value).map { .type($0) } ?? .unknown(Unknown("type(of:)"))
  }

  private func swap(_ arguments: [Argument]) throws(Interruption) -> Value? {
    guard arguments.count == 2, let first = arguments[0].location,
      let second = arguments[1].location
    else { return nil }
    try store(arguments[1].value, at: first)
    try store(arguments[0].value, at: second)
    return .void
  }

  private func key(_ arguments: [Argument]) -> AssociationKey? {
    guard arguments.count >= 2, case .object(let object) = arguments[0].value else { return nil }
    // `&key`: the variable itself is the key, whatever its value.
    if case .variableOf(let property, _)? = arguments[1].location {
      let id = property.binding.id
      return AssociationKey(object: ObjectIdentifier(object), key: "\(id.file) \(id.index)")
    }
    return AssociationKey(object: ObjectIdentifier(object), key: describe(arguments[1].value))
  }

  private func associatedObject(_ arguments: [Argument]) -> Value {
    key(arguments).map { associated[$0] ?? Value.none } ?? .unknown(Unknown("associated object"))
  }

  private func setAssociatedObject(_ arguments: [Argument]) -> Value {
    if arguments.count >= 3, let key = key(arguments) { associated[key] = arguments[2].value }
    return .void
  }
}

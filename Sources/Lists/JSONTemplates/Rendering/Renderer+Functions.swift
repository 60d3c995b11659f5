/// The built-in functions.
extension Renderer {
  mutating func checkCallable() throws(TemplateError) {
    let value = stack[stack.count - 1]
    guard value.kind != .function else { return }
    let text: String
    switch value.kind {
    case .array: text = "an array"
    case .object: text = "an object"
    case .null: text = "null"
    default:
      let shown = try string(of: value)
      text = arena.text(shown)
    }
    throw error(.interpreter, "\(text) is not callable")
  }

  /// Replaces a function and its arguments with the result of the call.
  mutating func call(_ count: Int) throws(TemplateError) {
    // Allocating the arguments takes about as long as four instructions.
    try spend(4)
    let arguments = Array(stack[(stack.count - count)...])
    stack.removeLast(count)
    guard let function = Builtin(rawValue: Symbol(truncatingIfNeeded: pop().bits)) else { return }
    try stack.append(value(of: function, arguments))
  }

  func invalidArguments(_ function: Builtin, _ more: String = "") -> TemplateError {
    error(.builtin, "invalid arguments to builtin: \(function.name)\(more)")
  }

  private mutating func value(
    of function: Builtin, _ arguments: [TemplateValue]
  ) throws(TemplateError) -> TemplateValue {
    switch function {
    case .min, .max: return try extreme(function, arguments)
    case .fromNow: return try fromNow(arguments)
    case .range: return try range(arguments)
    case .join, .split:
      guard arguments.count == 2, arguments[1].kind == .string || arguments[1].isNumber else {
        throw invalidArguments(function)
      }
      let separator = try string(of: arguments[1])
      return function == .join
        ? try join(arguments[0], separator) : try split(arguments[0], separator)
    default:
      guard arguments.count == 1 else { throw invalidArguments(function) }
      return try value(of: function, arguments[0])
    }
  }

  private mutating func value(
    of function: Builtin, _ argument: TemplateValue
  ) throws(TemplateError) -> TemplateValue {
    switch function {
    case .sqrt, .abs, .ceil, .floor:
      guard let number = try number(argument) else { throw invalidArguments(function) }
      return try numeric(function, number)
    case .typeof: return typeName(argument)
    case .str:
      if argument.kind == .null { return word("null") }
      guard !argument.isContainer, argument.kind != .function else {
        throw invalidArguments(function)
      }
      return try string(of: argument)
    case .len:
      if argument.kind == .array { return .integer(Int64(argument.count)) }
      guard argument.kind == .string else { throw invalidArguments(function) }
      return try .integer(Int64(scalarCount(argument)))
    default:
      guard argument.kind == .string else { throw invalidArguments(function) }
      return try textual(function, argument)
    }
  }

  // MARK: Numbers

  private mutating func extreme(
    _ function: Builtin, _ arguments: [TemplateValue]
  ) throws(TemplateError) -> TemplateValue {
    guard var best = arguments.first else {
      throw invalidArguments(function, ": expected at least 1 arguments")
    }
    for argument in arguments {
      guard let candidate = try number(argument), let held = try number(best) else {
        throw invalidArguments(function)
      }
      if function == .min ? candidate < held : held < candidate { best = argument }
    }
    return best
  }

  private func numeric(
    _ function: Builtin, _ number: Number
  ) throws(TemplateError) -> TemplateValue {
    switch (function, number) {
    case (.abs, _): return try finite(number < .integer(0) ? -number : number)
    case (.sqrt, _):
      let root = number.double.squareRoot()
      guard root.isFinite else { throw invalidArguments(function) }
      return Number.whole(root).value ?? .null
    case (_, .integer(let integer)): return .integer(integer)
    case (_, .double(let double)):
      return try finite(Number.whole(double.rounded(function == .ceil ? .up : .down)))
    }
  }

  private mutating func range(_ arguments: [TemplateValue]) throws(TemplateError) -> TemplateValue {
    var numbers: [Int64] = []
    for argument in arguments {
      guard let number = try number(argument)?.integer else { throw invalidArguments(.range) }
      numbers.append(number)
    }
    if numbers.count == 2 { numbers.append(1) }
    guard numbers.count == 3, numbers[2] != 0 else { throw invalidArguments(.range) }
    let (start, step) = (numbers[0], numbers[2])
    // The distance can exceed 64 bits.
    let distance = Int128(numbers[1]) - Int128(start)
    let count =
      step > 0
      ? (distance + Int128(step) - 1) / Int128(step)
      : (distance + Int128(step) + 1) / Int128(step)
    try produce(Int(clamping: min(max(count, 0), Int128(Int64.max / 2))))
    let first = arena.values.count
    let whole = Int64(max(count, 0))
    for index in 0..<whole {
      // The element lies between the ends, but the product on the way to it may overflow.
      arena.values.append(.integer(start &+ index &* step))
      // The steps were spent at once, with a single check.
      if index & 0x3FFF == 0x3FFF { try checkCancellation() }
    }
    return try array(from: first)
  }

  // MARK: Text

  private mutating func textual(
    _ function: Builtin, _ text: TemplateValue
  ) throws(TemplateError) -> TemplateValue {
    try spend(text.count >> 3)
    switch function {
    case .lowercase, .uppercase: return try recased(text, function == .uppercase)
    case .number:
      guard let digits = arena.withBytes(of: text, { NumberText.read($0) }) else {
        throw invalidArguments(function)
      }
      try reserve(bytes: digits.count)
      return digits.withUnsafeBufferPointer { arena.number($0) }
    case .strip, .lstrip, .rstrip:
      let isLeft = function != .rstrip
      let isRight = function != .lstrip
      let leading = isLeft ? arena.withBytes(of: text) { Bytes.leadingSpace($0[...]) } : 0
      let rest = text.start + leading..<text.end
      let trailing =
        isRight
        ? arena.bytes.withUnsafeBufferPointer { Bytes.trailingSpace($0[rest]) } : 0
      return try part(of: text, at: rest.lowerBound..<rest.upperBound - trailing)
    default:
      let isDefined = try knownSymbol(of: text).map {
        Int($0) < bindings.count && bindings[Int($0)].kind != .unbound
      }
      return .bool(isDefined ?? false)
    }
  }

  private mutating func recased(
    _ text: TemplateValue, _ isUpper: Bool
  ) throws(TemplateError) -> TemplateValue {
    // One scalar may become three, and each is looked up.
    try spend(text.count)
    try reserve(bytes: text.count * 3)
    let copy = arena.text(text)
    return arena.string(isUpper ? copy.uppercased() : copy.lowercased())
  }

  private mutating func join(
    _ list: TemplateValue, _ separator: TemplateValue
  ) throws(TemplateError) -> TemplateValue {
    guard list.kind == .array else { throw invalidArguments(.join) }
    var parts: [TemplateValue] = []
    for (offset, index) in list.range.enumerated() {
      try spend()
      if offset > 0 { parts.append(separator) }
      let element = arena.values[index]
      guard !element.isContainer, element.kind != .function else {
        throw invalidArguments(.join)
      }
      if element.kind != .null { try parts.append(string(of: element)) }
    }
    return try joined(parts)
  }

  private mutating func split(
    _ text: TemplateValue, _ separator: TemplateValue
  ) throws(TemplateError) -> TemplateValue {
    guard text.kind == .string else { throw invalidArguments(.split) }
    try spend(text.count >> 3)
    let first = arena.values.count
    var start = text.start
    while start < text.end || separator.count > 0 {
      var end: Int
      if separator.count == 0 {
        end = start + 1
        while end < text.end, !Bytes.beginsScalar(arena.bytes[end]) { end += 1 }
      } else {
        end = find(separator, in: text, from: start) ?? text.end
      }
      try produce(1)
      try arena.values.append(part(of: text, at: start..<end))
      if separator.count > 0, end == text.end { break }
      start = end + separator.count
    }
    return try array(from: first)
  }

  private mutating func typeName(_ value: TemplateValue) -> TemplateValue {
    switch value.kind {
    case .bool: word("boolean")
    case .integer, .double, .digits: word("number")
    case .string: word("string")
    case .array: word("array")
    case .object: word("object")
    case .function: word("function")
    default: word("null")
    }
  }

  // MARK: Time

  private mutating func fromNow(_ arguments: [TemplateValue]) throws(TemplateError) -> TemplateValue
  {
    guard let offset = arguments.first else {
      throw invalidArguments(.fromNow, ": expected at least 1 arguments")
    }
    guard arguments.count <= 2, arguments.allSatisfy({ $0.kind == .string }) else {
      throw invalidArguments(.fromNow)
    }
    let reference = arguments.count > 1 && arguments[1].count > 0 ? arguments[1] : nil
    return try time(offset, after: reference ?? now())
  }

  mutating func fromNow(hasReference: Bool) throws(TemplateError) {
    let reference = hasReference ? pop() : now()
    let offset = pop()
    guard offset.kind == .string else { throw error(.template, "$fromNow expects a string") }
    try stack.append(time(offset, after: reference))
  }

  /// The time from which spans count.
  private mutating func now() -> TemplateValue {
    arena.hasReadTime = true
    return bindings[Int(Keyword.now.rawValue)]
  }

  private mutating func time(
    _ offset: TemplateValue, after reference: TemplateValue
  ) throws(TemplateError) -> TemplateValue {
    try spend(16 + offset.count >> 2)
    guard let seconds = arena.withBytes(of: offset, { TimeOffset.seconds($0) }) else {
      throw error(.template, "offset string: '\(arena.text(offset))' does not parse")
    }
    let instant =
      reference.kind == .string ? arena.withBytes(of: reference) { TemplateInstant($0) } : nil
    guard let instant else {
      throw error(.template, "the time to count from must be like 2017-01-19T16:27:20.974Z")
    }
    guard let result = instant.adding(seconds: seconds) else {
      throw error(.template, "the time is not in the years 1 to 9999")
    }
    try reserve(bytes: 24)
    return arena.string(result.text)
  }
}

extension Number {
  /// A whole number as an integer if it fits, otherwise the double.
  static func whole(_ double: Double) -> Number {
    Int64(exactly: double).map { .integer($0) } ?? .double(double)
  }
}

/// The operators of expressions.
extension Renderer {
  mutating func unary(_ instruction: Instruction) throws(TemplateError) {
    let value = stack[stack.count - 1]
    if case .not = instruction { return try replaceTop(.bool(!isTrue(value))) }
    guard let number = try number(value) else {
      if case .plus = instruction { throw error(.interpreter, "unary + expects number") }
      throw error(.interpreter, "unary - expects number")
    }
    if case .negate = instruction { try replaceTop(finite(-number)) }
  }

  mutating func arithmetic(_ instruction: Instruction) throws(TemplateError) {
    let (right, left) = (pop(), stack[stack.count - 1])
    if case .add = instruction, left.kind == .string, right.kind == .string {
      return try replaceTop(joined([left, right]))
    }
    guard let a = try number(left), let b = try number(right) else {
      let message =
        switch instruction {
        case .add: "infix: + expects numbers/strings + numbers/strings"
        case .subtract: "infix: - expects number - number"
        case .multiply: "infix: * expects number * number"
        case .divide: "infix: / expects number / number"
        default: "infix: ** expects number ** number"
        }
      throw error(.interpreter, message)
    }
    switch instruction {
    case .add: try replaceTop(finite(a + b))
    case .subtract: try replaceTop(finite(a - b))
    case .multiply: try replaceTop(finite(a * b))
    case .divide:
      guard !b.isZero else { throw error(.interpreter, "division by zero") }
      try replaceTop(finite(a / b))
    default: try replaceTop(finite(a.raised(to: b)))
    }
  }

  /// A number as a value. Throws for numbers that JSON cannot represent.
  func finite(_ number: Number) throws(TemplateError) -> TemplateValue {
    guard let value = number.value else {
      throw error(.interpreter, "the result is out of the range of numbers")
    }
    return value
  }

  mutating func order(_ instruction: Instruction) throws(TemplateError) {
    let (right, left) = (pop(), stack[stack.count - 1])
    let (isLess, isGreater): (Bool, Bool)
    if left.kind == .string, right.kind == .string {
      try spend(min(left.count, right.count) >> 5)
      (isLess, isGreater) = (arena.precedes(left, right), arena.precedes(right, left))
    } else if let a = try number(left), let b = try number(right) {
      (isLess, isGreater) = (a < b, b < a)
    } else {
      let sign =
        switch instruction {
        case .less: "<"
        case .lessOrEqual: "<="
        case .greater: ">"
        default: ">="
        }
      throw error(.interpreter, "infix: \(sign) expects numbers/strings \(sign) numbers/strings")
    }
    switch instruction {
    case .less: replaceTop(.bool(isLess))
    case .lessOrEqual: replaceTop(.bool(!isGreater))
    case .greater: replaceTop(.bool(isGreater))
    default: replaceTop(.bool(!isLess))
    }
  }

  mutating func equality(_ instruction: Instruction) throws(TemplateError) {
    let (right, left) = (pop(), stack[stack.count - 1])
    let areEqual = try areEqual(left, right)
    if case .equal = instruction {
      replaceTop(.bool(areEqual))
    } else {
      replaceTop(.bool(!areEqual))
    }
  }

  /// Whether two values are deeply equal, regardless of the order of members.
  mutating func areEqual(
    _ left: TemplateValue, _ right: TemplateValue
  ) throws(TemplateError) -> Bool {
    guard left.isContainer, right.isContainer else { return try areEqualLeaves(left, right) }
    var open = [(left, right)]
    while let (a, b) = open.popLast() {
      guard a.kind == b.kind, a.length == b.length else { return false }
      if a.bits == b.bits { continue }
      try spend(a.count)
      for offset in 0..<a.count {
        let pair: (TemplateValue, TemplateValue)
        if a.kind == .array {
          pair = (arena.values[a.start + offset], arena.values[b.start + offset])
        } else {
          let member = arena.members[a.start + offset]
          // Objects from the same template have their members in the same order.
          let other = arena.members[b.start + offset]
          if other.name == member.name {
            pair = (member.value, other.value)
          } else {
            guard let found = arena.member(member.name, of: b) else { return false }
            pair = (member.value, found)
          }
        }
        if pair.0.isContainer, pair.1.isContainer {
          open.append(pair)
        } else if try !areEqualLeaves(pair.0, pair.1) {
          return false
        }
      }
    }
    return true
  }

  private mutating func areEqualLeaves(
    _ a: TemplateValue, _ b: TemplateValue
  ) throws(TemplateError) -> Bool {
    if a.isNumber, b.isNumber {
      if a.kind == .digits { try spend(8 + a.count >> 2) }
      if b.kind == .digits { try spend(8 + b.count >> 2) }
      return arena.areEqualNumbers(a, b)
    }
    guard a.kind == b.kind else { return false }
    if a.kind == .string {
      if a.length == b.length { try spend(a.count >> 5) }
      return arena.areEqualStrings(a, b)
    }
    return a.bits == b.bits && a.length == b.length
  }

  mutating func contains() throws(TemplateError) {
    let (right, left) = (pop(), stack[stack.count - 1])
    switch right.kind {
    case .object:
      guard left.kind == .string else {
        throw error(.interpreter, "infix: in-object expects string on left side")
      }
      let isMember = try knownSymbol(of: left).map { arena.member($0, of: right) != nil }
      replaceTop(.bool(isMember ?? false))
    case .string:
      guard left.kind == .string else {
        throw error(.interpreter, "infix: in-string expects string on left side")
      }
      try spend((left.count + right.count) >> 3)
      replaceTop(.bool(find(left, in: right, from: right.start) != nil))
    case .array:
      var isElement = false
      for index in right.range where !isElement {
        try spend()
        isElement = try areEqual(left, arena.values[index])
      }
      replaceTop(.bool(isElement))
    default:
      throw error(.interpreter, "infix: in expects Array, string, or object on right side")
    }
  }

  /// The symbol of a string if any member or variable has that name, otherwise `nil`.
  mutating func knownSymbol(of string: TemplateValue) throws(TemplateError) -> Symbol? {
    try spend(string.count >> 3)
    return arena.knownSymbol(of: string)
  }

  mutating func property(_ name: Symbol) throws(TemplateError) {
    let object = stack[stack.count - 1]
    guard object.kind == .object else { throw error(.interpreter, "infix: . expects objects") }
    guard let value = arena.member(name, of: object) else {
      throw error(.interpreter, "object has no property \"\(arena.text(name))\"")
    }
    replaceTop(value)
  }

  // MARK: Brackets

  mutating func index() throws(TemplateError) {
    let (key, value) = (pop(), stack[stack.count - 1])
    switch value.kind {
    case .array, .string:
      guard let index = try number(key)?.integer else {
        throw error(.interpreter, "should only use integers to access arrays or strings")
      }
      let count = value.kind == .array ? value.count : try scalarCount(value)
      let position = index < 0 ? Int(index) + count : Int(index)
      guard (0..<count).contains(position) else {
        throw error(.interpreter, "index out of bounds")
      }
      try replaceTop(
        value.kind == .array
          ? arena.values[value.start + position] : scalars(of: value, position..<position + 1))
    case .object:
      guard key.kind == .string else {
        throw error(.interpreter, "object keys must be strings")
      }
      let member = try knownSymbol(of: key).flatMap { arena.member($0, of: value) }
      replaceTop(member ?? .null)
    default:
      throw error(.interpreter, "infix: \"[..]\" expects object, array, or string")
    }
  }

  mutating func slice(_ hasLower: Bool, _ hasUpper: Bool) throws(TemplateError) {
    let upper = hasUpper ? pop() : nil
    let lower = hasLower ? pop() : nil
    let value = stack[stack.count - 1]
    guard value.kind == .array || value.kind == .string else {
      if value.kind == .object {
        throw error(.interpreter, "object keys must be strings")
      }
      throw error(.interpreter, "infix: \"[..]\" expects object, array, or string")
    }
    let count = value.kind == .array ? value.count : try scalarCount(value)
    let start = try bound(lower, or: 0, count)
    let end = max(start, try bound(upper, or: count, count))
    try replaceTop(value.kind == .array ? value.part(start..<end) : scalars(of: value, start..<end))
  }

  /// A bound of a slice. Negative bounds count from the end; all are clamped to the count.
  private mutating func bound(
    _ value: TemplateValue?, or missing: Int, _ count: Int
  ) throws(TemplateError) -> Int {
    guard let value else { return missing }
    guard let number = try number(value)?.integer else {
      throw error(.interpreter, "cannot perform interval access with non-integers")
    }
    let position = number < 0 ? max(Int(number), -count) + count : Int(number)
    return min(position, count)
  }
}

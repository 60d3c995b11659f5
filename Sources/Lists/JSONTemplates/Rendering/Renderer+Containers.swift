/// Making arrays and objects.
extension Renderer {
  /// An array of the arena's elements from `start` on.
  func array(from start: Int) throws(TemplateError) -> TemplateValue {
    var flags: TemplateValue.Flags = []
    var height: UInt16 = 0
    for value in arena.values[start...] {
      flags.formUnion(value.flags)
      height = max(height, value.height)
    }
    return try container(
      .array, start: start, count: arena.values.count - start, flags: flags, height: height)
  }

  /// An object of a range of the arena's members, which must have distinct names.
  func object(_ range: Range<Int>) throws(TemplateError) -> TemplateValue {
    var flags: TemplateValue.Flags = []
    var height: UInt16 = 0
    for member in arena.members[range] {
      flags.formUnion(member.value.flags)
      flags.formUnion(arena.string(member.name).flags)
      height = max(height, member.value.height)
    }
    return try container(
      .object, start: range.lowerBound, count: range.count, flags: flags, height: height)
  }

  private func container(
    _ kind: TemplateValue.Kind, start: Int, count: Int, flags: TemplateValue.Flags,
    height: UInt16
  ) throws(TemplateError) -> TemplateValue {
    guard Int(height) < depthLimit else {
      throw limit(.depth, noun: "levels", value: limits.depth)
    }
    return TemplateValue(
      bits: UInt64(start), length: UInt32(truncatingIfNeeded: count), kind: kind, flags: flags,
      height: height + 1)
  }

  /// The limit of levels, clamped because a value's height has 16 bits.
  var depthLimit: Int { min(max(limits.depth, 0), 60_000) }

  /// Replaces the last values with an array of them.
  mutating func makeArray(_ count: Int) throws(TemplateError) {
    try produce(count)
    let start = arena.values.count
    for value in stack[(stack.count - count)...] where value.kind != .deleted {
      arena.values.append(value)
    }
    stack.removeLast(count)
    try stack.append(array(from: start))
  }

  /// Replaces the last values with an object with distinct names.
  mutating func makeObject(_ shape: Int) throws(TemplateError) {
    let names = code.shapes[shape]
    try produce(names.count)
    let start = arena.members.count
    let base = stack.count - names.count
    for (offset, index) in names.enumerated() where stack[base + offset].kind != .deleted {
      arena.members.append(
        TemplateMember(name: code.shapeNames[index], value: stack[base + offset]))
    }
    stack.removeLast(names.count)
    try stack.append(object(start..<arena.members.count))
  }

  /// Replaces the last values with an object. Among duplicate names the last value is used.
  mutating func makeRecord(_ shape: Int) throws(TemplateError) {
    let names = code.shapes[shape]
    try produce(names.count)
    stamps.begin(arena.symbols.count)
    let start = arena.members.count
    let base = stack.count - names.count
    for (offset, index) in names.enumerated() {
      put(code.shapeNames[index], stack[base + offset], objectStart: start)
    }
    stack.removeLast(names.count)
    try stack.append(object(start..<arena.members.count))
  }

  /// Replaces the last names and values with an object. Among duplicate names the last value is
  /// used.
  mutating func makeNamedObject(_ count: Int) throws(TemplateError) {
    try produce(count)
    let base = stack.count - 2 * count
    var names: [Symbol] = []
    names.reserveCapacity(count)
    for offset in 0..<count {
      let name = stack[base + 2 * offset]
      try spend(name.count >> 3)
      names.append(arena.symbol(of: name))
    }
    stamps.begin(arena.symbols.count)
    let start = arena.members.count
    for offset in 0..<count where stack[base + 2 * offset + 1].kind != .deleted {
      put(names[offset], stack[base + 2 * offset + 1], objectStart: start)
    }
    stack.removeLast(2 * count)
    try stack.append(object(start..<arena.members.count))
  }

  /// Adds a member to the object that begins at `start`, or replaces its value.
  mutating func put(_ name: Symbol, _ value: TemplateValue, objectStart start: Int) {
    if let index = stamps.note(name, at: arena.members.count - start) {
      arena.members[start + index].value = value
    } else {
      arena.members.append(TemplateMember(name: name, value: value))
    }
  }

  // MARK: Lists

  mutating func requireArray(_ name: Operator) throws(TemplateError) {
    let kind = stack[stack.count - 1].kind
    guard kind != .array else { return }
    switch name {
    case .map:
      guard kind != .object else { return }
      throw error(.template, "$map value must evaluate to an array or object")
    case .sort:
      throw error(.template, "$sorted values to be sorted must have the same type")
    case .reverse:
      throw error(.template, "$reverse value must evaluate to an array of objects")
    default: throw error(.template, "\(name.name) value must evaluate to an array")
    }
  }

  mutating func reverse() throws(TemplateError) {
    let value = pop()
    try produce(value.count)
    let start = arena.values.count
    for index in value.range.reversed() { arena.values.append(arena.values[index]) }
    try stack.append(array(from: start))
  }

  mutating func flatten() throws(TemplateError) {
    let value = pop()
    let start = arena.values.count
    for index in value.range {
      let element = arena.values[index]
      if element.kind == .array {
        try spend()
        try produce(element.count)
        for inner in element.range { arena.values.append(arena.values[inner]) }
      } else {
        try produce(1)
        arena.values.append(element)
      }
    }
    try stack.append(array(from: start))
  }

  mutating func flattenDeep() throws(TemplateError) {
    let start = arena.values.count
    var open = [pop().range]
    while let last = open.indices.last {
      guard let index = open[last].popFirst() else {
        open.removeLast()
        continue
      }
      let element = arena.values[index]
      if element.kind == .array {
        try spend()
        open.append(element.range)
      } else {
        try produce(1)
        arena.values.append(element)
      }
    }
    try stack.append(array(from: start))
  }
}

extension Renderer {
  /// Runs code to its end and returns its result.
  mutating func run(from start: Int) throws(TemplateError) -> TemplateValue {
    var next = start
    growBindings()
    while true {
      current = next
      next += 1
      try spend()
      switch code.instructions[current] {
      case .push(let constant): stack.append(code.constants[Int(constant)])
      case .load(let name): try load(name)
      case .negate, .plus, .not: try unary(code.instructions[current])
      case .add, .subtract, .multiply, .divide, .power: try arithmetic(code.instructions[current])
      case .less, .lessOrEqual, .greater, .greaterOrEqual: try order(code.instructions[current])
      case .equal, .notEqual: try equality(code.instructions[current])
      case .contains: try contains()
      case .property(let name): try property(name)
      case .index: try index()
      case .slice(let hasLower, let hasUpper): try slice(hasLower, hasUpper)
      case .and(let label):
        if try !popTruth() {
          stack.append(.bool(false))
          next = Int(code.labels[Int(label)])
        }
      case .or(let label):
        if try popTruth() {
          stack.append(.bool(true))
          next = Int(code.labels[Int(label)])
        }
      case .truth: try replaceTop(.bool(isTrue(stack[stack.count - 1])))
      case .list(let count): try makeArray(Int(count))
      case .record(let shape): try makeRecord(Int(shape))
      case .checkCallable: try checkCallable()
      case .call(let count): try call(Int(count))
      case .interpolate(let source): try interpolate(source)
      case .concatenate(let count): try concatenate(Int(count))
      case .array(let count): try makeArray(Int(count))
      case .object(let shape): try makeObject(Int(shape))
      case .namedObject(let count): try makeNamedObject(Int(count))
      case .deleted: stack.append(.deleted)
      case .jump(let label): next = Int(code.labels[Int(label)])
      case .jumpIfFalse(let label): if try !popTruth() { next = Int(code.labels[Int(label)]) }
      case .letBegin: try beginLet()
      case .letEnd: endScope()
      case .mapBegin(let loop): try beginMap(loop, &next)
      case .mapNext(let loop): try nextMap(loop, &next)
      case .reduceBegin(let loop): try beginReduce(loop, &next)
      case .reduceNext: try nextReduce(&next)
      case .findBegin(let loop): try beginFind(loop, &next)
      case .findNext(let loop): try nextFind(loop, &next)
      case .findEnd: endScope()
      case .sortBegin(let loop): try beginSort(loop, &next)
      case .sortNext: try nextSort(&next)
      case .render: try renderFromContext(&next)
      case .return: next = returns.removeLast()
      case .mark: marks.append(stack.count)
      case .collect: try makeArray(stack.count - marks.removeLast())
      case .choose(let label):
        switch stack.count - marks.removeLast() {
        case 0: break
        case 1: next = Int(code.labels[Int(label)])
        default: throw error(.template, "$switch can only have one truthy condition")
        }
      case .requireArray(let name): try requireArray(name)
      case .flatten: try flatten()
      case .flattenDeep: try flattenDeep()
      case .json: try json()
      case .merge: try merge()
      case .mergeDeep: try mergeDeep()
      case .reverse: try reverse()
      case .sort: try sortValues()
      case .fromNow(let hasReference): try fromNow(hasReference: hasReference)
      case .fail(let number):
        let error = code.errors[Int(number)]
        throw self.error(error.kind, error.message)
      case .end: return pop()
      }
    }
  }

  private mutating func load(_ name: Symbol) throws(TemplateError) {
    let value = Int(name) < bindings.count ? bindings[Int(name)] : .unbound
    guard value.kind != .unbound else {
      throw error(.interpreter, "unknown context value \(arena.text(name))")
    }
    if name == Keyword.now.rawValue { arena.hasReadTime = true }
    stack.append(value)
  }

  /// The truth of a value: false for `null`, `false`, zero, and empty strings, arrays and objects.
  mutating func isTrue(_ value: TemplateValue) throws(TemplateError) -> Bool {
    switch value.kind {
    case .unbound, .deleted, .null: false
    case .bool: value.bits != 0
    case .integer: value.bits != 0
    case .double, .digits: try number(value)?.isZero == false
    case .string, .array, .object: value.length > 0
    case .function: true
    }
  }
}

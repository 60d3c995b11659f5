public import SwiftSources
internal import SwiftWorld

extension Interpreter {
  func assign(
    _ left: SwiftExpression, _ right: SwiftExpression, _ scope: Scope
  ) throws(Interruption) -> Value {
    if case .member(let base?, let name, _) = left.form,
      case .identifier(let symbol, _) = base.form, names[symbol] == .superValue
    {
      let type = scope.frame.receiver.flatMap { memberType(name, of: $0) }
      let value = settle(try evaluate(right, scope, as: type))
      try setSuper(name, to: value, scope.frame)
      return .void
    }
    guard let location = try location(of: left, scope) else { return .void }
    var value = try evaluate(right, scope, as: type(of: location))
    // The end of a key path has a type that only the path knows.
    if case .path = location {} else { value = settle(value) }
    node = left.node
    try store(value, at: location)
    return .void
  }

  /// The declared type of a location, if it has one.
  private func type(of location: Location) throws(Interruption) -> StaticType? {
    switch location {
    case .variable(let scope, let index): scope.bindings[index].type
    case .property(let value, let name): memberType(name, of: value)
    case .part(let base, let name): memberType(name, of: try load(base))
    case .element(let base, _): elementType(try type(of: base)?.unwrapped)
    case .variableOf(let property, let type):
      property.typeName.map { resolve($0, frame(of: property, on: type.map { .type($0) })) }
    case .receiver(let frame): dynamicSelf(frame)
    case .path, .tuple, .nowhere, .temporary: nil
    }
  }

  private func elementType(_ type: StaticType?) -> StaticType? {
    if case .dictionary(_, let value)? = type { return value }
    return type?.element
  }

  /// The type of a property of a value, if it is declared.
  func memberType(_ name: SwiftSymbol, of value: Value) -> StaticType? {
    for type in memberTypes(of: value) {
      guard case .property(let property)? = valueMember(name, of: type) else { continue }
      if let name = property.typeName {
        return resolve(name, frame(of: property, on: value))
      }
      if let known = storedValue(property, value), let type = typeOf(known) { return type }
      return nil
    }
    switch value {
    case .object(let object): return object.systemClass.flatMap { systemMemberType(name, of: $0) }
    case .type(let type):
      return type.systemName.flatMap {
        program.system.type(ofMember: name, of: $0, isOfType: true)
      }
    default:
      return typeOf(value)?.unwrapped.systemName.flatMap { systemMemberType(name, of: $0) }
    }
  }

  private func storedValue(_ property: PropertyMember, _ value: Value) -> Value? {
    switch value {
    case .object(let object): storedValue(of: property, in: object)
    case .structure(let structure): structure[property.name]
    default: nil
    }
  }

  /// Sets a property of an object, system value or type.
  func set(_ name: SwiftSymbol, of owner: Value, to value: Value) throws(Interruption) {
    if case .type(let type) = owner {
      if case .property(let property)? = program.valueMember(name, of: type, isOfType: true) {
        return try store(value, at: .variableOf(property, type))
      }
      for ancestor in systemTypes(of: type) {
        if try library.setStatic(name, of: ancestor, to: value, in: self) { return }
      }
      return
    }
    var owner = owner
    try set(name, of: &owner, to: value)
  }

  /// Sets a property, of a structure in place.
  public func set(
    _ name: SwiftSymbol, of owner: inout Value, to value: Value
  ) throws(Interruption) {
    let type = memberType(name, of: owner)
    let value = settle(try coerce(value, to: type))
    for type in memberTypes(of: owner) {
      guard case .property(let property)? = valueMember(name, of: type) else { continue }
      return try write(property, of: &owner, to: value)
    }
    if case .tuple(let tuple) = owner {
      guard let index = tuple.index(of: name) ?? names.index(name),
        tuple.elements.indices.contains(index)
      else { return }
      try meter.step(1 + tuple.elements.count / 16)
      owner = try checked(.tuple(tuple.replacing(index, with: value)))
      return
    }
    if try library.set(name, of: &owner, to: value, in: self) {
      note(value, in: name)
      return
    }
    if try setStandard(name, of: &owner, to: value) { return }
    try keep(value, in: name, of: &owner)
  }

  /// Keeps the value of a property that nobody knows better.
  private func keep(
    _ value: Value, in name: SwiftSymbol, of owner: inout Value
  ) throws(Interruption) {
    try meter.allocate(1)
    switch owner {
    case .object(let object):
      note(value, in: name)
      object.properties[name] = value
    case .structure:
      guard var structure = owner.takeStructure() else { return }
      // Another variable may hold the structure, which is then copied.
      try meter.step(structure.names.count / 16)
      structure[name] = value
      owner = try checked(.structure(structure))
    case .unknown: library.didNotKnow(name, of: owner, [Argument(.empty, value)], in: self)
    default: break
    }
  }

  /// Sets a property that the repository declares.
  func write(
    _ property: PropertyMember, of owner: inout Value, to value: Value
  ) throws(Interruption) {
    if property.isComputed {
      if let setter = property.setter, let body = setter.body {
        var receiver: Value? = owner
        owner = .void
        defer { owner = receiver ?? .void }
        _ = try runAccessor(body, of: property, on: &receiver, [(name(of: setter), value)])
      } else if property.isRequirement, case .object = owner {
        if try !library.set(property.name, of: &owner, to: value, in: self) {
          try keep(value, in: property.name, of: &owner)
        }
      }
      return
    }
    if let wrapper = wrapper(of: property) {
      return try writeWrapped(property, wrapper, of: &owner, to: value)
    }
    try writeStored(property, of: &owner, to: value)
  }

  private func writeStored(
    _ property: PropertyMember, of owner: inout Value, to value: Value
  ) throws(Interruption) {
    let observes = property.willSet != nil || property.didSet != nil
    guard observes, mayObserve(owner), let activation = activation(property, owner),
      observers.insert(activation).inserted
    else { return try storeUnobserved(property, of: &owner, to: value) }
    defer { observers.remove(activation) }
    let old = property.didSet == nil ? Value.void : try read(property, of: owner)
    if let willSet = property.willSet {
      try runObserver(willSet, names.newValue, value, property, &owner)
    }
    try storeUnobserved(property, of: &owner, to: value)
    if let didSet = property.didSet {
      try runObserver(didSet, names.oldValue, old, property, &owner)
    }
  }

  private func storeUnobserved(
    _ property: PropertyMember, of owner: inout Value, to value: Value
  ) throws(Interruption) {
    if isSystemOverride(property),
      try library.set(property.name, of: &owner, to: value, in: self)
    {
      return
    }
    if property.modifiers.contains(.override), let type = typeOf(owner),
      let above = overridden(property, type)
    {
      return try write(above, of: &owner, to: value)
    }
    if case .object(let object) = owner, isShadowed(property, in: object) {
      try meter.allocate(1)
      note(value, in: property.name)
      return keep(value, of: property, in: object)
    }
    try keep(value, in: property.name, of: &owner)
  }

  /// The property of a superclass that a property only observes.
  private func overridden(_ property: PropertyMember, _ type: StaticType) -> PropertyMember? {
    for case .property(let found) in program.members(property.name, of: type)
    where found !== property && found.owner?.kind == .class {
      let lineage = program.lineage(of: type)
      guard let own = property.owner, let other = found.owner,
        let index = lineage.firstIndex(of: own), let above = lineage.firstIndex(of: other),
        above > index
      else { continue }
      return found
    }
    return nil
  }

  /// Observers do not run in initialisers of the same object.
  private func mayObserve(_ owner: Value) -> Bool {
    switch owner {
    case .object(let object): object.runningInitializers == 0
    case .structure: initializing == 0
    default: true
    }
  }

  private func activation(_ property: PropertyMember, _ owner: Value) -> Activation? {
    Activation(
      function: property.binding.id,
      receiver: owner.object.map { ObjectIdentifier($0) })
  }

  private func runObserver(
    _ accessor: SwiftAccessor, _ usual: SwiftSymbol, _ value: Value, _ property: PropertyMember,
    _ owner: inout Value
  ) throws(Interruption) {
    guard let body = accessor.body else { return }
    let name = accessor.parameterName.isEmpty ? usual : accessor.parameterName
    var receiver: Value? = owner
    owner = .void
    defer { owner = receiver ?? .void }
    _ = try runAccessor(body, of: property, on: &receiver, [(name, value)])
  }

  /// `left += right` and the like.
  func compound(
    _ left: SwiftExpression, _ operation: SwiftSymbol, _ right: SwiftExpression,
    _ expression: SwiftExpression, _ scope: Scope
  ) throws(Interruption) -> Value {
    guard let location = try location(of: left, scope) else { return .void }
    let value = try evaluate(right, scope)
    node = expression.node
    if try compoundCustom(operation, location, value) { return .void }
    guard let plain = names.plainOperator(operation) else { return .void }
    return try modify(location) { (target) throws(Interruption) in
      try self.combine(&target, plain, value, expression)
    }
  }

  /// An operator that the repository declares with an `inout` operand.
  private func compoundCustom(
    _ operation: SwiftSymbol, _ location: Location, _ value: Value
  ) throws(Interruption) -> Bool {
    let current = try load(location)
    var candidates = program.functions[operation] ?? []
    for operand in [current, value] {
      guard let type = typeOf(operand) else { continue }
      for case .function(let function) in program.members(operation, of: type, isOfType: true)
      where !candidates.contains(where: { $0 === function }) {
        candidates.append(function)
      }
    }
    if candidates.isEmpty { return false }
    let first = Argument(.empty, current, isTrailing: false, location: location)
    let arguments = [first, Argument(.empty, value)]
    guard let choice = choose(candidates, arguments, usesLabels: false),
      isClear(choice, operation)
    else { return false }
    var receiver = choice.function.owner.map { Value.type(program.selfType(of: $0)) }
    _ = try invoke(choice, on: &receiver)
    return true
  }

  private func isList(_ value: Value) -> Bool {
    if case .array(let array) = value { !array.isSet } else { false }
  }

  private func combine(
    _ target: inout Value, _ operation: SwiftSymbol, _ value: Value,
    _ expression: SwiftExpression
  ) throws(Interruption) -> Value {
    if names[operation] == .add, isList(target), var array = target.takeArray() {
      guard let elements = try sequence(value) else {
        array.isOpen = true
        target = .array(array)
        return .void
      }
      try meter.check(elements: array.count + elements.count, new: elements.count)
      array.replace(array.count..<array.count, with: elements.map(settle))
      if case .array(let other) = value, other.isOpen { array.isOpen = true }
      target = try checked(.array(array))
      return .void
    }
    if names[operation] == .add, case .text(let other) = value, var text = target.takeText() {
      try meter.check(textBytes: text.utf8.count + other.utf8.count)
      text += other
      target = .text(text)
      return .void
    }
    if unknownLoops > 0, case .number = target {
      // Each iteration changes it once more, and nobody knows how many there are.
      let name = "\(describe(target)) \(program.text(operation)) …"
      target = .unknown(Unknown(clipped(name), type: typeOf(target)))
      return .void
    }
    let other = value.isImplicit ? try coerce(value, to: typeOf(target)) : value
    target = settle(try apply(operation, target, other, expression))
    return .void
  }
}

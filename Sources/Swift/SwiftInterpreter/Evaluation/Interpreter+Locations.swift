internal import SwiftSources
internal import SwiftWorld

extension Interpreter {
  /// Where an expression leads; nil where an optional chain ends at nil.
  func location(
    of expression: SwiftExpression, _ scope: Scope
  ) throws(Interruption) -> Location? {
    try meter.enter()
    defer { meter.leave() }
    switch expression.form {
    case .identifier(let name, _): return try location(name, expression, scope)
    case .member(let base?, let name, _): return try location(of: name, base, expression, scope)
    case .subscript(let call):
      guard let base = try location(of: call.callee, scope) else { return nil }
      let arguments = try arguments(call.arguments, scope)
      if arguments.count == 1, names[arguments[0].label] == .keyPath,
        case .keyPath(let path) = arguments[0].value
      {
        return .path(base, path)
      }
      return .element(base, arguments)
    case .optionalChain(let base), .forceUnwrap(let base):
      guard let location = try location(of: base, scope) else { return nil }
      let value = try load(location)
      if value.isNil { return nil }
      let present = try chained(value)
      return value.unknown != nil && present.unknown == nil ? .temporary(present) : location
    case .inOut(let inner), .attempt(let inner, _), .awaiting(let inner):
      return try location(of: inner, scope)
    case .tuple(let elements):
      var locations: [Location] = []
      for element in elements {
        locations.append(try location(of: element.value, scope) ?? .nowhere)
      }
      return .tuple(locations)
    case .discard: return .nowhere
    default: return .temporary(try evaluate(expression, scope))
    }
  }

  private func location(
    _ name: SwiftSymbol, _ expression: SwiftExpression, _ scope: Scope
  ) throws(Interruption) -> Location? {
    if let (owner, index) = scope.find(name) {
      if owner.bindings[index].isPending { _ = try readBinding(owner, index) }
      return .variable(owner, index)
    }
    if names[name] == .selfValue || names[name] == .superValue { return .receiver(scope.frame) }
    node = expression.node
    switch scope.frame.receiver {
    case .type(let type)?:
      if case .property(let property)? = program.valueMember(name, of: type, isOfType: true) {
        return .variableOf(property, type)
      }
    case let receiver?:
      if isReference(receiver) {
        if try hasMember(name, receiver) { return .property(receiver, name) }
      } else if hasPart(name, receiver) {
        return .part(.receiver(scope.frame), name)
      }
    case nil: break
    }
    if let candidates = program.variables[name],
      let variable = program.nearest(
        candidates, to: scope.frame.context.file, { $0.modifiers }, { $0.binding.file })
    {
      return .variableOf(variable, nil)
    }
    if let receiver = scope.frame.receiver, isReference(receiver),
      try assignsToSystem(name, receiver, scope)
    {
      return .property(receiver, name)
    }
    return .temporary(try evaluate(expression, scope))
  }

  /// Whether a name that nobody declares can be a property of `self` that the system has.
  private func assignsToSystem(
    _ name: SwiftSymbol, _ receiver: Value, _ scope: Scope
  ) throws(Interruption) -> Bool {
    if case .type = receiver { return false }
    return typeValue(name, scope.frame) == nil
  }

  private func hasMember(_ name: SwiftSymbol, _ receiver: Value) throws(Interruption) -> Bool {
    for type in memberTypes(of: receiver) {
      if case .property? = program.valueMember(name, of: type) { return true }
    }
    return receiver.object?.properties[name] != nil
  }

  private func hasPart(_ name: SwiftSymbol, _ receiver: Value) -> Bool {
    if case .structure(let structure) = receiver, structure[name] != nil { return true }
    for type in memberTypes(of: receiver) {
      if case .property? = program.valueMember(name, of: type) { return true }
    }
    return false
  }

  private func location(
    of name: SwiftSymbol, _ base: SwiftExpression, _ expression: SwiftExpression, _ scope: Scope
  ) throws(Interruption) -> Location? {
    guard let place = try location(of: base, scope) else { return nil }
    node = expression.node
    let value = try load(place)
    if case .type(let type) = value,
      case .property(let property)? = program.valueMember(name, of: type, isOfType: true)
    {
      return .variableOf(property, type)
    }
    if isReference(value) { return .property(value, name) }
    if value.isNil { return nil }
    return .part(place, name)
  }

  /// Whether changing a property of a value does not change what holds the value.
  func isReference(_ value: Value) -> Bool {
    switch value {
    case .object, .system, .type, .unknown, .closure, .function: true
    default: false
    }
  }

  /// The value at a location.
  func load(_ location: Location) throws(Interruption) -> Value {
    switch location {
    case .variable(let scope, let index): return try readBinding(scope, index)
    case .receiver(let frame): return frame.receiver ?? .unknown(Unknown("self"))
    case .property(let value, let name): return try get(name, of: value)
    case .part(let base, let name): return try get(name, of: load(base))
    case .element(let base, let arguments): return try element(of: load(base), arguments)
    case .path(let base, let path): return try follow(path, from: load(base))
    case .variableOf(let property, let type): return try readStatic(property, of: type)
    case .tuple, .nowhere: return .void
    case .temporary(let value): return value
    }
  }

  /// Sets the value at a location.
  func store(_ value: Value, at location: Location) throws(Interruption) {
    switch location {
    case .variable(let scope, let index): try storeVariable(value, scope, index)
    case .receiver(let frame):
      frame.receiver = try coerce(value, to: dynamicSelf(frame))
    case .property(let owner, let name): try set(name, of: owner, to: value)
    case .part(let base, let name):
      try modify(base) { (owner) throws(Interruption) in try set(name, of: &owner, to: value) }
    case .element(let base, let arguments):
      try modify(base) { (owner) throws(Interruption) in
        try setElement(of: &owner, arguments, to: value)
      }
    case .path(let base, let path): try store(value, along: path, from: base)
    case .variableOf(let property, let type): try storeStatic(value, property, type)
    case .tuple(let locations):
      guard case .tuple(let tuple) = value, tuple.elements.count == locations.count else { return }
      for (location, element) in zip(locations, tuple.elements) { try store(element, at: location) }
    case .nowhere, .temporary: break
    }
  }

  private func storeVariable(_ value: Value, _ scope: Scope, _ index: Int) throws(Interruption) {
    let binding = scope.bindings[index]
    let type = binding.type ?? (value.isImplicit ? typeOf(binding.value) : nil)
    let value = settle(try coerce(value, to: type))
    note(value, in: binding.name, isVariable: true)
    guard let accessors = binding.declaration?.accessors else {
      scope.bindings[index].value = value
      return
    }
    if let setter = accessors.setter, let body = setter.body {
      return try observe(body, setter, names.newValue, value, scope)
    }
    if accessors.isComputed { return }
    if let willSet = accessors.willSet, let body = willSet.body {
      try observe(body, willSet, names.newValue, value, scope)
    }
    scope.bindings[index].value = value
    if let didSet = accessors.didSet, let body = didSet.body {
      try observe(body, didSet, names.oldValue, binding.value, scope)
    }
  }

  /// Runs an accessor of a local variable.
  private func observe(
    _ body: SwiftStatements, _ accessor: SwiftAccessor, _ usual: SwiftSymbol, _ value: Value,
    _ scope: Scope
  ) throws(Interruption) {
    let inner = Scope(inside: scope)
    inner.bind(accessor.parameterName.isEmpty ? usual : accessor.parameterName, value)
    _ = try run(body, inner)
  }

  private func storeStatic(
    _ value: Value, _ property: PropertyMember, _ type: StaticType?
  ) throws(Interruption) {
    let receiver = type.map { Value.type($0) }
    let declared = property.typeName.map { resolve($0, frame(of: property, on: receiver)) }
    let known = declared ?? statics[key(of: property)].flatMap(typeOf)
    let value = settle(try coerce(value, to: known))
    var owner = receiver
    if property.isComputed {
      if let setter = property.setter, let body = setter.body {
        _ = try runAccessor(body, of: property, on: &owner, [(name(of: setter), value)])
      }
      return
    }
    let old = try property.didSet == nil ? nil : readStatic(property, of: type)
    note(value, in: property.name)
    statics[key(of: property)] = value
    hasChangedStatics = true
    if let didSet = property.didSet, let body = didSet.body, let old {
      let name = didSet.parameterName.isEmpty ? names.oldValue : didSet.parameterName
      _ = try runAccessor(body, of: property, on: &owner, [(name, old)])
    }
  }

  private func key(of property: PropertyMember) -> StaticKey {
    StaticKey(declaration: property.binding.id, name: property.name)
  }

  /// The name that a setter gives the new value.
  func name(of setter: SwiftAccessor) -> SwiftSymbol {
    setter.parameterName.isEmpty ? names.newValue : setter.parameterName
  }

  /// Changes the value at a location in place.
  func modify<Result>(
    _ location: Location, _ change: (inout Value) throws(Interruption) -> Result
  ) throws(Interruption) -> Result {
    switch location {
    case .variable(let scope, let index)
    where scope.bindings[index].declaration == nil:
      var value = Value.void
      swap(&value, &scope.bindings[index].value)
      defer { swap(&value, &scope.bindings[index].value) }
      return try change(&value)
    case .receiver(let frame):
      guard var value = frame.receiver else { break }
      frame.receiver = .void
      defer { frame.receiver = value }
      return try change(&value)
    case .part(let base, let name):
      return try modify(base) { (owner) throws(Interruption) in
        try modifyPart(name, of: &owner, change)
      }
    case .element(let base, let arguments):
      return try modify(base) { (owner) throws(Interruption) in
        try modifyElement(of: &owner, arguments, change)
      }
    case .property(.object(let object), let name) where isPlain(name, object):
      guard var value = object.properties[name] else { break }
      object.properties[name] = .void
      defer { object.properties[name] = value }
      return try change(&value)
    default: break
    }
    var value = try load(location)
    let result = try change(&value)
    try store(value, at: location)
    return result
  }

  /// Whether a property is stored without observers, so that it can change in place.
  private func isPlain(_ name: SwiftSymbol, _ object: ObjectValue) -> Bool {
    guard object.properties[name] != nil,
      case .property(let property)? = valueMember(name, of: object.type)
    else { return false }
    return property.accessors == nil && wrapper(of: property) == nil
      && !isShadowed(property, in: object)
  }

  private func modifyPart<Result>(
    _ name: SwiftSymbol, of owner: inout Value,
    _ change: (inout Value) throws(Interruption) -> Result
  ) throws(Interruption) -> Result {
    if isPlainPart(name, owner), var structure = owner.takeStructure() {
      var value = structure.take(name) ?? .void
      defer {
        structure[name] = value
        owner = .structure(structure)
      }
      return try change(&value)
    }
    var value = try get(name, of: owner)
    let result = try change(&value)
    try set(name, of: &owner, to: value)
    return result
  }

  /// Whether a structure has a stored property without observers.
  private func isPlainPart(_ name: SwiftSymbol, _ owner: Value) -> Bool {
    guard case .structure(let structure) = owner, structure[name] != nil else { return false }
    guard case .property(let property)? = program.valueMember(name, of: structure.type) else {
      return true
    }
    return property.accessors == nil && wrapper(of: property) == nil
  }

  private func modifyElement<Result>(
    of owner: inout Value, _ arguments: [Argument],
    _ change: (inout Value) throws(Interruption) -> Result
  ) throws(Interruption) -> Result {
    if let index = plainIndex(arguments, owner), var array = owner.takeArray() {
      defer { owner = .array(array) }
      return try array.change(index, change)
    }
    if let (key, hash) = plainKey(arguments, owner), var dictionary = owner.takeDictionary() {
      var value = dictionary.take(hash) ?? .none
      defer {
        dictionary.set(value.isNil ? nil : value, for: key, hash)
        owner = .dictionary(dictionary)
      }
      return try change(&value)
    }
    var value = try element(of: owner, arguments)
    let result = try change(&value)
    try setElement(of: &owner, arguments, to: value)
    return result
  }

  /// The index of an element that an array has.
  private func plainIndex(_ arguments: [Argument], _ owner: Value) -> Int? {
    guard case .array(let array) = owner, !array.isSet, arguments.count == 1,
      arguments[0].label.isEmpty, let index = arguments[0].value.number?.integer,
      array.elements.indices.contains(index)
    else { return nil }
    return index
  }

  /// A key that a dictionary has.
  private func plainKey(
    _ arguments: [Argument], _ owner: Value
  ) -> (Value, HashableKey)? {
    guard case .dictionary(let dictionary) = owner, arguments.count == 1,
      let hash = arguments[0].value.hashableKey(), dictionary.value(for: hash) != nil
    else { return nil }
    return (arguments[0].value, hash)
  }
}

internal import SwiftSources
public import SwiftWorld

extension Interpreter {
  /// Makes an instance of a type.
  public func construct(
    _ type: StaticType, _ arguments: [Argument]
  ) throws(Interruption) -> Value {
    switch type {
    case .declared(let declared):
      switch declared.kind {
      case .class: return try constructObject(declared, arguments)
      case .structure: return try constructStructure(declared, arguments)
      case .enumeration: return try constructEnumeration(declared, arguments)
      case .protocol, .extensions: break
      }
    case .optional(let wrapped): return arguments.first?.value ?? (wrapped.isAny ? .none : .none)
    case .metatype(let inner): return try construct(inner, arguments)
    case .array, .set, .dictionary, .system:
      return try constructSystem(type, arguments)
    case .tuple, .function, .any: break
    }
    return try symbolicValue(of: type, named: "\(describe(type))()", isShared: false)
  }

  /// Makes an instance with an initialiser that is known.
  func construct(
    _ type: StaticType, _ initializer: FunctionMember, _ arguments: [Argument]
  ) throws(Interruption) -> Value {
    guard let choice = choose([initializer], arguments) else { return .void }
    switch type {
    case .declared(let declared) where declared.kind == .class:
      let object = try makeObject(type)
      return try initialize(object, choice) ? .object(object) : .none
    case .declared(let declared) where declared.kind == .structure:
      return try runInitializer(choice, on: .structure(fields(of: declared)))
    default: return try runInitializer(choice, on: .void)
    }
  }

  // MARK: Classes

  private func constructObject(
    _ type: DeclaredType, _ arguments: [Argument]
  ) throws(Interruption) -> Value {
    let object = try makeObject(.declared(type))
    guard try initialize(object, type, arguments) else { return .none }
    if !defersInitialValues { try evaluateInitialValues(in: object, from: nil) }
    return .object(object)
  }

  /// Runs the initialiser that suits the arguments. Returns whether it made an instance.
  private func initialize(
    _ object: ObjectValue, _ type: DeclaredType, _ arguments: [Argument]
  ) throws(Interruption) -> Bool {
    let candidates = program.initializerGroups(program.lineage(of: type))
    if let choice = choose(candidates, arguments) { return try initialize(object, choice) }
    if let (delegated, rest) = delegation(object, candidates, arguments) {
      guard try initialize(object, delegated) else { return false }
      if let system = object.systemClass, !rest.isEmpty {
        try library.initialize(object, as: system, rest, in: self)
      }
      return true
    }
    try evaluateInitialValues(in: object, from: nil)
    if let system = object.systemClass {
      try library.initialize(object, as: system, arguments, in: self)
    }
    return true
  }

  /// The designated initialiser of the system to which its convenience initialiser delegates, if a
  /// class of the repository overrides it, and the arguments that it does not pass on.
  private func delegation(
    _ object: ObjectValue, _ candidates: [[FunctionMember]], _ arguments: [Argument]
  ) -> (Choice, rest: [Argument])? {
    guard let system = object.systemClass else { return nil }
    for alternative in library.designated(arguments, of: system, in: self) {
      guard let choice = choose(candidates, alternative) else { continue }
      return (
        choice,
        arguments.filter { argument in !alternative.contains { $0.label == argument.label } }
      )
    }
    return nil
  }

  func initialize(
    _ object: ObjectValue, _ choice: Choice
  ) throws(Interruption) -> Bool {
    object.runningInitializers += 1
    defer { object.runningInitializers -= 1 }
    let owner = choice.function.owner
    if !choice.function.modifiers.contains(.convenience), owner?.kind == .class {
      try evaluateInitialValues(in: object, from: owner)
    }
    var receiver: Value? = .object(object)
    let result = try invoke(choice, on: &receiver)
    return !result.isNil || !choice.function.modifiers.contains(.failable)
  }

  /// Evaluates the initial values of stored properties: of a class and its subclasses, or of all.
  func evaluateInitialValues(
    in object: ObjectValue, from type: DeclaredType?
  ) throws(Interruption) {
    guard let declared = object.type.declaration else { return }
    for current in program.classChain(declared) {
      if object.initialized.insert(ObjectIdentifier(current)).inserted {
        for property in current.stored where !property.modifiers.contains(.lazy) {
          if storedValue(of: property, in: object) != nil { continue }
          if property.binding.initialValue != nil {
            if !defersInitialValues { try evaluateInitialValue(of: property, in: object) }
          } else if wrapper(of: property) != nil {
            try makeWrapper(property, in: object)
          }
        }
      }
      if current == type { return }
    }
  }

  /// Evaluates the initial value of a property.
  func evaluateInitialValue(
    of property: PropertyMember, in object: ObjectValue
  ) throws(Interruption) {
    guard let initial = property.binding.initialValue else { return }
    let frame = frame(of: property, on: .object(object))
    let type = property.typeName.map { resolve($0, frame) }
    let initializers = object.runningInitializers
    object.runningInitializers = 0
    defer { object.runningInitializers = initializers }
    var value = try enterCall(property.binding.node) { () throws(Interruption) in
      self.settle(try self.evaluate(initial, Scope(parent: nil, frame: frame), as: type))
    }
    value = component(property.name, of: value, property.binding.pattern)
    if try initializeWrapper(property, with: value, in: object) { return }
    try meter.allocate(1)
    // The value may have set the property itself.
    note(value, in: property.name)
    keep(value, of: property, in: object)
  }

  // MARK: Structures

  private func constructStructure(
    _ type: DeclaredType, _ arguments: [Argument]
  ) throws(Interruption) -> Value {
    let fields = try fields(of: type)
    let candidates = program.initializers(of: .declared(type))
    if let choice = choose(candidates, arguments) {
      return try runInitializer(choice, on: .structure(fields))
    }
    if let value = try memberwise(type, fields, arguments) { return value }
    return try symbolicValue(
      of: .declared(type), named: "\(program.text(type.name))()", isShared: false)
  }

  /// The stored properties with initial values.
  private func fields(of type: DeclaredType) throws(Interruption) -> StructureValue {
    var fields = StructureValue(type: .declared(type))
    for property in type.stored {
      let frame = frame(of: property, on: .structure(fields))
      let type = property.typeName.map { resolve($0, frame) }
      if let initial = property.binding.initialValue {
        if property.modifiers.contains(.lazy) { continue }
        let value = settle(try evaluate(initial, Scope(parent: nil, frame: frame), as: type))
        fields[property.name] = component(property.name, of: value, property.binding.pattern)
      } else if type?.isOptional == true, !property.modifiers.contains(.constant) {
        fields[property.name] = Value.none
      }
    }
    try meter.allocate(fields.names.count)
    return fields
  }

  /// The initialiser that the compiler makes; nil if the arguments do not suit.
  private func memberwise(
    _ type: DeclaredType, _ fields: StructureValue, _ arguments: [Argument]
  ) throws(Interruption) -> Value? {
    var fields = fields
    var rest = arguments[...]
    for property in type.stored {
      guard let argument = rest.first else { break }
      guard argument.label == property.name || argument.isTrailing && argument.label.isEmpty else {
        continue
      }
      let frame = frame(of: property, on: .structure(fields))
      let type =
        property.typeName.map { resolve($0, frame) } ?? fields[property.name].flatMap(typeOf)
      let value = settle(try coerce(argument.value, to: type))
      note(value, in: property.name)
      fields[property.name] = value
      rest = rest.dropFirst()
    }
    guard rest.isEmpty else { return nil }
    // In the order of the declaration, as it is printed.
    var ordered = StructureValue(type: .declared(type))
    for property in type.stored {
      if let value = fields[property.name] { ordered[property.name] = value }
    }
    return try checked(.structure(ordered))
  }

  /// Runs an initialiser of a value type: `self` is a copy that it completes.
  private func runInitializer(_ choice: Choice, on value: Value) throws(Interruption) -> Value {
    initializing += 1
    defer { initializing -= 1 }
    var receiver: Value? = value
    let result = try invoke(choice, on: &receiver)
    if result.isNil, choice.function.modifiers.contains(.failable) { return .none }
    guard let receiver else { return .void }
    guard case .structure(let structure) = receiver, let type = structure.type.declaration else {
      return receiver
    }
    var ordered = StructureValue(type: structure.type)
    for property in type.stored {
      if let value = structure[property.name] {
        ordered[property.name] = value
      } else if !property.modifiers.contains(.lazy), let name = property.typeName,
        resolve(name, frame(of: property, on: receiver)).isOptional
      {
        ordered[property.name] = Value.none
      }
    }
    for (name, value) in zip(structure.names, structure.values) where ordered[name] == nil {
      ordered[name] = value
    }
    return try checked(.structure(ordered))
  }

  // MARK: Enumerations

  private func constructEnumeration(
    _ type: DeclaredType, _ arguments: [Argument]
  ) throws(Interruption) -> Value {
    if let choice = choose(program.initializers(of: .declared(type)), arguments) {
      return try runInitializer(choice, on: .void)
    }
    guard let raw = arguments[names[.rawValueName]] else {
      return try symbolicValue(
        of: .declared(type), named: "\(program.text(type.name))()", isShared: false)
    }
    if raw.unknown != nil {
      return try symbolicValue(
        of: .optional(.declared(type)), named: "\(program.text(type.name))(\(describe(raw)))",
        isShared: false)
    }
    for found in type.cases {
      if let known = try rawValue(of: found), try areEqual(known, raw) == true {
        return .enumeration(EnumerationValue(type: .declared(type), name: found.name))
      }
    }
    return .none
  }

  // MARK: System types

  private func constructSystem(
    _ type: StaticType, _ arguments: [Argument]
  ) throws(Interruption) -> Value {
    let candidates = program.initializers(of: type)
    let isStandard =
      program.systemName(of: type).flatMap { names[$0] }.map(StandardTypes.isValue) ?? false
    if let choice = choose(candidates, arguments),
      !isStandard || !arguments.allSatisfy({ $0.label.isEmpty })
        || arguments.isEmpty == false && hasClearFit(choice, arguments)
    {
      return try runInitializer(choice, on: .type(type))
    }
    if case .system(let name) = type {
      var converted = arguments
      if let types = program.system.parameters(
        ofCall: names[.initializer], of: name, isOfType: true, labels: arguments.map(\.label)),
        types.count == arguments.count
      {
        for index in converted.indices {
          converted[index].value = try coerce(converted[index].value, to: types[index])
        }
      }
      if let value = try library.construct(name, converted, in: self) { return value }
    }
    if let value = try constructStandard(type, arguments) { return value }
    library.didNotKnow(
      program.systemName(of: type) ?? .empty, of: .type(type), arguments, in: self)
    return try symbolicValue(of: type, named: "\(describe(type))()", isShared: false)
  }

  /// Whether an initialiser that an extension adds to a standard type takes these very types.
  private func hasClearFit(_ choice: Choice, _ arguments: [Argument]) -> Bool {
    choice.score >= arguments.count * 20
      && choice.function.parameters.contains { !$0.label.isEmpty }
      || arguments.contains {
        switch $0.value {
        case .enumeration, .structure, .object, .system: true
        default: false
        }
      }
  }

  /// `self.init(…)`.
  func delegate(_ arguments: [Argument], _ frame: Frame) throws(Interruption) -> Value {
    switch frame.receiver {
    case .object(let object)?:
      guard let type = object.type.declaration else {
        let candidates = program.initializers(of: object.type)
        if let choice = choose(candidates, arguments) { _ = try initialize(object, choice) }
        return .void
      }
      if try !initialize(object, type, arguments) { return .none }
    case .some:
      guard let type = dynamicSelf(frame) else { return .void }
      frame.receiver = try construct(type, arguments)
    case nil: break
    }
    return .void
  }

  /// A function reference `Type.init` is called without labels.
  func constructUnlabelled(
    _ type: StaticType, _ arguments: [Argument]
  ) throws(Interruption) -> Value {
    if case .declared(let declared) = type {
      let candidates = program.initializers(of: type)
      if choose(candidates, arguments) == nil {
        for candidate in candidates {
          guard let choice = byPosition(candidate, arguments) else { continue }
          if declared.kind == .class {
            let object = try makeObject(type)
            return try initialize(object, choice) ? .object(object) : .none
          }
          let start: Value =
            declared.kind == .structure ? .structure(try fields(of: declared)) : .void
          return try runInitializer(choice, on: start)
        }
        if declared.kind == .enumeration, arguments.count == 1 {
          return try construct(type, [Argument(names[.rawValueName], arguments[0].value)])
        }
        if declared.kind == .structure, candidates.isEmpty {
          let labelled = zip(declared.stored, arguments).map { Argument($0.name, $1.value) }
          return try construct(type, labelled)
        }
      }
    }
    return try construct(type, arguments)
  }
}

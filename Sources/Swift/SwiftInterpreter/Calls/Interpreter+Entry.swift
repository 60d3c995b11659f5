public import SwiftSources
public import SwiftWorld

/// A parameter of an initialiser that a client fills.
public struct EntryParameter {
  /// The label that callers write; empty for `_`.
  public let label: SwiftSymbol
  /// The name inside the function.
  public let name: SwiftSymbol
  /// The type.
  public let type: StaticType
  /// Whether the parameter has a default, which is then used.
  public let hasDefault: Bool
}

extension Interpreter {
  /// The parameters of a function.
  public func parameters(of function: FunctionMember) -> [EntryParameter] {
    let context = context(of: function)
    return function.parameters.map { parameter in
      EntryParameter(
        label: parameter.label, name: parameter.name,
        type: parameter.typeName.map { program.resolve($0, in: context) } ?? .any,
        hasDefault: parameter.defaultValue != nil)
    }
  }

  /// Makes the object that the client looks at, with an initialiser of the repository or without.
  ///
  /// - Parameters:
  ///   - type: The class.
  ///   - initializer: The initialiser; nil for that of the system.
  ///   - argument: The argument for a parameter without a default; nil for a value that stands for
  ///     something that the sources do not make.
  /// - Returns: The object, which is the ``entry`` from then on.
  /// - Throws: The error of the initialiser, or the end of the world.
  public func makeEntry(
    _ type: DeclaredType, _ initializer: FunctionMember?,
    argument: (EntryParameter) -> Value?
  ) throws(Interruption) -> ObjectValue {
    let object = try makeObject(.declared(type))
    entry = object
    if let initializer {
      _ = try initialize(
        object, Choice(function: initializer, parameters: bound(initializer, argument), score: 0))
    } else {
      try evaluateInitialValues(in: object, from: nil)
      if let system = object.systemClass {
        try library.initialize(object, as: system, [], in: self)
      }
    }
    if !defersInitialValues { try evaluateInitialValues(in: object, from: nil) }
    return object
  }

  /// `isEvent`: Whether another world gives a parameter another value than its default.
  func bound(
    _ function: FunctionMember, _ argument: (EntryParameter) -> Value?, isEvent: Bool = false
  ) throws(Interruption) -> [BoundParameter] {
    var bound: [BoundParameter] = []
    for parameter in parameters(of: function) {
      let usesDefault =
        parameter.hasDefault
        && (!isEvent || decide("\(program.text(parameter.name)) is left out"))
      if usesDefault {
        bound.append(.byDefault)
        continue
      }
      var value = argument(parameter)
      if value == nil {
        value = try symbolicValue(
          of: parameter.type, named: program.text(parameter.name), isShared: true)
      }
      if let value { bound.append(.argument(Argument(parameter.label, value))) }
    }
    return bound
  }
}

extension Interpreter {
  /// The declared type of a property; nil without one.
  public func type(of property: PropertyMember) -> StaticType? {
    let context = LexicalContext(file: property.binding.file, type: property.owner)
    return property.typeName.map { program.resolve($0, in: context) }
  }
}

extension Interpreter {
  /// Lets properties that are still nil stand for what others may set before the first layout.
  ///
  /// - Parameters:
  ///   - object: The object.
  ///   - isWanted: Whether others may set a property of this type.
  public func assumeValues(
    of object: ObjectValue, where isWanted: (PropertyMember, StaticType) -> Bool
  ) {
    guard let type = object.type.declaration else { return }
    for current in program.classChain(type) {
      for property in current.stored {
        guard object.properties[property.name]?.isNil ?? true,
          property.binding.initialValue == nil, let declared = self.type(of: property),
          declared.isOptional, isWanted(property, declared.unwrapped)
        else { continue }
        object.properties[property.name] = .unknown(
          Unknown(program.text(property.name), type: declared, isShared: true))
      }
    }
  }
}

extension Interpreter {
  /// Counts work that the system library does besides running code, in steps.
  ///
  /// - Throws: The end of the world, past the limit of ``Budget/steps``.
  public func charge(_ steps: Int) throws(Interruption) { try meter.step(max(0, steps)) }
}

extension DeclaredType {
  /// The methods that have code, static ones and those of extensions too, in the order of the
  /// sources.
  ///
  /// - Complexity: O(methods · log(methods)).
  public var declaredMethods: [FunctionMember] {
    (values.functions.values.flatMap { $0 } + statics.functions.values.flatMap { $0 }).filter {
      $0.body != nil
    }.sorted { first, second in
      let (first, second) = (first.function.node, second.function.node)
      return (first.file.number, first.place) < (second.file.number, second.place)
    }
  }
}

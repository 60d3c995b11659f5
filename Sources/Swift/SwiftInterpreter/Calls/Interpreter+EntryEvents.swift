public import SwiftSources
public import SwiftWorld

/// Code that a client runs besides initialisers.
extension Interpreter {
  /// Calls a function with symbolic arguments, on a value unless it is global.
  public func callEntry(
    _ function: FunctionMember, on receiver: Value?, argument: (EntryParameter) -> Value?
  ) throws(Interruption) {
    var receiver = receiver
    _ = try invoke(
      Choice(function: function, parameters: bound(function, argument, isEvent: true), score: 0),
      on: &receiver)
  }

  /// Sets a property to a symbolic value, so that its observers or its setter run.
  public func changeEntry(
    _ property: PropertyMember, of receiver: Value?
  ) throws(Interruption) {
    guard var receiver else { return }
    let type = type(of: property) ?? .any
    let value = try symbolicValue(
      of: type, named: "new \(program.text(property.name))", isShared: true)
    try write(property, of: &receiver, to: value)
  }

  /// Reads a property.
  public func readEntry(_ property: PropertyMember, of receiver: Value?) throws(Interruption) {
    guard let receiver else { return }
    _ = try read(property, of: receiver)
  }

  /// The type of `self` in the members of a type, also of the extensions of one of the system.
  public func receiverType(of type: DeclaredType) -> StaticType { program.memberType(of: type) }

  /// A value that stands for `self` in the members of a type.
  public func symbolicReceiver(of type: DeclaredType) throws(Interruption) -> Value {
    try symbolicValue(of: receiverType(of: type), named: "self", isShared: true)
  }
}

extension PropertyMember {
  /// The code that runs when the property is set.
  public var changeCode: [SwiftNode] {
    [willSet?.body?.node, didSet?.body?.node, isComputed ? setter?.body?.node : nil]
      .compactMap { $0 }
  }

  /// The code that runs when the property is read, its initial value included.
  public var readingCode: [SwiftNode] {
    [isComputed ? getter?.body?.node : nil, binding.initialValue?.node].compactMap { $0 }
  }
}

extension DeclaredType {
  /// The properties of instances, those of extensions too, in the order of the sources.
  ///
  /// - Complexity: O(properties · log(properties)).
  public var declaredProperties: [PropertyMember] {
    values.properties.values.sorted { first, second in
      let (first, second) = (first.binding.node, second.binding.node)
      return (first.file.number, first.place) < (second.file.number, second.place)
    }
  }
}

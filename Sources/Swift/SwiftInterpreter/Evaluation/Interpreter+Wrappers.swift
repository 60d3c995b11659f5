internal import SwiftSources
internal import SwiftWorld

// Property wrappers that the repository declares. The wrapper is kept under the property's name.

extension Interpreter {
  /// The wrapper of a property; nil if it has none that the repository declares.
  func wrapper(of property: PropertyMember) -> DeclaredType? {
    guard !property.attributes.isEmpty, !property.isComputed else { return nil }
    let context = LexicalContext(file: property.binding.file, type: property.owner)
    for attribute in property.attributes {
      if case .declared(let type)? = program.lookUpType(attribute, in: context),
        type.values.properties[names[.wrappedValue]] != nil
      {
        return type
      }
    }
    return nil
  }

  private func arguments(
    of property: PropertyMember, _ frame: Frame
  ) throws(Interruption) -> [Argument] {
    for attribute in property.property.attributes {
      if let list = attribute.arguments {
        return try arguments(list, Scope(parent: nil, frame: frame))
      }
    }
    return []
  }

  /// Makes the wrapper of a property with its initial value. Returns whether it has a wrapper.
  func initializeWrapper(
    _ property: PropertyMember, with value: Value, in object: ObjectValue
  ) throws(Interruption) -> Bool {
    guard let wrapper = wrapper(of: property) else { return false }
    let frame = frame(of: property, on: .object(object))
    let arguments = [Argument(names[.wrappedValue], value)] + (try arguments(of: property, frame))
    keep(try construct(.declared(wrapper), arguments), of: property, in: object)
    note(value, in: property.name)
    return true
  }

  func makeWrapper(_ property: PropertyMember, in object: ObjectValue) throws(Interruption) {
    guard let wrapper = wrapper(of: property) else { return }
    let frame = frame(of: property, on: .object(object))
    let arguments = try arguments(of: property, frame)
    let initializers = program.initializers(of: .declared(wrapper))
    guard choose(initializers, arguments) != nil else { return }
    keep(try construct(.declared(wrapper), arguments), of: property, in: object)
  }

  func readWrapped(
    _ property: PropertyMember, _ wrapper: DeclaredType, _ value: Value
  ) throws(Interruption) -> Value {
    if case .object(let object) = value {
      if storedValue(of: property, in: object) == nil, property.binding.initialValue != nil {
        try evaluateInitialValue(of: property, in: object)
      }
      if let storage = storedValue(of: property, in: object) {
        return try get(names[.wrappedValue], of: storage)
      }
    }
    if case .structure(let structure) = value, let storage = structure[property.name],
      isPlain(wrapper)
    {
      return storage
    }
    return try symbolic(property, of: value)
  }

  /// Whether a wrapper keeps values as they are.
  ///
  /// A structure keeps the value instead of the wrapper, so that of another wrapper is not known.
  private func isPlain(_ wrapper: DeclaredType) -> Bool {
    guard let property = wrapper.values.properties[names[.wrappedValue]] else { return false }
    return !property.isComputed && property.willSet == nil && property.didSet == nil
      && wrapper.initializers.isEmpty
  }

  func writeWrapped(
    _ property: PropertyMember, _ wrapper: DeclaredType, of owner: inout Value, to value: Value
  ) throws(Interruption) {
    switch owner {
    case .object(let object):
      guard var storage = storedValue(of: property, in: object) else {
        _ = try initializeWrapper(property, with: value, in: object)
        return
      }
      try set(names[.wrappedValue], of: &storage, to: value)
      keep(storage, of: property, in: object)
    case .structure(var structure):
      structure[property.name] = value
      owner = .structure(structure)
    default: break
    }
  }
}

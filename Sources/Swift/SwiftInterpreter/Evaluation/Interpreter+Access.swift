internal import SwiftSources
public import SwiftWorld

// A private property belongs to the code around its declaration alone: a subclass may store another
// one of the same name.

extension Interpreter {
  /// The member of values that a name without arguments means in the running code: a property that
  /// is private to the type whose code runs, else the nearest that is not private elsewhere.
  func valueMember(_ name: SwiftSymbol, of type: StaticType) -> Member? {
    let members = program.members(name, of: type)
    guard members.count > 1, let function, members.contains(where: { $0.privateProperty != nil })
    else { return members.valueMember }
    if let own = members.first(where: { $0.privateProperty?.isDeclared(around: function) == true })
    {
      return own
    }
    let visible = members.filter { member in
      member.privateProperty.map { $0.binding.file === function.file } ?? true
    }
    return visible.valueMember ?? members.valueMember
  }

  /// The value that an object keeps for a property; nil if there is none yet.
  public func storedValue(of property: PropertyMember, in object: ObjectValue) -> Value? {
    isShadowed(property, in: object)
      ? object.shadowed[ObjectIdentifier(property)] : object.properties[property.name]
  }

  /// Keeps the value of a property.
  func keep(_ value: Value, of property: PropertyMember, in object: ObjectValue) {
    if isShadowed(property, in: object) {
      object.shadowed[ObjectIdentifier(property)] = value
    } else {
      object.properties[property.name] = value
    }
  }

  /// Sets a property of an object, through its observers or the setter that a subclass has.
  public func set(
    _ property: PropertyMember, of object: ObjectValue, to value: Value
  ) throws(Interruption) {
    if isShadowed(property, in: object) { return keep(value, of: property, in: object) }
    var owner = Value.object(object)
    try set(property.name, of: &owner, to: value)
  }

  /// Whether a subclass has another property of the same name, which is then the one that
  /// ``ObjectValue/properties`` keeps.
  func isShadowed(_ property: PropertyMember, in object: ObjectValue) -> Bool {
    guard property.isPrivate, let type = object.type.declaration, property.owner !== type else {
      return false
    }
    for case .property(let nearest) in program.members(property.name, of: object.type) {
      return nearest !== property && nearest.owner?.kind == .class
    }
    return false
  }
}

extension Member {
  /// The property, if it is private to its type or file.
  fileprivate var privateProperty: PropertyMember? {
    if case .property(let property) = self, property.isPrivate { property } else { nil }
  }
}

extension PropertyMember {
  fileprivate var isPrivate: Bool {
    !modifiers.isDisjoint(with: [.private, .fileprivate])
  }

  /// Whether a node is in the declaration of the type that has the property, or in an extension of
  /// it in the same file.
  fileprivate func isDeclared(around node: SwiftNode) -> Bool {
    guard binding.file === node.file, let owner else { return false }
    return owner.hasPart(around: node)
  }
}

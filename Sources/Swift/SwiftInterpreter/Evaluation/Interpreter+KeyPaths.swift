internal import SwiftSources
internal import SwiftWorld

extension Interpreter {
  func keyPath(_ path: SwiftKeyPath, _ scope: Scope) throws(Interruption) -> Value {
    var components: [KeyPathValue.Component] = []
    for component in path.components {
      switch component.kind {
      case .property: components.append(.property(component.name))
      case .subscript: components.append(.element(try arguments(component.arguments, scope)))
      case .optionalChain, .forceUnwrap: components.append(.unwrap)
      }
    }
    return .keyPath(
      KeyPathValue(root: path.root.map { resolve($0, scope) }, components: components))
  }

  /// The value at the end of a key path.
  public func follow(
    _ path: KeyPathValue, from start: Value
  ) throws(Interruption) -> Value {
    var value = start
    for component in path.components {
      try meter.step()
      switch component {
      case .property(let name) where names[name] == .selfValue: break
      case .property(let name): value = try get(name, of: value)
      case .element(let arguments): value = try element(of: value, arguments)
      case .unwrap: if value.isNil { return .none }
      }
    }
    return value
  }

  /// Sets the value at the end of a key path.
  public func set(
    _ path: KeyPathValue, of owner: inout Value, to value: Value
  ) throws(Interruption) {
    try set(path.components[...], of: &owner, to: value)
  }

  func store(
    _ value: Value, along path: KeyPathValue, from base: Location
  ) throws(Interruption) {
    if isReference(try load(base)) {
      var owner = try load(base)
      return try set(path, of: &owner, to: value)
    }
    try modify(base) { (owner) throws(Interruption) in
      try self.set(path, of: &owner, to: value)
    }
  }

  private func set(
    _ components: ArraySlice<KeyPathValue.Component>, of owner: inout Value, to value: Value
  ) throws(Interruption) {
    try meter.enter()
    defer { meter.leave() }
    guard let first = components.first else {
      owner = value
      return
    }
    let rest = components.dropFirst()
    switch first {
    case .unwrap:
      if !owner.isNil { try set(rest, of: &owner, to: value) }
    case .property(let name) where names[name] == .selfValue:
      try set(rest, of: &owner, to: value)
    case .property(let name):
      if rest.isEmpty { return try set(name, of: &owner, to: value) }
      var part = try get(name, of: owner)
      try set(rest, of: &part, to: value)
      if !isReference(part) { try set(name, of: &owner, to: part) }
    case .element(let arguments):
      if rest.isEmpty { return try setElement(of: &owner, arguments, to: value) }
      var part = try element(of: owner, arguments)
      try set(rest, of: &part, to: value)
      if !isReference(part) { try setElement(of: &owner, arguments, to: part) }
    }
  }
}

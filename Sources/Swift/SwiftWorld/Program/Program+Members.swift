package import SwiftSources

extension Program {
  /// The number of types in a lineage past which no more are added.
  private static let maximumLineage = 256
  /// The number of lineages that may wait for one another, because the name of a superclass is
  /// nested in another class: `class A: B.C`. Past it, the superclasses are not known.
  private static let maximumLinearizations = 32

  /// A type, its superclasses, their protocols, then extensions of the system types above.
  ///
  /// - Complexity: O(types) at first; O(1) then.
  package func lineage(of type: DeclaredType) -> [DeclaredType] {
    didUse(type)
    if let lineage = type.lineage { return lineage }
    guard !type.isLinearizing, linearizationDepth < Self.maximumLinearizations else {
      return [type]
    }
    linearizationDepth += 1
    defer { linearizationDepth -= 1 }
    var found: [DeclaredType] = []
    let trail = following { found = linearizeAll(from: type) }.trail
    // The trail of one of them has those of its ancestors.
    for type in found { type.lineageTrail = trail }
    return type.lineage ?? [type]
  }

  /// Finds the lineages of a type and of its ancestors that have none yet, and returns these types.
  private func linearizeAll(from type: DeclaredType) -> [DeclaredType] {
    var found: [DeclaredType] = []
    // Ancestors come first, so that a chain of thousands of classes needs no deep stack.
    var pending = [(type: type, parents: type.inherited[...])]
    type.isLinearizing = true
    while let (current, parents) = pending.last {
      guard let name = parents.first else {
        current.lineage = linearize(current)
        current.isLinearizing = false
        found.append(current)
        pending.removeLast()
        continue
      }
      pending[pending.count - 1].parents = parents.dropFirst()
      let context = LexicalContext(file: name.file, type: current.outer)
      guard case .declared(let parent) = resolve(name, in: context), parent.lineage == nil,
        !parent.isLinearizing
      else { continue }
      parent.isLinearizing = true
      pending.append((parent, parent.inherited[...]))
    }
    return found
  }

  /// The lineage of a type whose parents have theirs, except those that descend from itself.
  private func linearize(_ type: DeclaredType) -> [DeclaredType] {
    var lineage = Lineage()
    lineage.classes.append(type)
    for name in type.inherited { add(parent: name, of: type, to: &lineage) }
    if type.kind == .extensions {
      for name in systemAncestors(type.name).dropFirst() { lineage.systems.append(name) }
    }
    return unique(lineage)
  }

  private struct Lineage {
    var classes: [DeclaredType] = []
    var protocols: [DeclaredType] = []
    var systems: [SwiftSymbol] = []
  }

  private func add(parent name: SwiftTypeName, of type: DeclaredType, to lineage: inout Lineage) {
    let context = LexicalContext(file: name.file, type: type.outer)
    switch resolve(name, in: context) {
    case .declared(let parent) where parent !== type:
      for ancestor in self.lineage(of: parent) {
        switch ancestor.kind {
        case .class: lineage.classes.append(ancestor)
        case .extensions: lineage.systems.append(ancestor.name)
        default: lineage.protocols.append(ancestor)
        }
      }
      if parent.kind == .class, let base = systemClass(of: parent) {
        lineage.systems += systemAncestors(base)
      }
    case .system(let name): lineage.systems += systemAncestors(name)
    default: break
    }
  }

  private func unique(_ lineage: Lineage) -> [DeclaredType] {
    var seen: Set<ObjectIdentifier> = []
    var result: [DeclaredType] = []
    func add(_ type: DeclaredType) {
      guard result.count < Self.maximumLineage,
        seen.insert(ObjectIdentifier(type)).inserted
      else { return }
      result.append(type)
    }
    lineage.classes.forEach(add)
    lineage.protocols.forEach(add)
    for name in lineage.systems {
      guard let type = extensions[name] else { continue }
      add(type)
      for parent in type.inherited {
        let context = LexicalContext(file: parent.file, type: nil)
        if case .declared(let found) = resolve(parent, in: context), found.kind == .protocol {
          self.lineage(of: found).forEach(add)
        }
      }
    }
    return result
  }

  /// A system type with its superclasses and protocols, nearest first.
  package func systemAncestors(_ name: SwiftSymbol) -> [SwiftSymbol] {
    var ancestors: [SwiftSymbol] = []
    var current: SwiftSymbol? = name
    while let type = current, ancestors.count < Self.maximumLineage, !ancestors.contains(type) {
      ancestors.append(type)
      current = system.superclass(of: type)
    }
    for type in ancestors { ancestors += system.protocols(of: type) }
    return ancestors + standard.ancestors(of: name)
  }

  /// The nearest system class that a class descends from; nil if there is none.
  package func systemClass(of type: DeclaredType) -> SwiftSymbol? {
    var current = type
    for _ in 0..<Self.maximumLineage {
      var next: DeclaredType?
      for name in current.inherited {
        switch resolve(name, in: LexicalContext(file: name.file, type: current.outer)) {
        case .declared(let parent) where parent.kind == .class && parent !== current: next = parent
        // The superclass stands first: what follows it is a protocol, though it may not be known.
        case .system(let name) where next == nil && kind(ofSystem: name) != .protocol: return name
        default: break
        }
      }
      guard let next else { return nil }
      current = next
    }
    return nil
  }

  package func kind(ofSystem name: SwiftSymbol) -> SystemTypeKind? {
    system.kind(of: name) ?? standard.kind(of: name)
  }

  /// The types of the repository whose members a value of a type has.
  package func lineage(of type: StaticType) -> [DeclaredType] {
    if case .declared(let type) = type { return lineage(of: type) }
    guard let name = systemName(of: type) else { return [] }
    didUse(system: name)
    if let lineage = systemLineages[name] { return lineage }
    var lineage = Lineage()
    lineage.systems = systemAncestors(name)
    let (result, trail) = following { unique(lineage) }
    systemLineages[name] = result
    systemTrails[name] = trail
    return result
  }

  /// The name of a type that the repository does not declare.
  package func systemName(of type: StaticType) -> SwiftSymbol? {
    switch type {
    case .system(let name): name
    case .array: names[.arrayType]
    case .set: names[.setType]
    case .dictionary: names[.dictionaryType]
    case .optional: names[.optionalType]
    default: nil
    }
  }

  /// The members with a name, those of subclasses first. Requirements of protocols come last.
  ///
  /// - Complexity: O(lineage) at first; O(1) then.
  package func members(_ name: SwiftSymbol, of type: StaticType, isOfType: Bool = false) -> [Member]
  {
    let question = MemberQuestion(name: name, isOfType: isOfType)
    if case .declared(let declared) = type {
      if let members = declared.memberCache[question] {
        didUse(declared)
        return members
      }
      let members = find(question, in: lineage(of: declared))
      declared.memberCache[question] = members
      return members
    }
    guard let system = systemName(of: type) else { return [] }
    if let members = systemMembers[system]?[question] {
      didUse(system: system)
      return members
    }
    let members = find(question, in: lineage(of: type))
    systemMembers[system, default: [:]][question] = members
    return members
  }

  /// The member that a name without arguments means: the nearest property, even if a subclass has
  /// methods of that name, as the delegate of a `tableView` does. nil if there is none.
  ///
  /// - Complexity: As ``members(_:of:isOfType:)``, and O(members of that name).
  package func valueMember(
    _ name: SwiftSymbol, of type: StaticType, isOfType: Bool = false
  ) -> Member? {
    members(name, of: type, isOfType: isOfType).valueMember
  }

  /// Whether the repository gives a type a member with code.
  package func declares(_ name: SwiftSymbol, of type: StaticType) -> Bool {
    members(name, of: type).contains { member in
      switch member {
      case .property(let property): !property.isRequirement
      case .function(let function): function.hasBody
      case .enumCase: true
      }
    }
  }

  package func find(_ question: MemberQuestion, in lineage: [DeclaredType]) -> [Member] {
    var members: [Member] = []
    var requirements: [Member] = []
    for type in lineage {
      let table = question.isOfType ? type.statics : type.values
      if let property = table.properties[question.name] {
        property.isRequirement
          ? requirements.append(.property(property)) : members.append(.property(property))
      }
      for function in table.functions[question.name] ?? [] {
        function.hasBody
          ? members.append(.function(function)) : requirements.append(.function(function))
      }
      if question.isOfType, let found = type.caseNames[question.name] {
        members.append(.enumCase(found))
      }
    }
    return members + requirements
  }

  /// The class and its superclasses in the repository.
  package func classChain(_ type: DeclaredType) -> [DeclaredType] {
    lineage(of: type).filter { $0.kind == .class }
  }

  /// Whether a type is another one, descends from it, or conforms to it; nil if it is not known.
  package func isSubtype(_ type: StaticType, of other: StaticType) -> Bool? {
    if type == other { return true }
    switch (type, other) {
    case (_, .any): return true
    case (.any, _): return nil
    case (.declared(let type), .declared(let other)): return lineage(of: type).contains(other)
    case (.declared(let type), .system(let name)):
      return lineage(of: type).contains { $0.kind == .extensions && $0.name == name }
        || systemBases(of: type).contains(name)
    case (.system(let type), .system(let name)):
      if systemAncestors(type).contains(name) { return true }
      return kind(ofSystem: type) == nil || kind(ofSystem: name) == nil ? nil : false
    case (.system, .declared(let other)): return lineage(of: type).contains(other)
    case (.optional(let type), .optional(let other)): return isSubtype(type, of: other)
    case (_, .optional(let other)): return isSubtype(type, of: other)
    // `AnyClass` and the like.
    case (.metatype, .system): return nil
    case (.array(let type), .array(let other)), (.metatype(let type), .metatype(let other)):
      return isSubtype(type, of: other)
    default: return false
    }
  }

  /// The system types that a declared type descends from or conforms to.
  package func systemBases(of type: DeclaredType) -> [SwiftSymbol] {
    lineage(of: type).flatMap { type in
      type.inherited.flatMap { name -> [SwiftSymbol] in
        let context = LexicalContext(file: name.file, type: type.outer)
        guard case .system(let name) = resolve(name, in: context) else { return [] }
        return systemAncestors(name)
      }
    }
  }
}

extension [Member] {
  /// The first property, else the first member.
  package var valueMember: Member? {
    first { if case .property = $0 { true } else { false } } ?? first
  }
}

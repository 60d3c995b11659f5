package import SwiftSources

/// The place in the sources from which names are looked up.
package struct LexicalContext {
  package let file: SwiftFile
  /// The innermost type around the place.
  package let type: DeclaredType?
  /// The generic parameters of the function around the place.
  package var generics: Set<SwiftSymbol> = []

  package init(file: SwiftFile, type: DeclaredType?, generics: Set<SwiftSymbol> = []) {
    self.file = file
    self.type = type
    self.generics = generics
  }
}

extension Program {
  /// The number of aliases and nested names that a type name may go through.
  private static let maximumTypeDepth = 32
  /// The number of types in a type past which it is not known. An alias of a tuple can hold another
  /// twice, so that their number can double with each alias.
  private static let maximumTypeParts = 256

  /// The type that a name stands for.
  ///
  /// - Complexity: O(depth of the name) at first; O(1) then.
  package func resolve(_ name: SwiftTypeName, in context: LexicalContext) -> StaticType {
    resolve(name, in: context, depth: 0)
  }

  private func resolve(
    _ name: SwiftTypeName, in context: LexicalContext, depth: Int
  ) -> StaticType {
    guard depth < Self.maximumTypeDepth else { return .any }
    let question = TypeQuestion(name: name.id, context: context.type)
    didReadSurface(of: name.file)
    if let (type, trail) = resolved[question] {
      didFollow(trail)
      return type
    }
    var (type, trail) = following {
      let type = resolve(form: name, in: context, depth: depth + 1)
      if case .declared(let found) = type { didUse(found) }
      return type
    }
    if type.exceeds(parts: Self.maximumTypeParts) { type = .any }
    resolved[question] = (type, trail)
    return type
  }

  private func resolve(
    form name: SwiftTypeName, in context: LexicalContext, depth: Int
  ) -> StaticType {
    func type(_ name: SwiftTypeName) -> StaticType { resolve(name, in: context, depth: depth) }
    switch name.form {
    case .named(let symbol, in: let base, let arguments):
      return resolve(symbol, base, Array(arguments), in: context, depth: depth)
    case .optional(let wrapped, _):
      let wrapped = type(wrapped)
      return wrapped.isOptional ? wrapped : .optional(wrapped)
    case .array(let element): return .array(type(element))
    case .dictionary(let key, let value): return .dictionary(type(key), type(value))
    case .tuple(let elements):
      let elements = elements.map { StaticType.TupleElement(label: $0.label, type: type($0.type)) }
      return elements.count == 1 && elements[0].label.isEmpty ? elements[0].type : .tuple(elements)
    case .function(let parameters, let result):
      return .function(
        FunctionType(
          parameters: parameters.map { type($0.type) },
          areInOut: parameters.map { $0.type.isInOut }, result: type(result)))
    case .some(let inner), .any(let inner), .attributed(let inner, _): return type(inner)
    case .composition(let parts): return composition(parts.map(type))
    case .metatype(let inner): return .metatype(type(inner))
    case .unread: return .any
    }
  }

  /// The most specific of several types.
  private func composition(_ parts: [StaticType]) -> StaticType {
    let kinds = parts.map { part -> Int in
      switch part {
      case .declared(let type): type.kind == .class ? 0 : 2
      case .system(let name): kind(ofSystem: name) == .class ? 1 : 3
      default: 4
      }
    }
    let best = kinds.indices.min { kinds[$0] < kinds[$1] }
    return best.map { parts[$0] } ?? .any
  }

  private func resolve(
    _ symbol: SwiftSymbol, _ base: SwiftTypeName?, _ arguments: [SwiftTypeName],
    in context: LexicalContext, depth: Int
  ) -> StaticType {
    if let base {
      let outer = resolve(base, in: context, depth: depth)
      if case .declared(let type) = outer,
        let found = nestedType(symbol, in: type, depth: depth)
      {
        return found
      }
      if case .system(let name) = outer,
        let found = nestedType(symbol, inSystem: name, depth: depth)
      {
        return found
      }
      // A module before the name, or a nested type of the system.
      if case .system = outer, let found = topLevelType(symbol, from: context.file, depth: depth) {
        return found
      }
      return outer.isAny ? .any : .system(symbol)
    }
    if let known = names[symbol], let type = standardType(known, arguments, context, depth) {
      return type
    }
    return lookUpType(symbol, in: context, depth: depth) ?? .system(symbol)
  }

  private func standardType(
    _ name: KnownName, _ arguments: [SwiftTypeName], _ context: LexicalContext, _ depth: Int
  ) -> StaticType? {
    func argument(_ index: Int) -> StaticType {
      arguments.indices.contains(index)
        ? resolve(arguments[index], in: context, depth: depth) : .any
    }
    switch name {
    case .arrayType, .contiguousArrayType, .arraySliceType: return .array(argument(0))
    case .setType: return .set(argument(0))
    case .dictionaryType: return .dictionary(argument(0), argument(1))
    case .optionalType: return argument(0).isOptional ? argument(0) : .optional(argument(0))
    case .voidType: return .tuple([])
    case .anyType, .anyObjectType: return .any
    case .selfType: return context.type.map { selfType(of: $0) } ?? .any
    default: return nil
    }
  }

  /// The type of values that have the members of a declared type.
  package func selfType(of type: DeclaredType) -> StaticType {
    switch type.kind {
    case .extensions: .system(type.name)
    case .protocol: .any
    default: .declared(type)
    }
  }

  /// A type by its name alone; nil if the repository does not declare it.
  package func lookUpType(_ symbol: SwiftSymbol, in context: LexicalContext, depth: Int = 0)
    -> StaticType?
  {
    if context.generics.contains(symbol) { return .any }
    let found = findType(symbol, in: context, depth: depth)
    if case .declared(let type) = found { didUse(type) }
    return found
  }

  private func findType(
    _ symbol: SwiftSymbol, in context: LexicalContext, depth: Int
  ) -> StaticType? {
    var type = context.type
    while let current = type {
      if let found = nestedType(symbol, in: current, depth: depth) { return found }
      if let found = current.peers[symbol] { return .declared(found) }
      if current.name == symbol, current.kind != .extensions { return .declared(current) }
      if current.genericParameters.contains(symbol) { return .any }
      type = current.outer
    }
    return topLevelType(symbol, from: context.file, depth: depth)
  }

  private func topLevelType(
    _ symbol: SwiftSymbol, from file: SwiftFile, depth: Int
  ) -> StaticType? {
    if let found = nearest(
      visible(types[symbol] ?? [], named: symbol, from: file), to: file,
      { $0.declaration?.modifiers ?? [] }, { $0.file })
    {
      return .declared(found)
    }
    if let alias = aliases[symbol]?.max(by: {
      Self.nearness($0.file, file) < Self.nearness($1.file, file)
    }) {
      return resolve(alias, in: LexicalContext(file: alias.file, type: nil), depth: depth + 1)
    }
    return nil
  }

  /// The declarations that a name may mean in a file.
  ///
  /// A module of a package that declares a name of the system, such as a port of UIKit, hides the
  /// system's from its own files only: others see it at most if they import that module.
  ///
  /// - Complexity: O(declarations · lengths of paths) for a name of the system, else O(1).
  private func visible(
    _ candidates: [DeclaredType], named symbol: SwiftSymbol, from file: SwiftFile
  ) -> [DeclaredType] {
    guard !candidates.isEmpty, kind(ofSystem: symbol) != nil else { return candidates }
    return candidates.filter { candidate in
      guard let place = candidate.declaration?.file else { return true }
      return file.path.utf8.starts(with: Self.moduleFolder(of: place).utf8)
    }
  }

  /// The folder below `Sources` in which a file of a package lies; empty for another file.
  private static func moduleFolder(of file: SwiftFile) -> Substring {
    let folders = file.path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    guard let sources = folders.lastIndex(where: { $0.utf8.elementsEqual("Sources".utf8) }),
      sources + 1 < folders.endIndex
    else { return "" }
    let bytes = folders[...(sources + 1)].reduce(0) { $0 + $1.utf8.count + 1 }
    return file.path[..<file.path.utf8.index(file.path.startIndex, offsetBy: bytes)]
  }

  package func nestedType(_ symbol: SwiftSymbol, in type: DeclaredType, depth: Int = 0)
    -> StaticType?
  {
    for type in type.isLinearizing ? [type] : lineage(of: type) {
      if let nested = type.nested[symbol] {
        didUse(nested)
        return .declared(nested)
      }
      if let alias = type.aliases[symbol] {
        return resolve(alias, in: LexicalContext(file: alias.file, type: type), depth: depth + 1)
      }
    }
    return nil
  }

  /// The class from which the values of a generic parameter of a type descend; nil if the name is
  /// no such parameter, or no class is stated.
  package func genericClass(_ symbol: SwiftSymbol, in context: LexicalContext) -> StaticType? {
    var type = context.type
    while let current = type {
      if current.genericParameters.contains(symbol) {
        guard let constraint = current.genericConstraints[symbol] else { return nil }
        let found = resolve(constraint, in: LexicalContext(file: constraint.file, type: nil))
        switch found {
        case .declared(let declared) where declared.kind == .class: return found
        case .system(let name) where kind(ofSystem: name) == .class: return found
        default: return nil
        }
      }
      type = current.outer
    }
    return nil
  }

  /// A type that an extension of a type of the system, or of its superclasses, declares.
  package func nestedType(
    _ symbol: SwiftSymbol, inSystem name: SwiftSymbol, depth: Int = 0
  ) -> StaticType? {
    for ancestor in systemAncestors(name) {
      if let type = extensions[ancestor], let found = nestedType(symbol, in: type, depth: depth) {
        return found
      }
    }
    return nil
  }

  /// The declaration that a file means: its own, or the nearest one that is visible.
  package func nearest<Declaration>(
    _ candidates: [Declaration], to file: SwiftFile,
    _ modifiers: (Declaration) -> SwiftModifiers, _ place: (Declaration) -> SwiftFile?
  ) -> Declaration? {
    if candidates.count == 1 {
      let hides = !modifiers(candidates[0]).isDisjoint(with: [.private, .fileprivate])
      return hides && place(candidates[0]) !== file ? nil : candidates[0]
    }
    if let own = candidates.first(where: { place($0) === file }) { return own }
    let visible = candidates.filter { modifiers($0).isDisjoint(with: [.private, .fileprivate]) }
    return visible.max { first, second in
      Self.nearness(place(first), file) < Self.nearness(place(second), file)
    }
  }

  /// How near to one another two files are in the tree of folders: more is nearer.
  package static func nearness(_ first: SwiftFile?, _ second: SwiftFile) -> (Int, Int, Int) {
    guard let first else { return (0, 0, .min) }
    if first === second { return (1, 0, 0) }
    let slash = UInt8(ascii: "/")
    let common = zip(first.path.utf8, second.path.utf8).prefix { $0 == $1 }
    let folders = first.path.utf8.count { $0 == slash }
    return (0, common.count { $0.0 == slash }, -folders)
  }
}

extension SwiftTypeName {
  /// Whether it says `inout`.
  package var isInOut: Bool {
    if case .attributed(_, let attributes) = form { attributes.contains(.inout) } else { false }
  }
}

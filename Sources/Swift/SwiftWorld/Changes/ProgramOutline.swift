public import SwiftSources

/// The declarations that lookups can find in a program, by owner and name, with hashes of their
/// surfaces. Their code counts where it runs; see ``ProgramFootprint``.
///
/// Two outlines tell which names mean something else in another state of the same files. The hashes
/// have a seed that is another in each process, so nobody can make them collide.
public struct ProgramOutline: Sendable {
  /// A name that lookups can find.
  struct Place: Hashable {
    /// The type that has the member; empty at the top level, and for a type itself.
    var owner: SwiftSymbol
    var name: SwiftSymbol
  }

  private(set) var hashes: [Place: Int] = [:]
  /// The names that the program knows for something other than their declarations.
  let facts: [Set<SwiftSymbol>]

  /// Collects the declarations.
  ///
  /// - Parameters:
  ///   - program: The program.
  ///   - names: The names of its files. Symbols of other names differ from program to program.
  /// - Complexity: O(nodes).
  public init(_ program: Program, names: SymbolTable) {
    let all = [
      program.modules, program.mutatingNames, program.interestingNames,
      program.namesChangedOutside,
    ]
    facts = all.map { facts in
      facts.filter { names.find(program.text($0)) != nil }
    }
    for file in program.files {
      for item in file.items {
        if case .declaration(let declaration) = item.form { add(declaration, of: .empty) }
      }
    }
    for type in program.allTypes {
      for part in type.parts {
        addHead(of: part, type.name)
        for member in part.members { add(member, of: type.name) }
      }
    }
  }

  /// Adds the declaration of a type without its members.
  private mutating func addHead(of part: SwiftTypeDeclaration, _ name: SwiftSymbol) {
    let place = Place(owner: .empty, name: name)
    for (position, child) in part.node.children.enumerated()
    where position != SwiftTypeDeclaration.memberPosition {
      add(child, place)
    }
    add(part.modifiers.rawValue, part.file, place)
  }

  private mutating func add(_ declaration: SwiftDeclaration, of owner: SwiftSymbol) {
    func add(_ name: SwiftSymbol) {
      self.add(declaration.node, Place(owner: owner, name: name))
    }
    switch declaration.form {
    case .function(let function): add(function.name)
    case .property(let property):
      for binding in property.bindings { binding.pattern.boundNames.forEach(add) }
    case .cases(let cases):
      for element in cases.elements { add(element.name) }
    case .typeAlias(let alias): add(alias.name)
    // Types are listed by themselves, and modules are facts.
    case .type, .extension, .import: break
    // These have no name, so they count as part of their type.
    case .initializer, .subscript, .associatedType, .deinitializer, .macro, .unread:
      if !owner.isEmpty { self.add(declaration.node, Place(owner: .empty, name: owner)) }
    }
  }

  private mutating func add(_ node: SwiftNode, _ place: Place) {
    var hasher = Hasher()
    node.hashSurface(into: &hasher)
    add(hasher.finalize(), node.file, place)
  }

  /// Adds a hash. The path counts as well: of several declarations, the nearest is found.
  private mutating func add(_ hash: some Hashable, _ file: SwiftFile, _ place: Place) {
    var hasher = Hasher()
    hasher.combine(hashes[place])
    hasher.combine(hash)
    // Paths of files are compared as bytes.
    file.path.utf8.withContiguousStorageIfAvailable { bytes in
      hasher.combine(bytes: UnsafeRawBufferPointer(bytes))
    }
    hashes[place] = hasher.finalize()
  }
}

/// The names that mean something else in one state of a program than in another.
///
/// Both programs must have the same symbols for the same names.
public struct ProgramChanges: Sendable {
  private let places: [ProgramOutline.Place]
  /// The names of ``places`` that the system may look up by itself.
  private let system: Set<SwiftSymbol>
  /// The names of ``places`` that each file has.
  private let names: [[SwiftSymbol]]

  /// Compares two states of a program.
  ///
  /// - Parameters:
  ///   - old: The outline of the old state.
  ///   - new: The outline of the new state.
  ///   - program: The new state.
  ///   - isOfSystem: Whether a name may be looked up though no file has it.
  /// - Complexity: O(declarations + names of all files).
  public init(
    from old: ProgramOutline, to new: ProgramOutline, in program: Program,
    isOfSystem: (String) -> Bool
  ) {
    var places = new.hashes.filter { old.hashes[$0.key] != $0.value }.map(\.key)
    places += old.hashes.keys.filter { new.hashes[$0] == nil }
    for (old, new) in zip(old.facts, new.facts) {
      places += old.symmetricDifference(new).map { .init(owner: .empty, name: $0) }
    }
    self.places = places
    let all = Set(places.flatMap { [$0.owner, $0.name] }).subtracting([.empty])
    system = all.filter { isOfSystem(program.text($0)) }
    names = all.isEmpty ? [] : program.files.map { file in file.names.filter { all.contains($0) } }
  }

  /// Whether lookups by code of some files could find something else now.
  ///
  /// - Complexity: O(names of the files that changed + changed declarations).
  public func concern(_ files: [Int]) -> Bool {
    guard !places.isEmpty else { return false }
    let own = Set(files.flatMap { names[$0] }).union(system)
    return places.contains { place in
      own.contains(place.name) && (place.owner.isEmpty || own.contains(place.owner))
    }
  }
}

public import SwiftSources

/// The declarations of a folder of Swift sources, with caches that the worlds of one thread share.
///
/// It is not `Sendable`: each thread makes its own, from the same files.
public final class Program {
  /// The files.
  public let files: [SwiftFile]
  /// All names of the files, the standard library and the system library.
  public let symbols: SymbolTable
  /// The known types that the repository does not declare.
  public let system: any SystemTypes
  /// The names that the interpreter knows.
  package let names: KnownNames
  package let standard: StandardTypes
  /// The file of code that no file has.
  package let noFile: SwiftFile

  package var types: [SwiftSymbol: [DeclaredType]] = [:]
  package var extensions: [SwiftSymbol: DeclaredType] = [:]
  /// The values of ``extensions``, in the order of the sources.
  var extensionOrder: [DeclaredType] = []
  package var aliases: [SwiftSymbol: [SwiftTypeName]] = [:]
  package var functions: [SwiftSymbol: [FunctionMember]] = [:]
  package var variables: [SwiftSymbol: [PropertyMember]] = [:]
  /// The names of functions that change their receiver.
  package var mutatingNames: Set<SwiftSymbol> = []

  /// The names of properties whose constraints code outside of their classes may change. Whoever
  /// finds them sets them, before an outline is made.
  public var namesChangedOutside: Set<SwiftSymbol> = []

  /// The modules that files import, and that of the standard library.
  package var modules: Set<SwiftSymbol> = []

  /// The lineages that are being made.
  package var linearizationDepth = 0
  var resolved: [TypeQuestion: (type: StaticType, trail: Trail)] = [:]
  package var locals: [SwiftNode.ID: DeclaredType] = [:]
  package var systemLineages: [SwiftSymbol: [DeclaredType]] = [:]
  var systemTrails: [SwiftSymbol: Trail] = [:]
  package var systemMembers: [SwiftSymbol: [MemberQuestion: [Member]]] = [:]
  package var functionMembers: [SwiftNode.ID: FunctionMember] = [:]
  package var interest: [SwiftNode.ID: Bool] = [:]
  package var interestingNames: Set<SwiftSymbol> = []
  package var interestingProperties: Set<SwiftSymbol> = []
  /// Long sources of expressions, shortened to names.
  package var sourceTexts: [SwiftNode.ID: String] = [:]
  package var closureTraits: [SwiftNode.ID: ClosureTraits] = [:]

  /// The values of static variables, which the interpreter keeps.
  package var staticValues: AnyObject?
  var footprint = Footprint(number: 0, files: 0)
  var footprintNumber = 0
  /// The trails of the answers that are being found.
  var trails: [Trail] = []

  /// Indexes the declarations of some files.
  ///
  /// - Parameters:
  ///   - files: The files.
  ///   - symbols: The table with the names of the files.
  ///   - makeSystem: Makes the description of the system's types, after adding its names.
  /// - Complexity: O(declarations).
  public init(
    _ files: [SwiftFile], symbols: SymbolTable,
    system makeSystem: (inout SymbolTable) -> any SystemTypes
  ) {
    var symbols = symbols
    self.files = files
    names = KnownNames(&symbols)
    noFile = SwiftFile(number: -1, path: "", tree: SwiftTree(unread: .noParser), symbols: &symbols)
    standard = StandardTypes(&symbols)
    system = makeSystem(&symbols)
    modules.insert(symbols.intern("Swift"))
    self.symbols = symbols
    var pending: [SwiftTypeDeclaration] = []
    for file in files { index(file.items, &pending) }
    // Extensions may nest types that others extend, so those of nested types come last.
    let isNested = { (declaration: SwiftTypeDeclaration) -> Bool in
      guard case .named(_, in: let base, _)? = declaration.extendedType?.form else { return false }
      return base != nil
    }
    for declaration in pending where !isNested(declaration) { extend(with: declaration) }
    for declaration in pending where isNested(declaration) { extend(with: declaration) }
    forgetIncompleteAnswers()
  }

  deinit {
    // Types and their members keep each other.
    for type in declared { type.forgetMembers() }
    for type in extensions.values { type.forgetMembers() }
    for type in locals.values { type.forgetMembers() }
  }

  /// Drops what was looked up before all declarations were known.
  private func forgetIncompleteAnswers() {
    resolved = [:]
    for type in declared + extensions.values {
      type.lineage = nil
      type.lineageTrail = Trail()
    }
  }

  /// Whether optionals have members of the repository.
  package var hasOptionalExtension: Bool { extensions[names[.optionalType]] != nil }

  /// The text of a name.
  public func text(_ symbol: SwiftSymbol) -> String { symbols.text(symbol) }

  /// The types of the repository that are declared at the top level of files, by name.
  public func declaredTypes(named name: SwiftSymbol) -> [DeclaredType] { types[name] ?? [] }

  /// The classes at the top level of files with a name.
  public func classes(named name: SwiftSymbol) -> [DeclaredType] {
    declaredTypes(named: name).filter { $0.kind == .class }
  }

  /// All classes of the repository, also nested ones, in the order of the sources.
  public var classes: [DeclaredType] { declared.filter { $0.kind == .class } }
  private var declared: [DeclaredType] = []

  /// All types of the repository, then the extensions of types that it does not declare, each in
  /// the order of the sources.
  public var allTypes: [DeclaredType] { declared + extensionOrder }

  /// The global functions, in the order of the sources.
  public var globalFunctions: [FunctionMember] {
    functions.values.flatMap { $0 }.sorted { first, second in
      let (first, second) = (first.function.node, second.function.node)
      return (first.file.number, first.place) < (second.file.number, second.place)
    }
  }

  package func didDeclare(_ type: DeclaredType) { declared.append(type) }
}

/// A type name with the type in which it stands.
package struct TypeQuestion: Hashable {
  package let name: SwiftNode.ID
  package let context: DeclaredType?
}

internal import SwiftInterpreter
internal import SwiftSources
public import SwiftWorld
public import UIKitModel

/// A class of the repository that lays out views.
public struct SceneClass {
  /// The class.
  public let type: DeclaredType
  /// The name, with those of the types around it.
  public let name: String
  /// The role.
  public let role: SceneRole
  /// The place of its declaration.
  public let place: SourcePlace?
  /// Whether an expression names it, as code does that makes it. A document may make any class.
  public let isNamedByCode: Bool
  /// Whether an outlet has it as its type, so that a document makes it.
  public let isOfOutlet: Bool

  /// The classes of a program that lay out views, in the order of the sources, without those that
  /// only their subclasses make.
  ///
  /// - Parameters:
  ///   - program: The program.
  ///   - types: Its types of the system.
  /// - Returns: The classes, also nested ones.
  /// - Complexity: O(nodes + classes · (superclasses + log(classes))).
  public static func all(in program: Program, _ types: UIKitTypes) -> [SceneClass] {
    let nodes = program.classes.map { ($0, $0.declaration?.node) }
    let ordered = nodes.sorted { first, second in
      guard let first = first.1, let second = second.1 else { return false }
      return (first.file.number, first.place) < (second.file.number, second.place)
    }
    let named = namesInExpressions(of: program)
    let abstract = abstractClasses(of: program, named)
    let outlets = typesOfOutlets(of: program)
    return ordered.compactMap { type, _ in
      abstract.contains(ObjectIdentifier(type))
        ? nil
        : SceneClass(
          type, program, types, isNamedByCode: named.contains(type.name),
          isOfOutlet: outlets.contains(type.name))
    }
  }

  /// The names of the types that outlets have.
  private static func typesOfOutlets(of program: Program) -> Set<SwiftSymbol> {
    guard let outlet = program.symbols.find("IBOutlet") else { return [] }
    var names: Set<SwiftSymbol> = []
    for property in program.classes.flatMap(\.stored)
    where property.attributeNames.contains(outlet) {
      if case .named(let name, in: _, _)? = property.typeName?.core.form { names.insert(name) }
    }
    return names
  }

  /// The names in the expressions of all files.
  ///
  /// - Complexity: O(nodes).
  static func namesInExpressions(of program: Program) -> Set<SwiftSymbol> {
    var names: Set<SwiftSymbol> = []
    for file in program.files {
      for item in file.items {
        for node in item.node.descendants where node.kind == .identifier || node.kind == .member {
          names.insert(node.symbol)
        }
      }
    }
    return names
  }

  /// The classes that only their subclasses make: the sources have subclasses, name the class in no
  /// expression, and give it no outlet that a document could set.
  ///
  /// - Complexity: O(classes · superclasses).
  static func abstractClasses(
    of program: Program, _ named: Set<SwiftSymbol>
  ) -> Set<ObjectIdentifier> {
    let outlet = program.symbols.find("IBOutlet")
    var bases: [ObjectIdentifier: DeclaredType] = [:]
    for type in program.classes {
      for base in program.classChain(type).dropFirst() { bases[ObjectIdentifier(base)] = base }
    }
    let abstract = bases.values.filter { base in
      !named.contains(base.name)
        && base.stored.allSatisfy { property in
          outlet.map { !property.attributeNames.contains($0) } ?? true
        }
    }
    return Set(abstract.map { ObjectIdentifier($0) })
  }

  init?(
    _ type: DeclaredType, _ program: Program, _ types: UIKitTypes, isNamedByCode: Bool,
    isOfOutlet: Bool
  ) {
    guard let systemClass = program.systemClass(of: type),
      let role = types.role(ofClass: systemClass, in: program)
    else { return nil }
    self.type = type
    self.isNamedByCode = isNamedByCode
    self.isOfOutlet = isOfOutlet
    self.role =
      switch role {
      case .controller: .controller
      case .view: .view
      case .cell: .cell
      }
    var names = [program.text(type.name)]
    var outer = type.outer
    while let current = outer, names.count < 16 {
      names.append(program.text(current.name))
      outer = current.outer
    }
    name = names.reversed().joined(separator: ".")
    place = type.declaration.map { SourcePlace($0.node) }
  }
}

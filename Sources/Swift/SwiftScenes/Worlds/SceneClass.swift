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

  /// The classes of a program that lay out views, in the order of the sources.
  ///
  /// - Parameters:
  ///   - program: The program.
  ///   - types: Its types of the system.
  /// - Returns: The classes, also nested ones.
  /// - Complexity: O(classes · (superclasses + log(classes))).
  public static func all(in program: Program, _ types: UIKitTypes) -> [SceneClass] {
    let nodes = program.classes.map { ($0, $0.declaration?.node) }
    let ordered = nodes.sorted { first, second in
      guard let first = first.1, let second = second.1 else { return false }
      return (first.file.number, first.place) < (second.file.number, second.place)
    }
    return ordered.compactMap { SceneClass($0.0, program, types) }
  }

  init?(_ type: DeclaredType, _ program: Program, _ types: UIKitTypes) {
    guard let systemClass = program.systemClass(of: type),
      let role = types.role(ofClass: systemClass, in: program)
    else { return nil }
    self.type = type
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

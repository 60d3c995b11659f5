public import SwiftInterpreter
internal import SwiftSources
public import SwiftWorld

/// The state that scenes read at the end of a world.
extension UIKitLibrary {
  /// The value that the code has given a property; nil if it has set none.
  public func property(_ name: String, of object: ObjectValue) -> Value? {
    program.symbols.find(name).flatMap { object.properties[$0] }
  }

  /// A field of a structure.
  public func field(_ name: String, of structure: StructureValue) -> Value? {
    program.symbols.find(name).flatMap { structure[$0] }
  }

  /// The frame that an initialiser got.
  public func initialFrame(of object: ObjectValue) -> Value? { object.viewState?.initial[.frame] }

  /// Whether an object is an instance of a class of the system.
  public func isKind(_ object: ObjectValue, _ name: String) -> Bool {
    program.symbols.find(name).flatMap { names[$0] }.map {
      types.descends(object.systemClass, from: $0)
    } ?? false
  }
}

extension UIKitLibrary {
  /// Whether a property of a type is likely to be data that a class gets: not a view, controller,
  /// guide or constraint, which classes make themselves.
  public func mayBeSetFromOutside(_ type: StaticType) -> Bool {
    switch type {
    case .declared(let type): role(program.systemClass(of: type)) == .other
    case .system(let name):
      role(name) == .other && name != names[.nsLayoutConstraint] && name != names[.snapConstraint]
    case .array(let element): mayBeSetFromOutside(element)
    default: true
    }
  }
}

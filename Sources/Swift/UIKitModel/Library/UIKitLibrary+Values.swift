internal import SwiftInterpreter
internal import SwiftSources
internal import SwiftWorld
internal import TextBytes

extension UIKitLibrary {
  /// The number of a value; nil if it is none.
  func quantity(_ value: Value, _ interpreter: Interpreter) -> Quantity {
    switch value {
    case .number(let number): .known(number.double)
    case .structure(let structure):
      if let raw = structure[names[.rawValue]], raw.number != nil || raw.unknown != nil {
        quantity(raw, interpreter)
      } else {
        .unknown(interpreter.describe(value))
      }
    case .unknown(let unknown): .unknown(unknown.name)
    default: .unknown(interpreter.describe(value))
    }
  }

  /// The UIKit name of a case.
  func caseName(_ value: Value?) -> UIKitName? {
    switch value {
    case .enumeration(let found)?: names[found.name]
    case .implicit(let found)?: names[found.name]
    default: nil
    }
  }

  /// The view that a value is, or stands for.
  func view(_ value: Value, _ interpreter: Interpreter) throws(Interruption) -> ObjectValue? {
    switch value {
    case .object(let object): object.viewState == nil ? nil : object
    case .unknown(let unknown): try externalView(unknown, interpreter)
    default: nil
    }
  }

  /// The view that an unknown stands for, once it is used as one: it has a name, and nothing else
  /// of it is known.
  func externalView(
    _ unknown: Unknown, _ interpreter: Interpreter
  ) throws(Interruption) -> ObjectValue? {
    let key: ExternalKey =
      unknown.isShared ? .path(ExactText(unknown.name)) : .value(unknown.identity)
    if let known = externalViews[key] { return known.view }
    guard unknown.condition == nil, !unknown.name.isEmpty, mayBeView(unknown.type?.unwrapped) else {
      return nil
    }
    let type: StaticType =
      switch unknown.type?.unwrapped {
      case .declared(let type)? where role(program.systemClass(of: type)) == .view:
        .declared(type)
      case .system(let name)? where role(name) == .view: .system(name)
      default: .system(names[.uiView])
      }
    let view = try interpreter.makeObject(type, path: unknown.name)
    externalViews[key] = (view, unknown)
    return view
  }

  /// Whether a type does not exclude that a value of it is a view.
  private func mayBeView(_ type: StaticType?) -> Bool {
    switch type {
    case nil, .any?: true
    case .declared(let type)?:
      type.kind == .protocol || role(program.systemClass(of: type)) == .view
    case .system(let name)?:
      role(name) == .view || types.kind(of: name) == nil || types.kind(of: name) == .protocol
    default: false
    }
  }

  // MARK: Roles

  /// The kind of a class.
  enum Role: Hashable {
    case view
    case controller
    case guide
    case other
  }

  /// The role of a class of the system or of a library.
  func role(_ type: SwiftSymbol?) -> Role {
    guard let type else { return .other }
    if types.descends(type, from: .uiView) { return .view }
    if types.descends(type, from: .uiViewController) { return .controller }
    if types.descends(type, from: .uiLayoutGuide) { return .guide }
    return .other
  }
}

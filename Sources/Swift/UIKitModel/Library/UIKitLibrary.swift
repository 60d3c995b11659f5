internal import ConstraintLayout
internal import ConstraintSolver
public import SwiftInterpreter
public import SwiftSources
public import SwiftWorld
internal import TextBytes

/// The texts of the files of localised strings that lie beside the sources.
public protocol LocalizedTexts: AnyObject {
  /// The text for a key; nil if no file has it.
  func text(forKey key: String, table: String?) -> String?
}

/// UIKit and SnapKit as an interpreter asks for them, with the state of one world.
///
/// A name that the tables lack stays unknown. A view that unknown code gets is open from then on:
/// see ``ViewState/openness``.
public final class UIKitLibrary: SystemLibrary {
  let types: UIKitTypes
  let names: UIKitNames
  let program: Program
  let localizedTexts: (any LocalizedTexts)?
  let interfaces: (any InterfaceDocuments)?
  /// The objects of this world.
  public let state = UIKitState()
  /// The views that unknowns stand for.
  var externalViews: [ExternalKey: (view: ObjectValue, unknown: Unknown)] = [:]
  /// The views whose hooks run.
  var hooked: Set<ObjectIdentifier> = []
  /// The objects whose documents were read.
  var builtInterfaces: Set<ObjectIdentifier> = []

  /// SnapKit's, as projects keep a copy of its sources.
  public var ownProperties: Set<SwiftSymbol> { types.ownProperties }

  /// The identity of the view that an unknown stands for.
  enum ExternalKey: Hashable {
    /// A path, which always means the same value.
    case path(ExactText)
    /// One value, such as the result of one call.
    case value(ObjectIdentifier)
  }

  /// Makes the library for one world of a program whose system types are `types`.
  public init(
    _ program: Program, types: UIKitTypes, localizedTexts: (any LocalizedTexts)? = nil,
    interfaces: (any InterfaceDocuments)? = nil
  ) {
    self.program = program
    self.types = types
    self.localizedTexts = localizedTexts
    self.interfaces = interfaces
    names = types.names
  }

  /// The windows, scenes and delegate of an application are there while its views are laid out.
  public func isCertain(_ condition: String) -> Bool {
    ["connectedScenes", "windows", "keyWindow", "delegate"].contains {
      condition.hasPrefix("UIApplication.shared.\($0)")
    } && (condition.hasSuffix(" != nil") || condition.contains(" as "))
  }

  // MARK: Properties

  /// The value of a property of a view, guide, controller, constraint or font.
  public func get(
    _ name: SwiftSymbol, of value: Value, in interpreter: Interpreter
  ) throws(Interruption) -> Value? {
    guard let known = names[name] else { return try oldSnapItem(name, of: value, interpreter) }
    switch value {
    case .object(let object): return try get(known, of: object, interpreter)
    case .system(let system): return try get(known, of: system, interpreter)
    case .unknown(let unknown): return try get(known, of: unknown, interpreter)
    case .structure(let structure) where known == .value: return structure[names[.rawValue]]
    default: return nil
    }
  }

  private func get(
    _ name: UIKitName, of object: ObjectValue, _ interpreter: Interpreter
  ) throws(Interruption) -> Value? {
    let found: Value? =
      if object.viewState != nil {
        try view(name, of: object, interpreter)
      } else if object.guideState != nil {
        guide(name, of: object)
      } else if object.controllerState != nil {
        try controller(name, of: object, interpreter)
      } else {
        nil
      }
    if let found { return found }
    if object.properties[names[name]] == nil, isMethod(name, of: object) {
      return .function(FunctionValue(receiver: .object(object), name: names[name]))
    }
    return nil
  }

  private func get(
    _ name: UIKitName, of value: any SystemValue, _ interpreter: Interpreter
  ) throws(Interruption) -> Value? {
    switch value {
    case let constraint as ConstraintValue: member(name, of: constraint)
    case let font as FontValue: member(name, of: font)
    case let singleton as SystemSingleton: try member(name, of: singleton, interpreter)
    case let dsl as SnapDSL: snapItem(dsl.item, name).map { .system($0) }
    case let maker as SnapMaker:
      snapItem(maker.item, name, maker: maker).map { .system($0) }
    case let item as SnapItem:
      Self.snapAttributes(name).map { .system(item.adding($0)) }
    case let constraint as SnapConstraint: member(name, of: constraint)
    default: nil
    }
  }

  /// A member that makes clear that an unknown is a view.
  private func get(
    _ name: UIKitName, of unknown: Unknown, _ interpreter: Interpreter
  ) throws(Interruption) -> Value? {
    guard Attribute(anchor: name) != nil || ViewState.SystemGuide(name) != nil || name == .snp
    else { return nil }
    guard let view = try externalView(unknown, interpreter) else { return nil }
    return try get(name, of: view, interpreter)
  }

  /// Sets a property.
  public func set(
    _ name: SwiftSymbol, of value: inout Value, to new: Value, in interpreter: Interpreter
  ) throws(Interruption) -> Bool {
    guard let known = names[name] else { return false }
    noteShown(new, as: known)
    switch value {
    case .system(let constraint as ConstraintValue):
      return try set(known, of: constraint, to: new, interpreter)
    case .system(let constraint as SnapConstraint) where known == .isActive:
      try setActive(constraint.constraints, new, interpreter)
      return true
    case .object(let object):
      if object.controllerState != nil, known == .view {
        setView(new.object, of: object)
        return true
      }
      if object.viewState != nil { didSet(known, of: object, to: new) }
      return false
    case .unknown(let unknown) where known == .isActive:
      state.switchesUnknownConstraints = true
      state.add(.unknownConstraint, unknown.name, interpreter.callSite)
      return true
    default: return false
    }
  }

  // MARK: Methods

  /// Calls a method.
  public func call(
    _ name: SwiftSymbol, on value: Value, _ arguments: [Argument], in interpreter: Interpreter
  ) throws(Interruption) -> Value? {
    guard let known = names[name] else {
      return try callOldSnap(name, on: value, arguments, interpreter)
    }
    let arguments = try typed(name, on: value, arguments, interpreter)
    if let result = try then(known, on: value, arguments, interpreter) { return result }
    switch value {
    case .object(let object):
      if object.viewState != nil { return try call(known, onView: object, arguments, interpreter) }
      if object.controllerState != nil {
        return try call(known, onController: object, arguments, interpreter)
      }
      return nil
    case .system(let system): return try call(known, on: system, arguments, interpreter)
    case .unknown(let unknown): return try call(known, on: unknown, arguments, interpreter)
    case .enumeration(let option): return try call(known, on: option, arguments, interpreter)
    default: return nil
    }
  }

  /// Whether an option set contains an option, where one name is the whole set.
  private func call(
    _ name: UIKitName, on option: EnumerationValue, _ arguments: [Argument],
    _ interpreter: Interpreter
  ) throws(Interruption) -> Value? {
    guard name == .contains, arguments.count == 1, case .system(let type) = option.type,
      EnumerationTable.plainOptions.contains(where: { $0 == program.text(type) }),
      case .enumeration(let other) = try interpreter.coerce(arguments[0].value, to: option.type)
    else { return nil }
    let isAll = program.text(option.name) == "all"
    if !isAll, program.text(other.name) == "all" { return nil }
    return .boolean(isAll || option.name == other.name)
  }

  private func call(
    _ name: UIKitName, on value: any SystemValue, _ arguments: [Argument],
    _ interpreter: Interpreter
  ) throws(Interruption) -> Value? {
    switch value {
    case let anchor as AnchorValue where name == .constraint:
      return constraint(from: .anchor(anchor), arguments, interpreter)
    case let font as FontValue: return call(name, on: font, arguments)
    case let singleton as SystemSingleton: return call(name, on: singleton, arguments)
    case let image as ImageValue
    where name == .withConfiguration || name == .withRenderingMode
      || name == .withTintColor:
      return .system(image)
    case let dsl as SnapDSL: return try call(name, on: dsl, arguments, interpreter)
    case let item as SnapItem: return try call(name, on: item, arguments, interpreter)
    case let constraint as SnapConstraint:
      return try call(name, on: constraint, arguments, interpreter)
    default: return nil
    }
  }

  /// A method that makes clear that an unknown is a view or an anchor.
  private func call(
    _ name: UIKitName, on unknown: Unknown, _ arguments: [Argument], _ interpreter: Interpreter
  ) throws(Interruption) -> Value? {
    switch name {
    case .constraint where Relation(creating: arguments.first.flatMap { names[$0.label] }) != nil:
      return constraint(from: .unknown(unknown.name), arguments, interpreter)
    case .addSubview, .insertSubview, .addArrangedSubview, .insertArrangedSubview,
      .addLayoutGuide:
      guard let view = try externalView(unknown, interpreter) else { return nil }
      return try call(name, onView: view, arguments, interpreter)
    case .loadNibNamed, .instantiate:
      return try loadNib(arguments, interpreter)
    case .localizedString:
      guard let key = arguments.first else { return nil }
      return localized(key.value, table: arguments[names[.table]], interpreter)
    case .addAnimations, .addKeyframe:
      return try runClosures(arguments, interpreter)
    default: return nil
    }
  }

  /// The arguments as the table of calls types them.
  private func typed(
    _ name: SwiftSymbol, on value: Value, _ arguments: [Argument], _ interpreter: Interpreter
  ) throws(Interruption) -> [Argument] {
    let type: SwiftSymbol? =
      switch value {
      case .object(let object): object.systemClass
      case .system(let system): system.systemType
      default: nil
      }
    guard let type else { return arguments }
    return try typed(name, of: type, isOfType: false, arguments, interpreter)
  }

  func typed(
    _ name: SwiftSymbol, of type: SwiftSymbol, isOfType: Bool, _ arguments: [Argument],
    _ interpreter: Interpreter
  ) throws(Interruption) -> [Argument] {
    guard
      let types = types.parameters(
        ofCall: name, of: type, isOfType: isOfType, labels: arguments.map(\.label)),
      types.count == arguments.count
    else { return arguments }
    var result = arguments
    for (index, type) in types.enumerated() {
      result[index].value = try interpreter.coerce(arguments[index].value, to: type)
    }
    return result
  }
}

import SwiftInterpreter
import SwiftSources
import SwiftWorld

/// The types of ``ViewLibrary``: views, labels, axes.
struct ViewTypes: SystemTypes {
  let view: SwiftSymbol
  let label: SwiftSymbol
  let axis: SwiftSymbol
  let members: [SwiftSymbol: StaticType]
  let addSubview: SwiftSymbol

  init(_ table: inout SymbolTable) {
    view = table.intern("UIView")
    label = table.intern("UILabel")
    axis = table.intern("Axis")
    addSubview = table.intern("addSubview")
    members = [
      table.intern("axis"): .system(axis), table.intern("alpha"): .system(table.intern("CGFloat")),
      table.intern("superview"): .optional(.system(view)),
    ]
  }

  func kind(of type: SwiftSymbol) -> SystemTypeKind? {
    type == view || type == label ? .class : type == axis ? .enumeration : nil
  }

  func superclass(of type: SwiftSymbol) -> SwiftSymbol? { type == label ? view : nil }

  func type(ofMember name: SwiftSymbol, of type: SwiftSymbol, isOfType: Bool) -> StaticType? {
    members[name]
  }

  func parameters(
    ofCall name: SwiftSymbol, of type: SwiftSymbol?, isOfType: Bool, labels: [SwiftSymbol]
  ) -> [StaticType]? {
    name == addSubview && labels.count == 1 ? [.system(view)] : nil
  }
}

/// A system library of views and anchors, which records what happens.
final class ViewLibrary: SystemLibrary {
  /// An anchor of a view.
  final class Anchor: SystemValue {
    let systemType: SwiftSymbol
    let view: Value
    let name: String

    init(_ systemType: SwiftSymbol, _ view: Value, _ name: String) {
      self.systemType = systemType
      self.view = view
      self.name = name
    }
  }

  let program: Program
  private(set) var events: [String] = []
  private(set) var unknown: [String] = []

  init(_ program: Program) { self.program = program }

  private func name(_ value: Value) -> String {
    switch value {
    case .object(let object): object.path ?? object.name.map(program.text) ?? "object"
    case .system(let anchor as Anchor): "\(name(anchor.view)).\(anchor.name)"
    case .enumeration(let value): ".\(program.text(value.name))"
    case .number(let number): "\(number.double)"
    case .unknown(let unknown): "?\(unknown.name)"
    default: "\(value)"
    }
  }

  private func record(_ event: String, _ interpreter: Interpreter) {
    let places = interpreter.callSite?.chain.map { "\($0.node.lineAndColumn.line)" } ?? []
    events.append("\(event) @\(places.joined(separator: "<"))")
  }

  func construct(
    _ type: SwiftSymbol, _ arguments: [Argument], in interpreter: Interpreter
  ) throws(Interruption) -> Value? {
    guard program.system.kind(of: type) == .class else { return nil }
    return .object(try interpreter.makeObject(.system(type)))
  }

  func designated(
    _ arguments: [Argument], of type: SwiftSymbol, in interpreter: Interpreter
  ) -> [[Argument]] {
    guard arguments.isEmpty, let frame = program.symbols.find("frame") else { return [] }
    let zero = Value.number(Number(literal: 0))
    return [[Argument(frame, interpreter.rectangle(zero, zero, zero, zero))]]
  }

  func initialize(
    _ object: ObjectValue, as type: SwiftSymbol, _ arguments: [Argument],
    in interpreter: Interpreter
  ) throws(Interruption) {
    events.append("init \(program.text(type)) \(arguments.map { program.text($0.label) })")
  }

  func get(
    _ name: SwiftSymbol, of value: Value, in interpreter: Interpreter
  ) throws(Interruption) -> Value? {
    let text = program.text(name)
    guard text.hasSuffix("Anchor"), value.object != nil else { return nil }
    return .system(Anchor(name, value, text))
  }

  func set(
    _ name: SwiftSymbol, of value: inout Value, to new: Value, in interpreter: Interpreter
  ) throws(Interruption) -> Bool {
    guard value.object != nil, program.text(name) == "axis" || program.text(name) == "isHidden"
    else { return false }
    record("\(self.name(value)).\(program.text(name)) = \(self.name(new))", interpreter)
    return program.text(name) == "axis"
  }

  func call(
    _ name: SwiftSymbol, on value: Value, _ arguments: [Argument], in interpreter: Interpreter
  ) throws(Interruption) -> Value? {
    switch (program.text(name), value) {
    case ("addSubview", .object):
      record("\(self.name(value)) + \(self.name(arguments[0].value))", interpreter)
      return .void
    case ("constraint", .system):
      record("\(self.name(value)) == \(self.name(arguments[0].value))", interpreter)
      return .unknown(Unknown("constraint"))
    case ("layout", .object):
      let text = "intrinsicContentSize"
      guard let property = program.symbols.find(text) else { return nil }
      let size = try interpreter.get(property, of: value)
      if case .structure(let size) = size {
        events.append("size \(size.values.map(self.name))")
      }
      return .void
    default: return nil
    }
  }

  func callStatic(
    _ name: SwiftSymbol, of type: SwiftSymbol, _ arguments: [Argument],
    in interpreter: Interpreter
  ) throws(Interruption) -> Value? {
    guard program.text(name) == "animate", let closure = arguments.last?.value else { return nil }
    record("animate", interpreter)
    return try interpreter.call(closure, [])
  }

  func symbolicValue(
    of type: StaticType, named name: String, in interpreter: Interpreter
  ) throws(Interruption) -> Value? {
    guard case .system(let system) = type, program.system.kind(of: system) == .class else {
      return nil
    }
    return .object(try interpreter.makeObject(type, path: name))
  }

  func didNotKnow(
    _ name: SwiftSymbol, of receiver: Value?, _ arguments: [Argument], in interpreter: Interpreter
  ) {
    unknown.append(program.text(name))
  }
}

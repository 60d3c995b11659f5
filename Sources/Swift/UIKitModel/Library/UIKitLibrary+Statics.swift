public import SwiftInterpreter
public import SwiftSources
internal import SwiftWorld
internal import TextLayout

extension UIKitLibrary {
  /// The numbers of named priorities.
  ///
  /// Source: https://developer.apple.com/documentation/uikit/uilayoutpriority, and
  /// `ConstraintPriority` of SnapKit.
  private static let priorities: [UIKitName: Double] = [
    .required: 1_000, .defaultHigh: 750, .defaultLow: 250, .fittingSizeLevel: 50,
    .dragThatCanResizeScene: 510, .sceneSizeStayPut: 500, .dragThatCannotResizeScene: 490,
    .high: 750, .medium: 500, .low: 250,
  ]

  /// A static property.
  public func getStatic(
    _ name: SwiftSymbol, of type: SwiftSymbol, in interpreter: Interpreter
  ) throws(Interruption) -> Value? {
    guard let known = names[name] else { return nil }
    switch (names[type], known) {
    case (.uiLayoutPriority?, _), (.constraintPriority?, _):
      return Self.priorities[known].map { priority(.number(.floating($0)), type) }
    case (.uiScreen?, .main), (.uiDevice?, .current), (.uiTraitCollection?, .current):
      return .system(SystemSingleton(type))
    case (.uiFontMetrics?, .standard): return .system(SystemSingleton(type, style: .body))
    case (.uiFont?, _): return fontSize(known)
    case (.uiView?, .noIntrinsicMetric): return .number(.floating(-1))
    default: return nil
    }
  }

  /// A static method.
  public func callStatic(
    _ name: SwiftSymbol, of type: SwiftSymbol, _ arguments: [Argument],
    in interpreter: Interpreter
  ) throws(Interruption) -> Value? {
    guard let known = names[name], let owner = names[type] else { return nil }
    let arguments = try typed(name, of: type, isOfType: true, arguments, interpreter)
    switch (owner, known) {
    case (.nsLayoutConstraint, .activate), (.nsLayoutConstraint, .deactivate):
      try setActive(arguments.first?.value ?? .void, known == .activate, interpreter)
      return .void
    case (.nsLayoutConstraint, .constraints): return try visualFormat(arguments, interpreter)
    case (.uiFont, _): return systemFont(known, arguments)
    case (.uiView, .animate), (.uiView, .animateKeyframes), (.uiView, .performWithoutAnimation),
      (.uiView, .transition), (.uiView, .addKeyframe),
      (.uiViewPropertyAnimator, .runningPropertyAnimator):
      return try runClosures(arguments, interpreter)
    case (.uiView, .setAnimationsEnabled): return .void
    default: return nil
    }
  }

  /// Runs the closures of a call now, except those that run at the end of an animation.
  func runClosures(
    _ arguments: [Argument], _ interpreter: Interpreter
  ) throws(Interruption) -> Value {
    let hasAnimations = arguments.contains { names[$0.label] == .animations }
    for argument in arguments {
      switch argument.value {
      case .closure, .function: break
      default: continue
      }
      let label = names[argument.label]
      if label == .completion || hasAnimations && argument.label.isEmpty { continue }
      _ = try interpreter.call(argument.value, [])
    }
    return .void
  }

  /// `object.then { … }` of the library Then.
  ///
  /// Source: https://github.com/devxoul/Then.
  func then(
    _ name: UIKitName, on value: Value, _ arguments: [Argument], _ interpreter: Interpreter
  ) throws(Interruption) -> Value? {
    guard name == .then || name == .do, arguments.count == 1,
      case .closure = arguments[0].value
    else { return nil }
    switch value {
    case .object, .system: break
    default: return nil
    }
    _ = try interpreter.call(arguments[0].value, [Argument(.empty, value)])
    return name == .then ? value : .void
  }

  /// A global function of Foundation or UIKit.
  public func callGlobal(
    _ name: SwiftSymbol, _ arguments: [Argument], in interpreter: Interpreter
  ) throws(Interruption) -> Value? {
    guard names[name] == .nsLocalizedString, let key = arguments.first else { return nil }
    return localized(key.value, interpreter)
  }

  /// Arithmetic with priorities.
  public func apply(
    _ operation: SwiftSymbol, _ operands: [Value], in interpreter: Interpreter
  ) throws(Interruption) -> Value? {
    guard operands.count == 2, let type = priorityType(of: operands[0]),
      let left = priorityNumber(operands[0], interpreter),
      let right = priorityNumber(operands[1], interpreter)
    else { return nil }
    switch program.text(operation) {
    case "+": return priority(.number(.floating(left + right)), type)
    case "-": return priority(.number(.floating(left - right)), type)
    case "<": return .boolean(left < right)
    case ">": return .boolean(left > right)
    case "<=": return .boolean(left <= right)
    case ">=": return .boolean(left >= right)
    default: return nil
    }
  }

  /// The type of a priority, or of an implicit member that has the name of one.
  private func priorityType(of value: Value) -> SwiftSymbol? {
    switch value {
    case .structure(let structure):
      guard case .system(let type) = structure.type,
        names[type] == .uiLayoutPriority || names[type] == .constraintPriority
      else { return nil }
      return type
    case .implicit(let member):
      guard let name = names[member.name], Self.priorities[name] != nil else { return nil }
      return names[.uiLayoutPriority]
    default: return nil
    }
  }

  private func priorityNumber(_ value: Value, _ interpreter: Interpreter) -> Double? {
    if case .implicit(let member) = value {
      return names[member.name].flatMap { Self.priorities[$0] }
    }
    return quantity(value, interpreter).number
  }
}

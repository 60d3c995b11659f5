public import SwiftSources
internal import SwiftWorld

/// A closure or local function, with what it captured.
public final class ClosureValue {
  /// The code.
  enum Code {
    case closure(SwiftClosure)
    case function(SwiftFunction)
    /// A function of the host, which the system or standard library made.
    case host(([Argument], Interpreter) throws(Interruption) -> Value)
  }

  let code: Code
  let scope: Scope?
  /// The type of the function that the context declares.
  let type: FunctionType?

  init(code: Code, scope: Scope?, type: FunctionType? = nil) {
    self.code = code
    self.scope = scope
    self.type = type
  }

  /// The node of the code; nil for a function of the host.
  public var node: SwiftNode? {
    switch code {
    case .closure(let closure): closure.node
    case .function(let function): function.node
    case .host: nil
    }
  }
}

/// A function or method that is not called yet: `show`, `view.addSubview`, `Model.init`.
public final class FunctionValue {
  /// The value that it is called on, or the type for a static one; nil for a global function.
  public let receiver: Value?
  /// The name.
  public let name: SwiftSymbol
  /// The labels, if the reference gives them.
  let labels: [SwiftSymbol]?
  /// Whether a call gives the receiver first, as for `Type.method`.
  let isCurried: Bool
  let depth: Int

  /// Makes a reference to a method of a value, as the system library does for its own methods.
  public convenience init(receiver: Value, name: SwiftSymbol) {
    self.init(receiver: receiver, name: name, labels: nil)
  }

  init(receiver: Value?, name: SwiftSymbol, labels: [SwiftSymbol]? = nil, isCurried: Bool = false) {
    self.receiver = receiver
    self.name = name
    self.labels = labels
    self.isCurried = isCurried
    depth = 1 + (receiver?.depth ?? 0)
  }
}

/// Why a template cannot be rendered, and where.
public struct TemplateError: Error, Hashable, Sendable {
  /// What kind of error it is.
  public enum Kind: Hashable, Sendable {
    /// An expression does not follow the grammar.
    case syntax
    /// An operator is used in a way that it cannot be.
    case template
    /// An expression cannot be evaluated.
    case interpreter
    /// A function cannot take its arguments.
    case builtin
    /// Rendering takes more than it may.
    case limit(Limit)
    /// The caller's check asked to stop.
    case stopped
  }

  /// What rendering may not exceed: see ``TemplateLimits``.
  public enum Limit: String, Hashable, Sendable {
    /// Produced elements and members.
    case nodes
    /// Produced bytes.
    case bytes
    /// Steps.
    case steps
    /// Levels of arrays and objects.
    case depth
    /// Bytes of memory for the compiled template.
    case code
  }

  /// A step from a value into it.
  public enum PathComponent: Hashable, Sendable {
    /// To an element of an array.
    case element(Int)
    /// To a member of an object.
    case member(String)
    /// To a member of an object that is an operator, and so is no part of the result.
    case operand(String)
  }

  /// What kind of error it is.
  public var kind: Kind
  /// What is wrong, in JSON-e's words where it has some; at most ``longestMessage`` bytes of them.
  public var message: String
  /// The way from the template to the string, array or object at fault.
  public var path: [PathComponent]
  /// The column in the string at fault, from 1, in Unicode scalars, where the fault is in an
  /// expression. Of a condition of `$match` or `$switch` it counts in the member's name.
  public var column: Int?

  /// The most bytes of a message.
  public static let longestMessage = 1_000

  init(_ kind: Kind, _ message: String, path: [PathComponent] = [], column: Int? = nil) {
    self.kind = kind
    if message.utf8.count > Self.longestMessage {
      let end = message.utf8.index(message.startIndex, offsetBy: Self.longestMessage)
      let whole = message.unicodeScalars.index(
        before: message.unicodeScalars.index(
          after: end.samePosition(in: message.unicodeScalars) ?? end))
      self.message = message[..<whole] + "…"
    } else {
      self.message = message
    }
    self.path = path
    self.column = column
  }
}

extension TemplateError: CustomStringConvertible {
  /// The error as JSON-e's other implementations write it, such as
  /// `TemplateError at template.list[1]: $eval must be given a string expression`.
  public var description: String {
    let name =
      switch kind {
      case .syntax: "SyntaxError"
      case .template: "TemplateError"
      case .interpreter: "InterpreterError"
      case .builtin: "BuiltinError"
      case .limit: "LimitError"
      case .stopped: "StopError"
      }
    var location = ""
    for component in path {
      switch component {
      case .element(let index): location += "[\(index)]"
      case .member(let name) where Bytes.isIdentifier(name.utf8): location += ".\(name)"
      case .member(let name): location += "[\"\(name)\"]"
      case .operand: break
      }
    }
    return location.isEmpty ? "\(name): \(message)" : "\(name) at template\(location): \(message)"
  }
}

extension TemplateError {
  /// The error of a template that was stopped while it was compiled.
  static let stopped = TemplateError(.stopped, "compiling was stopped")
  /// The error of a template whose code takes more memory than it may.
  static let fullCode = TemplateError(
    .limit(.code), "the compiled template takes more memory than it may")
}

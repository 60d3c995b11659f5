/// The error of a template that cannot be rendered, and its location.
public struct TemplateError: Error, Hashable, Sendable {
  /// The kind of the error.
  public enum Kind: Hashable, Sendable {
    /// An expression does not follow the grammar.
    case syntax
    /// An operator is used incorrectly.
    case template
    /// An expression cannot be evaluated.
    case interpreter
    /// A function has invalid arguments.
    case builtin
    /// Rendering exceeds a limit.
    case limit(Limit)
    /// Rendering was cancelled, or memory was refused.
    case stopped
  }

  /// A limit of rendering: see ``TemplateLimits``.
  public enum Limit: String, Hashable, Sendable {
    /// Produced elements and members.
    case nodes
    /// Produced bytes.
    case bytes
    /// Steps.
    case steps
    /// Levels of arrays and objects.
    case depth
    /// Memory of the compiled template, in bytes.
    case code
  }

  /// A component of the path to a value.
  public enum PathComponent: Hashable, Sendable {
    /// An element of an array.
    case element(Int)
    /// A member of an object.
    case member(String)
    /// A member of an object that is an operator, and therefore not part of the result.
    case operand(String)
  }

  /// The kind of the error.
  public var kind: Kind
  /// The description, in JSON-e's wording if there is one, of at most ``longestMessage`` bytes.
  public var message: String
  /// The path from the template to the string, array or object with the error.
  public var path: [PathComponent]
  /// The column of an error in an expression, from 1, in Unicode scalars of the string. For a
  /// condition of `$match` or `$switch`, the column is in the member's name.
  public var column: Int?

  /// The maximum length of a message, in bytes.
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
  /// The error as written by other JSON-e implementations, for example
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
  /// The error of a template whose compilation was cancelled.
  static let stopped = TemplateError(.stopped, "compiling was stopped")
  /// The error of a template whose code exceeds its memory.
  static let fullCode = TemplateError(
    .limit(.code), "the compiled template takes more memory than it may")
}

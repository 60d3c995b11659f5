public import ServiceContract

/// An error in a request, and its location.
public struct InputError: Hashable, Sendable {
  /// The code of the error.
  public var code: ProblemCode
  /// The JSON Pointer to the invalid value; empty for the whole body.
  public var pointer: String
  /// The description of the error.
  public var detail: String
  /// The line, from 1, if the invalid value is a text.
  public var line: Int?
  /// The column in the line, from 1, in Unicode scalars.
  public var column: Int?
  /// The value that was probably meant.
  public var suggestion: String?

  /// Makes an error.
  public init(
    _ code: ProblemCode = .invalidRequest, at pointer: String, _ detail: String, line: Int? = nil,
    column: Int? = nil, suggestion: String? = nil
  ) {
    self.code = code
    self.pointer = pointer
    self.detail = detail
    self.line = line
    self.column = column
    self.suggestion = suggestion
  }
}

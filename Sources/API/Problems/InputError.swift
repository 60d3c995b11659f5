/// One thing that is wrong with a request, and where.
public struct InputError: Hashable, Sendable {
  /// What kind of fault it is.
  public var code: ProblemCode
  /// The JSON Pointer to the value at fault; empty for the whole body.
  public var pointer: String
  /// What is wrong, in words.
  public var detail: String
  /// The line, from 1, in the text at fault, where it is a text.
  public var line: Int?
  /// The column in the line, from 1, in Unicode scalars.
  public var column: Int?
  /// What was probably meant.
  public var suggestion: String?

  /// Makes a fault.
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

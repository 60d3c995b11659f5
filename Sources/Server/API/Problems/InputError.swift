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
  /// The number of Unicode scalars that the suggestion replaces from the column on; nil if it
  /// replaces a whole value or name.
  public var length: Int?
  /// The text that was probably meant.
  public var suggestion: String?
  /// Whether the suggestion replaces the name of the member instead of its value.
  public var replacesName: Bool

  /// Makes an error.
  public init(
    _ code: ProblemCode = .invalidRequest, at pointer: String, _ detail: String, line: Int? = nil,
    column: Int? = nil, length: Int? = nil, suggestion: String? = nil, replacesName: Bool = false
  ) {
    self.code = code
    self.pointer = pointer
    self.detail = detail
    self.line = line
    self.column = column
    self.length = suggestion == nil ? nil : length
    self.suggestion = suggestion
    self.replacesName = replacesName && suggestion != nil
  }
}

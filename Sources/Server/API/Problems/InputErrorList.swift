public import JSONDocuments
public import ServiceContract
internal import TextBytes

/// The errors in one request: all are counted, and the first ones are kept.
///
/// Pointers and suggestions are made only for kept errors, so a request with a million errors costs
/// little more than one with fifty.
public final class InputErrorList {
  /// The kept errors, in the order in which they were found.
  public private(set) var errors: [InputError] = []
  /// The number of errors found.
  public private(set) var count = 0
  /// The limit that the first error is about; nil if it is about something else.
  private(set) var exceededLimit: String?
  private let document: JSONDocument?
  private let limit: Int

  /// Makes an empty list.
  ///
  /// - Parameters:
  ///   - document: The document of the invalid values.
  ///   - limit: The most errors to keep.
  public init(of document: JSONDocument? = nil, limit: Int = RequestLimits().errorsListed) {
    self.document = document
    self.limit = max(limit, 1)
  }

  /// Whether there are no errors.
  public var isEmpty: Bool { count == 0 }
  /// Whether further errors are counted but not kept.
  public var isFull: Bool { errors.count >= limit }

  /// Adds an error at a value, or at a member given by its name.
  ///
  /// The suggestion is a text in place of a string: of `length` scalars from the column on, or else
  /// of the whole. It is left out if the value is no string, or if the object of a name already has
  /// a member of the new name.
  public func add(
    _ code: ProblemCode = .invalidRequest, at value: JSONValue, _ detail: @autoclosure () -> String,
    line: Int? = nil, column: Int? = nil, length: Int? = nil,
    suggestion: @autoclosure () -> String? = nil
  ) {
    if let pointer = document?.templatePointer {
      return addRendered(code, at: value, templateAt: pointer, detail(), suggestion: suggestion())
    }
    count += 1
    guard !isFull else { return }
    let place = document?.place(of: value)
    var replacement = value.kind == .string && place?.isExact ?? true ? suggestion() : nil
    if let text = replacement, let owner = place?.owner, let bytes = value.stringBytes {
      let name = Self.replacing(bytes, from: column, length, with: text)
      let isTaken = owner.members.contains { $0.name.stringBytes?.elementsEqual(name) == true }
      if isTaken { replacement = nil }
    }
    errors.append(
      InputError(
        code, at: place?.pointer ?? "", detail(), line: line, column: column, length: length,
        suggestion: replacement, replacesName: place?.owner != nil))
  }

  /// A string with a text in place of scalars of it, or of the whole without a column.
  private static func replacing(
    _ string: UnsafeBufferPointer<UInt8>, from column: Int?, _ length: Int?, with text: String
  ) -> [UInt8] {
    guard let column, let length else { return Array(text.utf8) }
    let scalars = String(decoding: string, as: UTF8.self).unicodeScalars
    var bytes = Array(String(scalars.prefix(column - 1)).utf8)
    bytes += text.utf8
    bytes += String(scalars.dropFirst(column - 1 + length)).utf8
    return bytes
  }

  /// Adds an error in the output of a template. Its location is the template: the request contains
  /// only that, and it conforms to the schema. So a suggestion, which replaces nothing in the
  /// request, is part of the words.
  private func addRendered(
    _ code: ProblemCode, at value: JSONValue, templateAt pointer: String,
    _ detail: @autoclosure () -> String, suggestion: @autoclosure () -> String?
  ) {
    add(
      code == .invalidRequest ? .templateError : code, at: pointer,
      "at \"\(document?.pointer(to: value) ?? "")\" of what it renders to: \(detail())"
        + (suggestion().map { "; did you mean \(Excerpt.quoted($0))?" } ?? ""))
  }

  /// Adds an error at a pointer.
  public func add(
    _ code: ProblemCode = .invalidRequest, at pointer: @autoclosure () -> String,
    _ detail: @autoclosure () -> String, line: Int? = nil, column: Int? = nil
  ) {
    count += 1
    guard !isFull else { return }
    errors.append(InputError(code, at: pointer(), detail(), line: line, column: column))
  }

  /// Adds the error for an exceeded limit.
  func addLimit(_ name: String, _ limit: Int, at value: JSONValue) {
    note(name)
    add(.limitExceeded, at: value, "the request exceeds the limit of \(limit) \(name)")
  }

  /// Notes the limit of an error that is about to be added.
  func note(_ limit: String) {
    if isEmpty { exceededLimit = limit }
  }

  /// Adds the errors of a problem found in a part of the request.
  public func add(_ problem: Problem) {
    if let limit = problem.limit { note(limit) }
    count += problem.errors.count
    errors.append(contentsOf: problem.errors.prefix(max(0, limit - errors.count)))
  }

  /// Throws the problem for the errors, if there are any.
  public func check() throws(Problem) {
    if let problem = Problem(self) { throw problem }
  }
}

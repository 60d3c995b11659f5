public import JSONDocuments
public import ServiceContract

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
  public func add(
    _ code: ProblemCode = .invalidRequest, at value: JSONValue, _ detail: @autoclosure () -> String,
    line: Int? = nil, column: Int? = nil, suggestion: @autoclosure () -> String? = nil
  ) {
    if let pointer = document?.templatePointer {
      return addRendered(code, at: value, templateAt: pointer, detail(), suggestion: suggestion())
    }
    add(
      code, at: document?.pointer(to: value) ?? "", detail(), line: line, column: column,
      suggestion: suggestion())
  }

  /// Adds an error in the output of a template. Its location is the template: the request contains
  /// only that, and it conforms to the schema.
  private func addRendered(
    _ code: ProblemCode, at value: JSONValue, templateAt pointer: String,
    _ detail: @autoclosure () -> String, suggestion: @autoclosure () -> String?
  ) {
    add(
      code == .invalidRequest ? .templateError : code, at: pointer,
      "at \"\(document?.pointer(to: value) ?? "")\" of what it renders to: \(detail())",
      suggestion: suggestion())
  }

  /// Adds an error at a pointer.
  public func add(
    _ code: ProblemCode = .invalidRequest, at pointer: @autoclosure () -> String,
    _ detail: @autoclosure () -> String, line: Int? = nil, column: Int? = nil,
    suggestion: @autoclosure () -> String? = nil
  ) {
    count += 1
    guard !isFull else { return }
    errors.append(
      InputError(
        code, at: pointer(), detail(), line: line, column: column, suggestion: suggestion()))
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

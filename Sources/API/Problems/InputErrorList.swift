/// The faults found in one request: all are counted, the first ones are kept.
///
/// Pointers and suggestions are made for kept faults only, so that a request with a million faults
/// costs little more than one with fifty.
public final class InputErrorList {
  /// The faults that are kept, in the order in which they were found.
  public private(set) var errors: [InputError] = []
  /// The number of faults found.
  public private(set) var count = 0
  private let document: JSONDocument?
  private let limit: Int

  /// Makes an empty list.
  ///
  /// - Parameters:
  ///   - document: What the values at fault belong to.
  ///   - limit: The most faults to keep.
  public init(of document: JSONDocument? = nil, limit: Int = RequestLimits().errorsListed) {
    self.document = document
    self.limit = max(limit, 1)
  }

  /// Whether nothing is wrong.
  public var isEmpty: Bool { count == 0 }
  /// Whether further faults are counted but not kept.
  public var isFull: Bool { errors.count >= limit }

  /// Adds a fault of a value, or of the member that a name begins.
  public func add(
    _ code: ProblemCode = .invalidRequest, at value: JSONValue, _ detail: @autoclosure () -> String,
    line: Int? = nil, column: Int? = nil, suggestion: @autoclosure () -> String? = nil
  ) {
    if let pointer = document?.templatePointer {
      return addRendered(code, at: value, pointer, detail(), suggestion: suggestion())
    }
    add(
      code, at: document?.pointer(to: value) ?? "", detail(), line: line, column: column,
      suggestion: suggestion())
  }

  /// Adds a fault of what a template rendered to: it is the template that the request has, and one
  /// that follows the schema.
  private func addRendered(
    _ code: ProblemCode, at value: JSONValue, _ pointer: String,
    _ detail: @autoclosure () -> String, suggestion: @autoclosure () -> String?
  ) {
    add(
      code == .invalidRequest ? .templateError : code, at: pointer,
      "at \"\(document?.pointer(to: value) ?? "")\" of what it renders to: \(detail())",
      suggestion: suggestion())
  }

  /// Adds a fault at a pointer.
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

  /// Adds that a limit is exceeded.
  public func addLimit(_ name: String, _ limit: Int, at value: JSONValue) {
    add(.limitExceeded, at: value, "the request exceeds the limit of \(limit) \(name)")
  }

  /// Adds the faults of a problem that a part of the request has by itself.
  public func add(_ problem: Problem) {
    count += problem.errors.count
    errors.append(contentsOf: problem.errors.prefix(max(0, limit - errors.count)))
  }

  /// Ends the request if anything was wrong.
  public func check() throws(Problem) {
    if let problem = Problem(self) { throw problem }
  }
}

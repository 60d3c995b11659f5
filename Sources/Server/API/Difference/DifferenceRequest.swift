internal import Cancellation
internal import JSONTemplates
internal import JSONDocuments
internal import ServiceContract

/// A decoded body of `POST /v1/diff`: two lists, and the format of their difference.
///
/// It borrows from the received document, which its lists retain.
struct DifferenceRequest {
  /// The format of the changes.
  enum Format: String, CaseIterable {
    case operations, rows
    case jsonPatch = "json-patch"
  }

  private enum Member: Int, JSONMember {
    case from, to, format
    static let names = MemberNames<Member>()
  }

  let from: ListSnapshot
  let to: ListSnapshot
  var format = Format.operations
  /// The cost of rendering the templates.
  private(set) var cost = SharedCost()

  /// Decodes a body and builds both lists, collecting all errors; templates are rendered first.
  ///
  /// - Parameters:
  ///   - body: The received body.
  ///   - limits: The limits of each list; templates share theirs.
  ///   - now: The time for templates; the system's if `nil`.
  ///   - cancellation: Checked between the stages and while a template is rendered; ends the work
  ///     with `time-limit-exceeded`.
  /// - Throws: All errors in the body.
  /// - Complexity: O(bytes) on average, plus rendering within the limits.
  init(
    _ body: UnsafeRawBufferPointer, limits: RequestLimits = RequestLimits(),
    now: TemplateInstant? = nil, cancellation: CancellationCheck = .never
  ) throws(Problem) {
    let document: JSONDocument
    do {
      document = try JSONDocument(body, numbers: .text, depthLimit: limits.jsonDepth)
    } catch {
      throw Problem(error)
    }
    let errors = InputErrorList(of: document, limit: limits.errorsListed)
    guard let fields = ObjectFields<Member>(document.root, errors) else {
      throw Problem(errors) ?? Problem(.invalidRequest, "the body is not an object")
    }
    if let value = fields[.format] {
      format = errors.choice(value, of: Format.self) ?? .operations
    }
    var limits = limits
    var cost = SharedCost()
    func list(_ member: Member) throws(Problem) -> ListSnapshot? {
      guard let value = fields.required(member, errors) else { return nil }
      try cancellation.check(.difference)
      return try Self.collecting(errors) { () throws(Problem) in
        let request = try SnapshotRequest(
          wholeList: value, in: document, limits: limits, now: now, cancellation: cancellation)
        cost += request.cost
        limits.spent += request.cost
        try cancellation.check(.difference)
        return try ListSnapshot(request)
      }
    }
    let from = try list(.from)
    let to = try list(.to)
    try errors.check()
    guard let from, let to else { throw Problem(.invalidRequest, "a side is missing") }
    self.from = from
    self.to = to
    self.cost = cost
  }

  /// Makes a request for the difference between two built lists.
  init(from: ListSnapshot, to: ListSnapshot, format: Format) {
    self.from = from
    self.to = to
    self.format = format
  }

  /// Returns the result of `body`, or appends its errors to `errors`.
  private static func collecting<Result>(
    _ errors: InputErrorList, _ body: () throws(Problem) -> Result
  ) throws(Problem) -> Result? {
    do {
      return try body()
    } catch {
      if error.errors.isEmpty { throw error }
      errors.add(error)
      return nil
    }
  }
}

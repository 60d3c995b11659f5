public import Cancellation
public import JSONTemplates

/// A decoded body of `POST /v1/diff`: two lists, and how their difference is wanted.
///
/// It borrows from the received document, which its lists keep.
public struct DifferenceRequest {
  /// How the changes are written.
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
  /// What rendering the templates has cost.
  private(set) var cost = SharedCost()

  /// Reads a body and builds both lists, with all that is wrong with it at once; templates are
  /// rendered first.
  ///
  /// - Parameters:
  ///   - body: The received body.
  ///   - limits: What each of the lists may ask for; templates share theirs.
  ///   - now: The time for templates that ask for it; the system's where it is not given.
  ///   - cancellation: Checked between the stages and while a template is rendered; ends the work
  ///     with `time-limit-exceeded`.
  /// - Throws: What is wrong with the body.
  /// - Complexity: O(bytes) on average; a template costs at most what the limits say.
  public init(
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
      throw Problem(errors) ?? Problem(.invalidRequest, "the body is no object")
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
        let request =
          try PostedSnapshot.isOne(value)
          ? PostedSnapshot.read(value, in: document, limits)
          : SnapshotRequest(
            value, in: document, limits: limits, now: now, isWholeList: true,
            cancellation: cancellation)
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

  /// The result of `body`; where it has faults these are added to the others.
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

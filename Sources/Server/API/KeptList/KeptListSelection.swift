internal import JSONDocuments
internal import JSONText
public import TextBytes

/// The query of a kept list: the members `show`, `form` and `window` of `/v1/snapshot`.
public struct KeptListSelection {
  /// The names of the query parameters.
  public static let parameters = Parameter.allCases.map(\.rawValue)

  private enum Parameter: String, CaseIterable {
    case show, form, from, offset, limit
  }

  private var show: SnapshotRequest.Show?
  private var form = SnapshotRequest.Form.rows
  private var offset: Int?
  private var limit: Int?
  /// A document whose root is the id of the first item.
  private var first: JSONDocument?

  /// Whether a list may lack the item with which the selection begins.
  public var needsItem: Bool { first != nil }

  /// Reads the parameters of a query.
  ///
  /// - Throws: The first fault.
  public init(_ parameters: TextDictionary<String>) throws(Problem) {
    if let text = parameters[Parameter.show.rawValue] { show = try Self.choice(text, of: .show) }
    if let text = parameters[Parameter.form.rawValue] { form = try Self.choice(text, of: .form) }
    offset = try Self.count(parameters, .offset)
    limit = try Self.count(parameters, .limit)
    guard let id = parameters[Parameter.from.rawValue] else { return }
    var json = JSONWriter()
    json.string(id)
    do {
      first = try JSONDocument.parse(json.bytes)
    } catch {
      throw Problem(error)
    }
  }

  private static func choice<Choice>(
    _ text: String, of name: Parameter
  ) throws(Problem) -> Choice where Choice: RawRepresentable<String> & CaseIterable {
    guard let choice = Choice(exactly: text) else {
      let names = Choice.allCases.map(\.rawValue).joined(separator: " or ")
      throw Problem(ofQuery: "\(name.rawValue) must be \(names), not \(Excerpt.quoted(text))")
    }
    return choice
  }

  private static func count(
    _ parameters: TextDictionary<String>, _ name: Parameter
  ) throws(Problem) -> Int? {
    guard let text = parameters[name.rawValue] else { return nil }
    guard let count = Int(queryText: text) else {
      throw Problem(
        ofQuery: "\(name.rawValue) must be a whole number from 0, not \(Excerpt.quoted(text))")
    }
    return count
  }

  /// Responds with the selected items of a kept list, as JSON or as text.
  ///
  /// - Complexity: O(size of the list) on average; O(size of the response) if it was read before
  ///   and the selection begins at a number.
  public func response(
    from kept: KeptListSource, as representation: Representation, in context: OperationContext
  ) -> OperationResponse {
    do throws(Problem) {
      context.stages?.begins(.decode)
      let list = try kept.list(context.limits)
      var request = SnapshotRequest(list.document, context.limits)
      request.show = show
      request.form = form
      if let first {
        request.window = SnapshotRequest.Window(
          start: .item(first.root), skipped: offset ?? 0, limit: limit)
      } else if offset != nil || limit != nil {
        request.window = SnapshotRequest.Window(start: .offset(offset ?? 0), limit: limit)
      }
      try context.cancellation.check(.snapshot)
      context.stages?.begins(.build)
      if representation == .text {
        return try SnapshotEndpoint.textTree(
          of: list, for: request, version: kept.version, in: context)
      }
      let selection = try SnapshotSelection(from: list, for: request)
      context.stages?.begins(.encode)
      return try SnapshotEndpoint.response(to: request, list, selection, version: kept.version)
    } catch {
      return OperationResponse(error)
    }
  }
}

extension Int {
  /// Parses decimal digits of a query, at most 18; `nil` for any other text.
  public init?(queryText text: String) {
    guard (1...18).contains(text.utf8.count), text.utf8.allSatisfy({ (48...57).contains($0) })
    else { return nil }
    self = text.utf8.reduce(0) { 10 * $0 + Int($1 - 48) }
  }
}

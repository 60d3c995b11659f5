import ConstraintSolver
import ConstraintLayout
internal import JSONDocuments
internal import JSONText
internal import LayoutRequests

extension LayoutRequestDecoder {
  /// Reads the queries of a scene or a variant.
  func readQueries(
    explain: JSONValue?, fit: JSONValue?
  ) throws(Problem) -> LayoutRequest.Queries {
    var queries = LayoutRequest.Queries()
    if let explain { queries.explained = try readExplained(explain) }
    if let fit { queries.fitted = try readFitted(fit) }
    return queries
  }

  /// Reads the names of the views and guides to explain.
  private func readExplained(_ value: JSONValue) throws(Problem) -> [ItemIndex] {
    guard let elements = errors.array(value) else { return [] }
    guard value.count <= limits.variants else {
      throw exceeded("views to explain", limits.variants, at: value)
    }
    return elements.compactMap(item)
  }

  /// Reads the views whose fitting sizes are requested.
  private func readFitted(_ value: JSONValue) throws(Problem) -> [LayoutRequest.Fitted] {
    guard let elements = errors.array(value) else { return [] }
    guard value.count <= limits.variants else {
      throw exceeded("views to fit", limits.variants, at: value)
    }
    var fitted: [LayoutRequest.Fitted] = []
    let rule = "a fitting size is that of a view"
    for element in elements {
      if element.kind == .string {
        if let view = view(element, rule) { fitted.append(.init(view: view)) }
        continue
      }
      guard element.kind == .object else {
        errors.addWrongKind(element, wanted: "a string or an object")
        continue
      }
      guard let fields = ObjectFields<FitMember>(element, errors) else { continue }
      let width = fields[.width].flatMap(length)
      let height = fields[.height].flatMap(length)
      guard let name = fields.required(.view, errors), let view = view(name, rule) else { continue }
      fitted.append(.init(view: view, width: width, height: height))
    }
    return fitted
  }
}

extension LayoutResponseEncoder {
  /// Writes the results of `explain` and `fit`, if requested.
  mutating func write(
    _ queryResults: LayoutOutcome.QueryResults, to queries: LayoutRequest.Queries,
    _ naming: LayoutNaming
  ) {
    if !queries.explained.isEmpty {
      json.beginArray("explain")
      for explanation in queryResults.explanations {
        if json.isFull { break }
        write(explanation, naming)
      }
      json.endArray()
      if !queryResults.isExplained {
        json.member("explanationsComplete", false)
      }
    }
    guard !queries.fitted.isEmpty else { return }
    json.beginArray("fit")
    for (fit, result) in zip(queries.fitted, queryResults.fits) {
      if json.isFull { break }
      json.beginObject()
      json.member("view", naming.scene.names.bytes(of: fit.view.index))
      switch result {
      case .sizes(let compressed, let expanded):
        write("compressed", compressed)
        write("expanded", expanded)
      case .conflict(let sets, let hasMore): naming.write(sets, hasMore: hasMore, to: &json)
      }
      json.endObject()
    }
    json.endArray()
  }

  private mutating func write(_ explanation: LayoutExplanation, _ naming: LayoutNaming) {
    json.beginObject()
    json.member("view", request.scene.names.bytes(of: explanation.item.index))
    json.key("horizontal")
    naming.write(explanation.horizontal, to: &json)
    json.key("vertical")
    naming.write(explanation.vertical, to: &json)
    json.beginArray("settling")
    for constraint in explanation.settling {
      json.string(ConstraintPrinter.text(of: constraint, names: naming.scene.names))
    }
    json.endArray()
    json.endObject()
  }

  private mutating func write(_ name: String, _ size: Size) {
    json.beginObject(name)
    json.member("width", size.width)
    json.member("height", size.height)
    json.endObject()
  }
}

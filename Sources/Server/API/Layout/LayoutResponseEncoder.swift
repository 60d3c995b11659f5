import ConstraintLayout
internal import JSONDocuments
internal import JSONText
internal import LayoutRequests

/// Encodes the response to a layout request.
struct LayoutResponseEncoder: ~Copyable {
  let request: LayoutRequest
  var json: JSONWriter

  init(_ request: LayoutRequest, limit: Int, sweep: LayoutSweep? = nil) {
    self.request = request
    var capacity = 256 + request.scene.items.count * 64
    if let sweep { capacity += Self.leastByteCount(of: sweep) }
    json = JSONWriter.metered(capacity: capacity, limit: limit)
  }

  /// The response body.
  ///
  /// - Throws: `limit-exceeded` for a response that is too long.
  /// - Complexity: O(items + reported constraints).
  mutating func encode(_ outcome: LayoutOutcome) throws(Problem) -> [UInt8] {
    try checkSize(outcome)
    json.beginObject()
    let naming = LayoutNaming(request)
    write(outcome.base, naming)
    write(outcome.queryResults, to: request.queries, naming)
    writeRepairs(outcome.queryResults, of: outcome.base, naming)
    if !request.variants.isEmpty {
      json.beginArray("variants")
      for (index, (variant, solution)) in zip(request.variants, outcome.variants).enumerated() {
        if json.isFull { break }
        write(variant, solution, repairs: outcome.conflictRepairs[index])
      }
      json.endArray()
    }
    if let sweep = outcome.sweep, let query = request.sweep {
      json.key("sweep")
      write(sweep, of: query)
    }
    json.endObject()
    return try json.finished()
  }

  /// Adds up the sizes of the names before writing, since each solved variant repeats them all.
  private func checkSize(_ outcome: LayoutOutcome) throws(Problem) {
    var size = ResponseSize(limit: json.limit)
    let names = request.scene.names
    let bytes = names.withNames { names in
      outcome.base.frames.indices.reduce(0) { $0 + names[$1].count }
    }
    try size.add(bytes)
    for variant in outcome.variants {
      if case .solved = variant { try size.add(bytes) }
    }
  }

  private mutating func write(
    _ variant: LayoutRequest.Variant, _ outcome: LayoutOutcome.Variant, repairs: LayoutRepairs?
  ) {
    let naming = LayoutNaming(
      request, edited: request.scene(of: variant), statements: variant.statements)
    json.beginObject()
    json.member("name", variant.name)
    switch outcome {
    case .solved(let solution, let queryResults):
      write(solution, naming)
      write(queryResults, to: variant.queries, naming)
      writeRepairs(queryResults, of: solution, naming)
    case .conflict(let sets, let hasMore):
      naming.write(sets, hasMore: hasMore, to: &json)
      if let repairs {
        json.beginArray("repairs")
        naming.writeConflictRepairs(repairs, to: &json)
        json.endArray()
        writeCompleteness(of: [repairs])
      }
    }
    json.endObject()
  }

  /// Writes the repairs of conflicts, then those of ambiguous views.
  private mutating func writeRepairs(
    _ results: LayoutOutcome.QueryResults, of solution: LayoutSolution, _ naming: LayoutNaming
  ) {
    let all = [results.brokenRepairs, results.repairs].compactMap { $0 }
    guard !all.isEmpty else { return }
    json.beginArray("repairs")
    if let repairs = results.brokenRepairs { naming.writeConflictRepairs(repairs, to: &json) }
    if let repairs = results.repairs {
      naming.writeAmbiguityRepairs(repairs, of: solution.ambiguous, to: &json)
    }
    json.endArray()
    writeCompleteness(of: all)
  }

  private mutating func writeCompleteness(of repairs: [LayoutRepairs]) {
    guard !repairs.allSatisfy(\.isComplete) else { return }
    json.member("repairsComplete", false)
  }

  private mutating func write(_ solution: LayoutSolution, _ naming: LayoutNaming) {
    let names = naming.scene.names
    json.beginObject("frames")
    let hasTexts = !request.textItems.isEmpty
    names.withNames { names in
      for (number, frame) in solution.frames.enumerated() {
        if json.isFull { break }
        json.key(names[number])
        write(frame)
        if hasTexts { writeText(of: ItemIndex(number), in: frame, naming.scene) }
        json.endObject()
      }
    }
    json.endObject()
    writeAmbiguous(solution.ambiguous, names)
    if !solution.isAmbiguityComplete {
      json.member("ambiguousComplete", false)
    }
    writeRest(of: solution, naming)
  }

  /// Writes the ambiguous views.
  mutating func writeAmbiguous(_ ambiguous: [LayoutSolution.Ambiguity], _ names: NameTable) {
    json.beginArray("ambiguous")
    for ambiguity in ambiguous {
      if json.isFull { break }
      json.beginObject()
      json.member("view", names.bytes(of: ambiguity.item.index))
      json.beginArray("attributes")
      for dimension in ambiguity.dimensions { json.string(dimension.name) }
      json.endArray()
      json.endObject()
    }
    json.endArray()
  }

  /// Writes the broken and the unsatisfied constraints.
  private mutating func writeRest(of solution: LayoutSolution, _ naming: LayoutNaming) {
    json.beginArray("broken")
    for broken in solution.broken {
      if json.isFull { break }
      json.beginObject()
      naming.writeMembers(of: broken.origin, to: &json)
      if !broken.conflict.isEmpty {
        json.key("conflict")
        naming.write(broken.conflict, to: &json)
      }
      json.endObject()
    }
    json.endArray()
    json.beginArray("unsatisfied")
    for unsatisfied in solution.unsatisfied {
      if json.isFull { break }
      json.beginObject()
      naming.writeMembers(of: unsatisfied.origin, to: &json)
      json.member("kind", unsatisfied.kind.rawValue)
      json.member("violation", unsatisfied.violation)
      json.endObject()
    }
    json.endArray()
  }

  /// Begins the object of a frame.
  private mutating func write(_ frame: Frame) {
    json.number(frame.x, after: "{\"x\":")
    json.number(frame.y, after: ",\"y\":")
    json.number(frame.width, after: ",\"width\":")
    json.number(frame.height, after: ",\"height\":")
  }
}

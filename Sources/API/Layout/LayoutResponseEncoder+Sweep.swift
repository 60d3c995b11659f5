import ConstraintLayout
internal import JSONText

extension LayoutResponseEncoder {
  /// The JSON of a sweep alone, beside the conflicts of the scene itself.
  ///
  /// - Throws: `limit-exceeded` for one that is too long.
  static func text(
    of sweep: LayoutSweep, _ query: LayoutRequest.Sweep, _ request: LayoutRequest, limit: Int
  ) throws(Problem) -> [UInt8] {
    var encoder = LayoutResponseEncoder(request, limit: limit)
    encoder.write(sweep, of: query)
    return try encoder.json.finished()
  }

  /// Writes the result of a sweep.
  mutating func write(_ sweep: LayoutSweep, of query: LayoutRequest.Sweep) {
    json.beginObject()
    writeList("pieces", sweep.pieces) { encoder, piece in encoder.write(piece) }
    writeList("conflicts", sweep.conflicts) { encoder, stretch in
      let naming = encoder.naming(of: query, at: stretch.from)
      naming.write(stretch.value.sets, hasMore: stretch.value.hasMore, to: &encoder.json)
    }
    writeList("ambiguous", sweep.ambiguous) { encoder, stretch in
      encoder.writeAmbiguous(stretch.value.items, encoder.request.scene.names)
      if !stretch.value.isComplete {
        encoder.json.key("ambiguousComplete")
        encoder.json.bool(false)
      }
    }
    writeList("unsatisfied", sweep.unsatisfied) { encoder, stretch in
      let naming = encoder.naming(of: query, at: stretch.from)
      encoder.json.key("unsatisfied")
      encoder.json.beginArray()
      for unsatisfied in stretch.value {
        if encoder.json.isFull { break }
        encoder.json.beginObject()
        naming.writeMembers(of: unsatisfied.origin, to: &encoder.json)
        encoder.json.key("kind")
        encoder.json.string(unsatisfied.kind.rawValue)
        encoder.write("violation", unsatisfied.start, unsatisfied.end)
        encoder.json.endObject()
      }
      encoder.json.endArray()
    }
    json.endObject()
  }

  /// What the property gives is named with its value at the lower end of a stretch.
  private func naming(of query: LayoutRequest.Sweep, at value: Double) -> LayoutNaming {
    var scene = request.scene
    for edit in query.edits(Self.clean(value), in: scene) { scene.apply(edit) }
    var statements: [ConstraintOrigin: String] = [:]
    if case .item(let item, .given(let dimension)) = query.path {
      statements[.implied(item, Implication(dimension))] = "/sweep/property"
    }
    return LayoutNaming(request, edited: scene, statements: statements)
  }

  /// A number without rounding errors: ends of stretches are mostly sums of what was written.
  private static func clean(_ number: Double) -> Double {
    let decimals = (number * 1e9).rounded() / 1e9
    return abs(number - decimals) <= 1e-9 * (1 + abs(number)) ? decimals + 0 : number
  }

  private mutating func writeList<Value>(
    _ key: String, _ stretches: [LayoutSweep.Stretch<Value>],
    _ body: (inout LayoutResponseEncoder, LayoutSweep.Stretch<Value>) -> Void
  ) {
    json.key(key)
    json.beginArray()
    for stretch in stretches {
      if json.isFull { break }
      json.beginObject()
      json.key("from")
      json.number(Self.clean(stretch.from))
      json.key("to")
      json.number(Self.clean(stretch.to))
      body(&self, stretch)
      json.endObject()
    }
    json.endArray()
  }

  private mutating func write(_ piece: LayoutSweep.Stretch<LayoutSweep.Frames>) {
    json.key("frames")
    json.beginObject()
    let names = request.scene.names
    for index in piece.value.start.indices {
      if json.isFull { break }
      let (start, end) = (piece.value.start[index], piece.value.end[index])
      json.key(names.bytes(of: index))
      json.beginObject()
      write("x", start.x, end.x)
      write("y", start.y, end.y)
      write("width", start.width, end.width)
      write("height", start.height, end.height)
      json.endObject()
    }
    json.endObject()
  }

  private mutating func write(_ key: String, _ start: Double, _ end: Double) {
    json.key(key)
    json.beginArray()
    json.number(Self.clean(start))
    json.number(Self.clean(end))
    json.endArray()
  }
}

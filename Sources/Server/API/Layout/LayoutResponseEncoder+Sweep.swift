import ConstraintLayout
internal import JSONDocuments
internal import JSONText
internal import LayoutRequests

extension LayoutResponseEncoder {
  /// The JSON of a sweep alone, for a scene that itself has conflicts.
  ///
  /// - Throws: `limit-exceeded` for one that is too long.
  static func text(
    of sweep: LayoutSweep, _ query: LayoutRequest.Sweep, _ request: LayoutRequest, limit: Int
  ) throws(Problem) -> [UInt8] {
    var encoder = LayoutResponseEncoder(request, limit: limit, sweep: sweep)
    encoder.write(sweep, of: query)
    return try encoder.json.finished()
  }

  /// A lower bound on the bytes of a sweep, to reserve capacity: a large text would otherwise be
  /// reallocated repeatedly as it grows.
  ///
  /// - Complexity: O(stretches).
  static func leastByteCount(of sweep: LayoutSweep) -> Int {
    let frames = sweep.pieces.reduce(0) { $0 + $1.value.start.count }
    let unsatisfied = sweep.unsatisfied.reduce(0) { $0 + $1.value.count }
    return 56 * frames + 96 * unsatisfied
  }

  /// Writes the result of a sweep.
  mutating func write(_ sweep: LayoutSweep, of query: LayoutRequest.Sweep) {
    json.beginObject()
    writeList("pieces", sweep.pieces) { encoder, piece in encoder.write(piece) }
    var naming = SweepNaming(request, query)
    writeList("conflicts", sweep.conflicts) { encoder, stretch in
      naming.begin(at: Self.clean(stretch.from))
      let (sets, hasMore) = (stretch.value.sets, stretch.value.hasMore)
      naming.current().write(sets, hasMore: hasMore, to: &encoder.json)
    }
    writeList("ambiguous", sweep.ambiguous) { encoder, stretch in
      encoder.writeAmbiguous(stretch.value.items, encoder.request.scene.names)
      if !stretch.value.isComplete {
        encoder.json.key("ambiguousComplete")
        encoder.json.bool(false)
      }
    }
    writeList("unsatisfied", sweep.unsatisfied) { encoder, stretch in
      naming.begin(at: Self.clean(stretch.from))
      encoder.json.key("unsatisfied")
      encoder.json.beginArray()
      for unsatisfied in stretch.value {
        if encoder.json.isFull { break }
        encoder.json.beginObject()
        naming.writeMembers(of: unsatisfied.origin, to: &encoder.json)
        encoder.json.key("kind")
        encoder.json.string(unsatisfied.kind.rawValue)
        encoder.writeViolation(unsatisfied.start, unsatisfied.end)
        encoder.json.endObject()
      }
      encoder.json.endArray()
    }
    json.endObject()
  }

  /// A number without rounding errors: most ends of stretches are sums of the request's numbers.
  private static func clean(_ number: Double) -> Double {
    // Most numbers are integers, which the rounding below would not change.
    if abs(number) <= 9_000_000, Double(Int(number)) == number { return number + 0 }
    let decimals = (number * 1e9).rounded() / 1e9
    return abs(number - decimals) <= 1e-9 * (1 + abs(number)) ? decimals + 0 : number
  }

  private mutating func writeList<Value>(
    _ key: String, _ stretches: [LayoutSweep.Stretch<Value>],
    _ body: (inout LayoutResponseEncoder, LayoutSweep.Stretch<Value>) -> Void
  ) {
    json.beginArray(key)
    for stretch in stretches {
      if json.isFull { break }
      json.beginObject()
      json.member("from", Self.clean(stretch.from))
      json.member("to", Self.clean(stretch.to))
      body(&self, stretch)
      json.endObject()
    }
    json.endArray()
  }

  private mutating func write(_ piece: LayoutSweep.Stretch<LayoutSweep.Frames>) {
    json.beginObject("frames")
    request.scene.names.withNames { names in
      for index in piece.value.start.indices {
        if json.isFull { break }
        let (start, end) = (piece.value.start[index], piece.value.end[index])
        json.key(names[index])
        json.number(Self.clean(start.x), after: "{\"x\":[")
        json.number(Self.clean(end.x), after: ",")
        json.number(Self.clean(start.y), after: "],\"y\":[")
        json.number(Self.clean(end.y), after: ",")
        json.number(Self.clean(start.width), after: "],\"width\":[")
        json.number(Self.clean(end.width), after: ",")
        json.number(Self.clean(start.height), after: "],\"height\":[")
        json.number(Self.clean(end.height), after: ",")
        json.endArray()
        json.endObject()
      }
    }
    json.endObject()
  }

  private mutating func writeViolation(_ start: Double, _ end: Double) {
    json.beginArray("violation")
    json.number(Self.clean(start))
    json.number(Self.clean(end))
    json.endArray()
  }
}

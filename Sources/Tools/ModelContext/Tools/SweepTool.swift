internal import API
internal import ConstraintLayout
internal import JSONDocuments
internal import JSONText
internal import TextBytes

/// `sweep`: at which values of a property a layout breaks.
enum SweepTool {
  static func answer(
    to arguments: ToolArguments, _ host: some ToolHost
  ) throws(ToolFailure) -> ToolAnswer {
    let from = arguments["from"]?.number ?? 320
    let to = arguments["to"]?.number ?? 1366
    var property = arguments["property"]?.string ?? ""
    let body = try RequestBody.layout(arguments, host) { (request) throws(ToolFailure) in
      if property.isEmpty {
        guard let root = request["views"]?.elements.first(where: { _ in true })?["id"],
          let bytes = root.stringBytes
        else { throw ToolFailure("the layout has no view: name a property, such as screen.width") }
        property = "\(ConstraintPrinter.quoted(bytes)).width"
      }
      var json = JSONWriter()
      json.beginObject()
      json.member("property", property)
      json.member("from", from)
      json.member("to", to)
      json.endObject()
      return [("sweep", json.bytes)]
    }
    let response = host.response(of: .layout, to: body, as: .json, parameters: [:])
    guard let document = try? JSONDocument.parse(response.body, depthLimit: .max),
      document.root["sweep"] != nil
    else { throw ToolFailure(response) }
    return withExtendedLifetime(document) {
      var answer = ToolAnswer("")
      if let sweep = document.root["sweep"] {
        answer.summary = addFaults(of: sweep, to: &answer)
        addFrames(of: sweep, to: &answer)
      }
      let range = "\(Excerpts.number(from))…\(Excerpts.number(to))"
      answer.summary = "\(Excerpts.line(property)) \(range): \(answer.summary)"
      return answer
    }
  }

  private static func stretches(_ sweep: JSONValue, _ name: StaticString) -> [JSONValue] {
    sweep[name].map { Array($0.elements) } ?? []
  }

  private static func range(_ stretch: JSONValue) -> String {
    "\(Excerpts.number(stretch["from"]))…\(Excerpts.number(stretch["to"]))"
  }

  private static func write(_ stretch: JSONValue, to json: inout JSONWriter) {
    json.member("from", stretch["from"]?.number ?? 0)
    json.member("to", stretch["to"]?.number ?? 0)
  }

  /// Adds the stretches with faults; returns them in a few words.
  private static func addFaults(of sweep: JSONValue, to answer: inout ToolAnswer) -> String {
    var kinds: [String] = []
    let (conflicts, ambiguous) = (stretches(sweep, "conflicts"), stretches(sweep, "ambiguous"))
    if !conflicts.isEmpty { kinds.append("conflicts at \(ranges(conflicts))") }
    if !ambiguous.isEmpty { kinds.append("ambiguous at \(ranges(ambiguous))") }
    for stretch in conflicts {
      for set in stretch["conflicts"].map({ Array($0.elements) }) ?? [] {
        let members = LayoutLines.text(ofConflict: set)
        answer.add("conflicts", "\(range(stretch)) conflict: \(members)") { json in
          json.beginObject()
          write(stretch, to: &json)
          LayoutLines.writeMembers(of: set, to: &json)
          json.endObject()
        }
      }
    }
    for stretch in ambiguous {
      for view in stretch["ambiguous"].map({ Array($0.elements) }) ?? [] {
        answer.add("ambiguous", "\(range(stretch)) \(LayoutLines.text(ofAmbiguity: view))") {
          json in
          json.beginObject()
          write(stretch, to: &json)
          json.key("ambiguous")
          json.value(view)
          json.endObject()
        }
      }
    }
    for stretch in stretches(sweep, "unsatisfied") {
      for wish in stretch["unsatisfied"].map({ Array($0.elements) }) ?? [] {
        answer.add(
          "unsatisfied", "\(range(stretch)) unsatisfied \(LayoutLines.text(ofMember: wish))"
        ) { json in
          json.beginObject()
          write(stretch, to: &json)
          json.key("constraint")
          LayoutLines.write(member: wish, of: nil, to: &json)
          json.endObject()
        }
      }
    }
    let pieces = stretches(sweep, "pieces").count
    return kinds.isEmpty
      ? "holds everywhere, in \(Excerpts.count(pieces, "piece"))" : kinds.joined(separator: "; ")
  }

  /// The most ranges in the summary.
  private static let namedRanges = 4

  private static func ranges(_ stretches: [JSONValue]) -> String {
    let named = stretches.prefix(namedRanges).map { range($0) }.joined(separator: ", ")
    let more = stretches.count - namedRanges
    return more > 0 ? "\(named) and \(more) more" : named
  }

  private static func addFrames(of sweep: JSONValue, to answer: inout ToolAnswer) {
    for piece in stretches(sweep, "pieces") {
      guard let frames = piece["frames"] else { continue }
      for (name, frame) in frames.members {
        let edges = LayoutLines.edges.map { edge in
          let ends = frame[edge.member].map { $0.elements.map { Excerpts.number($0) } } ?? []
          let isFixed = ends.count == 2 && ends[0] == ends[1]
          return "\(edge.short)=\(isFixed ? ends[0] : ends.joined(separator: "…"))"
        }
        answer.add(
          "frames",
          "\(range(piece)) \(Excerpts.name(name)) \(edges.joined(separator: " "))"
        ) { json in
          json.beginObject()
          write(piece, to: &json)
          json.key("view")
          json.value(name)
          for edge in LayoutLines.edges {
            json.key(edge.member)
            frame[edge.member].map { json.value($0) } ?? json.null()
          }
          json.endObject()
        }
      }
    }
  }
}

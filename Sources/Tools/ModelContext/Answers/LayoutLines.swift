internal import JSONDocuments
internal import JSONText

/// A response of `POST /v1/layout` as lines: what is wrong before the frames.
struct LayoutLines {
  /// The members of a frame with their short names.
  static let edges: [(member: StaticString, short: String)] = [
    ("x", "x"), ("y", "y"), ("width", "w"), ("height", "h"),
  ]
  /// The most repairs of one conflict or view.
  private static let mostRepairs = 3
  /// The most members of one conflict.
  private static let mostMembers = 40

  private(set) var answer = ToolAnswer("")
  private var frames: [ToolAnswer.Line] = []

  /// The answer of a response, or of the problem of a layout with a conflict.
  static func answer(on document: JSONDocument) -> ToolAnswer {
    withExtendedLifetime(document) {
      var lines = LayoutLines()
      lines.add(document.root)
      return lines.answer
    }
  }

  /// Adds a response, or the problem of a layout with a conflict.
  mutating func add(_ root: JSONValue) {
    var summary = addSolution(root, variant: nil)
    for variant in root["variants"].map({ Array($0.elements) }) ?? [] {
      let found = addSolution(variant, variant: variant["name"])
      if !found.isSettled {
        summary.text += "; \(Excerpts.name(variant["name"])): \(found.text)"
      }
    }
    answer.summary = summary.text
    answer.lines += frames
    frames = []
  }

  /// Adds a solution; returns it in a few words.
  private mutating func addSolution(
    _ solution: JSONValue, variant: JSONValue?
  ) -> (text: String, isSettled: Bool) {
    let prefix = variant.map { "\(Excerpts.name($0)): " } ?? ""
    let conflicts = Self.list(solution, "conflicts")
    let broken = Self.list(solution, "broken")
    let ambiguous = Self.list(solution, "ambiguous")
    let unsatisfied = Self.list(solution, "unsatisfied")
    for (index, set) in conflicts.enumerated() {
      let members = Self.text(ofConflict: set)
      answer.add("conflicts", "\(prefix)conflict \(index + 1): \(members)") { json in
        Self.write(members: set, variant: variant, to: &json)
      }
    }
    for wish in broken {
      answer.add("broken", "\(prefix)broken \(Self.text(ofMember: wish))") { json in
        Self.write(member: wish, of: nil, variant: variant, to: &json)
      }
    }
    for view in ambiguous {
      answer.add("ambiguous", "\(prefix)\(Self.text(ofAmbiguity: view))") { json in
        Self.write(view, variant: variant, to: &json)
      }
    }
    addRepairs(Self.list(solution, "repairs"), prefix, variant)
    for wish in unsatisfied {
      let miss = Excerpts.number(wish["violation"])
      answer.add(
        "unsatisfied", "\(prefix)unsatisfied \(Self.text(ofMember: wish)): off by \(miss)"
      ) { json in
        Self.write(member: wish, of: nil, variant: variant, to: &json)
      }
    }
    let members = solution["frames"].map { Array($0.members) } ?? []
    var frameLines = ToolAnswer("")
    for (name, frame) in members {
      frameLines.add("frames", "\(prefix)\(Excerpts.name(name)) \(Self.text(ofFrame: frame))") {
        Self.write(frame, of: name, variant: variant, to: &$0)
      }
    }
    frames += frameLines.lines
    return summary(
      of: members.count, hasFrames: solution["frames"] != nil, conflicts.count, broken.count,
      ambiguous.count, unsatisfied.count)
  }

  private func summary(
    of views: Int, hasFrames: Bool, _ conflicts: Int, _ broken: Int, _ ambiguous: Int,
    _ unsatisfied: Int
  ) -> (String, Bool) {
    var parts: [String] = []
    if conflicts > 0 { parts.append(Excerpts.count(conflicts, "conflict")) }
    if broken > 0 { parts.append("\(broken) broken") }
    if ambiguous > 0 { parts.append("\(ambiguous) ambiguous") }
    if unsatisfied > 0 { parts.append("\(unsatisfied) unsatisfied") }
    let isSettled = parts.isEmpty
    if isSettled { parts.append("settled") }
    let count = hasFrames ? "\(Excerpts.count(views, "view")), " : "no frames, "
    return ("\(count)\(parts.joined(separator: ", "))", isSettled)
  }

  static func list(_ value: JSONValue, _ name: StaticString) -> [JSONValue] {
    value[name].map { Array($0.elements) } ?? []
  }

  // MARK: Repairs

  private mutating func addRepairs(
    _ repairs: [JSONValue], _ prefix: String, _ variant: JSONValue?
  ) {
    var target = ""
    var count = 0
    for repair in repairs {
      let of =
        repair["conflict"]?.integer.map { "conflict \($0 + 1)" } ?? Excerpts.name(repair["view"])
      if of != target { (target, count) = (of, 0) }
      count += 1
      guard count <= Self.mostRepairs else { continue }
      answer.add("repairs", "\(prefix)repair of \(of): \(RepairLine.text(of: repair))") { json in
        RepairLine.write(repair, variant: variant, to: &json)
      }
    }
  }

  // MARK: Statements

  /// A constraint: its place and its text.
  static func text(ofMember member: JSONValue) -> String {
    let place = member["pointer"]?.string ?? ""
    let text = Excerpts.line(member["text"]?.string ?? "")
    return place.isEmpty ? text : "\(Excerpts.line(place)) \(text)"
  }

  /// The constraints of a conflict, as many as are shown.
  static func text(ofConflict set: JSONValue) -> String {
    let members = set.elements.prefix(mostMembers).map { text(ofMember: $0) }
    let more = set.count - members.count
    return members.joined(separator: "; ") + (more > 0 ? "; and \(more) more" : "")
  }

  static func text(ofAmbiguity view: JSONValue) -> String {
    let attributes = list(view, "attributes").compactMap(\.string).joined(separator: " ")
    return "ambiguous \(Excerpts.name(view["view"])): \(attributes)"
  }

  static func text(ofFrame frame: JSONValue) -> String {
    edges.map { "\($0.short)=\(Excerpts.number(frame[$0.member]))" }.joined(separator: " ")
  }

  // MARK: JSON

  /// Begins an object that belongs to a variant, if there is one.
  private static func begin(_ variant: JSONValue?, _ json: inout JSONWriter) {
    json.beginObject()
    guard let variant else { return }
    json.key("variant")
    json.value(variant)
  }

  static func write(
    _ frame: JSONValue, of view: JSONValue?, variant: JSONValue? = nil, to json: inout JSONWriter
  ) {
    begin(variant, &json)
    json.key("view")
    view.map { json.value($0) } ?? json.null()
    json.beginArray("frame")
    for edge in edges { json.number(Excerpts.rounded(frame[edge.member]?.number ?? 0)) }
    json.endArray()
    json.endObject()
  }

  private static func write(
    _ ambiguity: JSONValue, variant: JSONValue?, to json: inout JSONWriter
  ) {
    begin(variant, &json)
    for (name, value) in ambiguity.members {
      guard let bytes = name.stringBytes else { continue }
      json.key(bytes)
      json.value(value)
    }
    json.endObject()
  }

  static func write(
    member: JSONValue, of view: JSONValue?, variant: JSONValue? = nil, to json: inout JSONWriter
  ) {
    begin(variant, &json)
    if let view {
      json.key("view")
      json.value(view)
    }
    for name: StaticString in ["pointer", "text", "priority", "violation"] {
      guard let value = member[name] else { continue }
      json.key(name)
      json.value(value)
    }
    json.endObject()
  }

  /// Writes the members of a conflict as an object.
  private static func write(members set: JSONValue, variant: JSONValue?, to json: inout JSONWriter)
  {
    begin(variant, &json)
    writeMembers(of: set, to: &json)
    json.endObject()
  }

  /// Writes the members of a conflict into an open object, and how many are left out.
  static func writeMembers(of set: JSONValue, to json: inout JSONWriter) {
    json.beginArray("members")
    for member in set.elements.prefix(mostMembers) { write(member: member, of: nil, to: &json) }
    json.endArray()
    if set.count > mostMembers { json.member("omitted", set.count - mostMembers) }
  }
}

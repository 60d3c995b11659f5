internal import JSONDocuments
internal import JSONText

/// A repair of a layout in words, and as JSON that a program can follow.
enum RepairLine {
  /// The change, and what moves.
  ///
  /// Whether a repair is safe is for `check` to say, which checks the changed layout with all rules
  /// and in all configurations. A solve cannot know that.
  static func text(of repair: JSONValue) -> String {
    let moved = repair["moved"]?.integer ?? 0
    let effect = moved == 0 ? "nothing moves" : "moves \(Excerpts.count(moved, "view"))"
    return "\(change(of: repair)) (\(effect))"
  }

  private static func change(of repair: JSONValue) -> String {
    let value = Excerpts.number(repair["value"])
    let place = LayoutLines.text(ofMember: repair)
    switch repair["change"]?.string {
    case "leave-out": return "remove \(place)"
    case "priority": return "set the priority to \(value) of \(place)"
    case "constant": return "set the constant to \(value) of \(place)"
    case "hugging", "compressionResistance":
      let view = Excerpts.name(repair["view"])
      let (name, axis) = (repair["change"]?.string ?? "", repair["axis"]?.string ?? "")
      return "set \(name).\(axis) of \(view) to \(value)"
    default: return "add \(repair["text"]?.string ?? "")"
    }
  }

  /// Writes a repair as in the response of `POST /v1/layout`, but without the list of moves, and
  /// without `safe`, which means less there.
  static func write(_ repair: JSONValue, variant: JSONValue?, to json: inout JSONWriter) {
    json.beginObject()
    if let variant {
      json.key("variant")
      json.value(variant)
    }
    for (name, value) in repair.members {
      guard let bytes = name.stringBytes,
        !name.isString("moves"), !name.isString("id"), !name.isString("constraint"),
        !name.isString("safe")
      else { continue }
      json.key(bytes)
      json.value(value)
    }
    json.endObject()
  }
}

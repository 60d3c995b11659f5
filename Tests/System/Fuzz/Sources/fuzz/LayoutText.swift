/// A layout request that bytes choose: always one that can be read, so that what is fuzzed is what
/// it means.
struct LayoutText {
  private var bytes: UnsafeBufferPointer<UInt8>
  private var next = 0
  private var names: [String] = []
  private var viewCount = 0

  private static let constants = [
    "0", "8", "-8", "20", "100", "0.5", "60.3085773", "33.333333", "1e-7", "-0.7071067811", "1e5",
    "-25000", "1e-9", "320", "0.1", "1234.56789",
  ]
  private static let factors = ["1", "1", "0.5", "2", "-1", "0.1", "3", "0.333", "100", "0.01"]
  private static let priorities = [
    "1000", "1000", "750", "500", "\"high\"", "250", "999", "\"low\"", "0.5",
  ]
  private static let edges = [
    ["leading", "trailing", "left", "right", "centerX"],
    ["top", "bottom", "centerY", "firstBaseline", "lastBaseline"],
  ]

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  private var isAtEnd: Bool { next >= bytes.count }

  /// The next choice of so many.
  private mutating func pick(_ count: Int) -> Int {
    guard !isAtEnd, count > 0 else { return 0 }
    defer { next += 1 }
    return Int(bytes[next]) % count
  }

  private mutating func pick(_ words: [String]) -> String { words[pick(words.count)] }

  private mutating func isChosen(oneIn count: Int) -> Bool { pick(count) == 1 }

  /// The request.
  mutating func request() -> String {
    viewCount = 1 + pick(6)
    names = (0..<viewCount).map { "v\($0)" }
    var members: [String] = []
    let views = (0..<viewCount).map { view($0) }
    members.append("\"views\":[\(views.joined(separator: ","))]")
    let guides = (0..<pick(3)).map { guide($0) }
    members.append("\"guides\":[\(guides.joined(separator: ","))]")
    var variants: [String] = []
    if isChosen(oneIn: 4) {
      variants = (0...pick(2)).map { number in
        "{\"name\":\"\(number)\",\"set\":{\"v0.width\":\(pick(Self.constants))}\(questions())}"
      }
    }
    members.append("\"variants\":[\(variants.joined(separator: ","))]")
    if isChosen(oneIn: 3) { members.append("\"direction\":\"rtl\"") }
    if isChosen(oneIn: 4) { members.append("\"scale\":\(pick(["1", "2", "3", "0.1", "1000"]))") }
    if isChosen(oneIn: 3) { members.append("\"onConflict\":\"break\"") }
    if isChosen(oneIn: 3) { members.append("\"coordinates\":\"root\"") }
    let asked = questions()
    var constraints: [String] = []
    while !isAtEnd, constraints.count < 40 { constraints.append(constraint()) }
    members.append("\"constraints\":[\(constraints.joined(separator: ","))]")
    return "{\(members.joined(separator: ","))\(asked)}"
  }

  private mutating func questions() -> String {
    var text = ""
    if isChosen(oneIn: 2) { text += ",\"explain\":[\"\(pick(names))\"]" }
    if isChosen(oneIn: 3) {
      let view = names[pick(viewCount)]
      text += ",\"fit\":[\"\(view)\",{\"view\":\"\(view)\",\"width\":\(pick(Self.constants))}]"
    }
    return text
  }

  private mutating func view(_ number: Int) -> String {
    var members = ["\"id\":\"v\(number)\""]
    if number > 0, !isChosen(oneIn: 6) { members.append("\"parent\":\"v\(pick(number))\"") }
    let choices = pick(64)
    let sides = ["top", "left", "bottom", "right"]
    if choices & 1 != 0 { members.append("\"width\":\(pick(Self.constants))") }
    if choices & 2 != 0 {
      members.append("\"\(pick(["x", "y", "height"]))\":\(pick(Self.constants))")
    }
    if choices & 4 != 0 {
      let table = choices & 8 != 0 ? ",\"heightForWidth\":[[100,40],[200,20]]" : ""
      members.append("\"intrinsicSize\":{\"width\":\(pick(Self.constants))\(table)}")
      members.append("\"hugging\":\(pick(Self.priorities))")
      members.append("\"compressionResistance\":{\"horizontal\":\(pick(Self.priorities))}")
    }
    if choices & 16 != 0 {
      let side = pick(sides)
      members.append("\"alignmentInsets\":{\"\(side)\":\(pick(Self.constants))}")
      members.append(
        "\"margins\":\(pick(Self.constants)),\"firstBaseline\":\(pick(Self.constants))")
    }
    if choices & 32 != 0 { members.append("\"stack\":\(stack())") }
    return "{\(members.joined(separator: ","))}"
  }

  private mutating func stack() -> String {
    let isColumn = isChosen(oneIn: 2)
    let distribution = pick([
      "fill", "fillEqually", "fillProportionally", "equalSpacing", "equalCentering",
    ])
    let alignment = pick([
      "fill", "leading", "center", "bottom", isColumn ? "trailing" : "lastBaseline",
    ])
    return "{\"axis\":\"\(isColumn ? "vertical" : "horizontal")\","
      + "\"distribution\":\"\(distribution)\",\"alignment\":\"\(alignment)\","
      + "\"spacing\":\(pick(Self.constants)),\"baselineRelative\":\(isChosen(oneIn: 3))}"
  }

  private mutating func guide(_ number: Int) -> String {
    names.append("g\(number)")
    let insets = pick([
      "", ",\"insets\":{}", ",\"insets\":{\"left\":8,\"bottom\":\(pick(Self.constants))}",
    ])
    return "{\"id\":\"g\(number)\",\"in\":\"v\(pick(viewCount))\"\(insets)}"
  }

  private mutating func anchor(_ kind: Int) -> String {
    let item = pick(names)
    if kind == 2 { return "\(item).\(pick(["width", "height"]))" }
    let edge = pick(Self.edges[kind])
    let isInset = item.hasPrefix("v") && !edge.hasSuffix("Baseline") && isChosen(oneIn: 8)
    return "\(item).\(isInset ? "margins." : "")\(edge)"
  }

  private mutating func constraint() -> String {
    let relation = pick(["==", "==", "<=", ">="])
    let kind = pick(3)
    let constant = pick(Self.constants)
    switch pick(8) {
    case 0:
      let axis = pick(["H", "V"])
      let (one, other) = (pick(names), pick(names))
      let gap = pick(["", "-", "-8-", "-(>=8,<=\(constant)@500)-"])
      return "{\"visual\":\"\(axis):[\(one)(\(relation)\(constant))]\(gap)[\(other)]\","
        + "\"priority\":\(pick(Self.priorities))}"
    case 1: return "\"\(constant) <= \(anchor(kind)) <= \(pick(Self.constants))\""
    case 2:
      let start = anchor(kind % 2)
      return "{\"text\":\"\(anchor(kind % 2)) - \(start) \(relation) \(anchor(2)) + 8\"}"
    default:
      let text = "\(anchor(kind)) \(relation) \(pick(Self.factors)) * \(anchor(kind)) + \(constant)"
      return "{\"text\":\"\(text)\",\"priority\":\(pick(Self.priorities))}"
    }
  }
}

import ConstraintLayout
import ConstraintSolver
import TestSupport
import Testing

struct `A plain constraint` {
  private let scene = {
    var scene = LayoutScene()
    for name in Self.names { scene.addView(Array(name.utf8).span) }
    scene.addGuide(Array("guide".utf8).span, in: ItemIndex(0))
    return scene
  }()

  private static let names = [
    "a", "b1", "row", "card", "r0_w1", "title9", "sevenLt", "eightLtr", "nineLettr", "_x",
    "aVeryLongNameOfThirtyBytes_012",
  ]

  /// Reads a text as the reader requires: followed by a zero and by no more bytes than it may read.
  private func plain(_ text: String) -> SceneConstraint? {
    let bytes = Array(text.utf8)
    let memory = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: bytes.count + 7)
    defer { memory.deallocate() }
    // The bytes after the zero must not matter, so they look like more text.
    memory.initialize(repeating: UInt8(ascii: "7"))
    for (index, byte) in bytes.enumerated() { memory[index] = byte }
    memory[bytes.count] = 0
    return scene.plainConstraint(
      terminated: UnsafeBufferPointer(rebasing: memory[..<bytes.count]))
  }

  /// The constraint that the parser reads from a text; `nil` for an error or a chain.
  private func parsed(_ text: String) -> SceneConstraint? {
    let bytes = Array(text.utf8)
    guard let read = try? ConstraintTextParser.constraint(bytes.span), read.partCount == 1 else {
      return nil
    }
    func anchors(_ side: ConstraintText.Side) -> SideAnchors? {
      var found = SideAnchors()
      for (path, anchor) in [(\SideAnchors.anchor, side.anchor), (\.origin, side.origin)] {
        guard let anchor else { continue }
        let name = anchor.name.unquoted(bytes.span)
        guard anchor.unknown == nil, let item = scene.item(named: name.span) else { return nil }
        found[keyPath: path] = Anchor(item, anchor.attribute, of: anchor.area)
      }
      return found
    }
    guard let left = anchors(read.first), let right = anchors(read.second),
      let constraint = read.constraint(part: 0, left: left, right: right),
      scene.error(in: constraint) == nil
    else { return nil }
    return constraint
  }

  @Test(arguments: [
    "a.top == b1.bottom", "row.leading==card.trailing+8",
    "a.width >= 0.5 * b1.height - 12.25 @ high",
    " title9.firstBaseline\n<=\tnineLettr.lastBaseline / 4 + 1 - 2 @ 12.5 ", "_x.height == 44",
    "a.margins.left == aVeryLongNameOfThirtyBytes_012.safeArea.right + -3", "row.width == -0",
    "eightLtr.centerX == sevenLt.centerX @required", "a.top == b1.top * 0", "a.width == 5 + 6 - 7",
  ])
  func `is read as the parser reads it`(_ text: String) throws {
    let constraint = try #require(plain(text))
    #expect(constraint == parsed(text))
    #expect(constraint.constant.sign == parsed(text)?.constant.sign)
  }

  @Test(arguments: [
    "", "a", "a.", "a.top", "a.top ==", "a.top == b1", "a.top == unknown.top", "a.top == b1.top +",
    "a.top = b1.top", "a.top == b1.left", "a.left == b1.leading", "a.top == b1.top @ 0",
    "a.top == b1.top @ 1001", "a.top == 1e3", "a.width == 01", "a.width == 1.", "a.width == .5",
    "a.width == 12345678901234567", "a.width == 2000000000000", "a.width == b1.width / 0",
    "a.width == b1.width * 1 * 2", "0 <= a.top <= 20", "a.top - b1.top == 5", "'a'.top == b1.top",
    "a.top == b1.top # why", "a.top == (b1.top)", "guide.margins.top == a.top", "a.top == b1.top;",
    "a.margins.firstBaseline == b1.top", "a.top == b1.top\0", "a.tops == b1.top", "a.widthx == 5",
    "a.top == b1.top @ highs", "2 * a.width == b1.width", "a.width == 5x", "a.top == b1.top 5",
    "a.lastBaselineX == b1.top", "a.firstBaselinE == b1.top", "ä.top == a.top",
  ])
  func `is left to the parser where it is anything else`(_ text: String) {
    #expect(plain(text) == nil)
  }

  @Test func `never differs from what the parser reads`() {
    var random = SplitMix64(seed: 20)
    let words =
      Self.names + [
        "guide", "c", "'a'", "margins", "safeArea", "high", "low", "required", "fitting",
      ]
      + Attribute.allCases.map(\.name)
    let signs = [
      ".", ".", ".", " == ", "==", " <= ", ">= ", "=", " + ", " - ", "-", " * ", "/", " @ ", "@",
      " ",
      "\n", "(", ")", "#", "\0", "e", "é", "'",
    ]
    let numbers = [
      "0", "8", "16", "0.5", "12.25", "-3", "750", "1e3", "007", "1000000000001", "-0",
    ]
    /// An anchor, mostly with the previous one's attribute, since both sides are of one kind.
    var attribute = Attribute.top
    func anchor() -> String {
      let area = Int.random(in: 0..<8, using: &random) == 0 ? "margins." : ""
      let name = Self.names.randomElement(using: &random) ?? ""
      if Int.random(in: 0..<4, using: &random) == 0 {
        attribute = Attribute.allCases.randomElement(using: &random) ?? .top
      }
      return "\(name).\(area)\(attribute.name)"
    }
    var read = 0
    for _ in 0..<20_000 {
      var text = anchor() + ([" == ", "<=", " >= "].randomElement(using: &random) ?? "")
      let number = numbers.randomElement(using: &random) ?? ""
      switch Int.random(in: 0..<6, using: &random) {
      case 0: text += anchor()
      case 1: text += number
      case 2: text += "\(number) * \(anchor())"
      case 3: text += "\(anchor()) / \(number)"
      default: text += "\(anchor()) + \(number)"
      }
      if Int.random(in: 0..<4, using: &random) == 0 { text += " @ \(number)" }
      // Half of the texts are damaged.
      for _ in 0..<Int.random(in: 0...2, using: &random) {
        var bytes = Array(text.utf8)
        let at = Int.random(in: 0...bytes.count, using: &random)
        let piece =
          (Bool.random(using: &random) ? words : signs).randomElement(using: &random) ?? ""
        let end = min(bytes.count, at + Int.random(in: 0...2, using: &random))
        bytes.replaceSubrange(at..<end, with: piece.utf8)
        text = String(decoding: bytes, as: UTF8.self)
      }
      guard let constraint = plain(text) else { continue }
      read += 1
      guard constraint == parsed(text), constraint.constant.sign == parsed(text)?.constant.sign
      else {
        Issue.record("\(text.debugDescription) is read as \(constraint)")
        continue
      }
    }
    #expect(read > 3_000)
  }
}

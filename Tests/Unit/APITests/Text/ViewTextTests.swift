import API
import Foundation
import Testing

/// Views with a text.
struct ViewTextTests {
  /// A screen of 300 points with a text at its left edge.
  private func request(_ members: String, _ rest: String = "") -> String {
    """
    {"views": [{"id": "screen", "x": 0, "y": 0, "width": 300, "height": 300, "children": [
      {"id": "text", "x": 0, "y": 0, \(members)}]}]\(rest)}
    """
  }

  private func text(_ reply: LayoutClient.Reply, _ view: String = "text") throws -> NSDictionary {
    let frames = try #require(reply.json["frames"] as? NSDictionary, "\(reply.text)")
    return try #require((frames[view] as? NSDictionary)?["text"] as? NSDictionary)
  }

  @Test func `are as large as their text, and tell how it stands there`() throws {
    let reply = layout(request(#""text": "Sign in""#))
    let text = try text(reply)
    #expect(reply.frame("text") == [0, 0, text["width"] as? Double ?? 0, 20.5])
    #expect(text["width"] as? Double ?? 0 > 50)
    #expect(text["lines"] as? Int == 1)
    #expect(text["truncated"] as? Bool == false)
    #expect(text["firstBaseline"] as? Double == 16)
    #expect(text["lastBaseline"] as? Double == 16)
    #expect(text["font"] as? String == "system")
    #expect(text["estimated"] as? Bool == true)
    #expect(text["missingGlyphs"] as? Int == 0)
    #expect(reply.ambiguous == [])
  }

  @Test func `wrap at the width that is solved, whatever it is`() throws {
    var heights: [Double] = []
    for width in stride(from: 60.0, through: 300, by: 7) {
      let reply = layout(
        request(
          #""text": "One line has no room for all of these words", "lines": 0"#,
          #", "constraints": ["text.width == \#(width)"]"#))
      let text = try text(reply)
      let height = try #require(reply.frame("text")?[3])
      #expect(text["height"] as? Double == height)
      let lines = Double(text["lines"] as? Int ?? 0)
      // The line height of the system font at 17 points is 20.287 points.
      #expect(height == (lines * 1.193359375 * 17 * 2).rounded(.up) / 2)
      heights.append(height)
    }
    #expect(heights == heights.sorted(by: >))
    #expect(Set(heights).count >= 4)
  }

  @Test func `have the baselines of their lines`() throws {
    let reply = layout(
      """
      {"views": [{"id": "row", "x": 0, "y": 0, "width": 120, "height": 200, "children": [
        {"id": "note", "text": "Several words on lines", "lines": 0, "font": {"size": 30}},
        {"id": "unit", "text": "kg"}, {"id": "last", "text": "kg"}]}],
       "constraints": ["note.leading == row.leading", "note.trailing == row.trailing", "note.top == row.top",
        "unit.leading == row.leading", "unit.firstBaseline == note.firstBaseline",
        "last.leading == row.leading", "last.lastBaseline == note.lastBaseline"]}
      """)
    let note = try text(reply, "note")
    let unit = try text(reply, "unit")
    let first = try #require(note["firstBaseline"] as? Double)
    let last = try #require(note["lastBaseline"] as? Double)
    #expect(last > first + 30)
    let own = try #require(unit["firstBaseline"] as? Double)
    #expect(reply.frame("unit")?[1] == first - own)
    #expect(reply.frame("last")?[1] == last - own)
  }

  @Test func `keep an intrinsic size that is given on an axis`() throws {
    let reply = layout(
      request(#""text": "Sign in", "intrinsicSize": {"width": 80}"#))
    #expect(reply.frame("text") == [0, 0, 80, 20.5])
    let other = layout(
      request(#""text": "Sign in", "lines": 0, "intrinsicSize": {"height": 44}"#))
    #expect(other.frame("text")?[3] == 44)
    #expect(other.frame("text")?[2] != 80)
  }

  @Test func `tell that a part is not shown, for lack of width or of height`() throws {
    let narrow = layout(
      request(#""text": "A title without room""#, #", "constraints": ["text.width == 60"]"#))
    #expect(try text(narrow)["truncated"] as? Bool == true)
    let words = #""text": "A title on three lines, of which two are shown", "lines": 0"#
    let low = layout(
      request(words, #", "constraints": ["text.width == 120", "text.height == 45"]"#))
    #expect(try text(low)["truncated"] as? Bool == true)
    #expect(try text(low)["lines"] as? Int == 2)
    let high = layout(
      request(words, #", "constraints": ["text.width == 120", "text.height == 200"]"#))
    #expect(try text(high)["truncated"] as? Bool == false)
  }

  @Test func `say that they wrap, and that they are squeezed where words have no room`() {
    let wrapping = layout(
      request(
        #""text": "Words that need two lines of a hundred", "lines": 0"#,
        #", "constraints": ["text.width <= 150"]"#))
    #expect(Self.kinds(wrapping) == ["wrapped"])
    let cut = layout(
      request(
        #""text": "Words that need two lines of a hundred""#,
        #", "constraints": ["text.width <= 150"]"#))
    #expect(Self.kinds(cut) == ["squeezed"])
  }

  private static func kinds(_ reply: LayoutClient.Reply) -> [String] {
    (reply.json["unsatisfied"] as? [NSDictionary] ?? []).compactMap { $0["kind"] as? String }
  }

  @Test func `follow the text, the size, the style and the content size of variants`() throws {
    let reply = layout(
      request(
        #""text": "Save", "textStyle": "body""#,
        """
        , "variants": [
          {"name": "text", "set": {"text.text": "Save as a new document"}},
          {"name": "size", "set": {"text.font.size": 34}},
          {"name": "style", "set": {"text.textStyle": "largeTitle"}},
          {"name": "content size", "contentSize": "AX5"},
          {"name": "content size by path", "set": {"contentSize": "AX5"}},
          {"name": "both", "contentSize": "AX5", "set": {"text.textStyle": "caption2"}}]
        """))
    let base = try #require(reply.frame("text"))
    let variants = try #require(reply.json["variants"] as? [NSDictionary])
    let frames = variants.compactMap { LayoutClient.Reply.frame("text", in: $0) }
    #expect(frames.map { $0[3] } == [20.5, 41, 41, 63.5, 63.5, 48])
    #expect(frames[0][2] > 3 * base[2])
    #expect(frames[1][2] > 1.8 * base[2])
    #expect(frames[3] == frames[4])
    #expect(base[3] == 20.5)
  }

  @Test func `are measured at the scale of the request, or of a device`() throws {
    let reply = layout(
      request(
        #""text": "Pixels", "lines": 0"#, #", "scale": 1, "devices": ["iphone-16", "ipad-11"]"#))
    #expect(reply.frame("text")?[3] == 21)
    let variants = try #require(reply.json["variants"] as? [NSDictionary])
    let heights = variants.compactMap { LayoutClient.Reply.frame("text", in: $0)?[3] }
    // A third of a point, and a half.
    #expect(abs(heights[0] - 61.0 / 3) < 1e-9)
    #expect(heights[1] == 20.5)
  }

  @Test func `are as high as their lines all the way of a sweep`() throws {
    let reply = layout(
      """
      {"views": [{"id": "screen", "x": 0, "y": 0, "width": 320, "height": 600, "children": [
        {"id": "note", "text": "A note of some words that wraps at most widths", "lines": 0}]}],
       "constraints": ["note.leading == screen.leading", "note.trailing == screen.trailing", "note.top == screen.top"],
       "sweep": {"property": "screen.width", "from": 100, "to": 400}}
      """)
    let sweep = try #require(reply.json["sweep"] as? NSDictionary, "\(reply.text)")
    let pieces = try #require(sweep["pieces"] as? [NSDictionary])
    #expect(pieces.count >= 4)
    for piece in pieces {
      let from = try #require(piece["from"] as? Double)
      let to = try #require(piece["to"] as? Double)
      let frame = (piece["frames"] as? NSDictionary)?["note"] as? NSDictionary
      let swept = try #require(frame?["height"] as? [Double])
      #expect(swept[0] == swept[1])
      let single = layout(
        """
        {"views": [{"id": "screen", "x": 0, "y": 0, "width": \((from + to) / 2), "height": 600, "children": [
          {"id": "note", "text": "A note of some words that wraps at most widths", "lines": 0}]}],
         "constraints": ["note.leading == screen.leading", "note.trailing == screen.trailing", "note.top == screen.top"]}
        """)
      #expect(single.frame("note")?[3] == swept[0])
    }
  }

  @Test func `are told as cut in each stretch of a sweep in which they are`() throws {
    func request(_ width: Double, _ rest: String) -> String {
      """
      {"views": [{"id": "screen", "x": 0, "y": 0, "width": \(width), "height": 600, "children": [
        {"id": "note", "text": "A note of some words that takes several lines in narrow screens", "lines": 2}]}],
       "constraints": ["note.leading == screen.leading", "note.trailing == screen.trailing", "note.top == screen.top"]
       \(rest)}
      """
    }
    func kinds(_ list: Any?) -> [String] {
      (list as? [NSDictionary] ?? []).compactMap { $0["kind"] as? String }
    }
    let reply = layout(
      request(320, #", "sweep": {"property": "screen.width", "from": 100, "to": 400}"#))
    let sweep = try #require(reply.json["sweep"] as? NSDictionary, "\(reply.text)")
    let stretches = try #require(sweep["unsatisfied"] as? [NSDictionary])
    #expect(stretches.map { kinds($0["unsatisfied"]) } == [["squeezed"], ["wrapped"]])
    for stretch in stretches {
      let from = try #require(stretch["from"] as? Double)
      let to = try #require(stretch["to"] as? Double)
      for share in [0.001, 0.5, 0.999] {
        let single = layout(request(from + share * (to - from), ""))
        #expect(kinds(single.json["unsatisfied"]) == kinds(stretch["unsatisfied"]))
      }
    }
  }

  struct Mistake: CustomTestStringConvertible, Sendable {
    var title: String
    var members: String
    var rest = ""
    var code: String
    var errors: [String]
    var testDescription: String { title }
  }

  static let mistakes = [
    Mistake(
      title: "a font that nobody has", members: #""text": "a", "font": {"name": "Inter-Bld"}"#,
      code: "unknown-font", errors: ["/views/0/children/0/font/name ?Inter-Bold"]),
    Mistake(
      title: "an estimate where none is allowed", members: #""text": "a""#,
      rest: #", "strictFonts": true"#, code: "estimated-text",
      errors: ["/views/0/children/0/text"]),
    Mistake(
      title: "glyphs that a font lacks, where no estimate is allowed",
      members: #""text": "字", "font": {"name": "Inter-Bold"}"#, rest: #", "strictFonts": true"#,
      code: "estimated-text", errors: ["/views/0/children/0/font"]),
    Mistake(
      title: "baselines and heights beside a text",
      members: """
        "text": "a", "firstBaseline": 3, "lastBaseline": 4, "intrinsicSize": {"heightForWidth": [[1, 2]]}
        """, code: "invalid-text",
      errors: [
        "/views/0/children/0/firstBaseline", "/views/0/children/0/lastBaseline",
        "/views/0/children/0/intrinsicSize/heightForWidth",
      ]),
    Mistake(
      title: "a font without a text", members: #""font": {"size": 3}, "lines": 0"#,
      code: "invalid-text",
      errors: ["/views/0/children/0/font", "/views/0/children/0/lines"]),
    Mistake(
      title: "a style and a size",
      members: #""text": "a", "textStyle": "body", "font": {"size": 3}"#,
      code: "invalid-text", errors: ["/views/0/children/0/textStyle"]),
    Mistake(
      title: "values out of range",
      members: """
        "text": "a", "font": {"size": 0, "weight": "fat", "italic": 1}, "lines": -1, "lineBreak": "wrap",
        "lineHeightMultiple": 0, "letterSpacing": 1e5, "textKind": "lable"
        """, rest: #", "language": "d_e", "contentSize": "XXS""#, code: "invalid-request",
      errors: [
        "/contentSize ?XS", "/language", "/views/0/children/0/font/size",
        "/views/0/children/0/font/weight", "/views/0/children/0/font/italic",
        "/views/0/children/0/lines", "/views/0/children/0/lineBreak",
        "/views/0/children/0/lineHeightMultiple", "/views/0/children/0/letterSpacing",
        "/views/0/children/0/textKind ?label",
      ]),
    Mistake(
      title: "variants that set what is not there", members: #""text": "a""#,
      rest: """
        , "variants": [{"name": "v", "set": {"screen.text": "b", "text.text": 3, "text.font.size": -1,
          "text.textStyle": "boddy", "text.intrinsicSize.heightForWidth": [[1, 2]], "contentSize": "?"}}]
        """, code: "invalid-variant",
      errors: [
        "/variants/0/set/screen.text", "/variants/0/set/text.text",
        "/variants/0/set/text.font.size", "/variants/0/set/text.textStyle ?body",
        "/variants/0/set/text.intrinsicSize.heightForWidth", "/variants/0/set/contentSize",
      ]),
  ]

  @Test(arguments: mistakes) func `are refused with`(mistake: Mistake) {
    let reply = layout(request(mistake.members, mistake.rest))
    #expect(reply.code == mistake.code, "\(reply.text)")
    #expect(reply.errors == mistake.errors)
  }

  @Test(arguments: ["chat-row", "product-card", "settings"])
  func `are drawn as in the picture of an example`(name: String) throws {
    let folder = `A guide to an operation`.root.appending(path: "examples/\(name)")
    let request = try Data(contentsOf: folder.appending(path: "request.json"))
    let drawn = request.withUnsafeBytes {
      Endpoint.layout.response(
        to: $0, as: .svg, in: OperationContext(fonts: LayoutClient.standardFonts))
    }
    let kept = try Data(contentsOf: folder.appending(path: "picture.svg"))
    #expect(
      Data(drawn.body) == kept, "`trellis solve --svg` draws it anew, if the change is meant")
  }

  @Test func `without any fonts are errors, and other views are not`() {
    var client = LayoutClient()
    client.fonts = FontStore(folders: [])
    #expect(client.post(request(#""text": "a""#)).code == "unknown-font")
    #expect(client.post(request(#""width": 1, "height": 1"#)).status == 200)
  }

  @Test func `cost work that counts against its limit`() {
    var client = LayoutClient()
    client.limits.work = 1_000
    let words = String(repeating: "word ", count: 20_000)
    let reply = client.post(
      request(#""text": "\#(words)", "lines": 0"#, #", "constraints": ["text.width == 300"]"#))
    #expect(reply.code == "work-limit-exceeded")
  }
}

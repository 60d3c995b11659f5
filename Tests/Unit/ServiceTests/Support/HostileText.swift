import Foundation

/// Ids that do harm unless they are treated as text.
enum HostileText {
  private static let pieces = [
    "<script>alert(1)</script>", "</title>", "</text>", "</g></svg>", "<!--", "-->", "<![CDATA[",
    "]]>", "&amp;", "&#0;", "&", "<", ">", "\"", "'", "`", "=", "\\", "\0", "\u{1}", "\u{1B}[31m",
    "\n", "\r", "\t", "\u{7F}", "\u{85}", "\u{2028}", "\u{2029}", "\u{202E}", "\u{2066}",
    "\u{200F}",
    "\u{61C}", "\u{FFFE}", "\u{FFFF}", "\u{FFFD}", "\u{10FFFF}", "\u{301}", "\u{200D}", "\u{FEFF}",
    "e\u{301}", "\u{5E9}\u{5DC}\u{5D5}\u{5DD}", "\u{FDFD}", "\u{1F468}\u{200D}\u{1F469}",
    "\u{6F22}",
    "javascript:alert(1)", "url(#trellis-hatch)", "onload=alert(1)", "xlink:href", " ", "a", "{",
    "}",
  ]

  /// Up to eight distinct ids.
  static func ids(using random: inout some RandomNumberGenerator) -> [String] {
    var seen: Set<[UInt8]> = []
    return (0..<Int.random(in: 1...8, using: &random)).map { _ in
      let length = Int.random(in: 1...(Bool.random(using: &random) ? 4 : 60), using: &random)
      return (0..<length).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
    }.filter { seen.insert(Array($0.utf8)).inserted }
  }

  /// A layout of views and guides with these ids, some ambiguous and some with violated
  /// constraints.
  static func request(ids: [String], using random: inout some RandomNumberGenerator) -> [UInt8] {
    var views: [[String: Any]] = []
    var guides: [[String: Any]] = []
    var constraints: [Any] = []
    for id in ids {
      guard views.isEmpty || Bool.random(using: &random) else {
        guides.append(["id": id, "in": views[0]["id"] ?? ""])
        continue
      }
      var view: [String: Any] = ["id": id, "width": 300, "height": 40]
      if let parent = views.randomElement(using: &random)?["id"] { view["parent"] = parent }
      views.append(view)
      let anchor: [String: Any] = ["view": id, "attribute": "width"]
      constraints.append(
        [
          "id": id, "first": anchor, "relation": ">=", "constant": 400,
          "priority": Bool.random(using: &random) ? 1000 : 500,
        ] as [String: Any])
    }
    let body: [String: Any] = [
      "views": views, "guides": guides, "constraints": constraints, "onConflict": "break",
      "variants": [["name": ids[0], "direction": "rtl"]],
    ]
    return (try? JSONSerialization.data(withJSONObject: body)).map(Array.init) ?? []
  }

  /// Whether XML does not allow a character, or it is invisible or changes the text's direction.
  static func isMisleading(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case ..<0x20, 0x7F...0x9F, 0x61C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069,
      0xFFFE...0xFFFF:
      true
    default: false
    }
  }
}

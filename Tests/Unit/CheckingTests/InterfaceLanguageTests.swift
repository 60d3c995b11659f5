import LayoutRequests
import API
import Checking
import Foundation
import InterfaceBuilder
import Testing

/// Storyboards and xibs in the languages of the files next to them.
@Suite struct InterfaceLanguageTests {
  /// Inter, which estimates the system font; `scripts/bootstrap test` installs it.
  private static let fonts = FontStore(folders: FontStore.standardFolders)

  /// A xib with a label and a button that start at the leading margin and must not pass the
  /// trailing one.
  private func xib(
    label: String = "", font: String = #"type="system" pointSize="17""#, button: String = ""
  ) -> String {
    func tie(_ id: String, _ top: Int) -> String {
      """
      <constraint firstItem="\(id)" firstAttribute="leading" secondItem="root" \
      secondAttribute="leading" constant="16" id="\(id)1"/>
      <constraint firstItem="\(id)" firstAttribute="top" secondItem="root" \
      secondAttribute="top" constant="\(top)" id="\(id)2"/>
      <constraint firstItem="root" firstAttribute="trailing" relation="greaterThanOrEqual" \
      secondItem="\(id)" secondAttribute="trailing" constant="16" id="\(id)3"/>
      """
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      toolsVersion="22154" useAutolayout="YES">
      <device id="retina4_7" orientation="portrait"/>
      <objects><view id="root">
      <rect key="frame" x="0" y="0" width="375" height="667"/>
      <subviews>
      <label text="Pay" translatesAutoresizingMaskIntoConstraints="NO" id="title" \(label)>
      <rect key="frame" x="16" y="20" width="29.5" height="20.5"/>
      <fontDescription key="fontDescription" \(font)/></label>
      <button buttonType="system" translatesAutoresizingMaskIntoConstraints="NO" id="go">
      <rect key="frame" x="16" y="100" width="30" height="30"/>
      <fontDescription key="fontDescription" type="system" pointSize="15"/>
      <state key="normal" title="Go"/>\(button)</button>
      </subviews>
      <constraints>
      \(tie("title", 20))
      \(tie("go", 100))
      </constraints>
      </view></objects></document>
      """
  }

  private static let long = "Bestellung noch einmal prüfen und dann sicher bezahlen"

  private func withFolder(
    _ files: [String: String], _ body: (URL) throws -> Void
  ) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (path, text) in files {
      let file = folder.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    try body(folder)
  }

  private func report(
    _ path: String, in folder: URL, change: (inout CheckConfiguration) -> Void = { _ in }
  ) -> CheckReport {
    var configuration = CheckConfiguration()
    change(&configuration)
    let run = CheckRun(fonts: Self.fonts, byteLimit: 1 << 20, workingDirectory: folder.path)
    return run.report(on: [
      .init(
        path: folder.appending(path: path).path, kind: .interface, configuration: configuration)
    ])
  }

  @Test func `a label and a button that are cut off in a language are found`() throws {
    let german = """
      /* Class = "UILabel"; */
      "title.text" = "\(Self.long)";
      "go.normalTitle" = "\(Self.long)";
      """
    try withFolder(["a.xib": xib(), "de.lproj/a.strings": german]) { folder in
      let found = report("a.xib", in: folder).findings
      #expect(found.map(\.rule) == [.truncated, .truncated])
      #expect(found.map(\.view) == ["title", "go"])
      #expect(found.map(\.severity) == [.warning, .warning])
      #expect(found.allSatisfy { $0.configurations == ["de"] })
      #expect(found.first?.message.contains("is 343 points wide, and its text") == true)
      #expect(report("a.xib", in: folder) { $0.languages = [] }.findings == [])
      let missing = report("a.xib", in: folder) { $0.languages = ["fr"] }
      #expect(missing.findings == [])
      let all = report("a.xib", in: folder) {
        $0.screens = [Screen("iphone-se-3")].compactMap { $0 }
      }
      #expect(all.findings.count == 2)
    }
  }

  @Test func `texts that fit are none, and the document's own language is as it was`() throws {
    let short = #""title.text" = "Zahlen"; "go.normalTitle" = "Los";"#
    try withFolder(["Base.lproj/a.xib": xib(), "de.lproj/a.strings": short]) { folder in
      #expect(report("Base.lproj/a.xib", in: folder).findings == [])
    }
    // Strings files in the document's own language are ignored.
    let own = #""title.text" = "\#(Self.long)";"#
    try withFolder(["de.lproj/a.xib": xib(), "de.lproj/a.strings": own]) { folder in
      #expect(report("de.lproj/a.xib", in: folder).findings == [])
    }
  }

  @Test func `files of texts and their languages are limited by name`() throws {
    let text = #""title.text" = "Zahlen"; "go.normalTitle" = "Los";"#
    let catalogue = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"title.text": {"localizations": {\
      "fr": {"stringUnit": {"state": "translated", "value": "Payer"}}, \
      "it": {"stringUnit": {"state": "translated", "value": "Paga"}}}}}}
      """
    func messages(_ files: [String: String], _ change: (inout RequestLimits) -> Void) throws
      -> [String]
    {
      var messages: [String] = []
      try withFolder(files.merging(["a.xib": xib()]) { old, _ in old }) { folder in
        var limits = RequestLimits()
        change(&limits)
        let run = CheckRun(
          limits: limits, fonts: Self.fonts, byteLimit: 1 << 20, workingDirectory: folder.path)
        let report = run.report(on: [
          .init(
            path: folder.appending(path: "a.xib").path, kind: .interface,
            configuration: CheckConfiguration())
        ])
        messages = report.findings.filter { $0.rule == .unreadable }.map(\.message)
      }
      return messages
    }
    for (files, bytes) in [
      (["de.lproj/a.strings": text], text.utf8.count),
      (["a.xcstrings": catalogue], catalogue.utf8.count),
    ] {
      func limited(_ change: (inout RequestLimits) -> Void) throws -> String {
        let found = try messages(files, change)
        #expect(found.count <= 1)
        return found.first ?? ""
      }
      #expect(try limited { $0.stringsBytes = bytes } == "")
      #expect(try limited { $0.stringsBytes = bytes - 1 }.contains("limit of \(bytes - 1) bytes"))
      #expect(try limited { $0.stringsEntries = 2 } == "")
      #expect(try limited { $0.stringsEntries = 1 }.contains("limit of 1 entries"))
    }
    for files in [
      ["a.xcstrings": catalogue], ["de.lproj/a.strings": text, "fr.lproj/a.strings": text],
    ] {
      #expect(try messages(files) { $0.languages = 2 } == [])
      #expect(
        try messages(files) { $0.languages = 1 } == [
          "the document exceeds the limit of 1 languages"
        ])
    }
  }

  @Test func `labels that a cell places by their texts are not called cut off`() throws {
    func cell(_ labels: String, _ style: String) -> String {
      let label = { (id: String) in
        """
        <label text="T" id="\(id)"><rect key="frame" x="16" y="12" width="30" height="20"/>\
        <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
        """
      }
      return """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
        toolsVersion="22154" useAutolayout="YES">
        <device id="retina4_7" orientation="portrait"/>
        <objects><tableViewCell id="cell" \(labels) style="\(style)">
        <rect key="frame" x="0" y="0" width="375" height="44"/>
        <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
        <rect key="frame" x="0" y="0" width="375" height="44"/>
        <subviews>\(label("title"))\(label("detail"))</subviews>
        </tableViewCellContentView></tableViewCell></objects></document>
        """
    }
    let both = #"textLabel="title" detailTextLabel="detail""#
    let german = #""title.text" = "\#(Self.long)";"#
    for (labels, count) in [(both, 0), (#"textLabel="title""#, 1), ("", 1)] {
      let files = [
        "a.xib": cell(labels, "IBUITableViewCellStyleValue1"), "de.lproj/a.strings": german,
      ]
      try withFolder(files) { folder in
        let found = report("a.xib", in: folder).findings.filter { $0.rule == .truncated }
        #expect(found.count == count, "\(labels)")
      }
    }
  }

  @Test func `a cell grows with its text where its table says so`() throws {
    func table(_ height: String, cell: String = "") -> String {
      let ties = ["leading", "trailing", "top", "bottom"].map {
        """
        <constraint firstItem="title" firstAttribute="\($0)" secondItem="content" \
        secondAttribute="\($0)Margin" id="\($0)"/>
        """
      }
      return """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
        toolsVersion="22154" useAutolayout="YES">
        <device id="retina4_7" orientation="portrait"/>
        <objects><tableView rowHeight="\(height)" style="plain" id="table">
        <rect key="frame" x="0" y="0" width="375" height="667"/><prototypes>
        <tableViewCell id="cell" \(cell)>
        <rect key="frame" x="0" y="28" width="375" height="42.5"/>
        <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
        <rect key="frame" x="0" y="0" width="375" height="42.5"/>
        <subviews>
        <label text="Pay" numberOfLines="2" translatesAutoresizingMaskIntoConstraints="NO" \
        id="title"><rect key="frame" x="16" y="11" width="343" height="20.5"/>
        <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
        </subviews><constraints>\(ties.joined())</constraints>
        </tableViewCellContentView></tableViewCell></prototypes></tableView></objects></document>
        """
    }
    let german = #""title.text" = "\#(Self.long)";"#
    for (text, count) in [
      (table("-1"), 0), (table("-1", cell: #"rowHeight="-1""#), 0), (table("44"), 1),
      (table("-1", cell: #"rowHeight="42.5""#), 1),
    ] {
      try withFolder(["a.xib": text, "de.lproj/a.strings": german]) { folder in
        let found = report("a.xib", in: folder)
        let truncated = found.findings.filter { $0.rule == .truncated }
        #expect(truncated.count == count, "\(text)")
        #expect(found.findings.filter { $0.rule != .truncated && $0.severity > .note } == [])
      }
    }
  }

  @Test func `a text that may wrap, shrinks, or has an unknown font is not called cut off`() throws
  {
    let german = #""title.text" = "\#(Self.long)"; "go.normalTitle" = "\#(Self.long)";"#
    let image = #"<buttonConfiguration key="configuration" style="plain" title="Go"/>"#
    for text in [
      xib(label: #"numberOfLines="0""#, button: image),
      xib(label: #"minimumScaleFactor="0.5""#, button: image),
      xib(font: #"name="Nowhere-Bold" family="Nowhere" pointSize="17""#, button: image),
    ] {
      try withFolder(["a.xib": text, "de.lproj/a.strings": german]) { folder in
        let truncated = report("a.xib", in: folder).findings.filter { $0.rule == .truncated }
        #expect(truncated == [])
      }
    }
  }

  @Test func `a language from right to left is checked in its direction`() throws {
    // If leading is left, both constraints are equivalent.
    let fixed = xib().replacing(
      "<constraints>",
      with: """
        <constraints>
        <constraint firstItem="title" firstAttribute="left" secondItem="root" \
        secondAttribute="left" constant="16" id="left"/>
        <constraint firstItem="title" firstAttribute="width" relation="lessThanOrEqual" \
        constant="100" id="width"/>
        """)
    let (arabic, german) = (#""title.text" = "ادفع";"#, #""title.text" = "Zahlen";"#)
    let files = ["a.xib": fixed, "ar.lproj/a.strings": arabic, "de.lproj/a.strings": german]
    try withFolder(files) { folder in
      let found = report("a.xib", in: folder).findings
      #expect(found.map(\.rule) == [.conflict])
      #expect(found.first?.configurations == ["ar"])
    }
  }

  @Test func `a catalogue has several languages, and its source is the document's`() throws {
    let catalogue = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "title.text": {"localizations": {
          "en": {"stringUnit": {"state": "translated", "value": "\(Self.long)"}},
          "de": {"stringUnit": {"state": "translated", "value": "\(Self.long)"}},
          "fr": {"stringUnit": {"state": "new", "value": "\(Self.long)"}},
          "nl": {"variations": {"device": {"other":
            {"stringUnit": {"state": "translated", "value": "\(Self.long)"}}}}}}},
        "go.normalTitle": {}}}
      """
    for place in ["a.xcstrings", "mul.lproj/a.xcstrings", "Base.lproj/a.xcstrings"] {
      try withFolder(["Base.lproj/a.xib": xib(), place: catalogue]) { folder in
        let found = report("Base.lproj/a.xib", in: folder).findings
        #expect(found.map(\.rule) == [.truncated] && found.map(\.view) == ["title"])
        #expect(found.first?.configurations == ["de", "nl"])
        let one = report("Base.lproj/a.xib", in: folder) { $0.languages = ["nl", "fi"] }
        #expect(one.findings.first?.configurations == ["nl"])
        #expect(one.notices.contains { $0.hasSuffix("found no texts for the language \"fi\"") })
      }
    }
  }

  @Test func `strings that cannot be read are told with their line`() throws {
    let files = [
      "a.xib": xib(), "de.lproj/a.strings": "\n\"a\" = ;", "a.xcstrings": "{\n\"strings\": ?}",
    ]
    try withFolder(files) { folder in
      let found = report("a.xib", in: folder).findings
      #expect(found.map(\.rule) == [.unreadable, .unreadable])
      let places = found.map {
        "\($0.path.split(separator: "/").last ?? ""):\($0.range?.line ?? 0)"
      }
      #expect(Set(places) == ["a.strings:2", "a.xcstrings:2"])
    }
  }
}

/// Pseudo-languages, and texts missing in a language.
@Suite struct PseudoLanguageTests {
  private static let fonts = FontStore(folders: FontStore.standardFolders)

  /// A xib with two labels in a row of 200 points; the second yields to the first.
  private func row(_ first: String, saved: Int, _ second: String) -> String {
    func label(_ id: String, _ text: String, _ x: Int, _ width: Int, _ compression: Int) -> String {
      """
      <label id="\(id)" text="\(text)" horizontalCompressionResistancePriority="\(compression)" \
      horizontalHuggingPriority="\(compression)" translatesAutoresizingMaskIntoConstraints="NO">\
      <rect key="frame" x="\(x)" y="20" width="\(width)" height="20.5"/>\
      <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
      """
    }
    return InterfaceSample(
      views: label("a", first, 10, saved, 751) + label("b", second, 10 + saved, 200 - saved, 750),
      constraints: InterfaceSample.tie("a", "leading", "root", nil, 10)
        + InterfaceSample.tie("b", "leading", "a", "trailing", 0)
        + InterfaceSample.tie("root", "trailing", "b", nil, 165)
        + InterfaceSample.tie("a", "top", "root", nil, 20)
        + InterfaceSample.tie("b", "top", "root", nil, 20)
    ).text
  }

  private func report(
    _ files: [String: String], change: (inout CheckConfiguration) -> Void = { _ in }
  ) throws -> CheckReport {
    try DocumentFolder(files).report(fonts: Self.fonts, change: change)
  }

  @Test func `a label without a text in the language is as wide as its own text`() throws {
    let german = #""b.text" = "Bezahlen und fertig";"#
    let stretched = try report([
      "Base.lproj/a.xib": row("On", saved: 120, "Pay"), "de.lproj/a.strings": german,
    ])
    #expect(stretched.findings.filter { $0.rule == .truncated } == [])
    let long = try report([
      "Base.lproj/a.xib": row("On the way home", saved: 120, "Pay"), "de.lproj/a.strings": german,
    ])
    #expect(long.findings.filter { $0.rule == .truncated }.map(\.view) == ["b"])
  }

  @Test func `each pseudo-language changes texts as its name says`() {
    let texts = PseudoLanguage.allCases.map { $0.text("Pay 1") }
    #expect(
      texts == [
        "Pay 1 Pay 1", "Pay 1", "😀 Pay 1 😀", "Ṕàý 1", "[# Pay 1 #]", "\u{202E}Pay 1\u{202C}",
        "Pay 1 P",
      ])
    #expect(PseudoLanguage.allCases.allSatisfy { $0.text("").isEmpty })
    let more = PseudoLanguage.expanded.text(String(repeating: "a", count: 100))
    #expect(more.count == 140)
    #expect(
      PseudoLanguage.allCases.prefix(6).map(\.title) == [
        "Double-Length Pseudolanguage", "Right-to-Left Pseudolanguage", "Emotional Pseudolanguage",
        "Accented Pseudolanguage", "Bounded String Pseudolanguage",
        "Right-to-Left Pseudolanguage With Right-to-Left Strings",
      ])
    for language in PseudoLanguage.allCases {
      #expect(PseudoLanguage.languages(named: language.title) == [language])
      #expect(PseudoLanguage.languages(named: language.rawValue) == [language])
    }
    #expect(PseudoLanguage.languages(named: "all")?.count == 7)
    #expect(PseudoLanguage.languages(named: "All") == nil)
  }

  @Test func `a storyboard is checked in pseudo-languages that are asked for`() throws {
    let files = ["a.xib": row("Pay", saved: 100, "Confirm it")]
    #expect(try report(files).findings.isEmpty)
    let found = try report(files) { $0.pseudoLanguages = [.doubleLength, .accented] }.findings
    #expect(found.map(\.rule) == [.truncated] && found.map(\.view) == ["b"])
    #expect(found.first?.configurations == ["Double-Length Pseudolanguage"])
  }

  @Test func `a layout is checked in pseudo-languages, its variants too`() throws {
    let text = """
      {"views": [{"id": "screen", "x": 0, "y": 0, "width": 320, "height": 480, "children": [
        {"id": "t", "x": 0, "y": 0, "width": 150, "text": "Confirm", "font": {"name": "Inter-Regular"}}
      ]}], "variants": [{"name": "long", "set": {"t.text": "Confirm order"}}]}
      """
    #expect(try report(["a.layout.json": text]).findings.isEmpty)
    let found = try report(["a.layout.json": text]) {
      $0.pseudoLanguages = PseudoLanguage.allCases
    }.findings
    #expect(found.map(\.rule) == [.truncated], "\(found)")
    #expect(
      found.first?.configurations.contains("Double-Length Pseudolanguage, variant long") == true)
    #expect(found.first?.configurations.contains("Accented Pseudolanguage") == false)
  }

  @Test func `a lack within the error of an estimate is a note`() throws {
    func severity(_ width: Int) throws -> [Severity] {
      let text = """
        {"views": [{"id": "screen", "x": 0, "y": 0, "width": 320, "height": 480, "children": [
          {"id": "t", "x": 0, "y": 0, "width": \(width), "text": "Confirm your order and pay",
           "font": {"size": 17}}]}]}
        """
      return try report(["a.layout.json": text]).findings.filter { $0.rule == .truncated }
        .map(\.severity)
    }
    // The text needs about 211 points.
    let severities = try (190...220).map { try severity($0) }
    #expect(severities.first == [.warning] && severities.last == [])
    #expect(severities.contains([.note]))
    let stated = try report([
      "a.layout.json": """
      {"views": [{"id": "screen", "x": 0, "y": 0, "width": 320, "height": 480, "children": [
        {"id": "t", "x": 0, "y": 0, "width": 205, "text": "Confirm your order and pay",
         "font": {"size": 17}}]}]}
      """
    ]) { $0.severities[.truncated] = .error }
    #expect(stated.findings.allSatisfy { $0.severity == .error })
  }

  @Test func `languages with equal texts are all named`() throws {
    let long = #""b.text" = "Bezahlen und dann noch einmal prüfen";"#
    let found = try report([
      "Base.lproj/a.xib": row("On", saved: 100, "Pay"), "de.lproj/a.strings": long,
      "nl.lproj/a.strings": long, "sv.lproj/a.strings": #""b.text" = "Pay";"#,
    ]).findings
    #expect(found.first { $0.rule == .truncated }?.configurations == ["de", "nl"])
  }

  @Test func `the names of a configuration are those of pseudo-languages`() throws {
    let read = try ConfigurationFile.read(
      "pseudo: [accented, Double-Length Pseudolanguage]", path: "c.yml", folder: "/")
    #expect(read.pseudoLanguages == [.accented, .doubleLength])
    #expect(throws: ConfigurationFile.Failure.self) {
      try ConfigurationFile.read("pseudo: klingon", path: "c.yml", folder: "/")
    }
  }
}

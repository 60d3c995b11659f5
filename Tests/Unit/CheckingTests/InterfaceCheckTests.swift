import API
import Checking
import ConstraintLayout
import Foundation
import LayoutRequests
import TestSupport
import Testing

/// The findings in Interface Builder documents.
@Suite struct InterfaceCheckTests {
  private func report(
    _ text: String, name: String = "a.xib", change: (inout CheckConfiguration) -> Void = { _ in }
  ) throws -> CheckReport {
    let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: name)
    try Data(text.utf8).write(to: file)
    return report(file, change: change)
  }

  private func report(
    _ file: URL, change: (inout CheckConfiguration) -> Void = { _ in }
  ) -> CheckReport {
    var configuration = CheckConfiguration()
    change(&configuration)
    let folder = file.deletingLastPathComponent().path
    let run = CheckRun(byteLimit: 16 << 20, workingDirectory: folder)
    return run.report(on: [
      .init(
        path: file.path, kind: DocumentKind(path: file.path), configuration: configuration)
    ])
  }

  /// A xib with one root that has views and constraints.
  private func xib(
    size: (Int, Int) = (375, 667), _ views: String, _ constraints: String
  ) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
    toolsVersion="22154" useAutolayout="YES" useSafeAreas="YES">
    <device id="retina4_7" orientation="portrait"/>
    <objects><view id="root">
    <rect key="frame" x="0" y="0" width="\(size.0)" height="\(size.1)"/>
    <subviews>
    \(views)
    </subviews>
    <constraints>
    \(constraints)
    </constraints>
    </view></objects></document>
    """
  }

  private func view(_ id: String, tag: String = "view", _ more: String = "") -> String {
    """
    <\(tag) id="\(id)" translatesAutoresizingMaskIntoConstraints="NO" \(more)>\
    <rect key="frame" x="10" y="20" width="100" height="50"/></\(tag)>
    """
  }

  private func tie(_ id: String, _ attribute: String, _ constant: Int) -> String {
    """
    <constraint firstItem="a" firstAttribute="\(attribute)" secondItem="root" \
    secondAttribute="\(attribute)" constant="\(constant)" id="\(id)"/>
    """
  }

  private func size(_ id: String, _ attribute: String, _ constant: Int) -> String {
    #"<constraint firstItem="a" firstAttribute="\#(attribute)" constant="\#(constant)" id="\#(id)"/>"#
  }

  private var place: String { tie("x", "leading", 10) + "\n" + tie("y", "top", 20) }

  @Test func `a conflict names its constraints where they stand`() throws {
    let text = xib(
      view("a"),
      [place, size("w1", "width", 100), size("w2", "width", 120), size("h", "height", 50)]
        .joined(separator: "\n"))
    let report = try report(text)
    let conflict = try #require(report.findings.first)
    #expect(report.findings.count == 1 && conflict.rule == .conflict)
    #expect(conflict.severity == .error && conflict.view == "a" && conflict.pointer.isEmpty)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let line = 1 + (lines.firstIndex { $0.contains(#"id="w1""#) } ?? 0)
    #expect(conflict.range?.line == line && conflict.range?.column == 1)
    #expect(conflict.related.map { $0.range?.line } == [line + 1])
    let scene = try #require(report.interfaces.first?.scenes.first)
    #expect(scene.root == "root" && scene.findings.map { Set($0.constraints) } == [["w1", "w2"]])
  }

  @Test func `a conflict with the size of a root that is no screen is a note`() throws {
    let ends = place + tie("r", "trailing", -10) + size("w", "width", 100)
    let sizes = ends + size("h", "height", 50)
    #expect(
      try report(xib(size: (300, 60), view("a"), sizes)).findings.map(\.severity) == [.note])
    #expect(try report(xib(view("a"), sizes)).findings.map(\.severity) == [.error])
  }

  @Test func `a conflict with a root without a size is a note`() throws {
    let text = xib(
      size: (0, 0), view("a"),
      place + tie("r", "trailing", -10) + size("w", "width", 100) + size("h", "height", 50))
    let findings = try report(text).findings
    #expect(findings.contains { $0.rule == .conflict })
    #expect(findings.allSatisfy { $0.severity <= .note }, "\(findings)")
  }

  /// A xib of a cell of 300 by 60 points, whose content view has views and constraints.
  private func cell(content: String, _ views: String, _ constraints: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
    toolsVersion="22154" useAutolayout="YES">
    <device id="retina4_7" orientation="portrait"/>
    <objects><tableViewCell id="cell"><rect key="frame" x="0" y="0" width="300" height="60"/>
    <tableViewCellContentView key="contentView" tableViewCell="cell" id="root">
    \(content)<autoresizingMask key="autoresizingMask"/>
    <subviews>\(views)</subviews><constraints>\(constraints)</constraints>
    </tableViewCellContentView></tableViewCell></objects></document>
    """
  }

  private static let contentFrame =
    #"<rect key="frame" x="0" y="0" width="300" height="60"/>"#

  @Test func `a conflict with a content view is one note at all devices`() throws {
    let constraints =
      tie("x", "leading", 10) + size("w", "width", 100) + tie("y", "top", 0)
      + tie("b", "bottom", 0) + size("h", "height", 50)
    let findings = try report(cell(content: Self.contentFrame, view("a"), constraints)) {
      $0.screens = [Screen("iphone-16"), Screen("iphone-se-3")].compactMap { $0 }
    }.findings.filter { $0.rule == .conflict }
    #expect(findings.map(\.severity) == [.note])
    #expect(
      findings.map(\.configurations) == [["the document itself", "iphone-16", "iphone-se-3"]])
    // A conflict without the content view is the author's.
    let own = try report(
      cell(
        content: Self.contentFrame, view("a"),
        place + size("w", "width", 100)
          + size("h", "height", 50) + size("h2", "height", 51)))
    #expect(own.findings.map(\.severity) == [.error])
  }

  @Test func `a content view without a frame is as large as its cell`() throws {
    let constraints =
      tie("x", "leading", 10) + tie("r", "trailing", -190) + tie("y", "top", 20)
      + size("h", "height", 39)
    let findings = try report(cell(content: "", view("a"), constraints)).findings
    #expect(findings.map(\.rule) == [.misplaced], "\(findings)")
  }

  @Test func `a frame that is off by what rounding explains is a note`() throws {
    func severities(_ width: Double, strict: Bool = false) throws -> [Severity] {
      let text = xib(view("a"), place + size("w", "width", 100) + size("h", "height", 50))
        .replacingOccurrences(of: #"constant="100""#, with: #"constant="\#(width)""#)
      return try report(text) { $0.isStrict = strict }.findings.map(\.severity)
    }
    #expect(try severities(100.5) == [])
    #expect(try severities(101.5) == [.note])
    #expect(try severities(101.5, strict: true) == [.warning])
    #expect(try severities(102) == [.warning])
    #expect(try severities(102, strict: true) == [.error])
  }

  @Test func `what a constraint of the canvas holds alone is a note elsewhere`() throws {
    let placeholder = #"constant="50" placeholder="YES" id="h""#
    let text = xib(
      view("a"), place + size("w", "width", 100) + size("h", "height", 50)
    ).replacingOccurrences(of: #"constant="50" id="h""#, with: placeholder)
    let screens = [Screen("iphone-16"), Screen("iphone-11")].compactMap { $0 }
    let findings = try report(text) { $0.screens = screens }.findings
    #expect(findings.map(\.rule) == [.ambiguous] && findings.map(\.severity) == [.note])
    #expect(findings.first?.configurations == ["iphone-16", "iphone-11"])
    #expect(findings.first?.message.hasSuffix("holds it on the canvas") == true)
    // Dimensions it does not hold stay as ambiguous as without it.
    let open = text.replacingOccurrences(of: size("w", "width", 100), with: "")
    let warnings = try report(open) { $0.screens = screens }.findings
    #expect(warnings.map(\.severity) == [.warning], "\(warnings)")
  }

  @Test func `an open frame is a warning, and a note where only code knows the size`() throws {
    let open = try report(xib(view("a"), tie("x", "leading", 10))).findings
    #expect(open.map(\.rule) == [.ambiguous] && open.map(\.severity) == [.warning])
    let custom = view("a", #"customClass="Badge""#)
    #expect(try report(xib(custom, place)).findings.map(\.severity) == [.note])
    let strict = try report(xib(view("a"), place)) { $0.isStrict = true }
    #expect(strict.findings.map(\.severity) == [.error])
    let chosen = try report(xib(view("a"), place)) { $0.severities[.ambiguous] = .note }
    #expect(chosen.findings.map(\.severity) == [.note])
  }

  @Test func `a frame that is not the solved one is misplaced, at the document's device alone`()
    throws
  {
    let sizes = place + size("w", "width", 101) + size("h", "height", 50)
    let findings = try report(xib(view("a"), sizes)) {
      $0.screens = [Screen("iphone-16"), Screen("ipad-11")].compactMap { $0 }
    }.findings
    #expect(findings.map(\.rule) == [.misplaced] && findings.map(\.view) == ["a"])
    #expect(findings.first?.configurations == [])
  }

  @Test func `what holds at the document's device alone is found at others by their names`() throws
  {
    let document = Rule.misplaced.good.text.replacingOccurrences(
      of: #"<constraint firstAttribute="width" constant="100" id="width"/>"#,
      with: #"<constraint firstAttribute="width" constant="335" id="width"/>"#
    ).replacingOccurrences(of: #"width="100" height="50""#, with: #"width="335" height="50""#)
      .replacingOccurrences(
        of: #"<constraint firstItem="box" firstAttribute="top""#,
        with: """
          <constraint firstItem="screen" firstAttribute="trailing" secondItem="box" \
          secondAttribute="trailing" constant="20" id="trailing"/>
          <constraint firstItem="box" firstAttribute="top"
          """)
    #expect(try report(document, name: "a.storyboard").findings.isEmpty)
    let findings = try report(document, name: "a.storyboard") {
      $0.screens = [Screen("iphone-16"), Screen("ipad-11")].compactMap { $0 }
    }.findings
    #expect(findings.map(\.rule) == [.conflict])
    // An iPhone document is not checked at the size of an iPad.
    #expect(findings.map(\.configurations) == [["iphone-16"]])
  }

  @Test func `a document that is refused has one finding, with its place`() throws {
    let findings = try report(
      "<?xml version=\"1.0\"?>\n<!DOCTYPE d [<!ENTITY a \"b\">]>\n<document/>"
    ).findings
    #expect(findings.map(\.rule) == [.unreadable] && findings.first?.range?.line == 2)
    let unknown = try report(xib(view("a"), place + size("w", "weight", 1))).findings
    #expect(unknown.contains { $0.rule == .unreadable && $0.message.contains("weight") })
  }

  @Test func `a document on standard input is known by its first character`() throws {
    let findings = try report(Rule.misplaced.bad.text, name: "unnamed").findings
    #expect(findings.map(\.rule) == [.misplaced])
  }

  // MARK: Circumstances

  @Test func `a conflict at another device is told of its own constraints`() throws {
    // The placeholder exists only on the canvas, so constraint numbers differ at a device.
    let text = xib(
      view("p", tag: "view") + view("a"),
      """
      <constraint firstItem="p" firstAttribute="width" constant="100" placeholder="YES" id="held"/>
      \(tie("x", "leading", 10))\(tie("y", "top", 20))\(size("h", "height", 50))
      <constraint firstItem="root" firstAttribute="trailing" secondItem="a" \
      secondAttribute="trailing" constant="265" id="r"/>
      \(size("w", "width", 100))
      """)
    let findings = try report(text) {
      $0.screens = [Screen("iphone-16"), Screen("iphone-11")].compactMap { $0 }
      $0.severities = [.ambiguous: .off, .misplaced: .off]
    }.findings.filter { $0.rule == .conflict }
    #expect(findings.map(\.configurations) == [["iphone-16", "iphone-11"]])
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let wanted = Set(
      ["\"x\"", "\"r\"", "\"w\""].compactMap { id in
        lines.firstIndex { $0.contains("id=\(id)") }.map { $0 + 1 }
      })
    let conflict = try #require(findings.first)
    let found = [conflict.range?.line] + conflict.related.map { $0.range?.line }
    #expect(Set(found.compactMap { $0 }).isSuperset(of: wanted))
  }

  @Test func `masks that cannot hold at another device end in a finding or none`() throws {
    let text = xib(
      view("a"),
      place + size("w", "width", 100) + size("h", "height", 50)
    ).replacingOccurrences(
      of: "<subviews>",
      with: """
        <subviews><view id="m"><rect key="frame" x="300" y="600" width="70" height="60"/>\
        <autoresizingMask key="autoresizingMask"/><subviews><view id="n">\
        <rect key="frame" x="0" y="0" width="70" height="60"/></view></subviews></view>
        """)
    let found = try report(text) {
      $0.screens = [Screen("100x100"), Screen("iphone-16")].compactMap { $0 }
    }
    #expect(!found.hasUnreadable)
  }

  @Test func `the usual screens are those of the document's idiom`() throws {
    let document = Rule.misplaced.good.text.replacingOccurrences(
      of: #"<constraint firstAttribute="width" constant="100" id="width"/>"#,
      with: #"<constraint firstAttribute="width" constant="335" id="width"/>"#
    ).replacingOccurrences(of: #"width="100" height="50""#, with: #"width="335" height="50""#)
      .replacingOccurrences(
        of: #"<constraint firstItem="box" firstAttribute="top""#,
        with: """
          <constraint firstItem="screen" firstAttribute="trailing" secondItem="box" \
          secondAttribute="trailing" constant="20" id="trailing"/>
          <constraint firstItem="box" firstAttribute="top"
          """)
    let findings = try report(document, name: "a.storyboard") { $0.usesUsualScreens = true }
    #expect(findings.findings.map(\.configurations) == [["iphone-16", "iphone-16-pro-max"]])
    // The section of scenes covers the document's own device.
    #expect(findings.interfaces.first?.scenes.first?.findings.isEmpty == true)
    let widths = try report(document, name: "a.storyboard") { $0.widths = 320...440 }.findings
    #expect(
      widths.filter { $0.rule == .conflict }.map(\.configurations) == [
        ["from 320 to 390", "from 390 to 440"]
      ], "\(widths)")
  }

  @Test func `a conflict that half a point resolves is a note`() throws {
    func ends(_ width: Int) -> String {
      let text = place + tie("r", "trailing", -265) + size("w", "width", width)
      return text + size("h", "height", 50)
    }
    let slight = xib(view("a"), ends(100)).replacingOccurrences(
      of: #"constant="100" id="w""#, with: #"constant="100.4" id="w""#)
    #expect(try report(slight).findings.map(\.severity) == [.note])
    let clear = slight.replacingOccurrences(of: "100.4", with: "101")
    #expect(try report(clear).findings.map(\.severity) == [.error])
  }

  @Test func `larger text needs more room than its button has`() throws {
    let button = view("a", tag: "button")
    let constraints = place + tie("r", "trailing", -265) + size("h", "height", 50)
    #expect(try report(xib(button, constraints)).findings.isEmpty)
    let large = try report(xib(button, constraints)) {
      $0.textScales = [2]
      $0.severities[.unsatisfied] = .note
    }.findings
    #expect(large.contains { $0.rule == .unsatisfied && $0.configurations == ["text 2"] })
  }

  @Test func `from right to left a view is at the other edge`() throws {
    let text = xib(view("a"), place + size("w", "width", 100) + size("h", "height", 50))
    let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "a.xib")
    try Data(text.utf8).write(to: file)
    var configuration = CheckConfiguration()
    configuration.directions = [.leftToRight, .rightToLeft]
    let run = CheckRun(byteLimit: 1 << 20, workingDirectory: folder.path)
    func report(_ isUpdating: Bool) -> CheckReport {
      run.report(on: [
        .init(
          path: file.path, kind: .interface, configuration: configuration,
          golden: GoldenChoice(
            folder: folder.path, isUpdating: isUpdating, pictures: folder.path, isConfigured: true))
      ])
    }
    #expect(report(true).findings.isEmpty)
    let kept = try String(
      contentsOf: folder.appending(path: "a.xib.frames.json"), encoding: .utf8)
    #expect(kept.contains(#""root, ltr""#) && kept.contains(#""root, rtl""#), "\(kept)")
    #expect(kept.contains(#""a": [10,20,100,50]"#) && kept.contains(#""a": [265,20,100,50]"#))
    #expect(report(false).findings.isEmpty)
    try Data(
      text.replacingOccurrences(of: #"constant="100" id="w""#, with: #"constant="90" id="w""#).utf8
    ).write(to: file)
    let changed = report(false)
    let golden = changed.findings.filter { $0.rule == .contradictsGolden }
    #expect(golden.map(\.view) == ["a"] && golden.first?.configurations == ["ltr", "rtl"])
    #expect(changed.pictures.count == 2)
  }

  // MARK: Texts and marks

  @Test func `labels that overlap are a note, and what is meant to is none`() throws {
    func label(_ id: String, x: Int, width: Int = 100) -> String {
      """
      <label id="\(id)" text="T" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO">\
      <rect key="frame" x="\(x)" y="20" width="\(width)" height="20"/></label>
      """
    }
    let some = try report(xib(label("a", x: 10) + label("b", x: 80), "")).findings
    #expect(some.map(\.rule) == [.overlap] && some.map(\.severity) == [.note])
    let strict = try report(xib(label("a", x: 10) + label("b", x: 80), "")) { $0.isStrict = true }
    #expect(strict.findings.map(\.severity) == [.warning])
    #expect(try report(xib(label("a", x: 10) + label("b", x: 109), "")).findings.isEmpty)
    let hidden = label("b", x: 80).replacingOccurrences(of: "text=", with: #"hidden="YES" text="#)
    #expect(try report(xib(label("a", x: 10) + hidden, "")).findings.isEmpty)
    // One view on another is a background.
    #expect(
      try report(xib(label("a", x: 10) + label("b", x: 20, width: 30), "")).findings.isEmpty)
    let field = label("b", x: 80).replacingOccurrences(of: "label", with: "button")
    let behind = label("a", x: 10).replacingOccurrences(of: "label", with: "textField")
    #expect(try report(xib(behind + field, "")).findings.isEmpty)
    let stated = """
      <constraint firstItem="b" firstAttribute="leading" secondItem="a" secondAttribute="trailing" \
      constant="-30" id="lap"/>
      """
    #expect(
      try !report(xib(label("a", x: 10) + label("b", x: 80), stated)).findings
        .contains { $0.rule == .overlap })
  }

  @Test func `an image is scaled, and not squeezed`() throws {
    let sizes = place + size("w", "width", 100) + size("h", "height", 50)
    let image = view("a", tag: "imageView", #"image="big""#)
    let text = xib(image, sizes).replacingOccurrences(
      of: "</objects>",
      with: #"</objects><resources><image name="big" width="400" height="400"/></resources>"#)
    #expect(try report(text).findings.isEmpty)
    let control = try report(xib(view("a", tag: "stepper"), sizes)) {
      $0.severities[.misplaced] = .off
    }
    let narrow = sizes.replacingOccurrences(of: #"constant="100""#, with: #"constant="60""#)
    let squeezed = try report(xib(view("a", tag: "stepper"), narrow)) {
      $0.severities[.misplaced] = .off
    }
    #expect(control.findings.isEmpty)
    #expect(squeezed.findings.map(\.rule) == [.squeezed])
  }

  @Test func `marks that are not true are notes`() throws {
    let sizes = size("w", "width", 100) + size("h", "height", 50)
    let marked = view("a", #"misplaced="YES" ambiguous="YES""#)
    let stale = try report(xib(marked, place + sizes)).findings
    #expect(stale.map(\.rule) == [.staleFlag] && stale.map(\.severity) == [.note])
    #expect(stale.first?.message == "UIView (a) is flagged as misplaced and ambiguous, but is not")
    let moved = place.replacingOccurrences(of: #"constant="10""#, with: #"constant="30""#)
    let misplaced = try report(xib(view("a", #"misplaced="YES""#), moved + sizes)).findings
    #expect(misplaced.map(\.rule) == [.misplaced])
    let open = try report(xib(view("a", #"ambiguous="YES""#), place)).findings
    #expect(open.map(\.rule) == [.ambiguous])
  }

  // MARK: Fixing

  private func fixed(_ text: String, line: String = "\n") throws -> (text: String, count: Int) {
    let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "a.xib")
    try Data(text.utf8).write(to: file)
    let run = CheckRun(byteLimit: 1 << 20, workingDirectory: folder.path)
    var configuration = CheckConfiguration()
    configuration.screens = [Screen("iphone-16")].compactMap { $0 }
    let task = CheckRun.Task(path: file.path, kind: .interface, configuration: configuration)
    let report = run.report(on: [task], fixing: { $0 })
    guard let fixed = report.fixedDocument(at: 0) else { return (text, 0) }
    return (String(decoding: fixed.bytes, as: UTF8.self), fixed.count)
  }

  @Test(arguments: ["\n", "\r\n"])
  func `misplaced frames are rewritten, and nothing else`(lineEnd: String) throws {
    let views =
      view("a", #"misplaced="YES" customClass='B "c"'"#)
      + view("b").replacingOccurrences(of: "/></view>", with: "   />  </view>")
    let sizes = ["a", "b"].map { id in
      (place + size("w", "width", 101) + size("h", "height", 50))
        .replacingOccurrences(of: #"firstItem="a""#, with: #"firstItem="\#(id)""#)
        .replacingOccurrences(of: #" id=""#, with: #" id="\#(id)"#)
    }
    let text = xib(views, sizes.joined()).replacingOccurrences(of: "\n", with: lineEnd)
      .replacingOccurrences(of: #"constant="10" id="bx""#, with: #"constant="0" id="bx""#)
    let (result, count) = try fixed(text)
    #expect(count == 2)
    var wanted = text.replacingOccurrences(of: #" misplaced="YES""#, with: "")
    let first = try #require(wanted.range(of: #"width="100""#))
    wanted.replaceSubrange(first, with: #"width="101""#)
    wanted = wanted.replacingOccurrences(
      of: #"x="10" y="20" width="100" height="50"   "#,
      with: #"x="0.0" y="20" width="101" height="50"   "#)
    #expect(result == wanted, "\(result)")
    #expect(try fixed(result).count == 0)
  }

  @Test func `a constraint that conflicts is lowered where that does no harm`() throws {
    let text = xib(
      view("a"),
      [place, size("w1", "width", 100), size("w2", "width", 120), size("h", "height", 50)]
        .joined(separator: "\n"))
    let (result, count) = try fixed(text)
    #expect(count == 1)
    let lowered = ["w1", "w2"].map { id in
      let constant = id == "w1" ? "100" : "120"
      return text.replacingOccurrences(
        of: #"constant="\#(constant)" id="\#(id)""#,
        with: #"priority="999" constant="\#(constant)" id="\#(id)""#)
    }
    #expect(lowered.contains(result), "\(result)")
  }

  /// A storyboard of a scroll view with a label in a view that fills its content.
  private func scrolling(_ more: String, lineEnd: String = "\n") -> String {
    func edges(_ item: String, _ other: String) -> String {
      ["leading", "trailing", "top", "bottom"].enumerated().map { index, edge in
        """
        <constraint firstItem="\(item)" firstAttribute="\(edge)" secondItem="\(other)" \
        secondAttribute="\(edge)" id="\(item)\(index)-aa-zzz"/>
        """
      }.joined(separator: "\n")
    }
    return xib(
      """
      <scrollView id="s" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="0" y="0" width="375" height="667"/>
      <subviews><view id="c" \(more) translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="0" y="0" width="375" height="900"/>
      <subviews><view id="l" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="20" y="20" width="335" height="800"/></view></subviews>
      <constraints>
          <constraint firstItem="l" firstAttribute="leading" secondItem="c" \
      secondAttribute="leading" constant="20" id="l0-aa-zzz"/>
          <constraint firstItem="l" firstAttribute="top" secondItem="c" secondAttribute="top" \
      constant="20" id="l1-aa-zzz"/>
          <constraint firstItem="c" firstAttribute="trailing" secondItem="l" \
      secondAttribute="trailing" constant="20" id="l2-aa-zzz"/>
          <constraint firstItem="l" firstAttribute="height" constant="800" id="l3-aa-zzz"/>
      </constraints></view></subviews>
      <constraints>
      \t\(edges("c", "s").split(separator: "\n").joined(separator: "\n\t"))
      </constraints></scrollView>
      """, edges("s", "root")
    ).replacingOccurrences(of: "\n", with: lineEnd)
  }

  /// The lines added to an old document, in order; `nil` if old lines are missing.
  private func added(_ text: String, to old: String) -> [String]? {
    func lines(_ text: String) -> [String] {
      text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false)
        .map { String(decoding: $0, as: UTF8.self) }
    }
    var added: [String] = []
    var rest = lines(old)[...]
    for line in lines(text) {
      if line == rest.first { rest.removeFirst() } else { added.append(line) }
    }
    return rest.isEmpty ? added : nil
  }

  @Test(arguments: ["\n", "\r\n"])
  func `the content of a scroll view gets its width and the height of what is in it`(
    lineEnd: String
  ) throws {
    let text = scrolling(#"ambiguous="YES""#, lineEnd: lineEnd)
    let open = try report(text).findings.filter { $0.rule == .scrollable }
    #expect(open.count == 1)
    #expect(open.first?.repairs.first?.fix != nil, "\(open)")
    let (result, count) = try fixed(text)
    #expect(count == 1)
    // The flag is removed together with the fault.
    let unmarked = text.replacingOccurrences(of: #" ambiguous="YES""#, with: "")
    #expect(unmarked != text)
    let lines = try #require(added(result, to: unmarked))
    #expect(lines.count == 2, "\(lines)")
    #expect(lines.allSatisfy { $0.hasSuffix("\r") == (lineEnd == "\r\n") })
    let width = try #require(lines.first { $0.contains(#""width""#) })
    #expect(
      width.hasPrefix(
        "\t<constraint firstItem=\"c\" firstAttribute=\"width\" secondItem=\"s\" "
          + "secondAttribute=\"width\" id=\""))
    let bottom = try #require(lines.first { $0.contains(#""bottom""#) })
    #expect(
      bottom.hasPrefix(
        "    <constraint firstAttribute=\"bottom\" secondItem=\"l\" secondAttribute=\"bottom\" "
          + "constant=\"80\" id=\""))
    let form = /id="[0-9A-Za-z]{3}-[0-9A-Za-z]{2}-[0-9A-Za-z]{3}"/
    #expect(lines.allSatisfy { $0.contains(form) })
    let screens = [Screen("iphone-16"), Screen("iphone-16-pro-max")].compactMap { $0 }
    #expect(try report(result) { $0.screens = screens }.findings.map(\.rule) == [])
    #expect(try fixed(result).count == 0)
  }

  @Test func `a view without a place gets that of its saved frame`() throws {
    let text = xib(
      view("a"),
      tie("y", "top", 20) + "\n" + size("w", "width", 100) + "\n"
        + size("h", "height", 50))
    let (result, count) = try fixed(text)
    #expect(count == 1)
    let lines = try #require(added(result, to: text))
    #expect(lines.count == 1)
    #expect(
      lines.first?.hasPrefix(
        "<constraint firstItem=\"a\" firstAttribute=\"leading\" secondItem=\"root\" "
          + "secondAttribute=\"leading\" constant=\"10\" id=\"") == true, "\(lines)")
  }

  @Test(arguments: ["", "    <userDefinedRuntimeAttributes/>\n    "])
  func `an owner without constraints gets a list of them, where Xcode writes it`(
    following: String
  ) throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      toolsVersion="22154" useAutolayout="YES">
      <device id="retina4_7"/>
      <objects>
          <view id="root">
              <rect key="frame" x="0" y="0" width="375" height="667"/>
              <subviews>
                  \(view("a"))
                  \(view("b"))
              </subviews>
              <color key="backgroundColor" white="1" alpha="1"/>
          \(following)</view>
      </objects>
      </document>
      """
    let (result, count) = try fixed(text)
    #expect(count == 2)
    let lines = try #require(added(result, to: text))
    #expect(lines.count == 10, "\(result)")
    #expect(lines.first == "        <constraints>" && lines.last == "        </constraints>")
    let constraints = lines.dropFirst().dropLast()
    #expect(constraints.allSatisfy { $0.hasPrefix("            <constraint firstItem=") })
    let ids = constraints.compactMap { $0.split(separator: "\"").dropLast().last }
    #expect(ids == ids.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
    let color = try #require(result.range(of: "<color "))
    let list = try #require(result.range(of: "<constraints>"))
    #expect(color.upperBound < list.lowerBound)
    if let next = result.range(of: "<userDefined") { #expect(list.upperBound < next.lowerBound) }
    #expect(try report(result).findings.isEmpty)
  }

  @Test func `a view whose class may give it a size gets none`() throws {
    let text = xib(view("a", #"customClass="Badge""#), place)
    #expect(try report(text).findings.map(\.rule) == [.ambiguous])
    #expect(try fixed(text).count == 0)
    let plain = try fixed(xib(view("a"), place))
    #expect(plain.count == 1 && plain.text.contains(#"firstAttribute="width" constant="100""#))
  }

  @Test func `nothing is added where it would do harm`() throws {
    // A width that fits the document's device does not fit others, to whose edges the view is tied.
    let ends = tie("x", "leading", 10) + tie("y", "top", 20) + size("h", "height", 50)
    let text = xib(
      view("a"),
      ends + """

        <constraint firstItem="a" firstAttribute="width" relation="lessThanOrEqual" \
        secondItem="root" secondAttribute="width" multiplier="0.28" id="r"/>
        """)
    let narrow = [Screen("iphone-16"), Screen("320x568")].compactMap { $0 }
    let findings = try report(text) { $0.screens = narrow }.findings
    let open = findings.filter { $0.rule == .ambiguous }
    #expect(!open.isEmpty && open.allSatisfy { $0.repairs.allSatisfy { $0.fix == nil } })
  }

  // MARK: The suite

  private struct Expected: Decodable {
    struct Document: Decodable {
      var file: String
      var scenes: [Scene]
    }

    struct Scene: Decodable {
      var root: String
      var findings: [Finding]
    }

    struct Finding: Decodable {
      var rule: String
      var view: String?
      var constraints: [String]?
    }

    struct Hostile: Decodable {
      var file: String
      var expect: String
    }

    var documents: [Document]
    var hostile: [Hostile]
  }

  private static let judged: Set<Rule> = [.conflict, .ambiguous, .scrollable, .misplaced]

  @Test func `all planted findings of the suite are found, and none beyond them`() throws {
    let suite = Repository.suite("interface-builder")
    let expected = try JSONDecoder().decode(
      Expected.self, from: Data(contentsOf: suite.appending(path: "expected.json")))
    for document in expected.documents {
      let report = report(suite.appending(path: "documents/\(document.file)"))
      for scene in document.scenes {
        let found = try #require(
          report.interfaces.first?.scenes.first { $0.root == scene.root }, "\(document.file)")
        for wanted in scene.findings {
          let isFound = found.findings.contains { entry in
            entry.rule.rawValue == wanted.rule
              && (wanted.view == nil || wanted.rule == "conflict" || entry.view == wanted.view)
              && Set(wanted.constraints ?? []).isSubset(of: entry.constraints)
          }
          #expect(isFound, "\(document.file): \(wanted)")
        }
        let loud = found.findings.filter {
          $0.severity >= .warning && Self.judged.contains($0.rule)
        }
        #expect(scene.findings.isEmpty == loud.isEmpty, "\(document.file): \(loud)")
      }
    }
    for hostile in expected.hostile {
      let report = report(suite.appending(path: "documents/\(hostile.file)"))
      switch hostile.expect {
      case "error": #expect(report.hasUnreadable, "\(hostile.file)")
      case "ok", "findings": #expect(!report.hasUnreadable, "\(hostile.file)")
      default: break
      }
    }
  }
}

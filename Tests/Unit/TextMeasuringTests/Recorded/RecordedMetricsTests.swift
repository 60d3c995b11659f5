import Foundation
import Testing
import TextLayout

@testable import TextMeasuring

@Suite struct RecordedMetricsTests {
  private func text(_ text: String, _ offsets: [Double]) throws -> RecordedText {
    try RecordedText(text, offsets: offsets)
  }

  private func font(
    _ texts: [RecordedText], name: FontDescription.Name = .system, size: Double = 17,
    weight: FontWeight = .regular, isItalic: Bool = false
  ) -> RecordedFont {
    RecordedFont(
      name: name, size: size, weight: weight, isItalic: isItalic, ascender: 16, descender: 4,
      texts: texts)
  }

  private func shaper(_ fonts: [RecordedFont], _ files: [String] = []) -> FontShaper {
    var metrics = RecordedMetrics()
    metrics.add(fonts, of: [1, 2, 3])
    return FontShaper(FontLibrary(folders: files, recorded: metrics))
  }

  private func block(
    _ text: String, _ shaper: FontShaper, _ font: FontDescription = FontDescription(),
    lines: Int = 0, spacing: Double = 0
  ) throws -> TextBlock {
    TextBlock(
      try shaper.shape(text, in: TextAttributes(font: font, letterSpacing: spacing)),
      options: TextOptions(lines: lines), pixelScale: 2)
  }

  @Test func `a recorded text has the widths that were recorded, and is no estimate`() throws {
    let shaper = shaper([
      font([try text("ab cd", [0, 9.125, 18, 22.5, 30, 39.75]), try text("…", [0, 13.5])])
    ])
    let block = try block("ab cd", shaper)
    #expect(!block.styled.isEstimated && block.styled.fontName == "system")
    let extent = block.extent()
    #expect(extent.width == 40 && extent.height == 20 && extent.firstBaseline == 16)
    // "ab" and "cd" on one line each; the space hangs.
    let lines = block.lines(forWidth: 25)
    #expect(lines.map(\.width) == [18, 17.25] && lines.map(\.range) == [0..<2, 3..<5])
    #expect(block.carets(in: lines[0]).map(\.x) == [0, 9.125, 18])
    #expect(block.styled.ellipsisWidth == 13.5)
  }

  @Test func `another text, font, size, weight or spacing is not measured by what was recorded`()
    throws
  {
    let shaper = shaper([font([try text("ab", [0, 9, 18])])])
    let system = FontDescription()
    #expect(try !block("ab", shaper, system).styled.isEstimated)
    // Without estimates they are unknown.
    var others = [FontDescription](repeating: system, count: 4)
    others[0].size = 17.01
    others[1].weight = .bold
    others[2].isItalic = true
    others[3].name = .named("Other")
    for other in others {
      #expect(throws: TextError.self) { try block("ab", shaper, other) }
    }
    #expect(throws: TextError.self) { try block("abc", shaper, system) }
    #expect(throws: TextError.self) { try block("ab", shaper, system, spacing: 1) }
    // A computed size matches to a thousandth of a point.
    var near = system
    near.size = 17.0000001
    #expect(try block("ab", shaper, near).extent().width == 18)
  }

  @Test func `offsets must be those of the text, and go one way`() throws {
    #expect(throws: RecordedText.Fault.count(needed: 3)) { try text("ab", [0, 9]) }
    #expect(throws: RecordedText.Fault.count(needed: 3)) { try text("😀", [0, 9]) }
    #expect(throws: RecordedText.Fault.direction) { try text("ab", [0, 9, 8]) }
    let limit = RecordedText.greatestOffset
    for number in [Double.nan, .infinity, limit.nextUp, -limit.nextUp] {
      #expect(throws: RecordedText.Fault.number) { try text("a", [0, number]) }
    }
    #expect(try text("a", [-limit, limit]).width == 2 * limit)
    #expect(try text("", [0]).width == 0)
    #expect(try block("", shaper([font([try text("", [0])])])).extent().lines == 0)
  }

  @Test func `characters where offsets are equal are one cluster`() throws {
    // A ligature of three letters, a letter and its accent as two code points, and an emoji of two
    // code units.
    let recorded = try text("ffi e\u{301} 😀", [0, 0, 0, 18, 22, 31, 31, 35, 35, 52])
    let block = try block(recorded.text, shaper([font([recorded])]))
    let line = try #require(block.lines().first)
    #expect(block.carets(in: line).map(\.offset) == [0, 3, 4, 6, 7, 9])
    #expect(block.carets(in: line).map(\.x) == [0, 18, 22, 31, 35, 52])
    #expect(line.width == 52)
  }

  @Test func `offsets of a text from right to left go down`() throws {
    let recorded = try text("אב ג", [30, 20, 12, 8, 0])
    let block = try block(recorded.text, shaper([font([recorded])]))
    #expect(block.extent().width == 30)
    let line = try #require(block.lines().first)
    #expect(block.carets(in: line).map(\.x) == [30, 20, 12, 8, 0])
    #expect(block.lines(forWidth: 20).map(\.width) == [18, 8])
  }

  @Test func `texts that look alike but differ in code points keep their own offsets`() throws {
    let shaper = shaper([font([try text("é", [0, 9]), try text("e\u{301}", [0, 8, 8])])])
    #expect(try block("é", shaper).extent().width == 9)
    let apart = try block("e\u{301}", shaper)
    #expect(apart.extent().width == 8 && apart.styled.text.utf16Count == 2)
  }

  @Test func `of equal fonts and texts the first counts, and the digest is that of the files`()
    throws
  {
    var metrics = RecordedMetrics()
    metrics.add([font([try text("a", [0, 5])])], of: [1])
    metrics.add([font([try text("a", [0, 6]), try text("b", [0, 7])])], of: [2])
    #expect(metrics.textCount == 2)
    let library = FontLibrary(folders: [], recorded: metrics)
    let shaper = FontShaper(library)
    #expect(try block("a", shaper).extent().width == 5)
    #expect(try block("b", shaper).extent().width == 7)
    var other = RecordedMetrics()
    other.add([], of: [1])
    let digests = [
      library.digest, FontLibrary(folders: [], recorded: other).digest,
      FontLibrary(folders: []).digest,
    ]
    #expect(Set(digests).count == 3)
  }

  @Test(.enabled(if: TestFonts.areInstalled))
  func `what is recorded of a font measures as the font does`() throws {
    let plain = FontShaper(FontLibrary(folders: [TestFonts.interFolder]))
    let inter = FontDescription(name: .named("Inter-Regular"), size: 15)
    let words = "Kerning AV To. Wörter, die nicht passen\nund eine zweite Zeile – fi ffi 1/2"
    let real = try block(words, plain, inter)
    var offsets = [Double](repeating: 0, count: words.utf16.count + 1)
    var x = 0.0
    var last = 0
    for line in real.lines() {
      for caret in real.carets(in: line) {
        for index in last..<max(last, caret.offset) { offsets[index] = max(offsets[index], x) }
        offsets[caret.offset] = x + caret.x
        last = caret.offset
      }
      x += line.width
    }
    let metrics = real.styled.metrics
    var recorded = RecordedMetrics()
    recorded.add(
      [
        RecordedFont(
          name: .named("Far-Regular"), size: 15, weight: .regular, isItalic: false,
          ascender: metrics.ascender(atSize: 15),
          descender: metrics.lineHeight(atSize: 15) - metrics.ascender(atSize: 15),
          texts: [
            try RecordedText(words, offsets: offsets),
            try RecordedText("…", offsets: [0, real.styled.ellipsisWidth]),
          ])
      ], of: [])
    let far = FontShaper(FontLibrary(folders: [], recorded: recorded))
    let copy = try block(words, far, FontDescription(name: .named("Far-Regular"), size: 15))
    for width in stride(from: 10.0, through: 400, by: 3.5) {
      #expect(copy.extent(forWidth: width) == real.extent(forWidth: width), "\(width)")
    }
    let estimate = FontShaper(
      FontLibrary(folders: [TestFonts.interFolder], recorded: recorded))
    #expect(try block(words, estimate).styled.isEstimated)
  }

  @Test(.enabled(if: TestFonts.areInstalled))
  func `without a recorded ellipsis that of the font at hand is assumed`() throws {
    let recorded = [font([try text("ab", [0, 9, 18])])]
    let assumed = try block("ab", shaper(recorded, [TestFonts.interFolder])).styled.ellipsisWidth
    let system = try block("…", shaper([], [TestFonts.interFolder])).extent().width
    #expect(abs(assumed - system) <= 1)
    #expect(try block("ab", shaper(recorded)).styled.ellipsisWidth == 17)
  }
}

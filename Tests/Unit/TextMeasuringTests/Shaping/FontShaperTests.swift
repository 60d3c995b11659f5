import Foundation
import Synchronization
import Testing
import TextBytes
import TextLayout

import Cancellation
@testable import TextMeasuring

@Suite(.enabled(if: TestFonts.areInstalled)) struct FontShaperTests {
  private static let library = FontLibrary(folders: [
    TestFonts.interFolder, TestFonts.freeFolder,
  ])

  private func shaped(
    _ text: String, _ font: String = "Inter-Regular", language: String? = nil, spacing: Double = 0,
    limits: FontLimits? = nil
  ) throws -> StyledText {
    var library = Self.library
    if let limits { library = FontLibrary(folders: [TestFonts.interFolder], limits: limits) }
    return try FontShaper(library).shape(
      text,
      in: TextAttributes(
        font: FontDescription(name: .named(font)), language: language, letterSpacing: spacing))
  }

  @Test func `kerning is on, and ligatures are where letters have no space between them`() throws {
    let together = try shaped("AV").text.advanceSum
    #expect(together < (try shaped("A").text.advanceSum) + (try shaped("V").text.advanceSum))
    let joined = try shaped("ffi", "FreeSerif")
    let apart = try shaped("ffi", "FreeSerif", spacing: 1)
    #expect(joined.text.advanceSum != apart.text.advanceSum)
  }

  @Test func `texts that look alike but differ in code points are not taken for one another`()
    throws
  {
    let shaper = FontShaper(Self.library)
    let attributes = TextAttributes(font: FontDescription(name: .named("FreeSerif")))
    for text in ["é", "e\u{301}", "é"] {
      #expect(try shaper.shape(text, in: attributes).text.utf16Count == text.utf16.count)
    }
  }

  @Test func `a text of several lines is the sum of its lines`() throws {
    let lines = ["Kerning: AV", "To.", "", "الخط العربي", "end"]
    let sum = try lines.reduce(0) { try $0 + shaped($1, "FreeSerif").text.advanceSum }
    #expect(try shaped(lines.joined(separator: "\n"), "FreeSerif").text.advanceSum == sum)
  }

  @Test func `letters of both directions are shaped in their own`() throws {
    let mixed = try shaped("abc אבג 123 عربي", "FreeSerif")
    #expect(mixed.text.missingGlyphs == 0)
    // Arabic letters join, so the word is as wide as it is alone.
    let arabic = try shaped("عربي", "FreeSerif").text.advanceSum
    let rest = try shaped("abc אבג 123 ", "FreeSerif").text.advanceSum
    #expect(mixed.text.advanceSum == arabic + rest)
  }

  @Test func `missing glyphs are counted, and their advances assumed`() throws {
    let styled = try shaped("漢字 ok")
    #expect(styled.text.missingGlyphs == 2)
    #expect(styled.isEstimated)
    let block = TextBlock(styled, options: TextOptions(), pixelScale: 1)
    let latin = TextBlock(try shaped(" ok"), options: TextOptions(), pixelScale: 1)
    // A full em each at 17 points.
    #expect(abs(block.extent().width - latin.extent().width - 34) <= 1)
    #expect(try !shaped("ok").isEstimated)
  }

  @Test func `Hangul is narrower than ideographs where the font has neither`() throws {
    let block = { (text: String) in
      TextBlock(try shaped(text), options: TextOptions(), pixelScale: 1).extent().width
    }
    let latin = try block(" ok")
    // 0.87 em each at 17 points.
    #expect(try abs(block("한국어 ok") - latin - 3 * 0.87 * 17) <= 1)
    #expect(try abs(block("漢字語 ok") - latin - 3 * 17) <= 1)
  }

  @Test func `a sequence that is one picture is as wide as one`() throws {
    let shaper = FontShaper(Self.library)
    for size in [12.0, 17, 40] {
      let attributes = TextAttributes(font: FontDescription(size: size))
      func width(_ text: String) throws -> Double {
        try TextBlock(
          shaper.shape(text, in: attributes), options: TextOptions(), pixelScale: 2
        ).lines().reduce(0) { $0 + $1.width }
      }
      let picture = try width("🎉")
      let sequences = [
        "👨‍👩‍👧‍👦", "🏃‍♂️", "👁️‍🗨️", "❤️‍🔥", "👍🏽", "🇩🇪", "🏳️‍🌈", "1️⃣", "#️⃣", "❤️", "☑️", "©️", "↗️", "ℹ️", "▶️", "‼️",
        "🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}",
      ]
      for sequence in sequences {
        #expect(abs(try width(sequence) - picture) < 1e-9, "\(sequence) at \(size)")
        #expect(abs(try width(sequence + sequence) - 2 * picture) < 1e-9, "\(sequence) twice")
      }
      // Without the emoji selector, or with the text selector, a character comes from the font.
      for text in ["©", "↗", "1", "©\u{FE0E}"] { #expect(try width(text) < picture, "\(text)") }
      // A letter is never an emoji, whatever follows it.
      for text in ["a", "é", "가"] {
        #expect(try width(text + "\u{FE0F}") == width(text), "\(text)")
      }
    }
  }

  @Test func `an estimate says how far it may be off, by script`() throws {
    let shaper = FontShaper(Self.library)
    func error(_ text: String) throws -> Double {
      try shaper.shape(text, in: TextAttributes(font: FontDescription())).widthError
    }
    #expect(try error("Sign in") == 0.03)
    #expect(try error("مرحبا بالعالم") > 0.2)
    #expect(try (0.05...0.2).contains(error("नमस्ते दुनिया")))
    #expect(try (0.03...0.2).contains(error("Sign in नमस्ते")))
    #expect(try error("ᚠᚢᚦ") == 0.5)
    #expect(try shaped("Sign in").widthError == 0)
  }

  @Test func `a letter that joins the next is narrower than one at the end of a word`() throws {
    let shaper = FontShaper(Self.library)
    func width(_ text: String) throws -> Double {
      try TextBlock(
        shaper.shape(text, in: TextAttributes(font: FontDescription())), options: TextOptions(),
        pixelScale: 2
      ).extent().width
    }
    #expect(try width("بب") < 2 * width("ب"))
    #expect(try abs(width("دد") - 2 * width("د")) <= 0.5)
    // A mark has no width, not even in a cluster of its own.
    #expect(try width("بَ") == width("ب"))
  }

  @Test func `the system font is estimated by Inter and says so`() throws {
    let shaper = FontShaper(Self.library)
    let styled = try shaper.shape("Sign in", in: TextAttributes(font: FontDescription()))
    #expect(styled.isEstimated && styled.fontName == "system")
    let extent = TextBlock(styled, options: TextOptions(), pixelScale: 2).extent()
    #expect(extent.height == 20.5)
    #expect(extent.firstBaseline == 16)
    // The same font by name is exact, and the cache keeps both apart.
    let inter = try shaper.shape(
      "Sign in", in: TextAttributes(font: FontDescription(name: .named("Inter-Regular"))))
    #expect(!inter.isEstimated && inter.text.advanceSum != styled.text.advanceSum)
  }

  @Test func `without Inter there is no system font`() throws {
    let library = FontLibrary(folders: [TestFonts.freeFolder])
    #expect(throws: TextError.unknownFont("Inter-Regular")) {
      try FontShaper(library).shape("a", in: TextAttributes(font: FontDescription()))
    }
  }

  @Test func `unknown fonts, axes and numbers that are none are errors`() throws {
    #expect(throws: TextError.unknownFont("Intre")) { try shaped("a", "Intre") }
    let shaper = FontShaper(Self.library)
    let axis = FontDescription(
      name: .named("Inter-Regular"), variations: [.init(axis: "wght", value: 500)])
    #expect(throws: TextError.unknownAxis("wght", font: "Inter-Regular")) {
      try shaper.shape("a", in: TextAttributes(font: axis))
    }
    for size in [0, -1, .infinity, .nan, 10_001] {
      #expect(throws: TextError.invalidNumber(name: "size")) {
        try shaper.shape("a", in: TextAttributes(font: FontDescription(size: size)))
      }
    }
    #expect(throws: TextError.invalidNumber(name: "letterSpacing")) {
      try shaped("a", spacing: .nan)
    }
  }

  @Test func `the limits of length and glyphs are exact`() throws {
    var limits = FontLimits()
    limits.textLength = 10
    #expect(try shaped("0123456789", limits: limits).text.utf16Count == 10)
    #expect(try shaped("éééééééééé", limits: limits).text.utf16Count == 10)
    #expect(throws: TextError.limitExceeded(name: "text", limit: 10)) {
      try shaped("0123456789a", limits: limits)
    }
    #expect(throws: TextError.limitExceeded(name: "text", limit: 10)) {
      try shaped("ééééééééééé", limits: limits)
    }
    limits = FontLimits()
    limits.glyphs = 3
    #expect(try shaped("abc", limits: limits).text.utf16Count == 3)
    #expect(throws: TextError.limitExceeded(name: "glyphs", limit: 3)) {
      try shaped("abcd", limits: limits)
    }
  }

  @Test func `a text of a hundred thousand characters is shaped, and one more is not`() throws {
    let word = "lorem ipsum "
    let text = String(String(repeating: word, count: 9_000).prefix(100_000))
    let styled = try shaped(text)
    #expect(styled.text.utf16Count == 100_000)
    // Runs end after spaces, where there is no kerning.
    let one = try shaped(word).text.advanceSum
    #expect(styled.text.advanceSum / (100_000 / 12) >= one)
    #expect(throws: TextError.limitExceeded(name: "text", limit: 100_000)) {
      try shaped(text + "a")
    }
  }

  @Test func `work ends where its caller cancels it`() throws {
    let asked = Atomic(0)
    let check = CancellationCheck { asked.wrappingAdd(1, ordering: .relaxed).newValue > 3 }
    #expect(throws: TextError.cancelled) {
      try FontShaper(Self.library).shape(
        String(repeating: "a\n", count: 100),
        in: TextAttributes(font: FontDescription(name: .named("Inter-Regular"))),
        cancellation: check)
    }
    #expect(asked.load(ordering: .relaxed) == 4)
  }

  @Test func `any text has one cluster at least for each of its characters that is no mark`() throws
  {
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<300 {
      var scalars = String.UnicodeScalarView()
      for _ in 0..<Int.random(in: 1...60, using: &generator) {
        let top: UInt32 = Bool.random(using: &generator) ? 0x3000 : 0x10_FFFF
        if let scalar = Unicode.Scalar(UInt32.random(in: 0...top, using: &generator)) {
          scalars.append(scalar)
        }
      }
      let text = String(scalars)
      let styled = try shaped(text, "FreeSerif", language: "ar")
      #expect(styled.text.utf16Count == text.utf16.count)
      let block = TextBlock(styled, options: TextOptions(lines: 0), pixelScale: 2)
      let lines = block.lines(forWidth: 50)
      #expect(lines.count == block.extent(forWidth: 50).lines)
      for (line, next) in zip(lines, lines.dropFirst()) {
        #expect(line.range.upperBound <= next.range.lowerBound)
      }
    }
  }

  @Test func `texts that look alike are kept apart, whichever comes first`() throws {
    for texts in [["\u{E9}x", "e\u{301}x"], ["e\u{301}x", "\u{E9}x"]] {
      let shaper = FontShaper(Self.library)
      for text in texts {
        let styled = try shaper.shape(text, in: TextAttributes(font: FontDescription()))
        #expect(styled.text.utf16Count == text.utf16.count)
      }
    }
  }

  // Canonical ordering of so many marks, as in Swift's string comparison, would take minutes.
  @Test(.timeLimit(.minutes(10)))
  func `combining marks are not put in order, in a text or in the name of a font`() throws {
    let marks = "a" + String(repeating: "\u{301}\u{323}", count: 49_999)
    let shaper = FontShaper(Self.library)
    let attributes = TextAttributes(font: FontDescription(name: .named("FreeSerif")))
    for _ in 0..<2 {
      #expect(try shaper.shape(marks, in: attributes).text.utf16Count == 99_999)
    }
    #expect(throws: TextError.self) {
      try shaper.shape("a", in: TextAttributes(font: FontDescription(name: .named(marks))))
    }
  }

  @Test func `languages are told to HarfBuzz only where the font has rules for them`() throws {
    #expect(ShapingLanguage("EN-us")?.tag == "en")
    #expect(ShapingLanguage("zh_Hant_TW")?.tag == "zh-hant")
    #expect(ShapingLanguage("zh")?.tag == "zh-hans")
    #expect(ShapingLanguage("zh-HK")?.tag == "zh-hk")
    for text in ["", "e", "eng", "x-private", "12", "e\u{301}", String(repeating: "a", count: 99)] {
      #expect(ShapingLanguage(text) == nil)
    }
    let font = try Self.library.instance(
      FontDescription(name: .named("Inter-Regular")), named: "Inter-Regular")
    let script: UInt32 = 0x4C61_746E  // Latn
    let known = (0..<676).count { index in
      let letters = [UInt8(0x61 + index / 26), UInt8(0x61 + index % 26)]
      let language = ShapingLanguage(String(decoding: letters, as: UTF8.self))
      return language?.isKnown(to: font.face, script: script) ?? false
    }
    #expect(known < 100)
  }
}

@Suite(.enabled(if: TestFonts.areInstalled)) struct ShapingCacheTests {
  private static func key(_ text: String) -> ShapingCache.Key {
    ShapingCache.Key(
      source: .face(ObjectIdentifier(Self.self), values: []), isSystem: false,
      text: ExactText(text), language: nil, hasLigatures: true)
  }

  private static func shaped(_ text: String) -> ShapedText {
    let scalars = Array(text.unicodeScalars)
    return ShapedText(
      scalars: scalars, clusters: scalars.indices.map { TextCluster(start: $0, advance: 1) })
  }

  @Test func `texts that were used least recently go first, and the bytes stay within the limit`() {
    let one = Self.shaped("a").byteCount + 1 + ShapingCache.entryBytes
    let cache = ShapingCache(limit: 3 * one)
    for text in ["a", "b", "c"] { cache.insert(Self.shaped(text), for: Self.key(text)) }
    #expect(cache.byteCount == 3 * one)
    #expect(cache.text(Self.key("a")) != nil)
    cache.insert(Self.shaped("d"), for: Self.key("d"))
    #expect(cache.text(Self.key("b")) == nil)
    for text in ["a", "c", "d"] { #expect(cache.text(Self.key(text)) != nil) }
    #expect(cache.byteCount == 3 * one)
  }

  @Test func `a text that has no room at all is not kept`() {
    let cache = ShapingCache(limit: 500)
    cache.insert(Self.shaped("a"), for: Self.key("a"))
    #expect(cache.byteCount == 0 && cache.text(Self.key("a")) == nil)
  }

  @Test func `the cache agrees with a list over random use`() {
    var generator = SystemRandomNumberGenerator()
    let one = Self.shaped("a").byteCount + 1 + ShapingCache.entryBytes
    let cache = ShapingCache(limit: 5 * one)
    var list: [String] = []
    for _ in 0..<5_000 {
      let text = String(UnicodeScalar(UInt8.random(in: 97...110, using: &generator)))
      if Bool.random(using: &generator) {
        #expect((cache.text(Self.key(text)) != nil) == list.contains(text))
        if let index = list.firstIndex(of: text) { list.append(list.remove(at: index)) }
      } else {
        cache.insert(Self.shaped(text), for: Self.key(text))
        if !list.contains(text) { list.append(text) }
        if list.count > 5 { list.removeFirst() }
      }
      #expect(cache.byteCount == list.count * one)
    }
  }
}

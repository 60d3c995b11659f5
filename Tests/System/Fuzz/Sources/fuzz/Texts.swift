import API
import JSONDocuments
import ServiceContract
@testable import TextLayout
import TextMeasuring

private let texts = [
  "AVATAR office ffi Ä", "عربي אבג 123 (abc)", "क्षत्रिय हिन्दी র্ক্ষ ക്ഷ", "กำ เ漢字かな 한글",
  "a\u{301}\u{308}\u{200D}👩‍👩‍👧",
]

/// A font file: the bytes as they are, or a real font with bytes of it replaced, four of the input
/// for each: a table, a place in it, and the new byte. Whatever is read shapes texts.
func fuzzFonts(_ data: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  let bytes = Array(UnsafeBufferPointer(start: data, count: count))
  guard let first = bytes.first else { return 0 }
  var file = bytes
  if first < 0xF0, first != 0, first != 0x4F, first != 0x74 {
    file = FontFiles.all[Int(first) % FontFiles.all.count]
    let tables = Int(file[5])
    var next = 1
    while next + 4 <= bytes.count {
      let record = 12 + 16 * (Int(bytes[next]) % (tables + 1))
      // The place after the last record stands for the directory itself.
      let isTable = bytes[next] % UInt8(tables + 1) < UInt8(tables)
      let start = isTable ? file[record + 8..<record + 12].reduce(0) { $0 << 8 | Int($1) } : 0
      let place = start + Int(bytes[next + 1]) << 8 + Int(bytes[next + 2])
      if place < file.count { file[place] = bytes[next + 3] }
      next += 4
    }
  }
  var limits = FontLimits()
  limits.faces = 64
  let library = FontLibrary(files: [("input", file)], limits: limits)
  require(!library.fonts.isEmpty || !library.faults.isEmpty, "a file that is not used is told of")
  let shaper = FontShaper(library)
  for font in library.fonts.prefix(2) {
    require(font.metrics.ascender > font.metrics.descender, "lines have a height")
    for text in texts {
      judge(text, font.postScriptName, shaper, size: 17, spacing: 0, width: 40, mode: .truncateTail)
    }
  }
  return 0
}

private let library = FontLibrary(folders: [
  "\(FontFiles.folder)/opentype/inter", "\(FontFiles.folder)/truetype/freefont",
])
private let shaper = FontShaper(library)
private let names = ["Inter-Regular", "FreeSans", "FreeSerif", "FreeMono", "FreeSerifBoldItalic"]

/// A text of the input's bytes after the first five, which choose its font, size, spacing, width
/// and mode.
func fuzzShaping(_ data: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  let bytes = UnsafeBufferPointer(start: data, count: count)
  guard count >= 5 else { return 0 }
  let sizes = [17, 1e-300, 10_000, 0.1, 9.7, 1]
  let spacings = [0, 0, -1, 2.5, -10_000, 10_000, -0.3]
  let modes = LineBreakMode.allCases
  judge(
    String(decoding: bytes[5...], as: UTF8.self), names[Int(bytes[0]) % names.count], shaper,
    size: sizes[Int(bytes[1]) % sizes.count], spacing: spacings[Int(bytes[2]) % spacings.count],
    width: Double(bytes[3]) * (bytes[3] > 128 ? 7 : 0.5),
    mode: modes[Int(bytes[4]) % modes.count])
  return 0
}

/// Shapes a text and breaks it into lines, which hold together.
private func judge(
  _ text: String, _ font: String, _ shaper: FontShaper, size: Double, spacing: Double,
  width: Double, mode: LineBreakMode
) {
  let attributes = TextAttributes(
    font: FontDescription(name: .named(font), size: size), language: "sr", letterSpacing: spacing)
  guard let styled = try? shaper.shape(text, in: attributes) else { return }
  require(styled.text.utf16Count == text.utf16.count, "a shaped text has all of the text")
  for lines in [0, 1, 3] {
    let block = TextBlock(
      styled, options: TextOptions(lines: lines, lineBreak: mode), pixelScale: 3)
    let extent = block.extent(forWidth: width)
    require(
      extent.width.isFinite && extent.height.isFinite && extent.width >= 0 && extent.height >= 0
        && extent.firstBaseline.isFinite && extent.lastBaseline.isFinite, "sizes are sizes")
    require(lines == 0 || extent.lines <= lines, "there are no more lines than may be")
    let found = block.lines(forWidth: width)
    require(found.count == extent.lines, "lines are as many as the size says")
    var end = 0
    for line in found {
      require(line.range.lowerBound >= end, "lines follow one another")
      end = line.range.upperBound
      for caret in block.carets(in: line) {
        let isInLine = (line.range.lowerBound...line.range.upperBound).contains(caret.offset)
        require(isInLine && caret.x.isFinite, "carets stand in their line")
      }
    }
    require(end <= text.utf16.count, "lines end with the text")
    _ = block.extent(forWidth: width, height: width)
  }
}

private let store = {
  var limits = FontLimits()
  limits.cacheBytes = 1 << 20
  return FontStore(
    folders: ["\(FontFiles.folder)/opentype/inter", "\(FontFiles.folder)/truetype/freefont"],
    limits: limits)
}()

private let measureLimits = {
  var limits = RequestLimits()
  (limits.work, limits.matrixEntries, limits.answerBytes) = (2_000_000, 200_000, 1 << 20)
  return limits
}()

/// A body with texts: of `POST /v1/layout` where it has views, else of `POST /v1/text`.
func fuzzMeasure(_ data: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  let body = UnsafeRawBufferPointer(start: data, count: count)
  let document = try? JSONDocument(body)
  let isLayout = withExtendedLifetime(document) { document?.root["views"] != nil }
  let endpoint = isLayout ? Endpoint.layout : Endpoint.text
  let response = endpoint.response(
    to: body, in: OperationContext(limits: measureLimits, fonts: store))
  guard (try? JSONDocument.parse(response.body)) != nil else {
    fatalError("finding: a response is no JSON")
  }
  require(
    response.problem.map { response.status == $0.status } ?? (response.status == 200),
    "a response has its status")
  return 0
}

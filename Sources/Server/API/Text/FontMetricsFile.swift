internal import ConstraintLayout
internal import JSONDocuments
internal import ServiceContract
internal import TextLayout
internal import TextMeasuring
internal import TextBytes

/// Reads recorded font metrics files, `trellis-font-metrics/1`.
enum FontMetricsFile {
  /// The value of the file's `format` member.
  static let format = "trellis-font-metrics/1"
  /// The most levels of JSON; the format needs seven.
  private static let depthLimit = 16
  /// The most faults that are counted.
  private static let faultLimit = 1

  /// Reads files.
  ///
  /// - Throws: `FontFault` with the file, and the line of or JSON Pointer to the fault.
  /// - Complexity: O(bytes of the files).
  static func metrics(
    in paths: [String], limits: FontLimits
  ) throws(FontFault) -> RecordedMetrics {
    var metrics = RecordedMetrics()
    var room = limits.metricsTexts
    for path in paths {
      let bytes = try RecordedMetrics.bytes(of: path, limits: limits)
      do throws(Problem) {
        let fonts = try fonts(in: bytes, limits: limits, room: room)
        room -= fonts.reduce(0) { $0 + $1.texts.count }
        metrics.add(fonts, of: bytes)
      } catch {
        throw FontFault(path: path, reason: .invalid(words(for: error)))
      }
    }
    return metrics
  }

  private static func words(for problem: Problem) -> String {
    // The detail of a syntax error already contains the line.
    guard let error = problem.errors.first, error.line == nil else { return problem.detail }
    let place = error.pointer.isEmpty ? "the file" : Excerpt.cut(error.pointer)
    let meant = error.suggestion.map { "; did you mean \(Excerpt.quoted($0))?" } ?? ""
    return "\(place): \(error.detail)\(meant)"
  }

  private static func fonts(
    in bytes: [UInt8], limits: FontLimits, room: Int
  ) throws(Problem) -> [RecordedFont] {
    let document: JSONDocument
    do throws(JSONSyntaxError) {
      document = try JSONDocument.parse(bytes, depthLimit: depthLimit)
    } catch {
      throw Problem(error)
    }
    let errors = InputErrorList(of: document, limit: faultLimit)
    var reader = FontMetricsReader(errors, limits, room: room)
    let fonts = withExtendedLifetime(document) { reader.fonts(document.root) }
    try errors.check()
    return fonts
  }
}

/// Reads the fonts of a font metrics file.
private struct FontMetricsReader {
  private let errors: InputErrorList
  private let limits: FontLimits
  /// The number of texts that may still follow.
  private var room: Int

  init(_ errors: InputErrorList, _ limits: FontLimits, room: Int) {
    self.errors = errors
    self.limits = limits
    self.room = room
  }

  mutating func fonts(_ root: JSONValue) -> [RecordedFont] {
    guard let fields = ObjectFields<FontMetricsMember>(root, errors) else { return [] }
    if let value = fields.required(.format, errors), let format = errors.string(value),
      !format.elementsEqual(FontMetricsFile.format.utf8)
    {
      errors.add(
        at: value, "must be \"\(FontMetricsFile.format)\", not \(Excerpt.quoted(format))")
    }
    guard let value = fields.required(.fonts, errors), let elements = errors.array(value) else {
      return []
    }
    var fonts: [RecordedFont] = []
    for element in elements where errors.isEmpty {
      if let font = font(element) { fonts.append(font) }
    }
    return fonts
  }

  private mutating func font(_ value: JSONValue) -> RecordedFont? {
    guard let fields = ObjectFields<RecordedFontMember>(value, errors) else { return nil }
    var name = FontDescription.Name.system
    if let value = fields.required(.name, errors), let bytes = errors.string(value),
      !bytes.elementsEqual("system".utf8)
    {
      name = .named(String(decoding: bytes, as: UTF8.self))
    }
    var weight = FontWeight.regular
    if let value = fields[.weight], let choice = errors.choice(value, of: FontWeight.self) {
      weight = choice
    }
    let isItalic = fields[.italic].flatMap { errors.bool($0) } ?? false
    guard let value = fields.required(.size, errors),
      let size = errors.number(value, in: RecordedFont.leastSize...limits.size)
    else { return nil }
    let heights = 0...RecordedFont.greatestHeight * size
    let ascender = fields.required(.ascender, errors).flatMap { errors.number($0, in: heights) }
    let descender = fields.required(.descender, errors).flatMap { errors.number($0, in: heights) }
    guard let ascender, let descender else { return nil }
    guard ascender + descender > 0 else {
      errors.add(at: fields.object, "the ascender and the descender are both 0")
      return nil
    }
    guard let value = fields.required(.texts, errors), let elements = errors.array(value) else {
      return nil
    }
    guard value.count <= room else {
      errors.add(
        .limitExceeded, at: value,
        "the files exceed the limit of \(limits.metricsTexts) texts in files of recorded widths")
      return nil
    }
    room -= value.count
    var texts: [RecordedText] = []
    texts.reserveCapacity(value.count)
    for element in elements where errors.isEmpty {
      if let text = text(element) { texts.append(text) }
    }
    return RecordedFont(
      name: name, size: size, weight: weight, isItalic: isItalic, ascender: ascender,
      descender: descender, texts: texts)
  }

  private func text(_ value: JSONValue) -> RecordedText? {
    guard let fields = ObjectFields<RecordedTextMember>(value, errors),
      let textValue = fields.required(.text, errors), let bytes = errors.string(textValue),
      let offsetsValue = fields.required(.offsets, errors),
      let elements = errors.array(offsetsValue)
    else { return nil }
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.unicodeScalars.count <= limits.textLength else {
      errors.addLimit("textLength", limits.textLength, at: textValue)
      return nil
    }
    var offsets: [Double] = []
    offsets.reserveCapacity(min(offsetsValue.count, text.utf16.count + 1))
    for element in elements {
      guard let offset = errors.number(element) else { return nil }
      offsets.append(offset)
    }
    do throws(RecordedText.Fault) {
      return try RecordedText(text, offsets: offsets)
    } catch {
      errors.add(at: offsetsValue, Self.words(for: error, offsets.count))
      return nil
    }
  }

  private static func words(for fault: RecordedText.Fault, _ count: Int) -> String {
    switch fault {
    case .count(let needed):
      """
      the text has \(needed - 1) UTF-16 code units, so there must be \(needed) offsets, not \(count)
      """
    case .direction:
      """
      the offsets go up and down; a text of both directions cannot be recorded and has to be left out
      """
    case .number:
      """
      an offset is beyond the limit of \(NumberText.string(RecordedText.greatestOffset)) points
      """
    }
  }
}

/// The members of a font metrics file.
private enum FontMetricsMember: Int, JSONMember {
  case format, fonts
  static let names = MemberNames<FontMetricsMember>()
}

/// The members of a font in the file.
private enum RecordedFontMember: Int, JSONMember {
  case name, size, weight, italic, ascender, descender, texts
  static let names = MemberNames<RecordedFontMember>()
}

/// The members of a text in the file.
private enum RecordedTextMember: Int, JSONMember {
  case text, offsets
  static let names = MemberNames<RecordedTextMember>()
}

internal import Cancellation
internal import JSONDocuments
internal import JSONText
internal import ServiceContract
internal import TextLayout
internal import ConstraintLayout

/// `POST /v1/text`: takes texts with fonts and widths and returns their sizes and lines.
enum TextEndpoint {
  static func response(
    to body: UnsafeRawBufferPointer, in context: OperationContext
  ) -> OperationResponse {
    let limits = context.limits
    do throws(Problem) {
      context.stages?.begins(.decode)
      let document: JSONDocument
      do throws(JSONSyntaxError) {
        document = try JSONDocument(body, depthLimit: limits.jsonDepth)
      } catch {
        throw Problem(error)
      }
      let errors = InputErrorList(of: document, limit: limits.errorsListed)
      var request = TextRequest(errors, context.fonts, context.cancellation)
      try withExtendedLifetime(document) { () throws(Problem) in
        try request.read(document.root, limits)
      }
      context.stages?.begins(.encode)
      return OperationResponse(body: try encode(request.texts, limits, context.cancellation))
    } catch {
      return OperationResponse(error)
    }
  }

  private static func encode(
    _ texts: [TextRequest.Text], _ limits: RequestLimits, _ cancellation: CancellationCheck
  ) throws(Problem) -> [UInt8] {
    var json = JSONWriter.metered(
      capacity: 256 + 256 * min(texts.count, 1_024), limit: limits.answerBytes)
    json.beginObject()
    json.beginArray("texts")
    for text in texts {
      json.beginObject()
      json.writeFont(of: text.measured.block.styled)
      json.beginArray("sizes")
      for width in text.widths {
        try cancellation.check(.texts)
        try Problem.checkMemory()
        if json.isFull { break }
        write(text, width, to: &json)
      }
      json.endArray()
      json.endObject()
      if json.isFull { break }
    }
    json.endArray()
    json.endObject()
    return try json.finished()
  }

  private static func write(
    _ text: TextRequest.Text, _ width: Double?, to json: inout JSONWriter
  ) {
    let block = text.measured.block
    json.beginObject()
    if let width {
      json.member("forWidth", width)
    }
    json.write(block.extent(forWidth: width))
    json.beginArray("lines")
    for line in block.lines(forWidth: width) {
      if json.isFull { break }
      json.beginObject()
      write(line.range, to: &json)
      json.member("width", line.width)
      json.member("baseline", line.baseline)
      if let elided = line.elided {
        json.beginObject("elided")
        write(elided, to: &json)
        json.endObject()
      }
      if text.wantsCarets {
        json.beginArray("carets")
        for caret in block.carets(in: line) {
          json.beginArray()
          json.integer(caret.offset)
          json.number(caret.x)
          json.endArray()
        }
        json.endArray()
      }
      json.endObject()
    }
    json.endArray()
    json.endObject()
  }

  private static func write(_ range: Range<Int>, to json: inout JSONWriter) {
    json.member("start", range.lowerBound)
    json.member("end", range.upperBound)
  }
}

/// A decoded request to measure texts.
struct TextRequest {
  /// A text to measure.
  struct Text {
    var measured: ViewText
    /// The widths; `nil` for a text whose lines end only at explicit line breaks.
    var widths: [Double?]
    var wantsCarets: Bool
  }

  private let errors: InputErrorList
  private var reader: TextReader
  private(set) var texts: [Text] = []

  init(_ errors: InputErrorList, _ fonts: FontStore, _ cancellation: CancellationCheck) {
    self.errors = errors
    reader = TextReader(errors, fonts, cancellation)
  }

  /// Reads the body and shapes its texts.
  ///
  /// - Complexity: O(bytes).
  mutating func read(_ body: JSONValue, _ limits: RequestLimits) throws(Problem) {
    guard let fields = ObjectFields<TextRequestMember>(body, errors) else {
      return try errors.check()
    }
    var traits = TextTraits()
    if let value = fields[.scale], let scale = reader.scale(value) { reader.pixelScale = scale }
    reader.read(fields, into: &traits)
    if let value = fields.required(.texts, errors), let elements = errors.array(value) {
      guard value.count <= limits.texts else {
        errors.addLimit("texts", limits.texts, at: value)
        return try errors.check()
      }
      for element in elements { try readText(element, traits, limits) }
    }
    try errors.check()
  }

  private mutating func readText(
    _ value: JSONValue, _ common: TextTraits, _ limits: RequestLimits
  ) throws(Problem) {
    guard let fields = ObjectFields<TextMember>(value, errors) else { return }
    var traits = common
    if let value = fields[.language] { traits.language = reader.language(value) }
    let widths = readWidths(fields, limits)
    let wantsCarets = fields[.carets].flatMap { errors.bool($0) } ?? false
    guard let text = fields.required(.text, errors) else { return }
    guard let spec = reader.spec(of: text, fields),
      let measured = try reader.shaped(spec, traits, at: text, font: fields[.font])
    else { return }
    texts.append(Text(measured: measured, widths: widths, wantsCarets: wantsCarets))
  }

  private func readWidths(
    _ fields: borrowing ObjectFields<TextMember>, _ limits: RequestLimits
  ) -> [Double?] {
    guard let value = fields[.widths] else { return [nil] }
    guard let elements = errors.array(value) else { return [nil] }
    guard value.count <= limits.texts else {
      errors.addLimit("texts", limits.texts, at: value)
      return [nil]
    }
    return elements.map { reader.width($0) }
  }
}

/// The members of a request to measure texts.
enum TextRequestMember: Int, JSONMember {
  case texts, scale, language, contentSize, strictFonts
  static let names = MemberNames<TextRequestMember>()
}

/// The members of a text to measure.
enum TextMember: Int, JSONMember {
  case text, font, textStyle, lines, lineBreak, lineBreakStrategy, lineHeightMultiple
  case letterSpacing, textKind
  case language, widths, carets
  static let names = MemberNames<TextMember>()
}

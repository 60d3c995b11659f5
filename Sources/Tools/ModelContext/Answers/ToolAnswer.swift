internal import JSONText
internal import TextBytes

/// The answer of a tool: lines that a person, a model or grep reads, each also as JSON.
struct ToolAnswer {
  /// One statement.
  struct Line {
    /// The member of the structured content whose array has the statement.
    var section: StaticString
    /// The statement as text, usually one line.
    var text: String
    /// The statement as JSON.
    var json: [UInt8]
  }

  /// A picture.
  struct Image {
    var mediaType: String
    var bytes: [UInt8]
  }

  /// The most bytes of the text of a page, unless its first line has more.
  static let pageBytes = 900
  /// The most bytes of a page's lines as JSON, unless the first one has more.
  static let pageJSONBytes = 2 * pageBytes
  /// The most bytes of a line.
  static let lineBytes = 4000

  /// The whole in a few words; the first line of the first page.
  var summary: String
  /// Further members of the structured content, as JSON.
  var facts: [(name: StaticString, json: [UInt8])] = []
  /// The statements, the most important first.
  var lines: [Line] = []
  /// Text after the lines of the first page, such as a whole document that was asked for.
  var attachment: String?
  var images: [Image] = []
  /// Whether the call failed, so that the model must correct it.
  var isError = false
  /// The index of the first line of the page.
  var start = 0

  init(_ summary: String) { self.summary = summary }

  private var shownSummary: String { Excerpt.cut(summary, after: Self.lineBytes) }

  /// The answer to a call that failed.
  init(failure: ToolFailure) {
    summary = failure.text
    lines = failure.lines
    isError = true
  }

  mutating func add(
    _ section: StaticString, _ text: String, _ write: (inout JSONWriter) -> Void
  ) {
    var json = JSONWriter()
    write(&json)
    let text = Excerpts.onOneLine(Excerpt.cut(text, after: Self.lineBytes))
    lines.append(
      Line(section: section, text: text, json: BoundedJSON.bounded(json.bytes, text: text)))
  }

  /// All lines as text.
  var text: String {
    ([shownSummary] + lines.map(\.text) + (attachment.map { [$0] } ?? [])).joined(separator: "\n")
  }

  // MARK: Pages

  /// The lines of the page that begins at ``start``, at least one if there are any left.
  private var page: Range<Int> {
    var (end, bytes, jsonBytes) = (start, start == 0 ? shownSummary.utf8.count : 0, 0)
    while end < lines.count {
      bytes += lines[end].text.utf8.count + 1
      jsonBytes += lines[end].json.count
      if end > start, bytes > Self.pageBytes || jsonBytes > Self.pageJSONBytes { break }
      end += 1
    }
    return start..<end
  }

  /// Writes the members of a result of `tools/call` into an open object.
  func write(to json: inout JSONWriter) {
    let page = page
    let isWhole = page.upperBound == lines.count
    json.beginArray("content")
    json.beginObject()
    json.member("type", "text")
    json.member("text", text(of: page))
    json.endObject()
    for image in images {
      json.beginObject()
      json.member("type", "image")
      json.member("data", Base64.text(of: image.bytes))
      json.member("mimeType", image.mediaType)
      json.endObject()
    }
    json.endArray()
    json.beginObject("structuredContent")
    if page.lowerBound == 0 {
      json.member("summary", shownSummary)
      for fact in facts { json.member(fact.name, raw: fact.json) }
    }
    write(page, to: &json)
    if !isWhole { json.member("nextCursor", "\(page.upperBound)") }
    json.endObject()
    if isError { json.member("isError", true) }
  }

  private func text(of page: Range<Int>) -> String {
    var parts = page.lowerBound == 0 ? [shownSummary] : []
    parts += lines[page].map(\.text)
    if page.lowerBound == 0, let attachment { parts.append(attachment) }
    let rest = lines.count - page.upperBound
    if rest > 0 { parts.append("… \(rest) more: call again with cursor \"\(page.upperBound)\"") }
    return parts.joined(separator: "\n")
  }

  /// Writes the lines, those of a section as one array.
  private func write(_ page: Range<Int>, to json: inout JSONWriter) {
    var written: [String] = []
    for line in lines[page] where !written.contains("\(line.section)") {
      let section = "\(line.section)"
      written.append(section)
      json.beginArray(line.section)
      for other in lines[page] where "\(other.section)" == section { json.raw(other.json) }
      json.endArray()
    }
  }
}

private import CYAML

/// The events of a YAML text, parsed by libyaml. The parser keeps its own stack of states and does
/// not recurse on nesting.
final class YAMLEvents {
  /// An event and the place where it starts.
  struct Event {
    enum Kind {
      case documentStart
      case text(String)
      case sequenceStart
      case mappingStart
      /// The end of a sequence or a mapping.
      case end
      /// An anchor, an alias or a tag, by its name in messages.
      case reference(String)
      case streamEnd
    }

    var kind: Kind
    var mark: YAMLNode.Mark
  }

  private let parser: UnsafeMutablePointer<yaml_parser_t>
  private let bytes: UnsafeMutableBufferPointer<UInt8>

  /// Starts parsing a text; `nil` if there is no memory.
  init?(_ text: String) {
    parser = .allocate(capacity: 1)
    parser.initialize(to: yaml_parser_t())
    bytes = .allocate(capacity: max(1, text.utf8.count))
    _ = bytes.initialize(from: text.utf8)
    guard yaml_parser_initialize(parser) == 1 else { return nil }
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    yaml_parser_set_input_string(parser, bytes.baseAddress, text.utf8.count)
  }

  deinit {
    // A failed initialization zeroes it too.
    yaml_parser_delete(parser)
    parser.deallocate()
    bytes.deallocate()
  }

  /// The next relevant event.
  ///
  /// - Throws: A syntax error.
  func next() throws(YAMLNode.Failure) -> Event {
    while true {
      var event = yaml_event_t()
      guard yaml_parser_parse(parser, &event) == 1 else { throw failure }
      defer { yaml_event_delete(&event) }
      if let kind = Self.kind(of: event) { return Event(kind: kind, mark: .init(event.start_mark)) }
    }
  }

  private static func kind(of event: yaml_event_t) -> Event.Kind? {
    switch event.type {
    case YAML_DOCUMENT_START_EVENT: return .documentStart
    case YAML_STREAM_END_EVENT: return .streamEnd
    case YAML_ALIAS_EVENT: return .reference("an alias")
    case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT: return .end
    case YAML_SEQUENCE_START_EVENT:
      let start = event.data.sequence_start
      return reference(start.anchor, start.tag) ?? .sequenceStart
    case YAML_MAPPING_START_EVENT:
      let start = event.data.mapping_start
      return reference(start.anchor, start.tag) ?? .mappingStart
    case YAML_SCALAR_EVENT:
      let scalar = event.data.scalar
      let text = UnsafeBufferPointer(start: scalar.value, count: scalar.length)
      return reference(scalar.anchor, scalar.tag) ?? .text(String(decoding: text, as: UTF8.self))
    default: return nil
    }
  }

  private static func reference(
    _ anchor: UnsafeMutablePointer<UInt8>?, _ tag: UnsafeMutablePointer<UInt8>?
  ) -> Event.Kind? {
    if anchor != nil { return .reference("an anchor") }
    return tag == nil ? nil : .reference("a tag")
  }

  private var failure: YAMLNode.Failure {
    guard let problem = parser.pointee.problem else {
      return .init(reason: "out of memory", mark: .init(parser.pointee.mark))
    }
    // The byte reader is ahead of the scanner and only knows offsets.
    let isScanned = parser.pointee.error != YAML_READER_ERROR
    return .init(
      reason: "invalid YAML: \(String(cString: problem))",
      mark: isScanned ? .init(parser.pointee.problem_mark) : mark(at: parser.pointee.problem_offset)
    )
  }

  private func mark(at offset: Int) -> YAMLNode.Mark {
    let before = bytes.prefix(min(offset, bytes.count))
    let lineStart = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    // Continuation bytes are not characters.
    let column = before[lineStart...].count { $0 & 0xC0 != 0x80 } + 1
    return .init(line: before.count { $0 == UInt8(ascii: "\n") } + 1, column: column)
  }
}

extension YAMLNode.Mark {
  fileprivate init(_ mark: yaml_mark_t) {
    self.init(line: Int(mark.line) + 1, column: Int(mark.column) + 1)
  }
}

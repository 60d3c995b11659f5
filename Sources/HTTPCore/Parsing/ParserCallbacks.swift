import CLLHTTP

/// llhttp's callbacks: each recovers the parser's state and calls one method of it.
enum ParserCallbacks {
  // Written once, before any use, and only read by llhttp.
  nonisolated(unsafe) static let settings: UnsafeMutablePointer<llhttp_settings_t> = {
    let settings = UnsafeMutablePointer<llhttp_settings_t>.allocate(capacity: 1)
    settings.initialize(to: llhttp_settings_t())
    llhttp_settings_init(settings)
    settings.pointee.on_message_begin = parserMessageBegins
    settings.pointee.on_url = parserGotTarget
    settings.pointee.on_header_field = parserGotFieldName
    settings.pointee.on_header_value = parserGotFieldValue
    settings.pointee.on_headers_complete = parserHeadIsComplete
    settings.pointee.on_body = parserGotBody
    settings.pointee.on_chunk_header = parserGotChunkHeader
    settings.pointee.on_chunk_extension_name = parserGotChunkExtension
    settings.pointee.on_chunk_extension_value = parserGotChunkExtension
    settings.pointee.on_message_complete = parserMessageIsComplete
    return settings
  }()
}

private typealias Parser = UnsafeMutablePointer<llhttp_t>

private let goOn: Int32 = 0
private let pause = Int32(HPE_PAUSED.rawValue)
private let refuse: Int32 = -1

@inline(__always)
private func state(_ parser: UnsafeMutablePointer<llhttp_t>) -> UnsafeMutablePointer<ParserState> {
  UnsafeMutableRawPointer(parser).assumingMemoryBound(to: ParserState.self)
}

private func parserMessageBegins(_ parser: Parser?) -> Int32 {
  guard let parser else { return refuse }
  state(parser).pointee.messageBegins()
  return goOn
}

private func parserGotTarget(_ parser: Parser?, _ at: UnsafePointer<CChar>?, _ count: Int) -> Int32
{
  guard let parser, let at else { return refuse }
  return state(parser).pointee.gotTarget(at, count) ? goOn : refuse
}

private func parserGotFieldName(
  _ parser: Parser?, _ at: UnsafePointer<CChar>?, _ count: Int
) -> Int32 {
  guard let parser, let at else { return refuse }
  return state(parser).pointee.gotFieldName(at, count) ? goOn : refuse
}

private func parserGotFieldValue(
  _ parser: Parser?, _ at: UnsafePointer<CChar>?, _ count: Int
) -> Int32 {
  guard let parser, let at else { return refuse }
  return state(parser).pointee.gotFieldValue(at, count) ? goOn : refuse
}

private func parserHeadIsComplete(_ parser: Parser?) -> Int32 {
  guard let parser, let hasBody = state(parser).pointee.headIsComplete() else { return refuse }
  return hasBody ? pause : goOn
}

private func parserGotBody(_ parser: Parser?, _ at: UnsafePointer<CChar>?, _ count: Int) -> Int32 {
  guard let parser, let at else { return refuse }
  return state(parser).pointee.gotBody(at, count) ? goOn : refuse
}

private func parserGotChunkHeader(_ parser: Parser?) -> Int32 {
  guard let parser else { return refuse }
  return state(parser).pointee.gotChunkHeader() ? goOn : refuse
}

private func parserGotChunkExtension(
  _ parser: Parser?, _ at: UnsafePointer<CChar>?, _ count: Int
) -> Int32 {
  guard let parser else { return refuse }
  return state(parser).pointee.gotChunkExtension(count) ? goOn : refuse
}

private func parserMessageIsComplete(_ parser: Parser?) -> Int32 {
  guard let parser, state(parser).pointee.messageIsComplete() else { return refuse }
  return pause
}

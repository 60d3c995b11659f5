/// llhttp's callbacks: each recovers the parser's state and calls one method of it.
enum ParserCallbacks {
  // Written once, before any use, and only read by llhttp.
  nonisolated(unsafe) static let settings = LLHTTP.makeSettings(
    onMessageBegin: messageBegan, onTarget: targetReceived, onFieldName: fieldNameReceived,
    onFieldValue: fieldValueReceived, onHeadComplete: headCompleted, onBody: bodyReceived,
    onChunkHeader: chunkHeaderReceived, onChunkExtension: chunkExtensionReceived,
    onMessageComplete: messageCompleted)
}

private typealias Parser = UnsafeMutablePointer<LLHTTP.Parser>

@inline(__always)
private func state(_ parser: Parser) -> UnsafeMutablePointer<ParserState> {
  UnsafeMutableRawPointer(parser).assumingMemoryBound(to: ParserState.self)
}

private func messageBegan(_ parser: Parser?) -> Int32 {
  guard let parser else { return LLHTTP.refuse }
  state(parser).pointee.messageBegins()
  return LLHTTP.proceed
}

private func targetReceived(_ parser: Parser?, _ at: UnsafePointer<CChar>?, _ count: Int) -> Int32 {
  guard let parser, let at else { return LLHTTP.refuse }
  return state(parser).pointee.gotTarget(at, count) ? LLHTTP.proceed : LLHTTP.refuse
}

private func fieldNameReceived(
  _ parser: Parser?, _ at: UnsafePointer<CChar>?, _ count: Int
) -> Int32 {
  guard let parser, let at else { return LLHTTP.refuse }
  return state(parser).pointee.gotFieldName(at, count) ? LLHTTP.proceed : LLHTTP.refuse
}

private func fieldValueReceived(
  _ parser: Parser?, _ at: UnsafePointer<CChar>?, _ count: Int
) -> Int32 {
  guard let parser, let at else { return LLHTTP.refuse }
  return state(parser).pointee.gotFieldValue(at, count) ? LLHTTP.proceed : LLHTTP.refuse
}

private func headCompleted(_ parser: Parser?) -> Int32 {
  guard let parser else { return LLHTTP.refuse }
  return switch state(parser).pointee.headIsComplete() {
  case nil: LLHTTP.refuse
  case true?: LLHTTP.pause
  case false?: LLHTTP.proceed
  }
}

private func bodyReceived(_ parser: Parser?, _ at: UnsafePointer<CChar>?, _ count: Int) -> Int32 {
  guard let parser, let at else { return LLHTTP.refuse }
  return state(parser).pointee.gotBody(at, count) ? LLHTTP.proceed : LLHTTP.refuse
}

private func chunkHeaderReceived(_ parser: Parser?) -> Int32 {
  guard let parser else { return LLHTTP.refuse }
  return state(parser).pointee.gotChunkHeader() ? LLHTTP.proceed : LLHTTP.refuse
}

private func chunkExtensionReceived(
  _ parser: Parser?, _ at: UnsafePointer<CChar>?, _ count: Int
) -> Int32 {
  guard let parser else { return LLHTTP.refuse }
  return state(parser).pointee.gotChunkExtension(count) ? LLHTTP.proceed : LLHTTP.refuse
}

private func messageCompleted(_ parser: Parser?) -> Int32 {
  guard let parser, state(parser).pointee.messageIsComplete() else { return LLHTTP.refuse }
  return LLHTTP.pause
}

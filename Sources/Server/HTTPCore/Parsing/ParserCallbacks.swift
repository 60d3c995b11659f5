/// llhttp's C callbacks: each recovers the parser's state and calls its method.
enum ParserCallbacks {
  // Unsafe: initialized once and only read by llhttp afterwards.
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
  state(parser).pointee.onMessageBegin()
  return LLHTTP.proceed
}

private func targetReceived(_ parser: Parser?, _ at: UnsafePointer<CChar>?, _ count: Int) -> Int32 {
  guard let parser, let at else { return LLHTTP.refuse }
  return state(parser).pointee.onTarget(at, count) ? LLHTTP.proceed : LLHTTP.refuse
}

private func fieldNameReceived(
  _ parser: Parser?, _ at: UnsafePointer<CChar>?, _ count: Int
) -> Int32 {
  guard let parser, let at else { return LLHTTP.refuse }
  return state(parser).pointee.onFieldName(at, count) ? LLHTTP.proceed : LLHTTP.refuse
}

private func fieldValueReceived(
  _ parser: Parser?, _ at: UnsafePointer<CChar>?, _ count: Int
) -> Int32 {
  guard let parser, let at else { return LLHTTP.refuse }
  return state(parser).pointee.onFieldValue(at, count) ? LLHTTP.proceed : LLHTTP.refuse
}

private func headCompleted(_ parser: Parser?) -> Int32 {
  guard let parser else { return LLHTTP.refuse }
  return switch state(parser).pointee.onHeadComplete() {
  case nil: LLHTTP.refuse
  case true?: LLHTTP.pause
  case false?: LLHTTP.proceed
  }
}

private func bodyReceived(_ parser: Parser?, _ at: UnsafePointer<CChar>?, _ count: Int) -> Int32 {
  guard let parser, let at else { return LLHTTP.refuse }
  return state(parser).pointee.onBody(at, count) ? LLHTTP.proceed : LLHTTP.refuse
}

private func chunkHeaderReceived(_ parser: Parser?) -> Int32 {
  guard let parser else { return LLHTTP.refuse }
  return state(parser).pointee.onChunkHeader() ? LLHTTP.proceed : LLHTTP.refuse
}

private func chunkExtensionReceived(
  _ parser: Parser?, _ at: UnsafePointer<CChar>?, _ count: Int
) -> Int32 {
  guard let parser else { return LLHTTP.refuse }
  return state(parser).pointee.onChunkExtension(count) ? LLHTTP.proceed : LLHTTP.refuse
}

private func messageCompleted(_ parser: Parser?) -> Int32 {
  guard let parser, state(parser).pointee.onMessageComplete() else { return LLHTTP.refuse }
  return LLHTTP.pause
}

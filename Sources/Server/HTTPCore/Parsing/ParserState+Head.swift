/// llhttp's callbacks for a head. Each returns whether to continue parsing.
extension ParserState {
  @inline(__always)
  mutating func onMessageBegin() {
    stage = .head
  }

  @inline(__always)
  mutating func onTarget(_ bytes: UnsafeRawPointer, _ count: Int) -> Bool {
    let start = Int(bitPattern: bytes) - origin
    if facts.pointee.targetLength == 0 {
      facts.pointee.targetStart = UInt32(truncatingIfNeeded: start)
    }
    let length = Int(facts.pointee.targetLength) &+ count
    facts.pointee.targetLength = UInt32(truncatingIfNeeded: length)
    headEnd = start &+ count
    guard length <= limits.targetBytes else {
      return refuse(
        .targetTooLong, "The request target is too long", limit: limits.targetBytes,
        setBy: "max-target-bytes")
    }
    return true
  }

  @inline(__always)
  mutating func onFieldName(_ bytes: UnsafeRawPointer, _ count: Int) -> Bool {
    if stage == .body { return onTrailerName(bytes, count) }
    let start = Int(bitPattern: bytes) &- origin
    headEnd = start &+ count
    let fieldCount = Int(facts.pointee.fieldCount)
    if lastSpan == .name, fieldCount > 0, continuesName(start, count) { return checkHeaderBytes() }
    guard fieldCount < limits.headerFields else {
      return refuse(
        .headersTooLarge, "The request has too many header fields", limit: limits.headerFields,
        setBy: "max-header-fields")
    }
    if fieldCount == fieldCapacity { growFields() }
    facts.pointee.slices[fieldCount] = FieldSlice(
      nameStart: UInt32(truncatingIfNeeded: start), nameLength: UInt32(truncatingIfNeeded: count),
      valueStart: 0, valueLength: 0)
    facts.pointee.fieldCount = Int32(truncatingIfNeeded: fieldCount &+ 1)
    headerBytes += count &+ 4
    lastSpan = .name
    return checkHeaderBytes()
  }

  /// Extends the last name if the bytes directly follow it: the name is split over two chunks.
  @inline(never)
  private mutating func continuesName(_ start: Int, _ count: Int) -> Bool {
    let last = facts.pointee.slices + Int(facts.pointee.fieldCount - 1)
    guard Int(last.pointee.nameStart) + Int(last.pointee.nameLength) == start else { return false }
    last.pointee.nameLength += UInt32(truncatingIfNeeded: count)
    headerBytes += count
    return true
  }

  @inline(__always)
  mutating func onFieldValue(_ bytes: UnsafeRawPointer, _ count: Int) -> Bool {
    if stage == .body { return onTrailerValue(count) }
    guard count > 0, facts.pointee.fieldCount > 0 else { return true }
    let start = Int(bitPattern: bytes) &- origin
    headEnd = start &+ count
    let last = facts.pointee.slices + Int(facts.pointee.fieldCount &- 1)
    if lastSpan == .value {
      guard Int(last.pointee.valueStart) + Int(last.pointee.valueLength) == start else {
        return refuse(.malformedRequest, "A header field is folded over several lines")
      }
      headerBytes += count
      last.pointee.valueLength += UInt32(truncatingIfNeeded: count)
    } else {
      // The four bytes of each field cover the colon and one space; further white space counts.
      let nameEnd = Int(last.pointee.nameStart) &+ Int(last.pointee.nameLength)
      headerBytes += count &+ max(0, start &- nameEnd &- 2)
      last.pointee.valueStart = UInt32(truncatingIfNeeded: start)
      last.pointee.valueLength = UInt32(truncatingIfNeeded: count)
      lastSpan = .value
    }
    return checkHeaderBytes()
  }

  private mutating func checkHeaderBytes() -> Bool {
    guard headerBytes <= limits.headerBytes else {
      return refuse(
        .headersTooLarge, "The header section is too long", limit: limits.headerBytes,
        setBy: "max-header-bytes")
    }
    return true
  }

  private mutating func growFields() {
    let count = Int(facts.pointee.fieldCount)
    let grown = UnsafeMutablePointer<FieldSlice>.allocate(capacity: fieldCapacity * 2)
    grown.moveInitialize(from: facts.pointee.slices, count: count)
    if facts.pointee.slices != fewFields { facts.pointee.slices.deallocate() }
    facts.pointee.slices = grown
    fieldCapacity *= 2
  }

  /// Checks a complete head.
  ///
  /// - Returns: whether a body follows, or nil if the head is rejected.
  @inline(__always)
  mutating func onHeadComplete() -> Bool? {
    llhttp.ignoreUpgrade()
    if saved.isEmpty {
      facts.pointee.base = UnsafeRawPointer(bitPattern: origin) ?? facts.pointee.base
    } else {
      // Includes the end of the request line, which is in no span if no field follows.
      let missing = headEnd + Self.versionBytes - saved.count
      if missing > 0 { saved.append(Bytes(start: chunk, count: min(missing, chunkCount))) }
      facts.pointee.base = saved.bytes.baseAddress ?? facts.pointee.base
    }
    facts.pointee.method = llhttp.requestMethod
    facts.pointee.minorVersion = llhttp.minorVersion
    guard hasPlainRequestLine() else {
      _ = refuse(
        .malformedRequest, "The request line is not a method, a target and an HTTP version")
      return nil
    }
    var check = HeadCheck(facts)
    if let error = check.run(majorVersion: llhttp.majorVersion, lastHost: &lastHost) {
      self.error = error
      return nil
    }
    facts.pointee.framing = check.framing
    // llhttp recognizes fewer forms of `keep-alive`, and rejects bytes after a message that it
    // considers the last.
    facts.pointee.keepsAlive =
      check.keepsAlive
      && (llhttp.minorVersion != 0 || LLHTTP.keepsAlive(&llhttp))
    facts.pointee.expectsContinue = check.expectsContinue
    facts.pointee.hasIfMatch = check.hasIfMatch
    facts.pointee.requestIDField = check.requestIDField
    facts.pointee.traceParentField = check.traceParentField
    facts.pointee.isPlain =
      llhttp.minorVersion == 1 && facts.pointee.method != .head && check.requestIDField < 0
      && check.traceParentField < 0
    bodyLimit = limits.bodyBytes(of: facts.pointee.method)
    stage = .body
    switch check.framing {
    case .none:
      return false
    case .chunked:
      return true
    case .length(let length):
      guard length <= UInt64(bodyLimit) else {
        _ = refuseBody()
        return nil
      }
      return length > 0
    }
  }

  // ` HTT` and `P/` in little-endian order.
  private static var spaceHTT: UInt32 { 0x5454_4820 }
  private static var pSlash: UInt16 { 0x2F50 }
  // Computed: a stored static property would check its lazy initialization on each access.
  private static var versionBytes: Int { 6 }

  /// Whether single spaces separate the parts of the request line, and `HTTP/` begins the last.
  ///
  /// llhttp also accepts several spaces, other protocol names and a line without a version.
  // Mutating, because the compiler would copy the state for a borrowing method.
  @inline(__always)
  private mutating func hasPlainRequestLine() -> Bool {
    let targetStart = Int(facts.pointee.targetStart)
    let end = targetStart + Int(facts.pointee.targetLength)
    let available =
      saved.isEmpty
      ? Int(bitPattern: chunk) + chunkCount - Int(bitPattern: facts.pointee.base) : saved.count
    guard targetStart >= 2, available - end >= Self.versionBytes else { return false }
    let separator = facts.pointee.base + end
    return UInt32(littleEndian: separator.loadUnaligned(as: UInt32.self)) == Self.spaceHTT
      && UInt16(littleEndian: separator.loadUnaligned(fromByteOffset: 4, as: UInt16.self))
        == Self.pSlash
      && facts.pointee.base.load(
        fromByteOffset: targetStart - 2, as: UInt8.self) != UInt8(ascii: " ")
  }
}

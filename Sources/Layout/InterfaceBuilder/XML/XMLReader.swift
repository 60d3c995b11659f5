private import CExpat
internal import Cancellation
private import MemoryMetering

private import Libc
internal import LayoutRequests

/// Reads XML with expat. No other file imports expat.
///
/// The document is passed to expat in pieces, between which the caller may cancel. No piece ends
/// within a tag, a comment or an instruction, since expat would reread it from its beginning. Only
/// XML's five predefined entities are expanded: a document type declaration ends the parse before
/// any declaration in it is read.
final class XMLReader {
  private let parser: XML_Parser
  private let limits: XMLLimits
  private let cancellation: CancellationCheck
  private var tree = XMLTree()
  private var open: [XMLElement] = []
  private var error: XMLError?
  private var steps = 0

  /// Reads a document.
  ///
  /// - Throws: ``XMLError``, with the first fault in document order.
  /// - Complexity: O(bytes), expected.
  static func tree(
    of bytes: UnsafeRawBufferPointer, limits: XMLLimits,
    cancellation: CancellationCheck = .never
  ) throws(XMLError) -> XMLTree {
    // expat counts in 32 bits.
    let limit = min(limits.bytes, Int(Int32.max))
    guard bytes.count <= limit else {
      throw .limitExceeded(name: "bytes", limit: limit, at: SourcePosition(line: 1, column: 1))
    }
    if let encoding = wideEncoding(of: bytes) { throw .encoding(encoding) }
    var memory = Self.memory
    guard let parser = XML_ParserCreate_MM("UTF-8", &memory, nil) else { throw .outOfMemory }
    let reader = XMLReader(parser, limits: limits, cancellation: cancellation)
    return try reader.read(bytes)
  }

  /// `malloc` and related functions, within the memory limit of the request.
  private static var memory: XML_Memory_Handling_Suite {
    XML_Memory_Handling_Suite(
      malloc_fcn: { MemoryMeter.mayAllocate($0) ? malloc($0) : nil },
      realloc_fcn: { MemoryMeter.mayAllocate($1) ? realloc($0, $1) : nil },
      free_fcn: { free($0) })
  }

  /// The encoding name if the document begins like UTF-16; `nil` otherwise.
  private static func wideEncoding(of bytes: UnsafeRawBufferPointer) -> String? {
    guard bytes.count >= 2 else { return nil }
    switch (bytes[0], bytes[1]) {
    case (0xFE, 0xFF), (0xFF, 0xFE), (0, UInt8(ascii: "<")), (UInt8(ascii: "<"), 0):
      return "UTF-16"
    default: return nil
    }
  }

  private init(_ parser: XML_Parser, limits: XMLLimits, cancellation: CancellationCheck) {
    self.parser = parser
    self.limits = limits
    self.cancellation = cancellation
    XML_SetUserData(parser, Unmanaged.passUnretained(self).toOpaque())
    XML_SetElementHandler(
      parser, { XMLReader.at($0)?.start($1, $2) }, { data, _ in XMLReader.at(data)?.end() })
    XML_SetStartDoctypeDeclHandler(parser) { data, _, _, _, _ in
      XMLReader.at(data)?.refuseDocumentType()
    }
    XML_SetXmlDeclHandler(parser) { data, _, encoding, _ in XMLReader.at(data)?.declare(encoding) }
  }

  deinit { XML_ParserFree(parser) }

  /// The reader in a callback's user data.
  private static func at(_ data: UnsafeMutableRawPointer?) -> XMLReader? {
    data.map { Unmanaged<XMLReader>.fromOpaque($0).takeUnretainedValue() }
  }

  private func read(_ bytes: UnsafeRawBufferPointer) throws(XMLError) -> XMLTree {
    var pieces = XMLPieces(bytes)
    var status = XML_STATUS_OK
    var isLast = false
    while status == XML_STATUS_OK, error == nil, !isLast {
      let piece = pieces.next()
      if piece.lowerBound > 0, cancellation.isCancelled { throw .cancelled }
      isLast = piece.upperBound == bytes.count
      if pieces.longestTag > limits.tagBytes {
        throw .limitExceeded(name: "tagBytes", limit: limits.tagBytes, at: position)
      }
      let start = bytes.baseAddress.map { $0 + piece.lowerBound }
      status = XML_Parse(
        parser, start?.assumingMemoryBound(to: CChar.self),
        Int32(truncatingIfNeeded: piece.count), isLast ? 1 : 0)
    }
    if let error { throw error }
    guard status == XML_STATUS_OK else {
      let code = XML_GetErrorCode(parser)
      if code == XML_ERROR_NO_MEMORY { throw .outOfMemory }
      throw .malformed(
        reason: XML_ErrorString(code).map { String(cString: $0) } ?? "not well-formed",
        at: position)
    }
    tree.finish()
    return tree
  }

  private var position: SourcePosition {
    SourcePosition(
      line: Int(XML_GetCurrentLineNumber(parser)),
      column: Int(XML_GetCurrentColumnNumber(parser)) + 1)
  }

  /// Ends the parse with an error, unless it has ended already.
  private func stop(_ error: XMLError) {
    guard self.error == nil else { return }
    self.error = error
    XML_StopParser(parser, 0)
  }

  // MARK: Events

  private func start(
    _ name: UnsafePointer<XML_Char>?, _ attributes: UnsafeMutablePointer<UnsafePointer<XML_Char>?>?
  ) {
    // After a stop expat may still report the end of an empty element.
    guard error == nil, let name else { return }
    guard open.count < limits.depth else { return exceed("depth", limits.depth) }
    guard tree.nodes.count < limits.elements else { return exceed("elements", limits.elements) }
    if isCancelled() { return stop(.cancelled) }
    let text = Self.bytes(name)
    guard text.count <= limits.nameBytes else { return exceed("nameBytes", limits.nameBytes) }
    open.append(
      tree.open(
        text.span, in: open.last, at: position, offset: Int(XML_GetCurrentByteIndex(parser))))
    guard var pair = attributes else { return }
    while let name = pair[0], let value = pair[1] {
      guard tree.attributeCount < limits.attributes else {
        return exceed("attributes", limits.attributes)
      }
      if isCancelled() { return stop(.cancelled) }
      let text = Self.bytes(name)
      guard text.count <= limits.nameBytes else { return exceed("nameBytes", limits.nameBytes) }
      tree.add(text.span, Self.bytes(value))
      pair += 2
    }
  }

  /// Whether the work is cancelled; checked every 256 elements and attributes, and before arrays of
  /// a megabyte or more may grow.
  private func isCancelled() -> Bool {
    steps += 1
    guard steps % 256 == 0 else { return false }
    return cancellation.isCancelled || !tree.mayGrow
  }

  private func end() {
    guard error == nil else { return }
    tree.close(open.removeLast(), at: Int(XML_GetCurrentByteIndex(parser)))
  }

  private func refuseDocumentType() { stop(.documentType(at: position)) }

  private func declare(_ encoding: UnsafePointer<XML_Char>?) {
    guard let encoding else { return }
    let name = String(cString: encoding)
    guard ["utf-8", "us-ascii"].contains(name.lowercased()) else { return stop(.encoding(name)) }
  }

  private func exceed(_ name: String, _ limit: Int) {
    stop(.limitExceeded(name: name, limit: limit, at: position))
  }

  private static func bytes(_ text: UnsafePointer<XML_Char>) -> UnsafeBufferPointer<UInt8> {
    var count = 0
    while text[count] != 0 { count += 1 }
    return UnsafeRawBufferPointer(start: text, count: count).assumingMemoryBound(to: UInt8.self)
  }
}

internal import CYYJSON
internal import JSONText
internal import MemoryMetering

private import Libc

/// A flat array of JSON values: those of a text, parsed once from received bytes, or those of a
/// ``JSONDocumentBuilder``, which has no text.
///
/// Parsing is strict RFC 8259, and stricter: duplicate members, lone surrogates and ill-formed
/// UTF-8 are errors, as are trailing bytes and a byte order mark. `\u0000` is allowed. Nothing
/// recurses on the depth of the input.
///
/// A ``JSONValue`` borrows from the document: it must not outlive it.
public final class JSONDocument {
  /// The representation of numbers.
  public enum Numbers: Hashable, Sendable {
    /// Binary numbers; only those out of range keep their text.
    case parsed
    /// The received text, so that its digits can be written back unchanged.
    case text
  }

  /// The JSON Pointer of the template that rendered the values. Errors then point to the template
  /// instead of the values; `nil` for a text.
  package let templatePointer: String?
  private let document: UnsafeMutablePointer<yyjson_doc>
  private let depthLimit: Int
  private let isDeferred: Bool

  /// The default maximum nesting depth of arrays and objects.
  public static let defaultDepthLimit = 2_100

  /// Parses a document.
  ///
  /// - Parameters:
  ///   - bytes: The text; it is copied.
  ///   - numbers: The representation of numbers.
  ///   - depthLimit: The maximum nesting depth of arrays and objects.
  ///   - member: A member of the root whose array only ``checkDeferred(in:)`` will check.
  /// - Throws: The reason why the text is rejected, and its position.
  /// - Complexity: O(bytes), expected: member names are compared by hashes seeded per process.
  public init(
    _ bytes: UnsafeRawBufferPointer, numbers: Numbers = .parsed,
    depthLimit: Int = JSONDocument.defaultDepthLimit, deferring member: StaticString? = nil
  ) throws(JSONSyntaxError) {
    precondition(JSONValueLayout.isThatOfTheParser, "another parser than was expected")
    templatePointer = nil
    guard let start = bytes.baseAddress, !bytes.isEmpty else {
      throw .malformed(message: Self.noValue, at: JSONPosition(offset: 0, in: bytes))
    }
    var error = yyjson_read_err()
    let flags = numbers == .text ? YYJSON_READ_NUMBER_AS_RAW : YYJSON_READ_BIGNUM_AS_RAW
    // Without the in-situ flag the parser only reads the bytes; its signature is mutable for that
    // flag alone.
    let text = UnsafeMutablePointer(mutating: start.assumingMemoryBound(to: CChar.self))
    var allocator = Self.allocator
    guard let document = yyjson_read_opts(text, bytes.count, flags, &allocator, &error) else {
      if error.code == YYJSON_READ_ERROR_MEMORY_ALLOCATION { throw .outOfMemory }
      let message =
        error.code == YYJSON_READ_ERROR_EMPTY_CONTENT
        ? Self.noValue
        : JSONAdvice.message(
          bytes, at: error.pos, isTrailingComma: error.code == YYJSON_READ_ERROR_JSON_STRUCTURE)
          ?? error.msg.map { String(cString: $0) } ?? "not JSON"
      throw .malformed(message: message, at: JSONPosition(offset: error.pos, in: bytes))
    }
    self.document = document
    self.depthLimit = depthLimit
    let root = JSONValue(UnsafeRawPointer(document.pointee.root))
    let deferred =
      depthLimit < Self.shallowDepth ? nil : member.flatMap { root[$0] }.flatMap(Self.array)
    isDeferred = deferred != nil
    let check = JSONStructureCheck(depthLimit: depthLimit)
    guard let violation = check.firstViolation(from: root, besides: deferred) else { return }
    // The first violation in the whole text may lie in the deferred part.
    let first = deferred == nil ? nil : check.firstViolation(from: root)
    throw syntaxError(first ?? violation, in: bytes)
  }

  /// Makes the document of a builder, and frees the parser's document at its end.
  init(adopting document: UnsafeMutablePointer<yyjson_doc>, templatePointer: String?) {
    precondition(JSONValueLayout.isThatOfTheParser, "another parser than was expected")
    self.templatePointer = templatePointer
    self.document = document
    depthLimit = .max
    isDeferred = false
  }

  private static let noValue = "there is nothing to read: a JSON object is expected"

  /// The minimum depth limit for deferral: parts that stay unchecked are less deep than this.
  private static let shallowDepth = 8

  private static func array(_ value: JSONValue) -> JSONValue? {
    value.kind == .array ? value : nil
  }

  /// Checks the whole text for duplicate names and depth, if a part was deferred.
  ///
  /// It is not needed if the names in each object of that part are known to be distinct, and no
  /// object is more than six levels below the part.
  ///
  /// - Parameter bytes: The text of the document.
  /// - Throws: The error that the initializer would have thrown.
  /// - Complexity: O(values), expected.
  package func checkDeferred(in bytes: UnsafeRawBufferPointer) throws(JSONSyntaxError) {
    guard isDeferred else { return }
    let violation = JSONStructureCheck(depthLimit: depthLimit).firstViolation(from: root)
    if let violation { throw syntaxError(violation, in: bytes) }
  }

  private func syntaxError(
    _ violation: JSONStructureCheck.Violation, in bytes: UnsafeRawBufferPointer
  ) -> JSONSyntaxError {
    switch violation {
    case .tooDeep: return .tooDeep(limit: depthLimit)
    case .outOfMemory: return .outOfMemory
    case .duplicateName(let name, let value):
      // Names are decoded in place in the copy of the text, so they start at their original offset.
      let offset =
        name.stringBytes?.baseAddress.map {
          UnsafeRawPointer($0) - UnsafeRawPointer(document.pointee.str_pool)
        } ?? 0
      return .duplicateMember(
        pointer: pointer(to: value), at: JSONPosition(offset: offset - 1, in: bytes))
    }
  }

  /// `malloc` and its relatives, within the memory limit of the request.
  static var allocator: yyjson_alc {
    yyjson_alc(
      malloc: { _, size in MemoryMeter.mayAllocate(size) ? malloc(size) : nil },
      realloc: { _, old, oldSize, size in
        size <= oldSize || MemoryMeter.mayAllocate(size - oldSize) ? realloc(old, size) : nil
      },
      free: { _, old in free(old) }, ctx: nil)
  }

  /// Parses an array of bytes.
  ///
  /// - Complexity: As ``init(_:numbers:depthLimit:deferring:)``.
  public static func parse(
    _ bytes: [UInt8], numbers: Numbers = .parsed, depthLimit: Int = defaultDepthLimit
  ) throws(JSONSyntaxError) -> JSONDocument {
    try bytes.span.withUnsafeBytes { (bytes) throws(JSONSyntaxError) in
      try JSONDocument(bytes, numbers: numbers, depthLimit: depthLimit)
    }
  }

  deinit {
    yyjson_doc_free(document)
  }

  /// The root value. The document must outlive every use of it or of a value in it.
  public var root: JSONValue {
    JSONValue(UnsafeRawPointer(document.pointee.root))
  }

  /// The number of values; objects, arrays, strings, numbers and names of members all count.
  public var valueCount: Int { document.pointee.val_read }

  /// The most bytes that a parsed document holds: the values, and the copied text.
  ///
  /// The parser makes room for a value in six bytes of text, and then for half as many again.
  public var byteCount: Int {
    let text = document.pointee.dat_read
    let values = max(text / 6, document.pointee.val_read / 2 * 3) + 16
    return values * JSONValueLayout.size + text
  }

  /// The maximum length of a generated pointer, in bytes.
  package static let longestPointer = 65_536

  /// Where a value is in a document.
  package struct Place {
    /// The JSON Pointer (RFC 6901) of the value, or of the member that a name begins.
    package var pointer: String
    /// The object of the member of which the value is the name; `nil` for any other value.
    package var owner: JSONValue?
    /// Whether the pointer is whole, and not that of an ancestor.
    package var isExact: Bool
  }

  /// The JSON Pointer (RFC 6901) of a value in this document, or of the member that a name begins.
  ///
  /// - Complexity: As ``place(of:)``.
  public func pointer(to value: JSONValue) -> String { place(of: value).pointer }

  /// The place of a value in this document.
  ///
  /// It is searched from the root, so values need not record their location, and a request without
  /// errors pays nothing. If it would exceed ``longestPointer``, the result is the pointer of the
  /// last ancestor that fits.
  ///
  /// - Complexity: O(siblings before the value and each of its ancestors).
  package func place(of value: JSONValue) -> Place {
    var pointer = JSONPointer()
    var container = root
    while container.address < value.address {
      if container.kind == .array {
        var index = 0
        var found: JSONValue?
        for element in container.elements {
          found = element
          if element.end > value.address { break }
          index += 1
        }
        guard let found, found.end > value.address else { break }
        guard pointer.text.utf8.count <= Self.longestPointer - 20 else { break }
        pointer.append(index)
        container = found
      } else if container.kind == .object {
        var found: (name: JSONValue, value: JSONValue)?
        for member in container.members {
          found = member
          if member.value.end > value.address { break }
        }
        guard let found, found.value.end > value.address else { break }
        // Escaping at most doubles the length of a name.
        guard let name = found.name.stringBytes,
          pointer.text.utf8.count + 2 * name.count < Self.longestPointer
        else { break }
        pointer.append(name)
        if found.name.address == value.address {
          return Place(pointer: pointer.text, owner: container, isExact: true)
        }
        container = found.value
      } else {
        break
      }
    }
    return Place(
      pointer: pointer.text, owner: nil, isExact: container.address == value.address)
  }
}

internal import CYYJSON
internal import MemoryMetering

#if canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#else
  private import Darwin
#endif

/// A JSON text, read once from received bytes into a flat array of values.
///
/// Reading is strict RFC 8259, and more: a duplicate member, a lone surrogate and ill-formed UTF-8
/// are errors, as are trailing bytes and a byte order mark. `\u0000` is allowed. Nothing recurses
/// on the depth of the input.
///
/// A ``JSONValue`` borrows from the document: it must not outlive it.
public final class JSONDocument {
  /// How numbers are kept.
  public enum Numbers: Hashable, Sendable {
    /// As binary numbers; only those that are out of range keep their text.
    case parsed
    /// As the text that was received, so that their digits can be given back unchanged.
    case text
  }

  /// Where the template stands that gave the text: then it is not the request that pointers lead
  /// into. Nothing where the text was received.
  public let templatePointer: String?
  private let document: UnsafeMutablePointer<yyjson_doc>

  /// Reads a document.
  ///
  /// - Parameters:
  ///   - bytes: The text; it is copied.
  ///   - numbers: How to keep numbers.
  ///   - depthLimit: The most levels of arrays and objects within one another.
  ///   - templatePointer: The JSON Pointer of the template that gave the text, where one did.
  /// - Throws: Why the text is refused, and where.
  /// - Complexity: O(bytes), expected, whatever the names of members are: they are compared through
  ///   hashes that are seeded per process.
  public init(
    _ bytes: UnsafeRawBufferPointer, numbers: Numbers = .parsed,
    depthLimit: Int = RequestLimits().jsonDepth, templatePointer: String? = nil
  ) throws(JSONSyntaxError) {
    precondition(JSONValueLayout.isThatOfTheParser, "another parser than was expected")
    self.templatePointer = templatePointer
    guard let start = bytes.baseAddress, !bytes.isEmpty else {
      throw .malformed(message: "no JSON value", at: JSONPosition(offset: 0, in: bytes))
    }
    var error = yyjson_read_err()
    let flags = numbers == .text ? YYJSON_READ_NUMBER_AS_RAW : YYJSON_READ_BIGNUM_AS_RAW
    // Without the in-situ flag the bytes are only read; the signature is not const for its sake.
    let text = UnsafeMutablePointer(mutating: start.assumingMemoryBound(to: CChar.self))
    var allocator = Self.allocator
    guard let document = yyjson_read_opts(text, bytes.count, flags, &allocator, &error) else {
      if error.code == YYJSON_READ_ERROR_MEMORY_ALLOCATION { throw .outOfMemory }
      let message =
        error.code == YYJSON_READ_ERROR_EMPTY_CONTENT
        ? "no JSON value" : error.msg.map { String(cString: $0) } ?? "not JSON"
      throw .malformed(message: message, at: JSONPosition(offset: error.pos, in: bytes))
    }
    self.document = document
    switch JSONStructureCheck(depthLimit: depthLimit).firstViolation(from: root) {
    case nil: break
    case .tooDeep: throw .tooDeep(limit: depthLimit)
    case .outOfMemory: throw .outOfMemory
    case .duplicateName(let name, let value):
      // Names are decoded in place in the copy of the text, so that their start has not moved.
      let offset =
        name.stringBytes?.baseAddress.map {
          UnsafeRawPointer($0) - UnsafeRawPointer(document.pointee.str_pool)
        } ?? 0
      throw .duplicateMember(
        pointer: pointer(to: value), at: JSONPosition(offset: offset - 1, in: bytes))
    }
  }

  /// malloc and its kin, but for what the request may not hold.
  private static var allocator: yyjson_alc {
    yyjson_alc(
      malloc: { _, size in MemoryMeter.mayAllocate(size) ? malloc(size) : nil },
      realloc: { _, old, oldSize, size in
        size <= oldSize || MemoryMeter.mayAllocate(size - oldSize) ? realloc(old, size) : nil
      },
      free: { _, old in free(old) }, ctx: nil)
  }

  /// Reads a document from an array of bytes.
  ///
  /// - Complexity: As ``init(_:numbers:depthLimit:templatePointer:)``.
  public static func parse(
    _ bytes: [UInt8], numbers: Numbers = .parsed, depthLimit: Int = RequestLimits().jsonDepth,
    templatePointer: String? = nil
  ) throws(JSONSyntaxError) -> JSONDocument {
    try bytes.span.withUnsafeBytes { (bytes) throws(JSONSyntaxError) in
      try JSONDocument(
        bytes, numbers: numbers, depthLimit: depthLimit, templatePointer: templatePointer)
    }
  }

  deinit {
    yyjson_doc_free(document)
  }

  /// The outermost value. Keep the document alive for as long as it, or any value in it, is used.
  public var root: JSONValue {
    JSONValue(UnsafeRawPointer(document.pointee.root))
  }

  /// The number of values: every object, array, string, number and name of a member counts.
  public var valueCount: Int { document.pointee.val_read }

  /// The most bytes of a pointer that is made.
  public static let longestPointer = 65_536

  /// The JSON Pointer (RFC 6901) of a value of this document, or of the member that a name begins.
  ///
  /// It is found by going down from the root, so that values need not know where they are, and a
  /// request without faults pays nothing for it. Names can be as long as the document: where the
  /// pointer would be longer than ``longestPointer`` it is that of the last ancestor that has a
  /// shorter one.
  ///
  /// - Complexity: O(siblings before the value and before each of its ancestors).
  public func pointer(to value: JSONValue) -> String {
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
        // Escaping makes a name at most twice as long.
        guard let name = found.name.stringBytes,
          pointer.text.utf8.count + 2 * name.count < Self.longestPointer
        else { break }
        pointer.append(name)
        if found.name.address == value.address { break }
        container = found.value
      } else {
        break
      }
    }
    return pointer.text
  }
}

internal import CYYJSON
internal import JSONText

/// A builder that makes a ``JSONDocument`` of values, without a text.
///
/// ```swift
/// var json = JSONDocumentBuilder()
/// json.beginObject(count: 1)
/// json.key("x")
/// json.number(147.5)
/// json.endObject()
/// let document = try json.finish()
/// ```
///
/// The document equals the one parsed, with ``JSONDocument/Numbers/text``, from the text that a
/// `JSONWriter` writes for the same calls.
///
/// The builder checks nothing that parsing does. Give each container as many elements or members as
/// you announced, and no name twice in one object. Strings must be well-formed UTF-8, and digits
/// must follow JSON's grammar.
///
/// Its memory is limited by that of the calling thread's request, and grows with the values and the
/// bytes of their texts.
public struct JSONDocumentBuilder: ~Copyable {
  /// The parser's document and, from ``firstValue`` on, its values. `nil` before the first value.
  private var block: UnsafeMutableRawPointer?
  /// The number of values so far; names count.
  private var valueCount = 0
  /// The number of values that fit in the block.
  private var capacity = 0
  /// The texts of strings and numbers with a byte between two. Until the end the payload of their
  /// values is an offset in it.
  private var texts: JSONWriter
  /// The positions of the open containers, the outermost first.
  private var open: [Int] = []
  private var isStarved = false

  /// Makes a builder.
  public init() {
    texts = .metered()
    // From now on the writer puts a comma before each text.
    texts.raw("")
  }

  deinit {
    if let block { JSONDocument.allocator.free(nil, block) }
  }

  /// Whether there is no memory for the document, so that adding the rest is pointless.
  public var isFull: Bool { isStarved || texts.isFull }

  // MARK: Values

  /// Begins an array of `count` elements.
  public mutating func beginArray(count: Int) { begin(JSONValueLayout.array, count) }

  /// Begins an object of `count` members, each a name and a value.
  public mutating func beginObject(count: Int) { begin(JSONValueLayout.object, count) }

  /// Ends the innermost container, an array.
  public mutating func endArray() { end() }

  /// Ends the innermost container, an object.
  public mutating func endObject() { end() }

  private mutating func begin(_ type: UInt64, _ count: Int) {
    open.append(valueCount)
    add(type, length: count)
  }

  private mutating func end() {
    guard let start = open.popLast(), start < valueCount else { return }
    let size = (valueCount - start) * JSONValueLayout.size
    let container = block.map { $0 + (Self.firstValue + start * JSONValueLayout.size) }
    container?.storeBytes(of: size, toByteOffset: JSONValueLayout.payload, as: Int.self)
  }

  /// Adds `null`.
  public mutating func null() { add(JSONValueLayout.null) }

  /// Adds `true` or `false`.
  public mutating func bool(_ value: Bool) {
    add(value ? JSONValueLayout.bool | JSONValueLayout.isTrue : JSONValueLayout.bool)
  }

  /// Adds the name of the member whose value follows.
  public mutating func key(_ name: UnsafeBufferPointer<UInt8>) { string(name) }

  /// Adds the name of the member whose value follows.
  public mutating func key(_ name: String) { string(name) }

  /// Adds a string that has these UTF-8 bytes.
  public mutating func string(_ text: UnsafeBufferPointer<UInt8>) {
    let start = texts.count + 1
    texts.raw(text)
    add(JSONValueLayout.string, length: text.count, payload: start)
  }

  /// Adds a string.
  public mutating func string(_ text: String) {
    var text = text
    text.withUTF8 { string($0) }
  }

  /// Adds a number by its text.
  public mutating func raw(_ text: UnsafeBufferPointer<UInt8>) {
    addNumber { $0.raw(text) }
  }

  /// Adds an integer.
  public mutating func integer(_ value: Int) {
    addNumber { $0.integer(value) }
  }

  /// Adds a number. NaN and infinities do not exist in JSON and become `null`.
  public mutating func number(_ value: Double) {
    guard value.isFinite else { return null() }
    addNumber { $0.number(value) }
  }

  @inline(__always)
  private mutating func addNumber(_ write: (inout JSONWriter) -> Void) {
    let start = texts.count + 1
    write(&texts)
    // Without memory the writer drops texts.
    add(JSONValueLayout.raw, length: max(0, texts.count - start), payload: start)
  }

  // MARK: Memory

  /// The offset of the first value in the block.
  private static var firstValue: Int {
    (MemoryLayout<yyjson_doc>.size + JSONValueLayout.size - 1) & ~(JSONValueLayout.size - 1)
  }

  @inline(__always)
  private mutating func add(_ tag: UInt64, length: Int = 0, payload: Int = 0) {
    if valueCount == capacity { grow() }
    guard valueCount < capacity, let block else { return }
    let value = block + (Self.firstValue + valueCount * JSONValueLayout.size)
    value.storeBytes(of: tag | UInt64(length) << 8, as: UInt64.self)
    value.storeBytes(of: payload, toByteOffset: JSONValueLayout.payload, as: Int.self)
    valueCount += 1
  }

  @inline(never)
  private mutating func grow() {
    let grown = max(64, capacity + capacity / 2)
    guard !isStarved,
      let block = JSONDocument.allocator.realloc(
        nil, block, capacity * JSONValueLayout.size,
        Self.firstValue + grown * JSONValueLayout.size)
    else {
      isStarved = true
      return
    }
    self.block = block
    capacity = grown
  }

  // MARK: The document

  /// Makes the document, which takes the values: the builder is empty afterwards.
  ///
  /// - Parameter templatePointer: The JSON Pointer of the template that rendered the values, if
  ///   any.
  /// - Returns: The document.
  /// - Throws: ``JSONSyntaxError/outOfMemory``.
  /// - Complexity: O(values + bytes of texts).
  public mutating func finish(
    templatePointer: String? = nil
  ) throws(JSONSyntaxError) -> JSONDocument {
    // Readers of names load eight bytes from the start of each.
    texts.raw("        ")
    let bytes = texts.bytes
    if isFull { throw .outOfMemory }
    precondition(open.isEmpty && valueCount > 0, "a value is incomplete")
    let allocator = JSONDocument.allocator
    guard let block, let pool = allocator.malloc(nil, bytes.count) else { throw .outOfMemory }
    self.block = nil
    bytes.withUnsafeBytes {
      UnsafeMutableRawBufferPointer(start: pool, count: $0.count).copyMemory(from: $0)
    }
    let first = block + Self.firstValue
    Self.point(valueCount, from: first, into: pool)
    let document = block.bindMemory(to: yyjson_doc.self, capacity: 1)
    document.initialize(
      to: yyjson_doc(
        root: first.assumingMemoryBound(to: yyjson_val.self), alc: allocator,
        dat_read: bytes.count, val_read: valueCount,
        str_pool: pool.assumingMemoryBound(to: CChar.self)))
    return JSONDocument(adopting: document, templatePointer: templatePointer)
  }

  /// Makes addresses of the offsets of texts.
  private static func point(
    _ count: Int, from first: UnsafeMutableRawPointer, into pool: UnsafeMutableRawPointer
  ) {
    for index in 0..<count {
      let value = first + index * JSONValueLayout.size
      let type = value.load(as: UInt64.self) & JSONValueLayout.typeMask
      guard type == JSONValueLayout.string || type == JSONValueLayout.raw else { continue }
      let offset = value.load(fromByteOffset: JSONValueLayout.payload, as: Int.self)
      value.storeBytes(
        of: pool + offset, toByteOffset: JSONValueLayout.payload, as: UnsafeMutableRawPointer.self)
    }
  }
}

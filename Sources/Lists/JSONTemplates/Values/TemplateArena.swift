/// The storage of template values: received documents, and results of rendering.
///
/// All values are in a few flat arrays and never change. An arena only grows, within the limits of
/// rendering. A value is a handle, so freeing an arena never recurses, however deep a document is.
///
/// ```swift
/// var arena = TemplateArena()
/// arena.beginObject()
/// arena.addName("greeting")
/// arena.add("Hello, ${name}!")
/// arena.endObject()
/// let template = arena.finish()
/// ```
public struct TemplateArena: Sendable {
  /// Text of strings, names and numbers.
  var bytes: [UInt8] = []
  /// Elements of arrays.
  var values: [TemplateValue] = []
  /// Members of objects.
  var members: [TemplateMember] = []
  var symbols = SymbolTable()
  var indexes = MemberIndexes()
  /// Whether a rendering has read the time, that is, `now`, whoever set it.
  public internal(set) var hasReadTime = false

  // Containers under construction.
  private var pending: [TemplateValue] = []
  private var pendingNames: [Symbol] = []
  private var open: [Container] = []

  private struct Container {
    var isObject: Bool
    var base: Int
    var nameBase: Int
    var flags: TemplateValue.Flags = []
  }

  /// Makes an empty arena.
  public init() {
    bytes.reserveCapacity(1024)
    for name in Operator.allCases.map(\.name) + Keyword.allCases.map(\.name)
      + Builtin.allCases.map(\.name)
    {
      _ = symbol(name)
    }
  }

  /// Makes an arena without the names of the language, as a placeholder while another is moved.
  init(empty: ()) {}

  // MARK: Building

  /// Adds an existing value: `null`, a boolean, or a previously finished value.
  public mutating func add(_ value: TemplateValue) {
    pending.append(value)
  }

  /// Adds a string with these UTF-8 bytes. They must be well-formed.
  ///
  /// - Complexity: O(bytes).
  public mutating func add(_ text: UnsafeBufferPointer<UInt8>) {
    pending.append(string(text))
  }

  /// Adds a string.
  ///
  /// - Complexity: O(bytes).
  public mutating func add(_ text: String) {
    var text = text
    text.withUTF8 { add($0) }
  }

  /// Adds a number by its text, which must follow JSON's grammar. If a result is the unchanged
  /// number, it has the same text.
  ///
  /// - Complexity: O(bytes).
  public mutating func add(digits: UnsafeBufferPointer<UInt8>) {
    pending.append(number(digits))
  }

  /// Adds a number, or `null` if it is not finite.
  public mutating func add(_ number: Double) {
    pending.append(number.isFinite ? .double(number) : .null)
  }

  /// Adds an integer.
  public mutating func add(_ number: Int) {
    pending.append(.integer(Int64(number)))
  }

  /// Begins an array. The following values are its elements.
  public mutating func beginArray() {
    open.append(Container(isObject: false, base: pending.count, nameBase: pendingNames.count))
  }

  /// Begins an object. Add a name and a value for each member, and no name twice.
  public mutating func beginObject() {
    open.append(Container(isObject: true, base: pending.count, nameBase: pendingNames.count))
  }

  /// Adds the name of the member whose value follows.
  ///
  /// - Complexity: O(bytes) on average.
  public mutating func addName(_ name: UnsafeBufferPointer<UInt8>) {
    let symbol = symbol(name)
    pendingNames.append(symbol)
    if let last = open.indices.last { open[last].flags.formUnion(symbols.names[Int(symbol)].flags) }
  }

  /// Adds the name of the member whose value follows.
  ///
  /// - Complexity: O(bytes) on average.
  public mutating func addName(_ name: String) {
    var name = name
    name.withUTF8 { addName($0) }
  }

  /// Ends the innermost array.
  ///
  /// - Complexity: O(elements).
  public mutating func endArray() { endContainer() }

  /// Ends the innermost object.
  ///
  /// - Complexity: O(members).
  public mutating func endObject() { endContainer() }

  private mutating func endContainer() {
    guard let container = open.popLast() else { return }
    var flags = container.flags
    var height: UInt16 = 0
    for value in pending[container.base...] {
      flags.formUnion(value.flags)
      height = max(height, value.height)
    }
    let count = pending.count - container.base
    let start = container.isObject ? members.count : values.count
    if container.isObject {
      for index in 0..<min(count, pendingNames.count - container.nameBase) {
        members.append(
          TemplateMember(
            name: pendingNames[container.nameBase + index], value: pending[container.base + index]))
      }
      pendingNames.removeLast(pendingNames.count - container.nameBase)
    } else {
      values.append(contentsOf: pending[container.base...])
    }
    pending.removeLast(count)
    pending.append(
      TemplateValue(
        bits: UInt64(start), length: UInt32(truncatingIfNeeded: count),
        kind: container.isObject ? .object : .array, flags: flags,
        height: height == .max ? .max : height + 1))
  }

  /// The value added last; `null` if there is none.
  public mutating func finish() -> TemplateValue {
    pending.popLast() ?? .null
  }
}

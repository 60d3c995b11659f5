/// A dictionary with text keys that are compared and hashed as bytes; see ``ExactText``.
///
/// Use it in place of `[String: Value]` if clients choose the keys.
public struct TextDictionary<Value>: Sequence, ExpressibleByDictionaryLiteral {
  /// A key and its value.
  public typealias Element = (key: String, value: Value)

  private var storage: [ExactText: Value]

  /// Makes an empty dictionary.
  ///
  /// This is far cheaper than an empty literal, for which generic types are looked up each time.
  public init() { storage = [:] }

  /// Makes a dictionary from a literal with unique keys.
  public init(dictionaryLiteral elements: (String, Value)...) {
    storage = Dictionary(uniqueKeysWithValues: elements.map { (ExactText($0.0), $0.1) })
  }

  /// Makes a dictionary from pairs. Of equal keys, the last one is used.
  public init(_ pairs: some Sequence<(String, Value)>) {
    storage = Dictionary(pairs.map { (ExactText($0.0), $0.1) }, uniquingKeysWith: { $1 })
  }

  /// The number of keys.
  public var count: Int { storage.count }

  /// Whether the dictionary is empty.
  public var isEmpty: Bool { storage.isEmpty }

  /// The keys, in no order.
  public var keys: some Collection<String> { storage.keys.lazy.map(\.text) }

  /// The values, in no order.
  public var values: some Collection<Value> { storage.values }

  /// The value for a key; `nil` if there is none.
  ///
  /// - Complexity: O(key), expected.
  public subscript(key: String) -> Value? {
    get { storage[ExactText(key)] }
    set { storage[ExactText(key)] = newValue }
    _modify { yield &storage[ExactText(key)] }
  }

  /// The value for a key, or a default.
  ///
  /// - Complexity: O(key), expected.
  public subscript(key: String, default value: @autoclosure () -> Value) -> Value {
    get { storage[ExactText(key), default: value()] }
    _modify { yield &storage[ExactText(key), default: value()] }
  }

  /// Sets the value for a key, and returns the previous one.
  ///
  /// - Complexity: O(key), expected.
  @discardableResult
  public mutating func updateValue(_ value: Value, forKey key: String) -> Value? {
    storage.updateValue(value, forKey: ExactText(key))
  }

  /// Removes a key, and returns its value.
  ///
  /// - Complexity: O(key), expected.
  @discardableResult
  public mutating func removeValue(forKey key: String) -> Value? {
    storage.removeValue(forKey: ExactText(key))
  }

  /// Copies the entries of another dictionary, replacing existing values.
  public mutating func merge(_ other: TextDictionary) {
    storage.merge(other.storage) { $1 }
  }

  /// The pairs, in no order.
  public func makeIterator() -> some IteratorProtocol<Element> {
    storage.lazy.map { (key: $0.key.text, value: $0.value) }.makeIterator()
  }

  /// The pairs in byte order of their keys.
  ///
  /// - Complexity: O(n log n) in the pairs.
  public var ordered: [Element] {
    storage.sorted { $0.key < $1.key }.map { (key: $0.key.text, value: $0.value) }
  }
}

extension TextDictionary: Sendable where Value: Sendable {}
extension TextDictionary: Equatable where Value: Equatable {}
extension TextDictionary: Hashable where Value: Hashable {}

/// A dictionary with texts as keys, which it compares and hashes as bytes: see ``ExactText``.
///
/// It stands where `[String: Value]` would, if a client did not choose the keys.
public struct TextDictionary<Value>: Sequence, ExpressibleByDictionaryLiteral {
  /// A key and its value.
  public typealias Element = (key: String, value: Value)

  private var storage: [ExactText: Value]

  /// Makes an empty dictionary.
  public init() { storage = [:] }

  /// Makes a dictionary of a literal, whose keys are different.
  public init(dictionaryLiteral elements: (String, Value)...) {
    storage = Dictionary(uniqueKeysWithValues: elements.map { (ExactText($0.0), $0.1) })
  }

  /// Makes a dictionary of pairs; of equal keys the last counts.
  public init(_ pairs: some Sequence<(String, Value)>) {
    storage = Dictionary(pairs.map { (ExactText($0.0), $0.1) }, uniquingKeysWith: { $1 })
  }

  /// Groups values by a text of each, in their order.
  public init<Item>(grouping items: some Sequence<Item>, by key: (Item) -> String)
  where Value == [Item] {
    storage = Dictionary(grouping: items) { ExactText(key($0)) }
  }

  /// The number of keys.
  public var count: Int { storage.count }

  /// Whether there is no key.
  public var isEmpty: Bool { storage.isEmpty }

  /// The keys, in no order.
  public var keys: some Collection<String> { storage.keys.lazy.map(\.text) }

  /// The values, in no order.
  public var values: some Collection<Value> { storage.values }

  /// The value of a key; `nil` if it has none.
  ///
  /// - Complexity: O(key), expected.
  public subscript(key: String) -> Value? {
    get { storage[ExactText(key)] }
    set { storage[ExactText(key)] = newValue }
    _modify { yield &storage[ExactText(key)] }
  }

  /// The value of a key, or a default.
  ///
  /// - Complexity: O(key), expected.
  public subscript(key: String, default value: @autoclosure () -> Value) -> Value {
    get { storage[ExactText(key), default: value()] }
    _modify { yield &storage[ExactText(key), default: value()] }
  }

  /// Sets the value of a key, and gives the one that it had.
  ///
  /// - Complexity: O(key), expected.
  @discardableResult
  public mutating func updateValue(_ value: Value, forKey key: String) -> Value? {
    storage.updateValue(value, forKey: ExactText(key))
  }

  /// Removes a key, and gives the value that it had.
  ///
  /// - Complexity: O(key), expected.
  @discardableResult
  public mutating func removeValue(forKey key: String) -> Value? {
    storage.removeValue(forKey: ExactText(key))
  }

  /// Sets the values of another dictionary's keys.
  public mutating func merge(_ other: TextDictionary) {
    storage.merge(other.storage) { $1 }
  }

  /// The pairs, in no order.
  public func makeIterator() -> some IteratorProtocol<Element> {
    storage.lazy.map { (key: $0.key.text, value: $0.value) }.makeIterator()
  }

  /// The pairs in the order of their keys' bytes.
  ///
  /// - Complexity: O(n log n) in the pairs.
  public var ordered: [Element] {
    storage.sorted { $0.key < $1.key }.map { (key: $0.key.text, value: $0.value) }
  }
}

extension TextDictionary: Sendable where Value: Sendable {}
extension TextDictionary: Equatable where Value: Equatable {}
extension TextDictionary: Hashable where Value: Hashable {}

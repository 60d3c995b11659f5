public import SwiftSources
internal import SwiftWorld
public import TextBytes

/// A dictionary, in the order of insertion.
public struct DictionaryValue {
  /// The keys.
  public private(set) var keys: [Value] = []
  /// The values, in the order of the keys.
  public private(set) var values: [Value] = []
  /// Whether there may be further keys.
  public var isOpen: Bool
  private var places: [HashableKey: Int] = [:]
  private(set) var depth = 1

  /// Makes an empty dictionary.
  public init(isOpen: Bool = false) { self.isOpen = isOpen }

  /// The number of known keys.
  public var count: Int { keys.count }

  /// The value for a key; nil without one.
  public func value(for key: HashableKey) -> Value? { places[key].map { values[$0] } }

  /// Sets or, with nil, removes the value for a key.
  mutating func set(_ value: Value?, for key: Value, _ hash: HashableKey) {
    guard let value else { return remove(hash) }
    depth = max(depth, value.depth + 1, key.depth + 1)
    if let place = places[hash] {
      values[place] = value
    } else {
      places[hash] = keys.count
      keys.append(key)
      values.append(value)
    }
  }

  /// Removes a key.
  ///
  /// - Complexity: O(count).
  private mutating func remove(_ hash: HashableKey) {
    guard let place = places.removeValue(forKey: hash) else { return }
    keys.remove(at: place)
    values.remove(at: place)
    for (key, index) in places where index > place { places[key] = index - 1 }
  }

  /// Takes a value out for a change in place.
  mutating func take(_ hash: HashableKey) -> Value? {
    guard let place = places[hash] else { return nil }
    let value = values[place]
    values[place] = .void
    return value
  }
}

/// A value as the key of a dictionary or the element of a set.
public indirect enum HashableKey: Hashable {
  /// A string.
  case text(ExactText)
  /// An integer, also one as a floating-point number.
  case integer(Int)
  /// Another number.
  case number(Double)
  /// A Boolean.
  case boolean(Bool)
  /// `nil`.
  case none
  /// A case of an enumeration, by name.
  case enumeration(SwiftSymbol, [HashableKey])
  /// An object or system value, by identity.
  case identity(ObjectIdentifier)
  /// A tuple, array, or structure.
  case list([HashableKey])
}

extension Value {
  /// The value as a key; nil if it is unknown or cannot be one.
  ///
  /// - Complexity: O(min(parts, `limit`)).
  public func hashableKey(limit: Int = 1_000) -> HashableKey? {
    var rest = limit
    return key(&rest)
  }

  private func key(_ rest: inout Int) -> HashableKey? {
    rest -= 1
    guard rest >= 0 else { return nil }
    return switch self {
    case .text(let value): .text(ExactText(value))
    case .number(let value):
      (value.integer ?? Int(exactly: value.double)).map { .integer($0) } ?? .number(value.double)
    case .boolean(let value): .boolean(value)
    case .none: HashableKey.none
    case .object(let value): .identity(ObjectIdentifier(value))
    case .system(let value): .identity(ObjectIdentifier(value))
    case .type(let type): type.declaration.map { .identity(ObjectIdentifier($0)) }
    case .implicit(let value) where value.isPlain: .enumeration(value.name, [])
    case .enumeration(let value):
      Self.keys(value.values, &rest).map { .enumeration(value.name, $0) }
    case .structure(let value): Self.keys(value.values, &rest).map { .list($0) }
    case .array(let value) where !value.isOpen && !value.isSet:
      Self.keys(value.elements, &rest).map { .list($0) }
    case .tuple(let value): Self.keys(value.elements, &rest).map { .list($0) }
    default: nil
    }
  }

  private static func keys(_ values: [Value], _ rest: inout Int) -> [HashableKey]? {
    var keys: [HashableKey] = []
    for value in values {
      guard let key = value.key(&rest) else { return nil }
      keys.append(key)
    }
    return keys
  }
}

internal import JSONDocuments
internal import TextBytes

/// A name of another layout system, where this contract has another name or another way.
struct ForeignWord {
  /// The kinds of names for which a client may write a foreign one.
  enum Place: CaseIterable {
    // Members.
    case request, view, stack, constraint
    // Values.
    case axis, distribution, alignment, direction
    // Words of constraint text.
    case item, area, attribute, areaAttribute
  }

  /// The values of a member that another name leaves valid.
  enum Values {
    case any, string, number, bool, object
    /// A text with a period, or an object.
    case anchor
    /// A number or its name.
    case priority
    /// A number, or an object with one for each side or axis.
    case numbers
    case strings, objects, array
  }

  /// The names in lower case, without separators: `justifycontent` for `justify-content`.
  let names: [String]
  /// The replacement where it is sure. For an item, what to write behind the id of the parent.
  let fix: String?
  /// For a member, the values that the replacement may have.
  let values: Values
  /// What does it here, as a clause.
  let advice: String

  /// Makes an entry of the table from names between spaces.
  init(_ names: String, _ advice: String, fix: String? = nil, of values: Values = .any) {
    self.names = names.split(separator: " ").map { String($0) }
    self.advice = advice
    self.fix = fix
    self.values = values
  }

  /// The entry for a name, `nil` if there is none.
  ///
  /// - Complexity: O(entries), independent of the name, which has a limited length.
  static func named(_ name: UnsafeBufferPointer<UInt8>, in place: Place?) -> ForeignWord? {
    guard let place, name.count <= Suggestion.longestName else { return nil }
    let letters = name.lazy.filter { $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: "_") }.map {
      $0 &- UInt8(ascii: "A") < 26 ? $0 | 0x20 : $0
    }
    return words(of: place).first { word in
      word.names.contains { $0.utf8.elementsEqual(letters) }
    }
  }
}

/// The advice and the suggestion about an unknown name.
extension ForeignWord {
  /// The advice behind a colon; empty for a name that is not foreign.
  static func clause(_ name: UnsafeBufferPointer<UInt8>, in place: Place?) -> String {
    named(name, in: place).map { ": \($0.advice)" } ?? ""
  }

  /// The replacement of a foreign name, otherwise the nearest known one.
  static func suggestion(
    for name: UnsafeBufferPointer<UInt8>, in place: Place?, among known: some Sequence<String>
  ) -> String? {
    if let word = named(name, in: place) { return word.fix }
    return Suggestion.nearest(to: name, among: known)
  }

  /// The same for the name of a member with a value. A foreign name has no replacement that its
  /// value does not fit.
  static func suggestion(
    for name: UnsafeBufferPointer<UInt8>, of value: JSONValue, in place: Place?,
    among known: some Sequence<String>
  ) -> String? {
    if let word = named(name, in: place), !word.values.contain(value) { return nil }
    return suggestion(for: name, in: place, among: known)
  }
}

extension ForeignWord.Values {
  /// Whether a value is one of these.
  ///
  /// - Complexity: O(elements).
  fileprivate func contain(_ value: JSONValue) -> Bool {
    switch self {
    case .any: true
    case .string: value.kind == .string
    case .number: value.kind == .number
    case .bool: value.kind == .bool
    case .object: value.isObject
    case .anchor: value.stringBytes?.contains(UInt8(ascii: ".")) ?? value.isObject
    case .priority: value.kind == .number || value.kind == .string
    case .numbers: value.kind == .number || value.isObject
    case .strings: value.kind == .array && value.elements.allSatisfy { $0.kind == .string }
    case .objects: value.kind == .array && value.elements.allSatisfy(\.isObject)
    case .array: value.kind == .array
    }
  }
}

/// Members or values of which other layout systems have their own names.
protocol ForeignNaming {
  static var foreignPlace: ForeignWord.Place { get }
  /// Whether an object may have a member beside those that it has.
  static func allows(_ name: String, beside hasMember: (String) -> Bool) -> Bool
}

extension ForeignNaming {
  static func allows(_ name: String, beside hasMember: (String) -> Bool) -> Bool { true }
}

package import SwiftSources

/// The types of the standard library and of Core Graphics that the interpreter knows itself.
package struct StandardTypes {
  package enum NumericKind: Hashable {
    case integer
    case floating
    case unrelated
  }

  private var parents: [SwiftSymbol: [SwiftSymbol]] = [:]
  private var kinds: [SwiftSymbol: SystemTypeKind] = [:]
  /// The stored properties of structures of Core Graphics and UIKit that are only numbers.
  package private(set) var fields: [SwiftSymbol: [SwiftSymbol]] = [:]

  package init(_ table: inout SymbolTable) {
    let sequence = [
      "Sequence", "Collection", "BidirectionalCollection", "RandomAccessCollection",
      "MutableCollection", "RangeReplaceableCollection", "Equatable", "Hashable",
    ]
    let number = [
      "Numeric", "SignedNumeric", "AdditiveArithmetic", "Comparable", "Equatable", "Hashable",
      "Strideable", "CustomStringConvertible", "ExpressibleByIntegerLiteral",
    ]
    let integer = ["BinaryInteger", "FixedWidthInteger", "SignedInteger"] + number
    let floating = ["FloatingPoint", "BinaryFloatingPoint"] + number
    let integers = [
      "Int", "UInt", "Int8", "Int16", "Int32", "Int64", "UInt8", "UInt16", "UInt32", "UInt64",
    ]
    let floats = ["CGFloat", "Double", "Float", "TimeInterval"]
    for name in integers { add(name, integer, .structure, &table) }
    for name in floats { add(name, floats.filter { $0 != name } + floating, .structure, &table) }
    add(
      "String",
      [
        "StringProtocol", "Sequence", "Collection", "Comparable", "Equatable", "Hashable",
        "CustomStringConvertible", "ExpressibleByStringLiteral", "LosslessStringConvertible",
      ],
      .structure, &table)
    add("Bool", ["Equatable", "Hashable", "CustomStringConvertible"], .structure, &table)
    add("Array", sequence + ["ArraySlice"], .structure, &table)
    add(
      "Set", ["SetAlgebra", "Sequence", "Collection", "Equatable", "Hashable"], .structure, &table)
    add("Dictionary", ["Sequence", "Collection", "Equatable", "Hashable"], .structure, &table)
    add("Range", ["ClosedRange", "RangeExpression"] + sequence, .structure, &table)
    add("Optional", [], .enumeration, &table)
    for name in ["Substring", "Character", "KeyPath", "ObjectIdentifier"] {
      add(name, ["Equatable", "Hashable"], .structure, &table)
    }
    let structures: [(String, [String])] = [
      ("CGSize", ["width", "height"]), ("CGPoint", ["x", "y"]), ("CGVector", ["dx", "dy"]),
      ("UIEdgeInsets", ["top", "left", "bottom", "right"]),
      ("NSDirectionalEdgeInsets", ["top", "leading", "bottom", "trailing"]),
      ("UIOffset", ["horizontal", "vertical"]), ("CGRect", ["origin", "size"]),
      ("NSRange", ["location", "length"]),
    ]
    for (name, properties) in structures {
      add(name, ["Equatable", "Hashable"], .structure, &table)
      fields[table.intern(name)] = properties.map { table.intern($0) }
    }
    for name in [
      "Equatable", "Hashable", "Comparable", "Codable", "Encodable", "Decodable", "Sendable",
      "Error", "CaseIterable", "RawRepresentable", "CustomStringConvertible", "Identifiable",
      "Sequence", "Collection", "IteratorProtocol", "OptionSet", "ExpressibleByStringLiteral",
      "ExpressibleByIntegerLiteral", "ExpressibleByFloatLiteral", "ExpressibleByArrayLiteral",
      "AdditiveArithmetic", "Numeric", "LocalizedError",
    ] {
      add(name, [], .protocol, &table)
    }
  }

  private mutating func add(
    _ name: String, _ ancestors: [String], _ kind: SystemTypeKind, _ table: inout SymbolTable
  ) {
    let symbol = table.intern(name)
    parents[symbol] = ancestors.map { table.intern($0) }
    kinds[symbol] = kind
  }

  package func kind(of name: SwiftSymbol) -> SystemTypeKind? { kinds[name] }

  /// The protocols of a type, and types that share its members here.
  package func ancestors(of name: SwiftSymbol) -> [SwiftSymbol] { parents[name] ?? [] }

  /// Whether numbers are of a type.
  package static func numeric(_ name: KnownName) -> NumericKind {
    switch name {
    case .intType, .uIntType, .int8Type, .int16Type, .int32Type, .int64Type, .uInt8Type,
      .uInt16Type, .uInt32Type, .uInt64Type:
      .integer
    case .doubleType, .floatType, .cgFloatType, .timeIntervalType: .floating
    default: .unrelated
    }
  }

  /// Whether a name is that of a type whose values are known: numbers, strings, structures.
  package static func isValue(_ name: KnownName) -> Bool {
    if numeric(name) != .unrelated { return true }
    return switch name {
    case .boolType, .stringType, .substringType, .characterType, .rangeType, .cgSizeType,
      .cgPointType, .cgRectType, .cgVectorType, .uiEdgeInsetsType, .directionalEdgeInsetsType,
      .uiOffsetType, .nsRangeType, .arrayType, .setType, .dictionaryType:
      true
    default: false
    }
  }

  /// The type that a name of a collection stands for without generic arguments.
  package static func type(_ name: KnownName) -> StaticType? {
    switch name {
    case .arrayType, .contiguousArrayType: .array(.any)
    case .setType: .set(.any)
    case .dictionaryType: .dictionary(.any, .any)
    case .optionalType: .optional(.any)
    case .voidType: .tuple([])
    default: nil
    }
  }

  /// The bits of an integer type, and whether it has negative values.
  package static func width(_ name: KnownName) -> (bits: Int, isSigned: Bool)? {
    switch name {
    case .int8Type: (8, true)
    case .int16Type: (16, true)
    case .int32Type: (32, true)
    case .uInt8Type: (8, false)
    case .uInt16Type: (16, false)
    case .uInt32Type: (32, false)
    case .uIntType, .uInt64Type: (64, false)
    default: nil
    }
  }
}

package import SwiftSources

/// Names that the interpreter and its standard library know.
package enum KnownName: String, CaseIterable, Hashable {
  // MARK: Words

  case selfValue = "self"
  case superValue = "super"
  case selfType = "Self"
  case initializer = "init"
  case newValue, oldValue, error, wrappedValue, description, callAsFunction, stringLiteral
  case wildcard = "_"

  // MARK: Types

  case arrayType = "Array"
  case contiguousArrayType = "ContiguousArray"
  case arraySliceType = "ArraySlice"
  case setType = "Set"
  case dictionaryType = "Dictionary"
  case optionalType = "Optional"
  case voidType = "Void"
  case anyType = "Any"
  case anyObjectType = "AnyObject"
  case intType = "Int"
  case uIntType = "UInt"
  case int8Type = "Int8"
  case int16Type = "Int16"
  case int32Type = "Int32"
  case int64Type = "Int64"
  case uInt8Type = "UInt8"
  case uInt16Type = "UInt16"
  case uInt32Type = "UInt32"
  case uInt64Type = "UInt64"
  case doubleType = "Double"
  case floatType = "Float"
  case cgFloatType = "CGFloat"
  case timeIntervalType = "TimeInterval"
  case boolType = "Bool"
  case stringType = "String"
  case substringType = "Substring"
  case characterType = "Character"
  case nsStringType = "NSString"
  case rangeType = "Range"
  case closedRangeType = "ClosedRange"
  case keyPathType = "KeyPath"
  case cgSizeType = "CGSize"
  case cgPointType = "CGPoint"
  case cgRectType = "CGRect"
  case cgVectorType = "CGVector"
  case uiEdgeInsetsType = "UIEdgeInsets"
  case directionalEdgeInsetsType = "NSDirectionalEdgeInsets"
  case uiOffsetType = "UIOffset"
  case nsRangeType = "NSRange"
  case optionSetType = "OptionSet"
  case dispatchQueueType = "DispatchQueue"
  case objectIdentifierType = "ObjectIdentifier"

  // MARK: Operators

  case and = "&&"
  case or = "||"
  case not = "!"
  case coalesce = "??"
  case add = "+"
  case subtract = "-"
  case multiply = "*"
  case divide = "/"
  case remainder = "%"
  case addAssign = "+="
  case subtractAssign = "-="
  case multiplyAssign = "*="
  case divideAssign = "/="
  case remainderAssign = "%="
  case unionAssign = "|="
  case wrappingAdd = "&+"
  case wrappingSubtract = "&-"
  case wrappingMultiply = "&*"
  case bitAnd = "&"
  case bitOr = "|"
  case bitXor = "^"
  case shiftLeft = "<<"
  case shiftRight = ">>"
  case less = "<"
  case greater = ">"
  case lessOrEqual = "<="
  case greaterOrEqual = ">="
  case equal = "=="
  case notEqual = "!="
  case identical = "==="
  case notIdentical = "!=="
  case matches = "~="
  case closedRange = "..."
  case halfOpenRange = "..<"

  // MARK: Result builders

  case buildBlock, buildPartialBlock, buildExpression, buildOptional, buildEither, buildArray
  case buildFinalResult, accumulated, second

  // MARK: Macros

  case function, file, fileID, filePath, line, column

  // MARK: Members

  case allCasesName = "allCases"
  case append, appending, async, asyncAfter, ceil, capitalized, compactMap, contains, count
  case contentsOf, dropFirst, dropLast, elementsEqual, ends, enumerated, execute, filter, first
  case firstIndex, flatMap, forEach, formUnion, formIntersection, hasPrefix, hasSuffix, hash
  case height, indices, inserting, insert, intersection, insetBy, isEmpty, isSubset, isSuperset
  case isFinite, isZero, isNaN, isDisjoint, joined, key, keyPath, keys, last, lastIndex, lazy
  case leading, left, right, top, bottom, trailing, width, lowerBound, lowercased, main,
    makeIterator
  case map, mapValues, max, min, maxX, maxY, midX, midY, minX, minY, magnitude, modify, negate, next
  case none, offset, origin, pi, prefix, rawValueName = "rawValue", reduce, remove, removeAll,
    removeFirst, removeLast
  case removeValue, removeSubrange, repeating, replace, replacingOccurrences, reversed, terminator
  case reverse, round, rounded, safe, separator, shuffled, size, some, sort, sorted, split,
    squareRoot
  case subtracting
  case suffix, sum, swapAt, sync, symmetricDifference, toggle, trimmingCharacters, union, upperBound
  case uppercased, update, updateValue, value, values, zero, infinity, greatestFiniteMagnitude
  case leastNonzeroMagnitude, allSatisfy, at, atIndex, by, to, through, from, of, with, into,
    whereLabel = "where"
  case x, y, dx, dy, horizontal, vertical, location, length, isEqual, isMultiple, inset, offsetBy,
    dictionary
  case uniqueKeysWithValues, grouping, `default`, distance, index, endIndex, startIndex, endBefore
  case standardized, integral, intersects, clamp, clamped, popLast, popFirst, utf8, unicodeScalars,
    radix
  case quotientAndRemainder, dividingBy, signum, numberOfOccurrences, element, localizedDescription,
    identity
  case formSymmetricDifference, subtractInPlace = "subtract", partition, randomElement, random
  case truncatingRemainder, addingProduct, advanced, debugDescription, hashValueName = "hashValue",
    localized, components
  case replaceSubrange, merge, shuffle, formRemainder, formTruncatingRemainder, formSquareRoot
  case addProduct
  case whileLabel = "while", starts, describing, format, drop

  // MARK: Functions

  case print, debugPrint, dump, nsLog = "NSLog", assert, assertionFailure, precondition
  case preconditionFailure, fatalError, abs, floor, zip, stride, type, swap, sqrt, pow, trunc
  case withUnsafePointer, autoreleasepool, withExtendedLifetime, nsLocalizedString =
    "NSLocalizedString"
  case getAssociatedObject = "objc_getAssociatedObject"
  case setAssociatedObject = "objc_setAssociatedObject", repeatElement, sequence,
    isKnownUniquelyReferenced
  case comment, tableName, bundle, ceilf, floorf, fmin, fmax, fabs, sin, cos, tan, exp, log, exit,
    unsafeBitCast, numericCast
}

/// The symbols of ``KnownName``.
package final class KnownNames {
  /// The symbols, by number of the name.
  private let symbols: [SwiftSymbol]
  /// The names, by number of the symbol.
  private let names: [KnownName?]
  private let digits: [SwiftSymbol]
  private let digitPlaces: [SwiftSymbol: Int]
  private let arguments: [SwiftSymbol]
  private let argumentPlaces: [SwiftSymbol: Int]
  private let plainOperators: [SwiftSymbol: SwiftSymbol]
  /// The operators of the standard library that change their left operand.
  package let assigning: Set<SwiftSymbol>
  package let newValue: SwiftSymbol
  package let oldValue: SwiftSymbol

  /// The number of elements of a tuple, or parameters of a closure, that have names.
  package static let positions = 16

  package init(_ table: inout SymbolTable) {
    let pairs = KnownName.allCases.map { ($0, table.intern($0.rawValue)) }
    let count = pairs.map(\.0.number).max().map { $0 + 1 } ?? 0
    var symbols = [SwiftSymbol](repeating: .empty, count: count)
    var names = [KnownName?](repeating: nil, count: table.count)
    for (name, symbol) in pairs {
      symbols[name.number] = symbol
      if names[symbol.index] == nil { names[symbol.index] = name }
    }
    self.symbols = symbols
    self.names = names
    digits = (0..<Self.positions).map { table.intern(String($0)) }
    arguments = (0..<Self.positions).map { table.intern("$\($0)") }
    digitPlaces = Dictionary(uniqueKeysWithValues: zip(digits, 0...))
    argumentPlaces = Dictionary(uniqueKeysWithValues: zip(arguments, 0...))
    var plain: [SwiftSymbol: SwiftSymbol] = [:]
    for text in ["+", "-", "*", "/", "%", "|", "&", "^", "<<", ">>", "&+", "&-", "&*"] {
      plain[table.intern(text + "=")] = table.intern(text)
    }
    plainOperators = plain
    assigning = Set(plain.keys)
    newValue = table.intern("newValue")
    oldValue = table.intern("oldValue")
  }

  /// The name that a symbol stands for.
  package subscript(symbol: SwiftSymbol) -> KnownName? {
    symbol.index < names.count ? names[symbol.index] : nil
  }

  /// The symbol of a name.
  package subscript(name: KnownName) -> SwiftSymbol { symbols[name.number] }

  /// The position that a member of a tuple names, as in `tuple.0`.
  package func index(_ symbol: SwiftSymbol) -> Int? { digitPlaces[symbol] }

  /// `$0`, `$1`, ….
  package func anonymous(_ index: Int) -> SwiftSymbol? {
    arguments.indices.contains(index) ? arguments[index] : nil
  }

  package func anonymousIndex(_ symbol: SwiftSymbol) -> Int? { argumentPlaces[symbol] }

  /// `+` for `+=`.
  package func plainOperator(_ symbol: SwiftSymbol) -> SwiftSymbol? { plainOperators[symbol] }
}

extension KnownName {
  /// A small number that only this name has. Its hash would be that of its text.
  fileprivate var number: Int {
    withUnsafeBytes(of: self) { $0.reversed().reduce(0) { $0 << 8 | Int($1) } }
  }
}

extension Program {
  package var assigningOperators: Set<SwiftSymbol> { names.assigning }
}

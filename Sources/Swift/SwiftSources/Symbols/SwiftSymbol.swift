/// A name or literal of Swift sources, as a number of a ``SymbolTable``.
///
/// Symbols of one table are equal exactly when their bytes are, so comparing and hashing them takes
/// constant time however long or hostile the names are.
public struct SwiftSymbol: Hashable, Sendable {
  /// The number in the table.
  @usableFromInline let number: UInt32

  /// The empty text, which stands for a missing name in every table.
  public static let empty = SwiftSymbol(number: 0)

  /// The number in the table, for arrays with an element for each name.
  @inlinable public var index: Int { Int(number) }

  /// Whether there is no name.
  public var isEmpty: Bool { number == 0 }
}

extension SwiftSymbol: Comparable {
  /// The order in which the table met the texts. It is the same in every run over the same files.
  public static func < (first: SwiftSymbol, second: SwiftSymbol) -> Bool {
    first.number < second.number
  }
}

package import SwiftSources

/// The symbols of the names that the model knows.
package struct UIKitNames: Sendable {
  /// The symbols, by number of the name.
  private let symbols: [SwiftSymbol]
  /// The names, by number of the symbol.
  private let names: [UIKitName?]
  private let oldSnapNames: [SwiftSymbol: UIKitName]

  package init(_ table: inout SymbolTable) {
    let pairs = UIKitName.allCases.map { ($0, table.intern($0.rawValue)) }
    let count = pairs.map(\.0.number).max().map { $0 + 1 } ?? 0
    var symbols = [SwiftSymbol](repeating: .empty, count: count)
    var names = [UIKitName?](repeating: nil, count: table.count)
    for (name, symbol) in pairs {
      symbols[name.number] = symbol
      names[symbol.index] = name
    }
    self.symbols = symbols
    self.names = names
    var oldSnapNames: [SwiftSymbol: UIKitName] = [:]
    for name in UIKitName.allCases where UIKitLibrary.isSnapName(name) {
      oldSnapNames[table.intern("snp_\(name.rawValue)")] = name
    }
    self.oldSnapNames = oldSnapNames
  }

  /// The symbol of a name.
  subscript(name: UIKitName) -> SwiftSymbol { symbols[name.number] }

  /// The name of a symbol; nil for one that the model does not know.
  subscript(symbol: SwiftSymbol) -> UIKitName? {
    symbol.index < names.count ? names[symbol.index] : nil
  }

  /// The name after `snp_`, as of SnapKit before version 3; nil for another symbol.
  func oldSnapName(_ symbol: SwiftSymbol) -> UIKitName? { oldSnapNames[symbol] }
}

extension UIKitName {
  /// A small number that only this name has. Its hash would be that of its text.
  var number: Int {
    withUnsafeBytes(of: self) { $0.reversed().reduce(0) { $0 << 8 | Int($1) } }
  }

  /// Hashes the number.
  func hash(into hasher: inout Hasher) { hasher.combine(number) }
}

package import SwiftSources

/// The symbols of the names that the model knows.
package struct UIKitNames: Sendable {
  private let symbols: [SwiftSymbol]
  private let names: [SwiftSymbol: UIKitName]
  private let oldSnapNames: [SwiftSymbol: UIKitName]

  package init(_ table: inout SymbolTable) {
    var symbols: [SwiftSymbol] = []
    var names: [SwiftSymbol: UIKitName] = [:]
    for name in UIKitName.allCases {
      let symbol = table.intern(name.rawValue)
      symbols.append(symbol)
      names[symbol] = name
    }
    self.symbols = symbols
    self.names = names
    var positions: [UIKitName: Int] = [:]
    for (position, name) in UIKitName.allCases.enumerated() { positions[name] = position }
    self.positions = positions
    var oldSnapNames: [SwiftSymbol: UIKitName] = [:]
    for name in UIKitName.allCases where UIKitLibrary.isSnapName(name) {
      oldSnapNames[table.intern("snp_\(name.rawValue)")] = name
    }
    self.oldSnapNames = oldSnapNames
  }

  private let positions: [UIKitName: Int]

  /// The symbol of a name.
  subscript(name: UIKitName) -> SwiftSymbol { positions[name].map { symbols[$0] } ?? .empty }

  /// The name of a symbol; nil for one that the model does not know.
  subscript(symbol: SwiftSymbol) -> UIKitName? { names[symbol] }

  /// The name after `snp_`, as of SnapKit before version 3; nil for another symbol.
  func oldSnapName(_ symbol: SwiftSymbol) -> UIKitName? { oldSnapNames[symbol] }
}

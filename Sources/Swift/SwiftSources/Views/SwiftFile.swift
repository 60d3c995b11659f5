/// A source file as the typed views read it: its tree, and its names as symbols of the repository.
public final class SwiftFile: Sendable {
  /// The number of the file among those of its folder.
  public let number: Int
  /// The path, as reports show it.
  public let path: String
  /// The syntax.
  public let tree: SwiftTree
  /// The symbol for each text of the tree.
  private let symbols: [SwiftSymbol]

  /// Makes a file, and adds its names to the table of the repository.
  ///
  /// - Complexity: O(bytes of its different texts).
  public init(number: Int, path: String, tree: SwiftTree, symbols table: inout SymbolTable) {
    self.number = number
    self.path = path
    self.tree = tree
    symbols = (0..<tree.textCount).map { table.intern(tree.textBytes($0)) }
  }

  /// The declarations and statements at the top level.
  public var items: SwiftStatements { SwiftStatements(root) }

  /// The root.
  var root: SwiftNode { SwiftNode(file: self, index: 1) }

  /// The node that stands for a child that is missing.
  var absent: SwiftNode { SwiftNode(file: self, index: 0) }

  func symbol(ofText text: UInt32) -> SwiftSymbol { symbols[Int(text)] }
}

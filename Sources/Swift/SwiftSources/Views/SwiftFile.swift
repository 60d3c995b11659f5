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
  /// Where the lines begin.
  private let lines: [UInt32]

  /// Makes a file, and adds its names to the table of the repository.
  ///
  /// - Complexity: O(bytes).
  public init(number: Int, path: String, tree: SwiftTree, symbols table: inout SymbolTable) {
    self.number = number
    self.path = path
    self.tree = tree
    lines = Self.lines(of: tree.source)
    symbols = (0..<tree.textCount).map { table.intern(tree.textBytes($0)) }
  }

  /// Makes the same file with another number.
  ///
  /// - Complexity: O(1).
  public init(_ file: SwiftFile, number: Int) {
    self.number = number
    (path, tree, symbols, lines) = (file.path, file.tree, file.symbols, file.lines)
  }

  /// The names and literals in the file, each once.
  public var names: [SwiftSymbol] { symbols }

  /// The declarations and statements at the top level.
  public var items: SwiftStatements { SwiftStatements(root) }

  /// The root.
  var root: SwiftNode { SwiftNode(file: self, index: 1) }

  /// The node that stands for a child that is missing.
  var absent: SwiftNode { SwiftNode(file: self, index: 0) }

  func symbol(ofText text: UInt32) -> SwiftSymbol { symbols[Int(text)] }
}

extension SwiftFile {
  /// The line and column of an offset, which count from 1, columns in Unicode scalars.
  ///
  /// - Complexity: O(log(lines) + bytes of the line).
  public func lineAndColumn(at offset: Int) -> (line: Int, column: Int) {
    let offset = min(max(0, offset), tree.source.count)
    var (first, end) = (0, lines.count)
    while end - first > 1 {
      let middle = (first + end) / 2
      if lines[middle] <= offset { first = middle } else { end = middle }
    }
    let before = tree.source[Int(lines[first])..<offset]
    return (first + 1, before.count { $0 & 0xC0 != 0x80 } + 1)
  }

  /// The offsets at which lines begin, after each end of a line of Unix, Windows or old Macs.
  private static func lines(of source: [UInt8]) -> [UInt32] {
    var lines: [UInt32] = [0]
    let (newline, carriage) = (UInt8(ascii: "\n"), UInt8(ascii: "\r"))
    for (index, byte) in source.enumerated() where byte == newline || byte == carriage {
      let isOfPair = byte == carriage && index + 1 < source.count && source[index + 1] == newline
      if !isOfPair { lines.append(UInt32(truncatingIfNeeded: index + 1)) }
    }
    return lines
  }
}

/// Finds the operators and precedence groups that Swift files declare, without a parser.
///
/// Expressions are folded by the operators of the whole repository. So these are collected from all
/// files before any is parsed, and a file that declares none costs one pass over its bytes.
public enum OperatorDeclarations {
  /// The most bytes of declarations of a repository.
  public static let limit = 256 << 10

  private static let starts = ["infix operator ", "precedencegroup "].map { Array($0.utf8) }

  /// The declarations in a file, each on lines of its own; empty for most files.
  ///
  /// A comment or string that looks like a declaration counts as one, which does no harm: files
  /// use an operator only if something declares it.
  ///
  /// - Complexity: O(bytes).
  public static func scan(_ source: [UInt8]) -> [UInt8] {
    source.withUnsafeBufferPointer { scan($0) }
  }

  private static func scan(_ source: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    var found: [UInt8] = []
    var index = 0
    while index < source.count, found.count < limit {
      while index < source.count, source[index] == 0x20 || source[index] == 0x09 { index += 1 }
      let isBlock = starts(starts[1], at: index, in: source)
      if isBlock || starts(starts[0], at: index, in: source) {
        let stop = isBlock ? UInt8(ascii: "}") : 0x0A
        let end = source[index...].firstIndex(of: stop) ?? source.count - 1
        found += source[index...end]
        found.append(0x0A)
        index = end + 1
      } else {
        index = (source[index...].firstIndex(of: 0x0A) ?? source.count - 1) + 1
      }
    }
    return found
  }

  private static func starts(
    _ prefix: [UInt8], at index: Int, in source: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    index < source.count && source[index] == prefix[0] && source[index...].starts(with: prefix)
  }
}

/// JSON text with line breaks and indentation, for people.
public enum JSONIndentation {
  /// The maximum indentation in levels. Deeper containers are indented no further, so that the
  /// result grows no faster than its input.
  static let levelLimit = 64

  /// Breaks compact JSON into lines. Empty containers and arrays of scalars stay on one line.
  ///
  /// - Parameter text: The text of a ``JSONWriter``, or any other valid JSON.
  /// - Returns: The same values, with digits and escapes unchanged, and a final line break.
  /// - Complexity: O(bytes).
  public static func indented(_ text: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(text.count * 2)
    /// Whether each open container is broken into lines.
    var open: [Bool] = []
    var index = 0
    while index < text.count {
      let byte = text[index]
      switch byte {
      case UInt8(ascii: "\""):
        let end = endOfString(text, from: index)
        result += text[index..<end]
        index = end
        continue
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        result.append(byte)
        open.append(isBroken(text, at: index))
        if open.last == true { breakLine(open.count, &result) }
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        if open.popLast() == true { breakLine(open.count, &result) }
        result.append(byte)
      case UInt8(ascii: ","):
        result.append(byte)
        if open.last == true {
          breakLine(open.count, &result)
        } else {
          result.append(UInt8(ascii: " "))
        }
      case UInt8(ascii: ":"): result += [byte, UInt8(ascii: " ")]
      case 0x20, 0x09, 0x0A, 0x0D: break
      default: result.append(byte)
      }
      index += 1
    }
    return result + [UInt8(ascii: "\n")]
  }

  /// Whether a container is broken into lines: an object if it is not empty, an array if its first
  /// element is a container.
  private static func isBroken(_ text: [UInt8], at index: Int) -> Bool {
    var next = index + 1
    while next < text.count, text[next] <= 0x20 { next += 1 }
    guard next < text.count else { return false }
    if text[index] == UInt8(ascii: "{") { return text[next] != UInt8(ascii: "}") }
    return text[next] == UInt8(ascii: "{") || text[next] == UInt8(ascii: "[")
  }

  private static func breakLine(_ level: Int, _ result: inout [UInt8]) {
    result.append(UInt8(ascii: "\n"))
    for _ in 0..<min(level, levelLimit) { result += [0x20, 0x20] }
  }

  private static func endOfString(_ text: [UInt8], from start: Int) -> Int {
    var index = start + 1
    while index < text.count {
      switch text[index] {
      case UInt8(ascii: "\""): return index + 1
      case UInt8(ascii: "\\"): index += 2
      default: index += 1
      }
    }
    return text.count
  }
}

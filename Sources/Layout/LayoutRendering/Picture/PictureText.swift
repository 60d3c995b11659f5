/// Text for a picture, escaped and truncated to a number of columns of a monospaced font. Truncated
/// text ends with `…`.
struct PictureText: Equatable {
  /// The width of a column in units of the font size, an upper bound for common monospaced fonts.
  static let columnWidth = 0.61

  /// The text, in UTF-8.
  private(set) var bytes: [UInt8] = []
  /// The width in columns; an estimate for non-ASCII text.
  private(set) var columns = 0

  /// Whether all characters are ASCII, so that ``columns`` is exact.
  var isASCII: Bool { bytes.allSatisfy { $0 < 0x80 } }

  /// Escapes and truncates UTF-8 text.
  ///
  /// - Parameters:
  ///   - source: The text.
  ///   - limit: The maximum width, in columns.
  ///   - signs: A prefix of ASCII characters.
  /// - Complexity: O(limit), regardless of the length of the source.
  init(
    _ source: some BidirectionalCollection<UInt8>, columns limit: Int,
    after signs: StaticString = ""
  ) {
    bytes.append(contentsOf: "\(signs)".utf8)
    // Fast path for short printable ASCII, which is nearly all text.
    if source.count <= limit - bytes.count,
      source.allSatisfy({ $0 >= 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "\\") })
    {
      bytes.append(contentsOf: source)
      columns = bytes.count
      return
    }
    // A scalar has at most four bytes. The prefix also bounds the number of zero-width scalars.
    var prefix = source.prefix(limit * 4 + 4)
    let isWhole = prefix.endIndex == source.endIndex
    if !isWhole {
      while let last = prefix.last, last & 0xC0 == 0x80 { prefix.removeLast() }
      prefix.removeLast()
    }
    Array(prefix).withUnsafeBufferPointer { bytes.appendEscaped($0) }
    cut(to: limit, isWhole: isWhole)
  }

  /// Escapes and truncates a string.
  init(_ source: String, columns limit: Int) {
    self.init(source.utf8, columns: limit)
  }

  /// Truncates the text to fewer columns.
  func cut(to limit: Int) -> PictureText {
    var copy = self
    copy.cut(to: limit, isWhole: true)
    return copy
  }

  private mutating func cut(to limit: Int, isWhole: Bool) {
    columns = 0
    var length = 0
    // Find the longest prefix that leaves a column for the ellipsis.
    var rest = (bytes: 0, columns: 0)
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      columns += Self.columns(of: scalar)
      guard columns <= limit else { break }
      length += UTF8.width(scalar)
      if columns < limit { rest = (length, columns) }
    }
    guard columns > limit || !isWhole else { return }
    bytes.removeLast(bytes.count - rest.bytes)
    bytes.append(contentsOf: "…".utf8)
    columns = rest.columns + 1
  }

  /// The width of a scalar in columns of a terminal (the ranges of `wcwidth`, simplified).
  private static func columns(of scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    case ..<0x300: return 1
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF,
      0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F000...0x1FAFF, 0x20000...0x3FFFD:
      return 2
    default:
      switch scalar.properties.generalCategory {
      case .nonspacingMark, .enclosingMark, .format: return 0
      default: return 1
      }
    }
  }
}

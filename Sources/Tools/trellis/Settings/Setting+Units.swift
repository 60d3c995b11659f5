internal import TextBytes

extension Setting.Unit {
  /// A unit that may follow a number: its spellings in lower case, and the stored number it means.
  private typealias Suffix = (spellings: [String], scale: Int)

  private static let sizes: [Suffix] = [
    (["k", "ki", "kib"], 1 << 10), (["m", "mi", "mib"], 1 << 20), (["g", "gi", "gib"], 1 << 30),
    (["t", "ti", "tib"], 1 << 40),
  ]
  private static let times: [Suffix] = [
    (["ms"], 1), (["s"], 1000), (["m", "min"], 60_000), (["h"], 3_600_000),
  ]

  private var suffixes: [Suffix] {
    switch self {
    case .count: []
    case .bytes: Self.sizes
    case .seconds: Self.times
    }
  }

  /// The stored number that a text means: `512M` is 536,870,912 bytes, `1.5s` is 1,500
  /// milliseconds. A time without a unit is in seconds.
  ///
  /// - Returns: nil for any other text, and for a size or a count with a fraction.
  func parse(_ text: String) -> Int? {
    guard let (value, scale) = parts(of: text) else { return nil }
    let stored = value * Double(scale)
    // A time below a millisecond is rounded down.
    return Int(exactly: self == .seconds ? stored.rounded(.down) : stored)
  }

  private func parts(of text: String) -> (value: Double, scale: Int)? {
    if let value = DecimalNumber.value(text) { return (value, self == .seconds ? 1000 : 1) }
    let digits = text.utf8.prefix { (48...57).contains($0) || $0 == UInt8(ascii: ".") }
    let unit = text.utf8.dropFirst(digits.count)
    guard let value = DecimalNumber.value(digits), unit.count <= 3,
      unit.allSatisfy({ (65...90).contains($0 & 0xDF) })
    else { return nil }
    let spelling = String(decoding: unit.map { $0 | 0x20 }, as: UTF8.self)
    return suffixes.first { $0.spellings.contains(spelling) }.map { (value, $0.scale) }
  }

  /// A text that ``parse(_:)`` reads as a stored number, in the largest unit that divides it:
  /// `16M`, `10s`. Long times stay in seconds, as the guides state them.
  func text(_ number: Int) -> String {
    guard number != 0 else { return "0" }
    let units = self == .seconds ? Array(suffixes.prefix(2)) : suffixes
    guard let unit = units.last(where: { number % $0.scale == 0 }) else { return String(number) }
    let spelling = unit.spellings[0]
    return "\(number / unit.scale)\(self == .bytes ? spelling.uppercased() : spelling)"
  }

  /// The placeholder for a value in the help.
  var valueName: String {
    switch self {
    case .count: "n"
    case .bytes: "size"
    case .seconds: "time"
    }
  }

  /// What a value must be, before its range, and an example of one.
  var requirement: (kind: String, example: String) {
    switch self {
    case .count: ("a number", "")
    case .bytes: ("a size", ", such as 512M")
    case .seconds: ("a time", ", such as 10s or 500ms")
    }
  }
}

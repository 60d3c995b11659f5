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
  /// The number is decimal, with digits on both sides of a point. A time below a millisecond is
  /// rounded down.
  ///
  /// - Returns: nil for any other text, and for a size or a count with a fraction.
  func parse(_ text: String) -> Int? {
    let digits = text.utf8.prefix { (48...57).contains($0) || $0 == UInt8(ascii: ".") }
    let parts = digits.split(
      separator: UInt8(ascii: "."), maxSplits: 1, omittingEmptySubsequences: false)
    guard let scale = scale(of: text.utf8.dropFirst(digits.count)),
      !parts.contains(where: \.isEmpty), let whole = Self.integer(parts[0])
    else { return nil }
    let (stored, isTooLarge) = whole.multipliedReportingOverflow(by: scale)
    guard !isTooLarge else { return nil }
    guard parts.count == 2 else { return stored }
    let decimals = Array(parts[1].reversed().drop { $0 == UInt8(ascii: "0") }.reversed())
    let places = decimals.prefix(Self.decimalPlaces)
    guard let fraction = Self.integer(places), self == .seconds || places.count == decimals.count
    else { return nil }
    let denominator = places.reduce(1) { number, _ in number * 10 }
    // Exact, unlike binary numbers: 1.001 s are 1,001 ms.
    let (part, rest) = denominator.dividingFullWidth(fraction.multipliedFullWidth(by: scale))
    guard rest == 0 || self == .seconds else { return nil }
    let (sum, exceeds) = stored.addingReportingOverflow(part)
    return exceeds ? nil : sum
  }

  /// The most digits behind the point that are looked at; ten to this power is an `Int`.
  private static let decimalPlaces = 18

  /// The number of decimal digits; `nil` if one is no digit or the number is too large.
  private static func integer(_ digits: some Collection<UInt8>) -> Int? {
    digits.reduce(Int?(0)) { number, digit in
      guard let number, (48...57).contains(digit) else { return nil }
      let (tens, isTooLarge) = number.multipliedReportingOverflow(by: 10)
      let (sum, exceeds) = tens.addingReportingOverflow(Int(digit) - 48)
      return isTooLarge || exceeds ? nil : sum
    }
  }

  /// The stored number that one of a unit means; `nil` for an unknown unit.
  private func scale(of unit: some Collection<UInt8>) -> Int? {
    if unit.isEmpty { return self == .seconds ? 1000 : 1 }
    guard unit.count <= 3, unit.allSatisfy({ (65...90).contains($0 & 0xDF) }) else { return nil }
    let spelling = String(decoding: unit.map { $0 | 0x20 }, as: UTF8.self)
    return suffixes.first { $0.spellings.contains(spelling) }?.scale
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

extension JSONWriter {
  /// Writes an integer.
  public mutating func integer(_ value: Int) {
    reserve(21)
    putComma()
    if value < 0 { put(UInt8(ascii: "-")) }
    put(digits: value.magnitude)
    needsComma = true
  }

  /// Writes text of at most 64 bytes as is, such as `,"level":`, followed by an integer.
  public mutating func integer(_ value: Int, after text: StaticString) {
    let count = text.utf8CodeUnitCount
    precondition(count <= 64, "the text is too long")
    reserve(count + 21)
    put(text.utf8Start, count)
    if value < 0 { put(UInt8(ascii: "-")) }
    put(digits: value.magnitude)
    needsComma = true
  }

  /// Writes the shortest digits that read back as the same number: integers without a fraction,
  /// zero without a sign. NaN and infinities do not exist in JSON and become `null`.
  public mutating func number(_ value: Double) {
    // Up to 2⁵³ every integer is a `Double`.
    if abs(value) <= 9_007_199_254_740_992 {
      let whole = Int(value)
      if Double(whole) == value { return integer(whole) }
      if decimal(value) { return }
    }
    guard value.isFinite else { return null() }
    shortest(value)
  }

  /// Writes text of at most 64 bytes as is, such as `,"width":`, followed by a number.
  public mutating func number(_ value: Double, after text: StaticString) {
    let count = text.utf8CodeUnitCount
    precondition(count <= 64, "the text is too long")
    reserve(count + 21)
    put(text.utf8Start, count)
    // Adding 2⁵² leaves the nearest integer in the lowest bits.
    let shift: Double = 4_503_599_627_370_496
    let shifted = value + shift
    guard value >= 0, value < 1e6, shifted - shift == value else { return numberAlone(value) }
    let whole = UInt(truncatingIfNeeded: shifted.bitPattern & 0xF_FFFF)
    if whole < 1_000 {
      putShort(digits: whole)
    } else {
      let thousands = whole / 1_000
      putShort(digits: thousands)
      put(digits: whole &- thousands &* 1_000, padded: 3)
    }
    needsComma = true
  }

  /// Writes a number without a preceding comma.
  @inline(never)
  private mutating func numberAlone(_ value: Double) {
    needsComma = false
    number(value)
  }

  private mutating func shortest(_ value: Double) {
    reserve(32)
    putComma()
    var text = value.description
    text.withUTF8 { shortest in
      guard let exponent = shortest.firstIndex(of: UInt8(ascii: "e")) else {
        append(shortest)
        return
      }
      // The standard library pads exponents: 1e-05 and 1e+16 are shortened to 1e-5 and 1e16.
      append(UnsafeBufferPointer(rebasing: shortest[...exponent]))
      var rest = shortest[(exponent + 1)...]
      if rest.first == UInt8(ascii: "-") { put(UInt8(ascii: "-")) }
      rest = rest.drop { $0 < UInt8(ascii: "1") || $0 > UInt8(ascii: "9") }
      append(UnsafeBufferPointer(rebasing: rest))
    }
    needsComma = true
  }

  /// Writes a non-integer with up to four decimals and at most fifteen digits, the common case;
  /// returns false for other numbers.
  ///
  /// Distinct decimals of at most fifteen digits are distinct `Double`s. A decimal without trailing
  /// zeros that reads back as the value is therefore the shortest.
  private mutating func decimal(_ value: Double) -> Bool {
    let scaled = abs(value) * 10_000
    guard scaled < 1e15 else { return false }
    // Above 2⁵² all `Double`s are integers, so adding it rounds to nearest, ties to even.
    let shift: Double = 4_503_599_627_370_496
    let whole = (scaled + shift) - shift
    guard whole / 10_000 == abs(value) else { return false }
    let number = UInt(whole)
    var fraction = number % 10_000
    var decimals = 4
    while fraction % 10 == 0, decimals > 1 {
      fraction /= 10
      decimals -= 1
    }
    reserve(24)
    putComma()
    if value < 0 { put(UInt8(ascii: "-")) }
    put(digits: number / 10_000)
    put(UInt8(ascii: "."))
    put(digits: fraction, padded: decimals)
    needsComma = true
    return true
  }

  @inline(__always)
  private mutating func put(digits value: UInt) {
    if value < 1_000 { return putShort(digits: value) }
    var count = 1
    var power: UInt = 10
    // 10²⁰ does not fit in 64 bits.
    while value >= power, count < 20 {
      count &+= 1
      power = power &* 10
    }
    put(digits: value, padded: count)
  }

  /// Writes a number below a thousand, like most coordinates of frames.
  @inline(__always)
  private mutating func putShort(digits value: UInt) {
    let text = shortNumbers[value]
    // The next write overwrites the fourth byte.
    UnsafeMutableRawPointer(next).storeBytes(of: text.digits, as: UInt32.self)
    next += text.count
  }

  /// Writes the last `count` digits of a number.
  @inline(__always)
  private mutating func put(digits value: UInt, padded count: Int) {
    var rest = value
    var offset = count
    while offset > 0 {
      offset &-= 1
      (next + offset).initialize(to: UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: rest % 10))
      rest /= 10
    }
    next += count
  }
}

// Unchecked: only `init` writes the memory, and it is never freed, since there is a single table.
/// The digits of the numbers below a thousand.
struct ShortNumbers: @unchecked Sendable {
  /// The digits of each number, the first in the lowest byte, and their count in the highest.
  private let words: UnsafeMutablePointer<UInt32>

  static let all = ShortNumbers()

  private init() {
    words = .allocate(capacity: 1_000)
    for number in 0..<1_000 {
      let digits = "\(number)".utf8
      var word = UInt32(digits.count) << 24
      for (offset, digit) in digits.enumerated() { word |= UInt32(digit) << (8 * offset) }
      (words + number).initialize(to: word)
    }
  }

  /// The digits of a number in memory order, and their count.
  @inline(__always)
  subscript(number: UInt) -> (digits: UInt32, count: Int) {
    precondition(number < 1_000, "the number has more than three digits")
    let word = words[Int(bitPattern: number)]
    return (word.littleEndian, Int(word &>> 24))
  }
}

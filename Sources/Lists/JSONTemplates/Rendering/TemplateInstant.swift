/// A point in time in UTC, to the millisecond, in the years 1 to 9999 of the Gregorian calendar.
public struct TemplateInstant: Hashable, Sendable {
  /// Milliseconds since the beginning of 1970.
  public let milliseconds: Int64

  /// Makes the instant at an offset in milliseconds from the start of 1970; `nil` outside the years
  /// 1 to 9999.
  public init?(milliseconds: Int64) {
    guard (-62_135_596_800_000..<253_402_300_800_000).contains(milliseconds) else { return nil }
    self.milliseconds = milliseconds
  }

  /// Parses a time in RFC 3339 format: `2017-01-19T16:27:20.974Z`. The fraction is optional and has
  /// up to nine digits; those after the third are ignored. An offset may replace the `Z`.
  public init?(_ text: some Collection<UInt8>) {
    var scanner = DigitScanner(text)
    guard let year = scanner.number(4), scanner.take("-"), let month = scanner.number(2),
      scanner.take("-"), let day = scanner.number(2), scanner.take("T"),
      let hour = scanner.number(2), scanner.take(":"), let minute = scanner.number(2),
      scanner.take(":"), let second = scanner.number(2),
      (1...12).contains(month), (1...Self.days(in: month, of: year)).contains(day),
      hour < 24, minute < 60, second < 60
    else { return nil }
    var millisecond: Int64 = 0
    if scanner.take(".") {
      guard let fraction = scanner.thousandths() else { return nil }
      millisecond = fraction
    }
    var offset: Int64 = 0
    if !scanner.take("Z") {
      let isEast = scanner.take("+")
      guard isEast || scanner.take("-"), let hours = scanner.number(2), scanner.take(":"),
        let minutes = scanner.number(2), hours < 24, minutes < 60
      else { return nil }
      offset = (hours * 60 + minutes) * (isEast ? 60 : -60)
    }
    guard scanner.isAtEnd else { return nil }
    let days = Self.dayNumber(year: year, month: month, day: day)
    let seconds = ((days * 24 + hour) * 60 + minute) * 60 + second - offset
    self.init(milliseconds: seconds * 1000 + millisecond)
  }

  /// The instant a number of seconds later; `nil` outside the years 1 to 9999.
  func adding(seconds: Int64) -> TemplateInstant? {
    let (added, overflow) = seconds.multipliedReportingOverflow(by: 1000)
    let (sum, carry) = milliseconds.addingReportingOverflow(added)
    return overflow || carry ? nil : TemplateInstant(milliseconds: sum)
  }

  /// The time with milliseconds, in UTC: `2017-01-19T16:27:20.974Z`.
  public var text: String {
    let days = Self.quotient(milliseconds, 86_400_000)
    let rest = milliseconds - days * 86_400_000
    let (year, month, day) = Self.date(days)
    let date = "\(Self.padded(year, 4))-\(Self.padded(month, 2))-\(Self.padded(day, 2))"
    let (hour, minute) = (rest / 3_600_000, rest / 60_000 % 60)
    let (second, millisecond) = (rest / 1000 % 60, rest % 1000)
    let time = "\(Self.padded(hour, 2)):\(Self.padded(minute, 2)):\(Self.padded(second, 2))"
    return "\(date)T\(time).\(Self.padded(millisecond, 3))Z"
  }

  // MARK: Calendar

  private static func days(in month: Int64, of year: Int64) -> Int64 {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// Days since the start of 1970. Years begin in March, so that the leap day comes last.
  private static func dayNumber(year: Int64, month: Int64, day: Int64) -> Int64 {
    let marchYear = month > 2 ? year : year - 1
    let monthFromMarch = (month + 9) % 12
    let leapDays = quotient(marchYear, 4) - quotient(marchYear, 100) + quotient(marchYear, 400)
    return marchYear * 365 + leapDays + (monthFromMarch * 153 + 2) / 5 + day - 719_469
  }

  private static func date(_ dayNumber: Int64) -> (year: Int64, month: Int64, day: Int64) {
    let day = dayNumber + 719_468
    let era = quotient(day, 146_097)
    let dayOfEra = day - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    return (
      yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month,
      dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    )
  }

  /// The quotient, rounded towards negative infinity.
  private static func quotient(_ a: Int64, _ b: Int64) -> Int64 { a >= 0 ? a / b : (a - b + 1) / b }

  private static func padded(_ number: Int64, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
  }
}

/// Reads numbers of fixed width.
private struct DigitScanner {
  private var rest: ArraySlice<UInt8>

  init(_ text: some Collection<UInt8>) { rest = Array(text)[...] }

  var isAtEnd: Bool { rest.isEmpty }

  mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard rest.first == UInt8(ascii: character) else { return false }
    rest.removeFirst()
    return true
  }

  mutating func number(_ width: Int) -> Int64? {
    let digits = rest.prefix(width)
    guard digits.count == width, digits.allSatisfy(Bytes.isDigit) else { return nil }
    rest.removeFirst(width)
    return digits.reduce(0) { $0 * 10 + Int64($1 - UInt8(ascii: "0")) }
  }

  mutating func thousandths() -> Int64? {
    let digits = rest.prefix(while: Bytes.isDigit)
    guard (1...9).contains(digits.count) else { return nil }
    rest.removeFirst(digits.count)
    let padded = Array(digits.prefix(3)) + repeatElement(UInt8(ascii: "0"), count: 3)
    return padded.prefix(3).reduce(0) { $0 * 10 + Int64($1 - UInt8(ascii: "0")) }
  }
}

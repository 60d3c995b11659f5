import Libc

/// The `Date` field line, cached for a second.
struct HTTPDate: ~Copyable {
  private var second = -1
  private var line = ByteBuffer()

  /// Makes the line for the current time.
  init() {
    _ = update()
  }

  /// Updates the line if the second has changed; returns whether it has.
  mutating func update() -> Bool {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    let now = Int(time.tv_sec)
    guard now != second else { return false }
    set(secondsSince1970: now)
    return true
  }

  mutating func set(secondsSince1970 now: Int) {
    second = now
    line.removeAll()
    line.append(literal: "Date: ")
    Self.append(secondsSince1970: now, to: &line)
    line.append(literal: "\r\n")
  }

  /// `Date: …` with its line break.
  var fieldLine: Bytes { line.bytes }

  /// Appends a time as an IMF-fixdate (RFC 9110, section 5.6.7).
  ///
  /// The date computation is Howard Hinnant's `civil_from_days`.
  static func append(secondsSince1970 now: Int, to line: inout ByteBuffer) {
    let days = now / 86_400
    let rest = now % 86_400
    let shifted = days + 719_468
    let era = shifted / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    let day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)

    appendName((days + 4) % 7, of: "SunMonTueWedThuFriSat", to: &line)
    line.append(literal: ", ")
    appendTwoDigits(day, to: &line)
    line.append(literal: " ")
    appendName(month - 1, of: "JanFebMarAprMayJunJulAugSepOctNovDec", to: &line)
    line.append(literal: " ")
    line.append(decimal: year)
    line.append(literal: " ")
    appendTwoDigits(rest / 3600, to: &line)
    line.append(literal: ":")
    appendTwoDigits(rest / 60 % 60, to: &line)
    line.append(literal: ":")
    appendTwoDigits(rest % 60, to: &line)
    line.append(literal: " GMT")
  }

  private static func appendName(_ index: Int, of names: StaticString, to line: inout ByteBuffer) {
    line.append(Bytes(start: names.utf8Start + 3 * index, count: 3))
  }

  private static func appendTwoDigits(_ number: Int, to line: inout ByteBuffer) {
    line.append(byte: UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number / 10 % 10))
    line.append(byte: UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number % 10))
  }
}

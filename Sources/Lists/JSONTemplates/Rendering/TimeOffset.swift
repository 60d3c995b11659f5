/// A parser of time spans in the format of `$fromNow`: `2 days 3 hours`, `-1y2mo3w4d5h6m7s`.
///
/// A year has 365 days and a month has 30.
enum TimeOffset {
  private static let units: [(names: [String], seconds: Int64)] = [
    (["years", "year", "yr", "y"], 365 * 86_400),
    (["months", "month", "mo"], 30 * 86_400),
    (["weeks", "week", "wk", "w"], 7 * 86_400),
    (["days", "day", "d"], 86_400),
    (["hours", "hour", "hr", "h"], 3_600),
    (["minutes", "minute", "min", "m"], 60),
    (["seconds", "second", "sec", "s"], 1),
  ]

  /// Parses a span. Units must be in descending order, each at most once.
  ///
  /// - Returns: Seconds, saturated at `Int64.max`; `nil` for invalid text.
  static func seconds(_ text: UnsafeBufferPointer<UInt8>) -> Int64? {
    var rest = text[...]
    skipSpace(&rest)
    let isPast = rest.first == UInt8(ascii: "-")
    if isPast { rest.removeFirst() }
    skipSpace(&rest)
    if rest.first == UInt8(ascii: "+") { rest.removeFirst() }
    skipSpace(&rest)
    var sum: Int64 = 0
    var upcoming = units[...]
    while !rest.isEmpty {
      let digits = rest.prefix(while: Bytes.isDigit)
      guard !digits.isEmpty else { return nil }
      rest = rest.dropFirst(digits.count)
      skipSpace(&rest)
      let name = rest.prefix { $0 >= UInt8(ascii: "a") && $0 <= UInt8(ascii: "z") }
      rest = rest.dropFirst(name.count)
      skipSpace(&rest)
      let unit = upcoming.firstIndex { $0.names.contains { $0.utf8.elementsEqual(name) } }
      guard let unit else { return nil }
      upcoming = upcoming[(unit + 1)...]
      sum = saturating(sum, digits, times: units[unit].seconds)
    }
    return isPast ? -sum : sum
  }

  private static func saturating(
    _ sum: Int64, _ digits: Slice<UnsafeBufferPointer<UInt8>>, times seconds: Int64
  ) -> Int64 {
    guard let count = Int64(String(decoding: digits, as: UTF8.self)) else { return .max }
    let (product, overflow) = count.multipliedReportingOverflow(by: seconds)
    let (total, carry) = sum.addingReportingOverflow(product)
    return overflow || carry ? .max : total
  }

  private static func skipSpace(_ text: inout Slice<UnsafeBufferPointer<UInt8>>) {
    text = text.dropFirst(Bytes.leadingSpace(text))
  }
}

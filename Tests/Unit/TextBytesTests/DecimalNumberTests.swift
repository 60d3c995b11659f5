import Testing

@testable import TextBytes

@Suite struct DecimalNumberTests {
  @Test(arguments: [
    ("320", 320), ("-1.5", -1.5), ("+2", 2), (".5", 0.5), ("5.", 5), ("2e3", 2000), ("1E-2", 0.01),
    ("0", 0), ("-0", 0),
  ])
  func `decimal text is a number`(text: String, number: Double) {
    #expect(DecimalNumber.value(text) == number)
    #expect(DecimalNumber.value("(\(text))".dropFirst().dropLast()) == number)
  }

  @Test(arguments: [
    "", "320\0", "320\0--zork", "\0", "0x10", "0x1p4", "inf", "nan", "infinity", "1e999", "-1e999",
    " 1", "1 ", "1,5", "1_000", "١", "--1", "1e", ".", "1.2.3", "1-2",
    String(repeating: "0", count: 64) + "1",
  ])
  func `any other text is none`(text: String) {
    #expect(DecimalNumber.value(text) == nil)
  }
}

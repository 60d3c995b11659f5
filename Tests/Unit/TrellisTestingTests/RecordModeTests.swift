import Testing

@testable import TrellisTesting

struct `The record mode` {
  private static let cases: [(RecordMode?, [String: String], RecordMode)] = [
    (nil, [:], RecordMode.missing),
    (nil, ["CI": "true"], .never),
    (nil, ["CI": "1"], .never),
    (nil, ["CI": "false"], .missing),
    (nil, ["CI": ""], .missing),
    (nil, ["CI": "true", "TRELLIS_RECORD": "failed"], .failed),
    (nil, ["CI": "true", "TRELLIS_RECORD": ""], .never),
    (nil, ["TRELLIS_RECORD": "never"], .never),
    (.all, ["CI": "true", "TRELLIS_RECORD": "never"], .all),
  ]

  @Test(arguments: cases)
  func `is that of the call, else of the environment, and never in CI unless asked for`(
    asked: RecordMode?, environment: [String: String], mode: RecordMode
  ) throws {
    #expect(try RecordMode.chosen(asked, in: environment) == mode)
  }

  @Test func `is not a word that no mode has`() {
    let fault = #expect(throws: TestFault.self) {
      try RecordMode.chosen(nil, in: ["TRELLIS_RECORD": "yes"])
    }
    #expect(
      fault?.description == "TRELLIS_RECORD is yes: write one of missing, failed, all, never")
  }
}

import Foundation
import HTTPCore
import Testing

@Suite struct Base64URLTests {
  private func decode(_ text: String) -> [UInt8]? {
    Array(text.utf8).withUnsafeBytes { Base64URL.decode($0) }
  }

  private func encode(_ bytes: [UInt8]) -> String {
    Data(bytes).base64EncodedString().replacing("+", with: "-").replacing("/", with: "_")
      .replacing("=", with: "")
  }

  @Test func `bytes of every length are what Foundation encodes`() {
    for count in 0...130 {
      let bytes = (0..<count).map { _ in UInt8.random(in: 0...255) }
      #expect(decode(encode(bytes)) == bytes)
      #expect(bytes.withUnsafeBytes { Base64URL.encode($0) } == encode(bytes))
    }
    #expect(decode("-_-_") == [0xFB, 0xFF, 0xBF])
  }

  @Test(arguments: ["A", "AAAAA", "AA==", "AB", "AAB", "A+AA", "A/AA", "AA A", "AAé", "AA\0A"])
  func `other text has no bytes`(text: String) {
    #expect(decode(text) == nil)
  }
}

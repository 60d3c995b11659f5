import Foundation
import Testing

@testable import ModelContext

@Suite struct Base64Tests {
  @Test func `text of bytes is that of Foundation`() {
    for count in 0..<70 {
      let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 37 &+ 11) }
      let text = Base64.text(of: bytes)
      #expect(text == Data(bytes).base64EncodedString())
      #expect(Base64.bytes(of: Array(text.utf8)) == bytes)
    }
  }

  @Test(arguments: [
    "=", "a", "ab", "abc", "a===", "ab=c", "abc=d", "YR==", "YWJ=", "ab\u{E9}", "====",
  ])
  func `what is no text of bytes is refused`(text: String) {
    #expect(Base64.bytes(of: Array(text.utf8)) == nil)
  }
}

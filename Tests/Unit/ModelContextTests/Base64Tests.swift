import Foundation
import Testing

@testable import ModelContext

@Suite struct Base64Tests {
  @Test func `text of bytes is that of Foundation`() {
    for count in 0..<70 {
      let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 37 &+ 11) }
      #expect(Base64.text(of: bytes) == Data(bytes).base64EncodedString())
    }
  }
}

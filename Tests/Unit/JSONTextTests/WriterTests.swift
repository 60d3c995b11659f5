import JSONDocuments
import JSONText
import Synchronization
import TestSupport
import Testing

@Suite struct WriterTests {
  private func written(_ string: [UInt8]) -> [UInt8] {
    var json = JSONWriter()
    string.withUnsafeBufferPointer { json.string($0) }
    return json.bytes
  }

  /// A reference encoding of a string by RFC 8259, byte by byte.
  private func expected(_ string: [UInt8]) -> [UInt8] {
    var text: [UInt8] = [34]
    for byte in string {
      switch byte {
      case 8: text += Array("\\b".utf8)
      case 9: text += Array("\\t".utf8)
      case 10: text += Array("\\n".utf8)
      case 12: text += Array("\\f".utf8)
      case 13: text += Array("\\r".utf8)
      case 34, 92: text += [92, byte]
      case ..<32:
        let digits = String(byte, radix: 16)
        text += Array(("\\u00" + (digits.count < 2 ? "0" : "") + digits).utf8)
      default: text.append(byte)
      }
    }
    return text + [34]
  }

  @Test func `a string of any length is escaped at any offset`() {
    for count in 0...40 {
      let plain = (0..<count).map { UInt8(97 + $0 % 26) }
      #expect(written(plain) == expected(plain))
      for place in 0..<count {
        for byte: UInt8 in [0, 8, 9, 10, 12, 13, 31, 34, 92, 127, 32] {
          var string = plain
          string[place] = byte
          #expect(written(string) == expected(string))
          string[count - 1] = 34
          #expect(written(string) == expected(string))
        }
      }
    }
  }

  @Test(arguments: [1_023, 1_024, 1_025, 2_048, 2_049, 16_383, 16_384, 16_385, 50_000])
  func `a long string is escaped at any offset`(count: Int) {
    let plain = [UInt8](repeating: 120, count: count)
    #expect(written(plain) == expected(plain))
    #expect(written([UInt8](repeating: 1, count: count)) == expected([1] * count))
    for place in [0, 1, 1_022, 1_023, 1_024, 1_025, count / 2, count - 1] where place < count {
      var string = plain
      string[place] = 10
      #expect(written(string) == expected(string))
    }
  }

  @Test func `a writer is full once large memory is refused, and asks for no small one`() {
    let sizes = Mutex<[Int]>([])
    var json = JSONWriter(mayAllocate: { bytes in
      sizes.withLock { $0.append(bytes) }
      return bytes < 1 << 20
    })
    json.beginArray()
    for _ in 0..<200 { json.string([UInt8](repeating: 120, count: 1_000)[...]) }
    var isFull = json.isFull
    #expect(!isFull && sizes.withLock { $0.isEmpty })
    for _ in 0..<2_000 where !json.isFull {
      json.string([UInt8](repeating: 120, count: 1_000)[...])
    }
    isFull = json.isFull
    let count = json.bytes.count
    #expect(isFull && count < 1 << 20)
    #expect(sizes.withLock { $0.allSatisfy { $0 >= 256 * 1_024 } && $0.last ?? 0 >= 1 << 20 })
  }

  @Test func `a text does not depend on the expected length or on when it is read`() {
    var random = SplitMix64(seed: 20_261_122)
    for capacity in [0, 1, 100, 5_000, 16_384, 16_385, 100_000] {
      var json = JSONWriter(capacity: capacity, limit: 60_000)
      var text = ""
      json.beginArray()
      text += "["
      var first = true
      while text.utf8.count < 70_000 {
        if !first { text += "," }
        first = false
        switch Int.random(in: 0..<7, using: &random) {
        case 0:
          json.integer(-12)
          text += "-12"
        case 1:
          let count = Int.random(in: 0..<300, using: &random)
          json.string(String(repeating: "s", count: count))
          text += "\"" + String(repeating: "s", count: count) + "\""
        case 2:
          json.beginObject()
          json.key("name")
          json.null()
          json.member("é" as String, true)
          json.endObject()
          text += #"{"name":null,"é":true}"#
        case 3:
          json.number(0.25)
          text += "0.25"
        case 4:
          let count = Int.random(in: 1..<10_000, using: &random)
          json.raw([UInt8](repeating: 49, count: count))
          text += String(repeating: "1", count: count)
        case 5:
          json.raw([1, 2].lazy.map { $0 + 48 })
          text += "12"
        default:
          json.number(1e-7)
          text += "1e-7"
          if Bool.random(using: &random) { #expect(json.bytes == Array(text.utf8)) }
        }
        #expect(json.isFull == (text.utf8.count > 60_000))
      }
      json.endArray()
      text += "]"
      #expect(json.bytes == Array(text.utf8))
      #expect(json.bytes == Array(text.utf8))
    }
  }
}

private func * (bytes: [UInt8], count: Int) -> [UInt8] {
  Array(repeatElement(bytes, count: count).joined())
}

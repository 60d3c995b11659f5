/// A writer of compact JSON text that places the commas.
///
/// It does not check that containers are balanced.
struct RequestWriter {
  /// The text so far.
  private(set) var bytes: [UInt8] = []
  private var needsComma = false

  mutating func beginObject() { open("{") }
  mutating func endObject() { close("}") }
  mutating func beginArray() { open("[") }
  mutating func endArray() { close("]") }

  private mutating func open(_ bracket: Unicode.Scalar) {
    separate()
    bytes.append(UInt8(ascii: bracket))
    needsComma = false
  }

  private mutating func close(_ bracket: Unicode.Scalar) {
    bytes.append(UInt8(ascii: bracket))
    needsComma = true
  }

  private mutating func separate() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    needsComma = true
  }

  /// Begins a member.
  mutating func key(_ name: String) {
    string(name)
    bytes.append(UInt8(ascii: ":"))
    needsComma = false
  }

  mutating func string(_ value: String) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    for byte in value.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
      case ..<0x20:
        let digits = String(byte, radix: 16)
        bytes += Array("\\u\(String(repeating: "0", count: 4 - digits.count))\(digits)".utf8)
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  mutating func integer(_ value: Int) { raw(Array("\(value)".utf8)) }

  /// Writes the shortest digits that read back as the same number. NaN and infinities, which JSON
  /// lacks, become `null`.
  mutating func number(_ value: Double) {
    if let integer = Int(exactly: value), integer.magnitude <= 1 << 53 {
      self.integer(integer)
    } else {
      raw(Array((value.isFinite ? "\(value)" : "null").utf8))
    }
  }

  mutating func bool(_ value: Bool) { raw(Array((value ? "true" : "false").utf8)) }

  /// Writes a value that is already JSON.
  mutating func raw(_ value: [UInt8]) {
    separate()
    bytes += value
  }
}

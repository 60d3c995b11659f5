/// Where the next byte goes, in memory that has room for all that is written there.
struct BytePlace {
  private(set) var address: UnsafeMutableRawPointer

  init(address: UnsafeMutableRawPointer) {
    self.address = address
  }

  /// Writes bytes.
  @inline(__always)
  mutating func append(_ bytes: Bytes) {
    guard let source = bytes.baseAddress else { return }
    ByteBuffer.copy(source, bytes.count, to: address)
    address += bytes.count
  }

  /// Writes the UTF-8 of a literal.
  @inline(__always)
  mutating func append(literal text: StaticString) {
    append(Bytes(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// Writes CR LF.
  @inline(__always)
  mutating func appendLineBreak() {
    address.storeBytes(of: UInt16(littleEndian: 0x0A0D), as: UInt16.self)
    address += 2
  }

  /// Writes a number, which is not negative, in decimal digits: at most nineteen.
  @inline(__always)
  mutating func append(decimal number: Int) {
    var rest = UInt(bitPattern: max(number, 0))
    var digits = 1
    var power: UInt = 10
    while digits < 19, rest >= power {
      power = power &* 10
      digits &+= 1
    }
    let end = address + digits
    var place = end
    repeat {
      place -= 1
      place.storeBytes(of: UInt8(truncatingIfNeeded: 48 &+ rest % 10), as: UInt8.self)
      rest /= 10
    } while rest > 0
    address = end
  }
}

/// A write position in memory whose capacity the caller has already ensured.
struct ByteCursor {
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

  /// Writes bytes. It copies 64 to 256 as two or four possibly overlapping vectors from both ends,
  /// without a call.
  @inline(__always)
  mutating func append(lines: Bytes) {
    typealias Half = SIMD64<UInt8>
    guard let source = lines.baseAddress, lines.count >= 64, lines.count <= 256 else {
      append(lines)
      return
    }
    if lines.count > 128 {
      let middle = lines.count &- 128
      let second = source.loadUnaligned(fromByteOffset: 64, as: Half.self)
      let third = source.loadUnaligned(fromByteOffset: middle, as: Half.self)
      address.storeBytes(of: second, toByteOffset: 64, as: Half.self)
      address.storeBytes(of: third, toByteOffset: middle, as: Half.self)
    }
    let last = lines.count &- 64
    let first = source.loadUnaligned(as: Half.self)
    let second = source.loadUnaligned(fromByteOffset: last, as: Half.self)
    address.storeBytes(of: first, as: Half.self)
    address.storeBytes(of: second, toByteOffset: last, as: Half.self)
    address += lines.count
  }

  /// Writes the UTF-8 of a literal.
  @inline(__always)
  mutating func append(literal text: StaticString) {
    append(Bytes(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// CR LF in little-endian order.
  @inline(__always) private static var lineBreak: UInt16 {
    UInt16(UInt8(ascii: "\r")) | UInt16(UInt8(ascii: "\n")) << 8
  }

  /// Writes CR LF.
  @inline(__always)
  mutating func appendLineBreak() {
    address.storeBytes(of: Self.lineBreak.littleEndian, as: UInt16.self)
    address += 2
  }

  /// Writes the two digits of a number below 100.
  @inline(__always)
  private static func store(pair: UInt, at address: UnsafeMutableRawPointer) {
    let tens = pair / 10
    // `0` in both bytes, plus the tens in the first and the units in the second.
    let digits = 0x3030 &+ tens &+ (pair &- tens &* 10) << 8
    address.storeBytes(of: UInt16(truncatingIfNeeded: digits).littleEndian, as: UInt16.self)
  }

  /// Writes a non-negative number in decimal digits, at most nineteen.
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
    var start = end
    while rest >= 100 {
      start -= 2
      Self.store(pair: rest % 100, at: start)
      rest /= 100
    }
    if rest >= 10 {
      Self.store(pair: rest, at: start - 2)
    } else {
      (start - 1).storeBytes(
        of: UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: rest), as: UInt8.self)
    }
    address = end
  }
}

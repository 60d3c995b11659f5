/// The offsets and lengths of one field in the bytes of a message head.
@usableFromInline
struct FieldSlice {
  var nameStart: UInt32
  var nameLength: UInt32
  var valueStart: UInt32
  var valueLength: UInt32
}

/// The header fields of a request, as a view of the received bytes.
///
/// Names are case-insensitive in ASCII. Values have no surrounding white space. The view is valid
/// for the lifetime of the request.
public struct HeaderFields {
  let base: UnsafeRawPointer
  let slices: UnsafePointer<FieldSlice>
  /// The number of field lines.
  public let count: Int

  /// The value of the first field line with a lower-case name.
  ///
  /// - Complexity: O(n) in the number of field lines.
  public func first(_ lowercasedName: StaticString) -> Bytes? {
    let length = UInt32(truncatingIfNeeded: lowercasedName.utf8CodeUnitCount)
    for index in 0..<count where slices[index].nameLength == length {
      if name(at: index).equalsIgnoringCase(lowercased: lowercasedName) {
        return value(at: index)
      }
    }
    return nil
  }

  /// Calls a function with the value of each field line with a lower-case name, in order.
  ///
  /// - Complexity: O(n) in the number of field lines.
  public func forEach(_ lowercasedName: StaticString, _ body: (Bytes) -> Void) {
    let length = UInt32(truncatingIfNeeded: lowercasedName.utf8CodeUnitCount)
    for index in 0..<count where slices[index].nameLength == length {
      if name(at: index).equalsIgnoringCase(lowercased: lowercasedName) {
        body(value(at: index))
      }
    }
  }

  /// Calls a function with the value of each field line with a lower-case name, last to first,
  /// until the function returns false.
  ///
  /// - Complexity: O(n) in the number of field lines.
  public func forEachFromEnd(_ lowercasedName: StaticString, _ body: (Bytes) -> Bool) {
    let length = UInt32(truncatingIfNeeded: lowercasedName.utf8CodeUnitCount)
    for index in (0..<count).reversed() where slices[index].nameLength == length {
      if name(at: index).equalsIgnoringCase(lowercased: lowercasedName), !body(value(at: index)) {
        return
      }
    }
  }

  /// The name of the field line at an index below `count`, as received.
  public func name(at index: Int) -> Bytes {
    let slice = slices[index]
    return Bytes(start: base + Int(slice.nameStart), count: Int(slice.nameLength))
  }

  /// The value of the field line at an index below `count`.
  public func value(at index: Int) -> Bytes {
    let slice = slices[index]
    return Bytes(start: base + Int(slice.valueStart), count: Int(slice.valueLength))
  }
}

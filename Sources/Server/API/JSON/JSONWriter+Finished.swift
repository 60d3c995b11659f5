internal import JSONText

extension JSONWriter {
  /// The bytes of the complete text.
  ///
  /// - Throws: `limit-exceeded` for a text that is too long.
  mutating func finished() throws(Problem) -> [UInt8] {
    if isFull { throw .responseTooLong(limit: limit) }
    return bytes
  }
}

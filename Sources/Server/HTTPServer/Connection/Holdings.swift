/// The buffered bytes of a connection, as last reported.
struct Holdings {
  /// Bytes included in the server's buffered bytes.
  private(set) var counted = 0
  /// Bytes charged to the client; 0 below the charging threshold.
  private(set) var charged = 0

  /// Replaces the counted bytes.
  ///
  /// - Returns: the change.
  mutating func count(_ held: Int) -> Int {
    defer { counted = held }
    return held - counted
  }

  /// Charges the counted bytes to the client in steps, so that few updates take the ledger's lock.
  /// Fewer bytes than a step are not charged.
  ///
  /// - Returns: the change; nil if none is due.
  mutating func charge(step: Int) -> Int? {
    let owed = counted > step ? counted : 0
    guard abs(owed - charged) >= step || (owed == 0 && charged > 0) else { return nil }
    defer { charged = owed }
    return owed - charged
  }
}

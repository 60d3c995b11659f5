internal import API
internal import HTTPCore

extension Representation {
  /// The representation that the client prefers; `nil` if it accepts none.
  static func choose(
    _ fields: borrowing HeaderFields, among offers: [Representation]
  ) -> Representation? {
    AcceptHeader.choose(copy fields, among: offers.map(\.essence)).map { offers[$0] }
  }
}

internal import API
internal import HTTPCore

extension Representation {
  /// The form that a client likes best; `nil` where it accepts none of them.
  static func choose(
    _ fields: borrowing HeaderFields, among offers: [Representation]
  ) -> Representation? {
    AcceptHeader.choose(copy fields, among: offers.map(\.essence)).map { offers[$0] }
  }
}

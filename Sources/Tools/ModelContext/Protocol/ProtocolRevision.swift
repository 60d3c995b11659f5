/// A revision of the Model Context Protocol.
enum ProtocolRevision: String, CaseIterable, Sendable {
  /// Every request says its revision; there are no sessions.
  case july2026 = "2026-07-28"
  /// A handshake chooses the revision.
  case november2025 = "2025-11-25"
  /// A handshake chooses the revision.
  case june2025 = "2025-06-18"

  /// Whether each request carries its revision, instead of a handshake.
  var isStateless: Bool { self == .july2026 }

  /// The revision to answer a handshake with: the wanted one, or else the latest with a handshake.
  static func negotiated(_ wanted: String?) -> ProtocolRevision {
    guard let wanted, let revision = allCases.first(where: { $0.rawValue == wanted }),
      !revision.isStateless
    else { return .november2025 }
    return revision
  }
}

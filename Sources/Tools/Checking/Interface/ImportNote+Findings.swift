import InterfaceBuilder

extension ImportNote {
  /// Whether the reader of a finding can act on it. Other assumptions follow rules, and
  /// `trellis import` lists them.
  var isWorthAFinding: Bool {
    switch kind {
    case .skippedConstraint, .unsupported: true
    case .savedInset: message.utf8.starts(with: Self.safeArea.utf8)
    default: false
    }
  }

  /// The prefix of a note on a safe area: the document was saved in another container.
  private static let safeArea = "saved with another safe area"
}

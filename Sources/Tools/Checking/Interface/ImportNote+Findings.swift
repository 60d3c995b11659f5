import InterfaceBuilder

extension ImportNote {
  /// Whether someone who reads findings can do something about it: other assumptions follow rules,
  /// and `trellis import` tells them.
  var isWorthAFinding: Bool {
    switch kind {
    case .skippedConstraint, .unsupported: true
    case .savedInset: message.utf8.starts(with: Self.safeArea.utf8)
    default: false
    }
  }

  /// What a note on a safe area begins with: the document was saved in another container.
  private static let safeArea = "saved with another safe area"
}

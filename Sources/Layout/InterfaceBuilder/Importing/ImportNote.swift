public import LayoutRequests

/// An assumption about a view that the document does not state, or a statement that was left out.
public struct ImportNote: Hashable, Sendable {
  /// The kinds of notes.
  public enum Kind: String, Hashable, Sendable {
    /// The content size of the view is unknown; that of its saved frame was used.
    case guessedSize = "guessed-size"
    /// The view has a custom class, which may determine its size.
    case customClass = "custom-class"
    /// An inset of a guide differs from the rule; the saved frames determined it.
    case savedInset = "saved-inset"
    /// A baseline differs from the rule; the saved frames determined it.
    case savedBaseline = "saved-baseline"
    /// The alignment insets of a symbol are unknown; the saved frames determined them.
    case savedAlignment = "saved-alignment"
    /// The height of a content view differs from that of its cell; the saved frames determined it.
    case savedHeight = "saved-height"
    /// No frame is saved.
    case missingFrame = "missing-frame"
    /// A constraint was left out.
    case skippedConstraint = "skipped-constraint"
    /// A property was left out.
    case unsupported = "unsupported"
  }

  /// The kind.
  public var kind: Kind
  /// The id of the view.
  public var view: String
  /// The position of the view in the document.
  public var position: SourcePosition
  /// The assumption or omission, as a sentence without a final period.
  public var message: String
}

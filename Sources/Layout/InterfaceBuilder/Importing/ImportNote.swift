public import LayoutRequests

/// Something about a view that a document does not say and that was assumed, or that it says and
/// that was left out.
public struct ImportNote: Hashable, Sendable {
  /// The kinds of notes.
  public enum Kind: String, Hashable, Sendable {
    /// The size of a view's content is unknown; that of its saved frame was taken.
    case guessedSize = "guessed-size"
    /// The view has a class of its own, which may give it a size.
    case customClass = "custom-class"
    /// An inset of a guide differs from the rule; the one that the saved frames show was taken.
    case savedInset = "saved-inset"
    /// A baseline differs from the rule; the one that the saved frames show was taken.
    case savedBaseline = "saved-baseline"
    /// The alignment insets of a symbol are unknown; those that the saved frames show were taken.
    case savedAlignment = "saved-alignment"
    /// The height of a content view is not that of its cell; the one that the saved frames show
    /// was taken.
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
  /// Where it stands in the document.
  public var position: SourcePosition
  /// What was assumed or left out, as a sentence without a final period.
  public var message: String
}

/// Whether a line may end at a place of a text.
public enum LineBreak: UInt8, Hashable, Sendable {
  /// No line ends here, unless a word alone is wider than the line.
  case prohibited
  /// A line may end here.
  case allowed
  /// A line ends here.
  case mandatory
}

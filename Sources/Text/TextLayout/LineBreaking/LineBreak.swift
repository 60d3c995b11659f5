/// Whether a line may end at a position in a text.
public enum LineBreak: UInt8, Hashable, Sendable {
  /// No line ends here, unless a single word is wider than the line.
  case prohibited
  /// A line may end here.
  case allowed
  /// A line ends here.
  case mandatory
}

/// Optional details in a picture of a layout.
public struct PictureDetails: Hashable, Sendable {
  /// Whether labels include the sizes of their frames.
  public var sizes: Bool
  /// Whether to draw the distances set by constraints and stacks, with their lengths.
  public var distances: Bool

  /// Selects details; none by default.
  public init(sizes: Bool = false, distances: Bool = false) {
    self.sizes = sizes
    self.distances = distances
  }
}

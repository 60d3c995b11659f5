/// What a picture of a layout shows beside frames, names and marks.
public struct PictureDetails: Hashable, Sendable {
  /// Whether labels have the sizes of their frames.
  public var sizes: Bool
  /// Whether the distances that constraints and stacks are about are drawn, with their lengths.
  public var distances: Bool

  /// Makes a choice; without arguments that of a plain picture.
  public init(sizes: Bool = false, distances: Bool = false) {
    self.sizes = sizes
    self.distances = distances
  }
}

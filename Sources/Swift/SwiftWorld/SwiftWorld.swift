public import SwiftSources

/// The types, functions and variables of a whole folder of Swift sources.
public struct SwiftWorld: Sendable {
  /// The files, in the order of their numbers.
  public let files: [SwiftFile]

  /// Makes the world of some files.
  public init(_ files: [SwiftFile]) {
    self.files = files
  }
}

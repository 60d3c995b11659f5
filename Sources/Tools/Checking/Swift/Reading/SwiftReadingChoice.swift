/// How Swift sources are read.
public struct SwiftReadingChoice: Hashable, Sendable {
  /// The path of the program trellis-swift; `nil` if there is none.
  public var parser: String?
  /// The folder for syntax trees, made if needed; `nil` to keep none.
  public var cacheFolder: String?

  /// Makes a choice.
  public init(parser: String? = nil, cacheFolder: String? = nil) {
    self.parser = parser
    self.cacheFolder = cacheFolder
  }
}

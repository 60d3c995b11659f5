/// The location of kept frames, and whether to compare or update them.
public struct GoldenChoice: Hashable, Sendable {
  /// The folder of kept frames.
  public var folder: String
  /// Whether this run keeps its frames instead of comparing them.
  public var isUpdating: Bool
  /// The folder for pictures of differences, if they are drawn.
  public var pictures: String?
  /// Whether file names in the folder follow the documents' paths relative to the configuration,
  /// regardless of the working directory; otherwise relative to the working directory.
  public var isConfigured: Bool
  /// The folder that kept files must stay below: that of the configuration that names ``folder``,
  /// or ``folder`` itself.
  public var tree: String

  /// Makes a choice.
  public init(
    folder: String, isUpdating: Bool = false, pictures: String? = nil, isConfigured: Bool = false,
    tree: String? = nil
  ) {
    self.folder = folder
    self.tree = tree ?? folder
    self.isUpdating = isUpdating
    self.pictures = pictures
    self.isConfigured = isConfigured
  }

  /// The path of a document's file in a folder. It stays in the folder wherever the document is.
  static func path(of document: String, in folder: String, suffix: String) -> String {
    var name = document == "-" ? "stdin" : document
    if name.hasSuffix(".json") { name.removeLast(5) }
    let parts = Path.components(of: name).map { $0 == ".." ? "__" : $0 }
    return Path.joined(folder, parts.joined(separator: "/") + suffix)
  }
}

internal import JSONDocuments

/// The kind of a document.
public enum DocumentKind: Hashable, Sendable {
  /// The body of `POST /v1/layout`.
  case layout
  /// The body of `POST /v1/snapshot`.
  case list
  /// An Interface Builder document.
  case interface
  /// A folder of Swift sources, or some of its files. Classes use each other across files, so the
  /// folder is one document.
  case swift

  /// The kind by file name: `*.layout.json`, `*.list.json`, `*.storyboard`, `*.xib` or `*.swift`.
  public init?(path: String) {
    if path.hasSuffix(".layout.json") {
      self = .layout
    } else if path.hasSuffix(".list.json") {
      self = .list
    } else if path.hasSuffix(".storyboard") || path.hasSuffix(".xib") {
      self = .interface
    } else if path.hasSuffix(".swift") {
      self = .swift
    } else {
      return nil
    }
  }

  /// The kind by the document's members: a list has `items` and no `views`.
  init(of document: JSONDocument) {
    let root = document.root
    self = root["views"] == nil && root["items"] != nil ? .list : .layout
  }
}

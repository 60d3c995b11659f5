internal import JSONDocuments

/// What a document describes.
public enum DocumentKind: Hashable, Sendable {
  /// The body of `POST /v1/layout`.
  case layout
  /// The body of `POST /v1/snapshot`.
  case list
  /// A document of Interface Builder.
  case interface

  /// The kind that a file's name states: `*.layout.json`, `*.list.json`, `*.storyboard` or `*.xib`.
  public init?(path: String) {
    if path.hasSuffix(".layout.json") {
      self = .layout
    } else if path.hasSuffix(".list.json") {
      self = .list
    } else if path.hasSuffix(".storyboard") || path.hasSuffix(".xib") {
      self = .interface
    } else {
      return nil
    }
  }

  /// The kind that the members of a document show: a list has `items` and no `views`.
  init(of document: JSONDocument) {
    let root = document.root
    self = root["views"] == nil && root["items"] != nil ? .list : .layout
  }
}

public import LayoutRequests

/// The reason why a file cannot be read as a document.
public enum DocumentError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file is empty.
  case empty
  /// The file is a Git LFS pointer; the document was not fetched.
  case gitLFSPointer
  /// The file has merge conflict markers, the first at the given position.
  case mergeConflict(at: SourcePosition)
  /// The file is not acceptable XML.
  case xml(XMLError)
  /// The root element is not one that Interface Builder writes.
  case notInterfaceBuilder(root: String)
  /// The document has Xcode 4's format.
  case archive
  /// The document has the given type, of a platform other than iOS.
  case unsupportedType(String)

  /// The reason as a sentence without a final period.
  public var description: String {
    switch self {
    case .empty: "the file is empty"
    case .gitLFSPointer:
      "the file is a Git LFS pointer, not the document itself; fetch it with git lfs pull"
    case .mergeConflict: "the file has merge conflict markers"
    case .xml(.malformed(let reason, _)): "the file is not well-formed XML: \(reason)"
    case .xml(.documentType):
      "the file has a document type declaration, which Interface Builder never writes; it is "
        + "refused, and no entity is expanded"
    case .xml(.encoding(let name)): "the file is in \(name); only UTF-8 is read"
    case .xml(.limitExceeded(let name, let limit, _)):
      "the file exceeds the limit of \(limit) \(name)"
    case .xml(.outOfMemory): "there is no memory for the file"
    case .xml(.cancelled): "the file was not read in time"
    case .notInterfaceBuilder(let root):
      "the root element is <\(root)>, not the <document> of Interface Builder"
    case .archive:
      "the file has the format of Xcode 4, which is not supported; save it with Xcode 5 or later"
    case .unsupportedType(let type):
      "the document is of type \(type); only documents of iOS are supported"
    }
  }

  /// Whether the file is a valid document of another platform or an old format, as in
  /// multi-platform projects.
  public var isOfOtherKind: Bool {
    switch self {
    case .unsupportedType, .archive: true
    default: false
    }
  }

  /// A one-line suggestion for fixing the file; `nil` if the reason implies it.
  public var advice: String? {
    switch self {
    case .empty, .notInterfaceBuilder:
      "give a storyboard or xib that Xcode has saved, or leave the file out"
    case .gitLFSPointer: "run git lfs pull, or leave the file out with ignore"
    case .mergeConflict: "resolve the merge conflict"
    case .archive: "save it with Xcode 5 or later, or leave it out with ignore"
    case .unsupportedType: "nothing: it is not checked; ignore or unreadable: off leaves it out"
    case .xml: nil
    }
  }

  /// The position of the error; `nil` if it concerns the whole file.
  public var position: SourcePosition? {
    switch self {
    case .mergeConflict(let position), .xml(.malformed(_, let position)),
      .xml(.documentType(let position)), .xml(.limitExceeded(_, _, let position)):
      position
    default: nil
    }
  }
}

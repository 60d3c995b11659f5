public import LayoutRequests

/// The reason why bytes are not an acceptable XML document.
public enum XMLError: Error, Hashable, Sendable {
  /// The bytes are not well-formed XML; the reason as expat words it.
  case malformed(reason: String, at: SourcePosition)
  /// A document type declaration. Documents of Interface Builder have none, and entities, which
  /// only it could declare, are never expanded.
  case documentType(at: SourcePosition)
  /// An encoding other than UTF-8; its name.
  case encoding(String)
  /// A limit of ``XMLLimits`` is exceeded.
  case limitExceeded(name: String, limit: Int, at: SourcePosition)
  /// There is no memory for the document.
  case outOfMemory
  /// The caller cancelled the work.
  case cancelled
}

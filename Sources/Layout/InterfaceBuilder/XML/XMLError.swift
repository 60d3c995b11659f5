public import LayoutRequests

/// The reason why bytes are rejected as an XML document.
public enum XMLError: Error, Hashable, Sendable {
  /// The bytes are not well-formed XML, for the given reason in expat's words.
  case malformed(reason: String, at: SourcePosition)
  /// A document type declaration. Interface Builder documents have none; only it could declare
  /// entities, which are never expanded.
  case documentType(at: SourcePosition)
  /// The given encoding, other than UTF-8.
  case encoding(String)
  /// A limit of ``XMLLimits`` is exceeded.
  case limitExceeded(name: String, limit: Int, at: SourcePosition)
  /// There is no memory for the document.
  case outOfMemory
  /// The caller cancelled the work.
  case cancelled
}

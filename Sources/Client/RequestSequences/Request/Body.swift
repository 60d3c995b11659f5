public import Foundation

extension Request {
  /// The body of a request.
  public enum Body: Hashable, Sendable {
    /// No body.
    case none
    /// Bytes. ``json(_:)`` and ``text(_:)`` also make such a body.
    case bytes(Data, contentType: String)
    /// A file, read while it is sent.
    case file(URL, contentType: String)
    /// A multipart form. Its files are not held in memory.
    case form(MultipartForm)

    /// A value as JSON, with the members of objects in alphabetical order.
    ///
    /// Equal values make equal bytes; resuming from a journal relies on that.
    ///
    /// - Throws: The encoder's error.
    public static func json(_ value: some Encodable) throws -> Body {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      return .bytes(try encoder.encode(value), contentType: "application/json")
    }

    /// A text as UTF-8.
    public static func text(_ text: String) -> Body {
      .bytes(Data(text.utf8), contentType: "text/plain; charset=utf-8")
    }

    /// The media type; `nil` for a form, whose boundary is known only when it is sent.
    var contentType: String? {
      switch self {
      case .none, .form: nil
      case .bytes(_, let type), .file(_, let type): type
      }
    }

    var isNone: Bool { self == .none }
  }
}

/// A form as `multipart/form-data` (RFC 7578).
///
/// ```swift
/// var form = MultipartForm()
/// form.append("key", "photos/1.png")
/// form.append("file", file: URL(filePath: "/photos/1.png"), contentType: "image/png")
/// ```
public struct MultipartForm: Hashable, Sendable {
  /// The content of a part.
  public enum Content: Hashable, Sendable {
    /// Bytes.
    case bytes(Data)
    /// A file, read while the form is sent.
    case file(URL)
  }

  /// A part of a form.
  public struct Part: Hashable, Sendable {
    /// The field's name.
    public var name: String
    /// The suggested file name; `nil` for a field.
    public var filename: String?
    /// The media type; `nil` for a field.
    public var contentType: String?
    /// The content.
    public var content: Content

    /// Makes a part.
    public init(
      _ name: String, filename: String? = nil, contentType: String? = nil, content: Content
    ) {
      self.name = name
      self.filename = filename
      self.contentType = contentType
      self.content = content
    }
  }

  /// The parts, in the order in which they are sent.
  public var parts: [Part]

  /// Makes a form.
  public init(_ parts: [Part] = []) { self.parts = parts }

  /// Adds a field of text.
  public mutating func append(_ name: String, _ value: String) {
    parts.append(Part(name, content: .bytes(Data(value.utf8))))
  }

  /// Adds a file.
  ///
  /// - Parameters:
  ///   - name: The field's name.
  ///   - file: The URL of the local file.
  ///   - filename: The suggested file name; `nil` for the file's own.
  ///   - contentType: Its media type.
  public mutating func append(
    _ name: String, file: URL, filename: String? = nil,
    contentType: String = "application/octet-stream"
  ) {
    parts.append(
      Part(
        name, filename: filename ?? file.lastPathComponent, contentType: contentType,
        content: .file(file)))
  }
}

import Foundation

/// The encoded body of a request: its bytes or file, and its media type.
///
/// A form with files is first written to a temporary file, piece by piece. A server that stores
/// files may require `Content-Length`, which is known only for bytes and files.
struct EncodedBody: Sendable {
  let content: TransportBody
  let contentType: String?
  private let spool: URL?

  /// Encodes a body of at most `limit` bytes.
  ///
  /// `boundary` separates the parts of a form and must not occur in them. The temporary file of a
  /// form is created in `folder`.
  ///
  /// - Complexity: O(size), in constant memory if there are files.
  init(
    _ body: Request.Body, boundary: String, folder: URL, limit: Int
  ) throws(RequestError) {
    switch body {
    case .none:
      (content, contentType, spool) = (.none, nil, nil)
    case .bytes(let bytes, let type):
      guard bytes.count <= limit else { throw .bodyTooLarge(limit: limit) }
      (content, contentType, spool) = (.bytes(bytes), type, nil)
    case .file(let url, let type):
      let length = try FileReading.length(of: url)
      guard length <= limit else { throw .bodyTooLarge(limit: limit) }
      content = length == 0 ? .bytes(Data()) : .file(url, length: length)
      (contentType, spool) = (type, nil)
    case .form(let form):
      contentType = "multipart/form-data; boundary=\(boundary)"
      let length = try form.length(boundary: boundary)
      guard length <= limit else { throw .bodyTooLarge(limit: limit) }
      if form.holdsFiles {
        let file = folder.appending(path: "form-\(UUID().uuidString)")
        do throws(RequestError) {
          try form.write(to: file, boundary: boundary, limit: limit)
        } catch {
          try? FileManager.default.removeItem(at: file)
          throw error
        }
        content = .file(file, length: try FileReading.length(of: file))
        spool = file
      } else {
        var bytes = Data(capacity: length)
        try form.encode(boundary: boundary) { bytes.append($0) }
        (content, spool) = (.bytes(bytes), nil)
      }
    }
  }

  /// Removes the temporary file, if there is one.
  func remove() {
    if let spool { try? FileManager.default.removeItem(at: spool) }
  }
}

extension MultipartForm {
  var holdsFiles: Bool {
    parts.contains { part in
      if case .file = part.content { true } else { false }
    }
  }

  /// The number of bytes of the encoded form.
  func length(boundary: String) throws(RequestError) -> Int {
    var total = boundary.utf8.count + 6
    for part in parts {
      total += head(of: part, boundary: boundary).count + 2
      switch part.content {
      case .bytes(let bytes): total += bytes.count
      case .file(let url): total += try FileReading.length(of: url)
      }
    }
    return total
  }

  /// Writes the encoded form in pieces.
  func encode(boundary: String, _ write: (Data) throws -> Void) throws(RequestError) {
    func put(_ data: Data) throws(RequestError) {
      do { try write(data) } catch { throw .unreadableFile(path: "\(error)") }
    }
    for part in parts {
      try put(head(of: part, boundary: boundary))
      switch part.content {
      case .bytes(let bytes): try put(bytes)
      case .file(let url): try FileReading.read(url) { data throws(RequestError) in try put(data) }
      }
      try put(Data("\r\n".utf8))
    }
    try put(Data("--\(boundary)--\r\n".utf8))
  }

  func write(to file: URL, boundary: String, limit: Int) throws(RequestError) {
    let created = FileManager.default.createFile(
      atPath: file.path, contents: nil, attributes: [.posixPermissions: 0o600])
    guard created, let handle = try? FileHandle(forWritingTo: file) else {
      throw .unreadableFile(path: file.path)
    }
    defer { try? handle.close() }
    var written = 0
    try encode(boundary: boundary) { data in
      written += data.count
      // A file may have grown since its length was read.
      guard written <= limit else { throw RequestError.bodyTooLarge(limit: limit) }
      try handle.write(contentsOf: data)
    }
  }

  private func head(of part: Part, boundary: String) -> Data {
    var text = "--\(boundary)\r\nContent-Disposition: form-data; name=\"\(part.name.quoted)\""
    if let filename = part.filename { text += "; filename=\"\(filename.quoted)\"" }
    text += "\r\n"
    if let type = part.contentType { text += "Content-Type: \(type)\r\n" }
    return Data((text + "\r\n").utf8)
  }
}

extension String {
  /// The text as a quoted parameter of `Content-Disposition`, with quotes and line breaks
  /// percent-encoded as in browsers.
  fileprivate var quoted: String {
    // By scalars, because CRLF is a single character.
    unicodeScalars.reduce(into: "") { text, scalar in
      switch scalar {
      case "\"": text += "%22"
      case "\r": text += "%0D"
      case "\n": text += "%0A"
      default: text.unicodeScalars.append(scalar)
      }
    }
  }
}

import Foundation
import HTTPTypes
import Hashing

/// A digest of a request. A resumed run uses it to check that the sequence makes the recorded
/// request.
enum RequestFingerprint {
  /// The digest of a request and its resolved URL, as hexadecimal digits.
  ///
  /// It omits headers, which may contain dates and the like, and the boundary of a form.
  ///
  /// - Complexity: O(size of the body), in constant memory for files.
  static func of(_ request: Request, url: URL) throws(RequestError) -> String {
    var hash = SHA256Hash()
    /// Adds a length-prefixed field, so that no two lists of fields have the same bytes.
    func add(_ bytes: Data) {
      hash.update(Data("\(bytes.count):".utf8))
      hash.update(bytes)
    }
    func add(_ text: String?) {
      if let text { add(Data(text.utf8)) } else { hash.update(Data("-".utf8)) }
    }
    func add(file: URL) throws(RequestError) {
      hash.update(Data("\(try FileReading.length(of: file)):".utf8))
      try FileReading.read(file) { data in hash.update(data) }
    }
    add(request.audience.rawValue)
    add(request.method.rawValue)
    add(url.absoluteString)
    switch request.body {
    case .none: add("none")
    case .bytes(let bytes, let type):
      add(type)
      add(bytes)
    case .file(let file, let type):
      add(type)
      try add(file: file)
    case .form(let form):
      add("form")
      for part in form.parts {
        add(part.name)
        add(part.filename)
        add(part.contentType)
        switch part.content {
        case .bytes(let bytes): add(bytes)
        case .file(let file): try add(file: file)
        }
      }
    }
    return hash.finalize().hexadecimal
  }
}

import Foundation

/// A suggestion, applied by a client that knows nothing but the contract.
struct AppliedSuggestion {
  enum Failure: Error {
    case noPlace, secondMember
  }

  private let pointer: [String]
  private let line, column: Int
  private let length: Int?
  private let suggestion: String
  private let replacesName: Bool

  /// Reads a fault that has a suggestion.
  init(_ fault: [String: Any]) throws {
    guard let pointer = fault["pointer"] as? String,
      let suggestion = fault["suggestion"] as? String
    else { throw Failure.noPlace }
    self.pointer = pointer.split(separator: "/", omittingEmptySubsequences: false).dropFirst()
      .map { String($0).replacing("~1", with: "/").replacing("~0", with: "~") }
    self.suggestion = suggestion
    line = fault["line"] as? Int ?? 1
    column = fault["column"] as? Int ?? 1
    length = fault["length"] as? Int
    replacesName = fault["replacesName"] as? Bool ?? false
  }

  /// The request with the suggestion in its place.
  func body(of request: [UInt8]) throws -> [UInt8] {
    let root = try JSONSerialization.jsonObject(with: Data(request))
    return try Array(JSONSerialization.data(withJSONObject: changed(root, pointer[...])))
  }

  private func changed(_ value: Any?, _ path: ArraySlice<String>) throws -> Any {
    guard let token = path.first else {
      guard let text = value as? String else { throw Failure.noPlace }
      return try replaced(text)
    }
    if var object = value as? [String: Any] {
      if path.count == 1, replacesName {
        let (name, value) = (try replaced(token), object.removeValue(forKey: token))
        guard object[name] == nil, value != nil else { throw Failure.secondMember }
        object[name] = value
      } else {
        object[token] = try changed(object[token], path.dropFirst())
      }
      return object
    }
    guard var array = value as? [Any], let index = Int(token), array.indices.contains(index) else {
      throw Failure.noPlace
    }
    array[index] = try changed(array[index], path.dropFirst())
    return array
  }

  private func replaced(_ text: String) throws -> String {
    guard let length else { return suggestion }
    var scalars = Array(text.unicodeScalars)
    var start = 0
    for _ in 1..<line {
      guard let end = scalars[start...].firstIndex(of: "\n") else { throw Failure.noPlace }
      start = end + 1
    }
    start += column - 1
    guard start + length <= scalars.count else { throw Failure.noPlace }
    scalars.replaceSubrange(start..<start + length, with: Array(suggestion.unicodeScalars))
    return String(String.UnicodeScalarView(scalars))
  }
}

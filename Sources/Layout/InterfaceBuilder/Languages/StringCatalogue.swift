internal import JSONDocuments
public import TextBytes
internal import LayoutRequests

/// A string catalogue, `*.xcstrings`: texts in several languages by their keys.
public struct StringCatalogue: Sendable {
  /// The language in which the texts are written; `nil` if the catalogue does not state it.
  public private(set) var source: String?
  /// The texts by language and key.
  public private(set) var texts: TextDictionary<TextDictionary<String>> = [:]
  /// The keys that have no entry for ``source``. Each is its own text in that language.
  public private(set) var ownTexts: [String] = []

  /// The most levels of JSON; the format needs eleven.
  private static let depthLimit = 64

  /// Reads a catalogue.
  ///
  /// - Throws: The fault, with its position for a syntax error.
  /// - Complexity: O(bytes), expected.
  public init(
    _ bytes: [UInt8], limits: StringsFile.Limits = .init()
  ) throws(StringsFile.Fault) {
    guard bytes.count <= limits.bytes else {
      throw StringsFile.Fault(message: "the file exceeds the limit of \(limits.bytes) bytes")
    }
    let document: JSONDocument
    do throws(JSONSyntaxError) {
      document = try JSONDocument.parse(bytes, depthLimit: Self.depthLimit)
    } catch {
      throw StringsFile.Fault(error)
    }
    try withExtendedLifetime(document) { () throws(StringsFile.Fault) in
      try read(document.root, limits.entries)
    }
  }

  private mutating func read(_ root: JSONValue, _ limit: Int) throws(StringsFile.Fault) {
    source = root["sourceLanguage"]?.string
    guard let strings = root["strings"], strings.kind == .object else {
      throw StringsFile.Fault(message: "the catalogue has no object \"strings\"")
    }
    var count = 0
    for (key, entry) in strings.members {
      guard let key = key.string, entry.kind == .object else { continue }
      var hasSource = false
      if let localizations = entry["localizations"] {
        guard localizations.kind == .object else { continue }
        for (language, localization) in localizations.members {
          guard let language = language.string else { continue }
          if let source, language.utf8.elementsEqual(source.utf8) { hasSource = true }
          guard let text = Self.text(localization) else { continue }
          count += 1
          texts[language, default: [:]][key] = text
        }
      }
      if !hasSource { ownTexts.append(key) }
      guard max(count, ownTexts.count) <= limit else {
        throw StringsFile.Fault(message: "the catalogue exceeds the limit of \(limit) entries")
      }
    }
  }

  /// The text of a localization. If it varies, the variation for iPhones or for any number is used.
  private static func text(_ localization: JSONValue) -> String? {
    // Substitutions put texts in place of `%#@name@`, which vary by several numbers.
    guard localization["substitutions"] == nil else { return nil }
    if let unit = localization["stringUnit"] { return text(ofUnit: unit) }
    let variations = localization["variations"]
    let varied =
      variations?["device"]?["iphone"] ?? variations?["device"]?["other"]
      ?? variations?["plural"]?["other"]
    return varied?["stringUnit"].flatMap { text(ofUnit: $0) }
  }

  private static func text(ofUnit unit: JSONValue) -> String? {
    // A `new` string is not translated yet.
    unit["state"]?.isString("new") == true ? nil : unit["value"]?.string
  }
}

extension StringsFile.Fault {
  /// The fault of a file that is not JSON.
  fileprivate init(_ error: JSONSyntaxError) {
    func fault(_ message: String, at place: JSONPosition) -> Self {
      Self(message: message, position: SourcePosition(line: place.line, column: place.column))
    }
    self =
      switch error {
      case .malformed(let message, let place):
        fault("\(message), at byte \(place.offset)", at: place)
      case .duplicateMember(_, let place): fault("the object has this member already", at: place)
      case .tooDeep(let limit):
        Self(message: "the JSON is nested deeper than the limit of \(limit)")
      case .outOfMemory: Self(message: "there is no memory for the catalogue")
      }
  }
}

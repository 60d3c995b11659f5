import API
import JSONDocuments
internal import TextBytes

/// A string catalog, `*.xcstrings`: the texts of a document in several languages.
struct StringCatalogue {
  /// The language of the document itself.
  private(set) var source: String?
  /// The texts by language and key.
  private(set) var texts: TextDictionary<TextDictionary<String>> = [:]

  /// The most levels of JSON; the format needs eleven.
  private static let depthLimit = 64

  /// Reads a string catalog.
  ///
  /// - Throws: The fault, with its line for a syntax error.
  /// - Complexity: O(bytes), expected.
  init(_ bytes: [UInt8], limit: Int) throws(Problem) {
    let document: JSONDocument
    do throws(JSONSyntaxError) {
      document = try JSONDocument.parse(bytes, depthLimit: Self.depthLimit)
    } catch {
      throw Problem(error)
    }
    let errors = InputErrorList(of: document, limit: 1)
    withExtendedLifetime(document) { read(document.root, limit, errors) }
    try errors.check()
  }

  private mutating func read(_ root: JSONValue, _ limit: Int, _ errors: InputErrorList) {
    source = root["sourceLanguage"]?.string
    guard let strings = root["strings"] else {
      return errors.add(at: root, "the member \"strings\" is missing")
    }
    guard let members = errors.object(strings) else { return }
    var count = 0
    for (key, entry) in members {
      guard let key = key.string, let localizations = entry["localizations"],
        localizations.kind == .object
      else { continue }
      for (language, localization) in localizations.members {
        guard let language = language.string, let text = Self.text(localization) else { continue }
        count += 1
        guard count <= limit else {
          return errors.add(at: strings, "the catalogue exceeds the limit of \(limit) entries")
        }
        texts[language, default: [:]][key] = text
      }
    }
  }

  /// The text of a localization. If it varies, the variation for iPhones or for any number is used.
  private static func text(_ localization: JSONValue) -> String? {
    if let unit = localization["stringUnit"] { return text(ofUnit: unit) }
    let variations = localization["variations"]
    let varied =
      variations?["device"]?["iphone"] ?? variations?["device"]?["other"]
      ?? variations?["plural"]?["other"]
    return varied?["stringUnit"].flatMap { text(ofUnit: $0) }
  }

  private static func text(ofUnit unit: JSONValue) -> String? {
    // A `new` string is not translated yet.
    unit["state"]?.string == "new" ? nil : unit["value"]?.string
  }
}

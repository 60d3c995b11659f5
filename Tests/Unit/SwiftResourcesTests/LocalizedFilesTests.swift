import SwiftReading
import SwiftResources
import Testing
import UIKitModel

struct LocalizedFilesTests {
  private func file(_ path: String, _ text: String) -> SourceFolder.File {
    SourceFolder.File(path: path, bytes: Array(text.utf8), unread: nil)
  }

  @Test func `a key has its text of the language of the sources`() {
    let found = LocalizedFiles([
      file("App/de.lproj/Localizable.strings", "\"hi\" = \"Hallo\";"),
      file("App/en.lproj/Localizable.strings", "\"hi\" = \"Hello\";"),
      file("App/en.lproj/Menu.strings", "\"hi\" = \"Open\";"),
      file("App/en.lproj/Broken.strings", "\"hi\" = "),
    ])
    #expect(found.text(forKey: "hi", table: nil) == "Hello")
    #expect(found.text(forKey: "hi", table: "Menu") == "Open")
    #expect(found.text(forKey: "hi", table: "Broken") == nil)
    #expect(found.text(forKey: "no", table: nil) == nil)
  }

  @Test func `a key that two modules give different texts has none`() {
    let found = LocalizedFiles([
      file("A/en.lproj/Localizable.strings", "\"ok\" = \"OK\"; \"same\" = \"x\";"),
      file("B/en.lproj/Localizable.strings", "\"ok\" = \"Fine\"; \"same\" = \"x\";"),
    ])
    #expect(found.text(forKey: "ok", table: nil) == nil)
    #expect(found.text(forKey: "same", table: nil) == "x")
  }

  private static let catalogue = """
    {"sourceLanguage": "en", "version": "1.0", "strings": {
      "Save": {},
      "bye": {"localizations": {
        "en": {"stringUnit": {"state": "translated", "value": "Goodbye"}},
        "de": {"stringUnit": {"state": "translated", "value": "Tschüss"}}}},
      "files": {"localizations": {"en": {"variations": {"plural": {
        "one": {"stringUnit": {"state": "translated", "value": "%lld file"}},
        "other": {"stringUnit": {"state": "translated", "value": "%lld files"}}}}}}},
      "Danke": {"localizations": {
        "de": {"stringUnit": {"state": "translated", "value": "Danke"}}}},
      "open": {"localizations": {
        "en": {"stringUnit": {"state": "new", "value": ""}}}},
      "both": {"localizations": {"en": {
        "stringUnit": {"state": "translated", "value": "%#@a@ and %#@b@"}, "substitutions": {}}}}
    }}
    """

  @Test func `a catalogue has the texts of its language, and else the keys are texts`() {
    let found = LocalizedFiles([file("App/Localizable.xcstrings", Self.catalogue)])
    #expect(found.text(forKey: "bye", table: nil) == "Goodbye")
    #expect(found.text(forKey: "files", table: nil) == "%lld files")
    #expect(found.text(forKey: "Save", table: nil) == "Save")
    #expect(found.text(forKey: "Danke", table: nil) == "Danke")
    #expect(found.text(forKey: "Save", table: "Menu") == nil)
  }

  @Test func `a text of a catalogue that is not certain is unknown`() {
    let found = LocalizedFiles([file("Localizable.xcstrings", Self.catalogue)])
    for key in ["open", "both", "missing"] { #expect(found.text(forKey: key, table: nil) == nil) }
  }

  @Test func `a key that a catalogue and strings give different texts has none`() {
    let found = LocalizedFiles([
      file("en.lproj/Localizable.strings", "\"bye\" = \"Bye\"; \"Save\" = \"Save\";"),
      file("Localizable.xcstrings", Self.catalogue),
    ])
    #expect(found.text(forKey: "bye", table: nil) == nil)
    #expect(found.text(forKey: "Save", table: nil) == "Save")
  }

  @Test func `a hostile catalogue has no texts`() {
    let deep =
      String(repeating: "{\"strings\":", count: 70) + "1"
      + String(repeating: "}", count: 70)
    let entries = (0...100_000).map { "\"\($0)\":{}" }.joined(separator: ",")
    for text in [
      "", "[]", "{}", "{\"strings\": []}", "{\"strings\": {\"Save\": {}}", deep,
      "{\"strings\": {\"Save\": {}, \(entries)}}",
      "{\"strings\": {\"Save\": {}, \"Save\": {}}}",
    ] {
      let found = LocalizedFiles([file("Localizable.xcstrings", text)])
      #expect(found.text(forKey: "Save", table: nil) == nil)
    }
    let odd = LocalizedFiles([
      file("Localizable.xcstrings", "{\"strings\": {\"Save\": 1, \"a\": {\"localizations\": 2}}}"),
      file(".xcstrings", Self.catalogue),
    ])
    for key in ["Save", "a", "bye"] { #expect(odd.text(forKey: key, table: nil) == nil) }
  }
}

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
}

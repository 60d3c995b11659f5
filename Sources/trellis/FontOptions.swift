import API
import ArgumentParser
import Checking
import Service
import TextMeasuring

/// The fonts that texts are measured with.
struct FontOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      Folder of fonts (TTF, OTF, TTC) that texts are measured with; can be given again, and the \
      variable separates several by colons. The server reads them again on SIGHUP. \
      (default: Inter as Debian installs it, for the system font; TRELLIS_FONTS)
      """, valueName: "folder"))
  var fonts: [String] = []

  /// Sets the fonts, after the limits. Those of folders that were named come before Inter.
  func apply(to configuration: inout ServiceConfiguration) throws {
    let named = try self.named
    configuration.fonts = FontStore(
      folders: named + FontStore.standardFolders.filter { FileSystem.kind(of: $0) == .folder },
      limits: configuration.fontLimits)
  }

  /// Whether folders are named.
  var areNamed: Bool { !fonts.isEmpty || Environment["TRELLIS_FONTS"] != nil }

  private var named: [String] {
    get throws {
      var folders = fonts
      if folders.isEmpty, let text = Environment["TRELLIS_FONTS"] {
        folders = text.split(separator: ":").map(String.init)
      }
      for folder in folders where FileSystem.kind(of: folder) != .folder {
        throw ValidationError("there is no folder of fonts '\(folder)'")
      }
      return folders
    }
  }
}

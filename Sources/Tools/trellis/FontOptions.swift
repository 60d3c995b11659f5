import API
import ArgumentParser
import Checking
import Service
import TextMeasuring

/// The fonts used to measure texts.
struct FontOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      Folder of fonts (TTF, OTF, TTC) for measuring texts. Can be repeated; separate folders in \
      the variable with colons. The server reads them again on SIGHUP. (default: Inter as Debian \
      installs it, for the system font; TRELLIS_FONTS)
      """, valueName: "folder"))
  var fonts: [String] = []

  @Option(
    help: ArgumentHelp(
      """
      File of text widths recorded on a machine that has the fonts; see \
      docs/guides/font-metrics.md. Texts that are not in it are measured with the fonts. Can be \
      repeated; separate files in the variable with colons. The server reads them again on SIGHUP. \
      (default: none; TRELLIS_FONT_METRICS)
      """, valueName: "file"))
  var fontMetrics: [String] = []

  /// Sets the fonts, after the limits. Named folders come before Inter.
  func apply(to configuration: inout ServiceConfiguration) throws {
    let folders = try self.folders
    do throws(FontFault) {
      configuration.fonts = try FontStore(
        folders: folders + FontStore.standardFolders.filter { FileSystem.kind(of: $0) == .folder },
        metricsFiles: metricsFiles, limits: configuration.fontLimits)
    } catch {
      throw ValidationError("cannot use the recorded widths: \(error.description)")
    }
    // A partly unread folder would only show in wrong sizes, long after startup.
    if !folders.isEmpty, let fault = configuration.fonts.shaper.library.unreadFolders.first {
      throw ValidationError("cannot use the fonts: \(fault.description)")
    }
  }

  /// Whether folders or files are named.
  var areNamed: Bool {
    !fonts.isEmpty || Environment["TRELLIS_FONTS"] != nil || !metricsFiles.isEmpty
  }

  private var folders: [String] {
    get throws {
      let folders = Self.list(fonts, or: "TRELLIS_FONTS")
      for folder in folders where FileSystem.kind(of: folder) != .folder {
        throw ValidationError("the font folder '\(folder)' does not exist or is not a folder")
      }
      return folders
    }
  }

  private var metricsFiles: [String] { Self.list(fontMetrics, or: "TRELLIS_FONT_METRICS") }

  /// The values of an option, or else of its variable.
  private static func list(_ values: [String], or variable: String) -> [String] {
    guard values.isEmpty, let text = Environment[variable] else { return values }
    return text.split(separator: ":").map(String.init)
  }
}

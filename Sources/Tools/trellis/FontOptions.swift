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
      the variable with colons. The server reads them again on SIGHUP. (default: Inter for the \
      system font, as installed with the program or by Debian; TRELLIS_FONTS)
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
  ///
  /// - Returns: whether folders or files are named.
  @discardableResult
  func apply(
    to configuration: inout ServiceConfiguration, from sources: SettingSources = SettingSources()
  ) throws -> Bool {
    let folders = sources.list(fonts, of: "fonts")
    for folder in folders where FileSystem.kind(of: folder) != .folder {
      throw ValidationError("the font folder '\(folder)' does not exist or is not a folder")
    }
    let metricsFiles = sources.list(fontMetrics, of: "font-metrics")
    do throws(FontFault) {
      configuration.fonts = try FontStore(
        folders: folders + Self.standardFolders,
        metricsFiles: metricsFiles, limits: configuration.fontLimits)
    } catch {
      throw ValidationError("cannot use the recorded widths: \(error.description)")
    }
    // A partly unread folder would only show in wrong sizes, long after startup.
    if !folders.isEmpty, let fault = configuration.fonts.shaper.library.unreadFolders.first {
      throw ValidationError("cannot use the fonts: \(fault.description)")
    }
    return !folders.isEmpty || !metricsFiles.isEmpty
  }

  /// The folder of the system font: the one installed with the program, else Debian's.
  private static var standardFolders: [String] {
    ProgramFolder.fonts.map { [$0] }
      ?? FontStore.standardFolders.filter { FileSystem.kind(of: $0) == .folder }
  }
}

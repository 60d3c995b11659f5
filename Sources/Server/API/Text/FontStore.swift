private import Synchronization
internal import TextLayout
public import TextMeasuring
internal import TextBytes

/// The fonts that texts are measured with: those of an operator's folders, read when the first text
/// needs them, and again on demand; and texts that were recorded where their fonts are.
///
/// ```swift
/// let fonts = FontStore(folders: ["/srv/fonts"])
/// for fault in fonts.shaper.library.faults { print(fault) }
/// ```
public final class FontStore: Sendable {
  private struct State {
    var shaper: FontShaper?
    var recorded = RecordedMetrics()
  }

  /// What a store and its ``ifRead`` have in common.
  private final class Shared: Sendable {
    let state: Mutex<State>
    /// Held while the fonts are read for the first time.
    let reading = Mutex<Void>(())

    init(_ recorded: RecordedMetrics) { state = Mutex(State(recorded: recorded)) }
  }

  /// The folders.
  public let folders: [String]
  /// The files of recorded widths.
  public let metricsFiles: [String]
  /// The limits of fonts and texts.
  public let limits: FontLimits
  private let shared: Shared
  private let readsOnDemand: Bool

  /// No fonts at all: every text is an error.
  public static let none = FontStore(folders: [])

  /// Where distributions keep Inter, which the system font is estimated by.
  public static let standardFolders = ["/usr/share/fonts/opentype/inter"]

  /// Makes a store; nothing is read yet.
  public init(folders: [String], limits: FontLimits = FontLimits()) {
    self.folders = folders
    metricsFiles = []
    self.limits = limits
    shared = Shared(RecordedMetrics())
    readsOnDemand = true
  }

  /// Makes a store, and reads the files of recorded widths.
  ///
  /// - Throws: `FontFault` of the first file that cannot be used.
  /// - Complexity: O(bytes of the files).
  public init(
    folders: [String], metricsFiles: [String], limits: FontLimits = FontLimits()
  ) throws(FontFault) {
    self.folders = folders
    self.metricsFiles = metricsFiles
    self.limits = limits
    let recorded = try FontMetricsFile.metrics(in: metricsFiles, limits: limits)
    shared = Shared(recorded)
    readsOnDemand = true
  }

  private init(readOf other: FontStore) {
    folders = other.folders
    metricsFiles = other.metricsFiles
    limits = other.limits
    shared = other.shared
    readsOnDemand = false
  }

  /// The same fonts for whoever cannot wait until they are read: where they are not, a text ends
  /// its request with `time-limit-exceeded`.
  public var ifRead: FontStore { FontStore(readOf: self) }

  /// What shapes texts; `nil` where nobody may wait for it.
  var available: FontShaper? { readsOnDemand ? shaper : read }

  private var read: FontShaper? { shared.state.withLock { $0.shaper } }

  /// What shapes texts with the fonts as they were read last.
  ///
  /// Who measures several texts of a request keeps it: another call may find other fonts.
  ///
  /// - Complexity: O(bytes of the files) for the first caller, which others wait for; then O(1).
  public var shaper: FontShaper {
    if let read { return read }
    return shared.reading.withLock { _ in
      if let read { return read }
      let recorded = shared.state.withLock { $0.recorded }
      let shaper = FontShaper(FontLibrary(folders: folders, recorded: recorded, limits: limits))
      shared.state.withLock { $0.shaper = shaper }
      return shaper
    }
  }

  /// Whether the fonts have been read.
  public var isLoaded: Bool { read != nil }

  /// Whether texts in a font can be measured, and be it by an estimate.
  ///
  /// - Parameters:
  ///   - name: `system`, a PostScript name or a family.
  ///   - size: The size in points; 17 if it is `nil`.
  ///   - weight: The weight in UIKit's words; regular if it is `nil`.
  ///   - isItalic: Whether it is an italic one.
  /// - Returns: Whether they can.
  /// - Complexity: O(1), expected, once the fonts are read.
  public func canMeasure(name: String, size: Double?, weight: String?, isItalic: Bool) -> Bool {
    let description = FontDescription(
      name: name == "system" ? .system : .named(name), size: size ?? FontChoice.standardSize,
      weight: weight.flatMap { FontWeight(exactly: $0) } ?? .regular, isItalic: isItalic)
    return (try? shaper.shape("", in: TextAttributes(font: description))) != nil
  }

  /// Reads the folders and the files of recorded widths again. Requests that have begun keep the
  /// fonts that they have.
  ///
  /// If a folder cannot be read, with all that is in it, the fonts and the recorded texts stay as
  /// they were. If a file of recorded widths cannot be used, the recorded texts do, and the
  /// library's faults tell why.
  ///
  /// Fonts of files that have not changed are shared with the library before.
  ///
  /// - Returns: The fonts that were found.
  /// - Throws: `FontFault` of the first folder that cannot be read.
  /// - Complexity: O(bytes of the files).
  @discardableResult
  public func reload() throws(FontFault) -> FontLibrary {
    var recorded = shared.state.withLock { $0.recorded }
    var faults: [FontFault] = []
    do throws(FontFault) {
      recorded = try FontMetricsFile.metrics(in: metricsFiles, limits: limits)
    } catch {
      faults.append(error)
    }
    let library = FontLibrary(
      folders: folders, recorded: recorded, faults: faults, sharing: read?.library, limits: limits)
    if let fault = library.unreadFolders.first { throw fault }
    let shaper = FontShaper(library)
    shared.state.withLock { $0 = State(shaper: shaper, recorded: recorded) }
    return library
  }
}

private import Synchronization
internal import TextLayout
public import TextMeasuring
internal import TextBytes

/// The fonts that measure texts: those in an operator's folders, read on first use and again on
/// demand, and texts recorded on a machine that has their fonts.
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

  /// The state shared by a store and its ``ifRead``.
  private final class Shared: Sendable {
    let state: Mutex<State>
    /// Held while the fonts are read for the first time.
    let reading = Mutex<Void>(())

    init(_ recorded: RecordedMetrics) { state = Mutex(State(recorded: recorded)) }
  }

  /// The folders.
  public let folders: [String]
  /// The font metrics files.
  public let metricsFiles: [String]
  /// The limits of fonts and texts.
  public let limits: FontLimits
  private let shared: Shared
  private let readsOnDemand: Bool

  /// An empty store: every text is an error.
  public static let none = FontStore(folders: [])

  /// The folder where distributions install Inter, by which the system font is estimated.
  public static let standardFolders = ["/usr/share/fonts/opentype/inter"]

  /// Makes a store; nothing is read yet.
  public init(folders: [String], limits: FontLimits = FontLimits()) {
    self.folders = folders
    metricsFiles = []
    self.limits = limits
    shared = Shared(RecordedMetrics())
    readsOnDemand = true
  }

  /// Makes a store and reads the font metrics files.
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

  /// The same fonts for callers that must not wait for them to be read. Until then, a text ends its
  /// request with `time-limit-exceeded`.
  public var ifRead: FontStore { FontStore(readOf: self) }

  /// The shaper; `nil` if it would have to be waited for and the caller must not.
  var available: FontShaper? { readsOnDemand ? shaper : read }

  private var read: FontShaper? { shared.state.withLock { $0.shaper } }

  /// The shaper with the fonts as last read.
  ///
  /// Keep it to measure several texts of a request: a later call may return other fonts.
  ///
  /// - Complexity: O(bytes of the files) for the first call, for which concurrent calls wait; then
  ///   O(1).
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

  /// Whether texts in a font can be measured, if only by an estimate.
  ///
  /// - Parameters:
  ///   - name: `system`, a PostScript name or a family.
  ///   - size: The size in points; `nil` for 17.
  ///   - weight: The weight by its UIKit name; `nil` for regular.
  ///   - isItalic: Whether the font is italic.
  /// - Returns: Whether the texts can be measured.
  /// - Complexity: O(1), expected, once the fonts are read.
  public func canMeasure(name: String, size: Double?, weight: String?, isItalic: Bool) -> Bool {
    let description = FontDescription(
      name: name == "system" ? .system : .named(name), size: size ?? FontChoice.standardSize,
      weight: weight.flatMap { FontWeight(exactly: $0) } ?? .regular, isItalic: isItalic)
    return (try? shaper.shape("", in: TextAttributes(font: description))) != nil
  }

  /// Reads the folders and the font metrics files again. Requests in progress keep their fonts.
  ///
  /// If a folder cannot be read completely, the fonts and the recorded texts stay as they were. If
  /// a font metrics file cannot be used, the recorded texts stay and the library's faults report
  /// why.
  ///
  /// Fonts of unchanged files are shared with the previous library.
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

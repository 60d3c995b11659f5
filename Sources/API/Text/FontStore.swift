private import Synchronization
public import TextMeasuring

/// The fonts that texts are measured with: those of an operator's folders, read when the first text
/// needs them, and again on demand.
///
/// ```swift
/// let fonts = FontStore(folders: ["/srv/fonts"])
/// for fault in fonts.shaper.library.faults { print(fault) }
/// ```
public final class FontStore: Sendable {
  /// The folders.
  public let folders: [String]
  /// The limits of fonts and texts.
  public let limits: FontLimits
  private let current = Mutex<FontShaper?>(nil)

  /// No fonts at all: every text is an error.
  public static let none = FontStore(folders: [])

  /// Where distributions keep Inter, which the system font is estimated by.
  public static let standardFolders = ["/usr/share/fonts/opentype/inter"]

  /// Makes a store; nothing is read yet.
  public init(folders: [String], limits: FontLimits = FontLimits()) {
    self.folders = folders
    self.limits = limits
  }

  /// What shapes texts with the fonts as they were read last.
  ///
  /// Who measures several texts of a request keeps it: another call may find other fonts.
  ///
  /// - Complexity: O(bytes of the files) for the first caller, which others wait for; then O(1).
  public var shaper: FontShaper {
    current.withLock { current in
      if let current { return current }
      let shaper = FontShaper(FontLibrary(folders: folders, limits: limits))
      current = shaper
      return shaper
    }
  }

  /// Whether the fonts have been read.
  public var isLoaded: Bool { current.withLock { $0 != nil } }

  /// Reads the folders again. Requests that have begun keep the fonts that they have.
  ///
  /// - Returns: The fonts that were found.
  /// - Complexity: O(bytes of the files).
  @discardableResult
  public func reload() -> FontLibrary {
    let library = FontLibrary(folders: folders, limits: limits)
    let shaper = FontShaper(library)
    current.withLock { $0 = shaper }
    return library
  }
}

internal import LayoutRequests

/// A fault in a document, or a remark about it.
public struct Finding: Hashable, Sendable {
  /// A further place of a finding.
  public struct Related: Hashable, Sendable {
    /// The statement at that place.
    public var message: String
    /// The JSON Pointer to it.
    public var pointer: String
    /// Its range in the file.
    public var range: SourceRange?
    /// The path of the file; `nil` for that of the finding.
    public var path: String?
  }

  /// A verified repair of a finding.
  public struct Repair: Hashable, Sendable {
    /// The change, and the views that move.
    public var text: String
    /// The change of the document, if it is safe to make without review.
    public var fix: DocumentFix?
    /// The change of the document to make after review, if one change of its text expresses it.
    public var change: DocumentFix?
  }

  /// A word to write instead of an unknown one.
  public struct Suggested: Hashable, Sendable {
    /// The word.
    public var text: String
    /// Whether the unknown word is the name of a member.
    public var isName: Bool
    /// The column in the text at the finding's pointer, if the word is a part of it.
    public var column: Int?
  }

  /// The identity of a finding of a document in all configurations.
  struct Identity: Hashable {
    var rule: Rule
    /// The ``Finding/key``.
    var key: String
  }

  /// A configuration or a range of widths with the finding, for comparisons of checks.
  enum Occurrence: Hashable, Sendable {
    /// The configuration with that name, which is empty for the document's own.
    case configuration(String)
    /// The widths of the screen, in the configuration with that name.
    case widths(ClosedRange<Double>, String)
  }

  /// The broken rule.
  public var rule: Rule
  /// The severity.
  public var severity: Severity
  /// The fault, as a sentence without a final period.
  public var message: String
  /// The correction, in one line.
  public var advice: String
  /// The path of the document.
  public var path: String
  /// The JSON Pointer to the place of the finding.
  public var pointer: String
  /// The range of that place in the file, if there is one.
  public var range: SourceRange?
  /// The line around the start of the range, for people.
  public var excerpt: SourceExcerpt?
  /// The view or item, if any.
  public var view: String?
  /// The configurations with the finding, in the order of the run; empty if only the document's own
  /// has it.
  public var configurations: [String]
  /// The configurations and widths with the finding.
  var occurrences: [Occurrence] = []
  /// Further places.
  public var related: [Related]
  /// The places in its layout: that of the finding, then those of ``related``.
  var places: [RequestPlace] = []
  /// Verified repairs, the smallest change first.
  public var repairs: [Repair] = []
  /// The word that was probably meant instead of an unknown one; `nil` if none is near.
  public var suggestion: Suggested?
  /// Identifies the finding among those of its rule and file. It stays when the file's lines move.
  public var key: String
  /// Whether the fault is within the error of its estimate in all configurations.
  var isUncertain = false
  /// The key of another finding of the same rule and scene that is the cause of this one, if any.
  var causeKey: String?
  /// The findings with the same cause that this one represents.
  var followers: [Finding] = []

  /// The name of the document's own configuration beside others.
  static let ownName = "the document itself"

  /// Adds a configuration with the finding.
  mutating func add(_ configuration: String, _ occurrence: Occurrence) {
    // Alone, the document's own configuration needs no name.
    if configurations.isEmpty { configurations = [Self.ownName] }
    configurations.append(configuration)
    occurrences.append(occurrence)
  }

  /// The maximum number of reported repairs.
  private static let mostRepairs = 3

  /// Keeps the first few repairs, among them the first that is safe.
  mutating func keepFirstRepairs() {
    guard repairs.count > Self.mostRepairs else { return }
    if let safe = repairs.firstIndex(where: { $0.fix != nil }), safe >= Self.mostRepairs {
      repairs.swapAt(safe, Self.mostRepairs - 1)
    }
    repairs.removeLast(repairs.count - Self.mostRepairs)
  }

  /// The identity in its document.
  var identity: Identity { Identity(rule: rule, key: key) }

  /// An identifier that stays the same when other parts of the file change.
  ///
  /// - Complexity: O(length of the key and the path).
  public var fingerprint: String {
    var hash: (UInt64, UInt64) = (0xCBF2_9CE4_8422_2325, 0x8422_2325_CBF2_9CE4)
    // FNV-1a, twice with different bases: an identifier, not a secret.
    for byte in "\(rule.rawValue)\u{0}\(path)\u{0}\(key)".utf8 {
      hash.0 = (hash.0 ^ UInt64(byte)) &* 0x100_0000_01B3
      hash.1 = (hash.1 ^ UInt64(byte ^ 0x5A)) &* 0x100_0000_01B3
    }
    return Self.hex(hash.0) + Self.hex(hash.1)
  }

  private static func hex(_ number: UInt64) -> String {
    let digits = String(number, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

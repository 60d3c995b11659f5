internal import LayoutRequests

/// A fault of a document, or something worth knowing about it.
public struct Finding: Hashable, Sendable {
  /// A further place that a finding is about.
  public struct Related: Hashable, Sendable {
    /// What is there.
    public var message: String
    /// The JSON Pointer to it.
    public var pointer: String
    /// Its range in the file.
    public var range: SourceRange?
  }

  /// A verified way to mend a finding.
  public struct Repair: Hashable, Sendable {
    /// What to change, and what moves.
    public var text: String
    /// The change of the document, if it can be made without a look.
    public var fix: DocumentFix?
  }

  /// What a finding of a document is known by in all configurations.
  struct Identity: Hashable {
    var rule: Rule
    /// The ``Finding/key``.
    var key: String
  }

  /// Where it was found, for comparisons of checks.
  enum Occurrence: Hashable, Sendable {
    /// The configuration of that name; the document's own has an empty one.
    case configuration(String)
    /// The widths of the screen, in the configuration of that name.
    case widths(ClosedRange<Double>, String)
  }

  /// The broken rule.
  public var rule: Rule
  /// How serious it is.
  public var severity: Severity
  /// What is the matter, as a sentence without a final period.
  public var message: String
  /// What to do about it, in one line.
  public var advice: String
  /// The path of the document.
  public var path: String
  /// The JSON Pointer to what the finding is about.
  public var pointer: String
  /// The range of that in the file, if there is one.
  public var range: SourceRange?
  /// The line around the start of the range, for people.
  public var excerpt: SourceExcerpt?
  /// The view or item, if it is about one.
  public var view: String?
  /// The configurations that have it, in the order of the run; empty if only the document's own
  /// has it.
  public var configurations: [String]
  /// The configurations and widths that have it.
  var occurrences: [Occurrence] = []
  /// Further places.
  public var related: [Related]
  /// The places in its layout: that of the finding, then those of ``related``.
  var places: [RequestPlace] = []
  /// Verified ways to mend it, the smallest change first.
  public var repairs: [Repair] = []
  /// What identifies it among the findings of its rule and file, whatever moves in the file.
  public var key: String
  /// Whether it is no larger than what it was estimated by may be off, wherever it was found.
  var isUncertain = false
  /// The key of the finding of the same rule and scene that has its cause, if another one has.
  var causeKey: String?
  /// The findings of the same cause, which it stands for.
  var followers: [Finding] = []

  /// What the document's own configuration is called beside others.
  static let ownName = "the document itself"

  /// Adds a configuration that has it, too.
  mutating func add(_ configuration: String, _ occurrence: Occurrence) {
    // By itself the document's own needs no name.
    if configurations.isEmpty { configurations = [Self.ownName] }
    configurations.append(configuration)
    occurrences.append(occurrence)
  }

  /// The most repairs that are told.
  private static let mostRepairs = 3

  /// Keeps the first few repairs, among them the first that is safe.
  mutating func keepFirstRepairs() {
    guard repairs.count > Self.mostRepairs else { return }
    if let safe = repairs.firstIndex(where: { $0.fix != nil }), safe >= Self.mostRepairs {
      repairs.swapAt(safe, Self.mostRepairs - 1)
    }
    repairs.removeLast(repairs.count - Self.mostRepairs)
  }

  /// What it is known by in its document.
  var identity: Identity { Identity(rule: rule, key: key) }

  /// An identifier of the finding that stays when other parts of the file change.
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

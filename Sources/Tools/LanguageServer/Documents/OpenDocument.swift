internal import Checking
internal import Synchronization

/// A document that the client has open.
///
/// The thread that reads messages changes its text; others take a ``Snapshot`` of it.
final class OpenDocument: Sendable {
  /// How a document is checked.
  enum Kind: Hashable {
    /// As `trellis check` does.
    case checked(DocumentKind)
    /// A configuration of `trellis check`.
    case configuration
  }

  /// A state of the text.
  struct Snapshot: Sendable {
    var text: LineTable
    /// The version that the client gave it.
    var version: Int
    /// Its number among the states of the document.
    var generation: Int
  }

  private struct State: Sendable {
    var current: Snapshot
    /// Whether a change was lost, so that the text is no longer the client's.
    var isLost = false
    /// The newest text that could be read.
    var readable: [UInt8]?
    /// The report with repairs, and the text it is about.
    var report: (generation: Int, CheckReport)?
  }

  let uri: String
  let path: String
  let kind: Kind
  private let state: Mutex<State>
  /// The number of the current state; -1 once the document is closed.
  private let newest = Atomic(0)

  init(uri: String, path: String, kind: Kind, text: LineTable, version: Int) {
    self.uri = uri
    self.path = path
    self.kind = kind
    state = Mutex(State(current: Snapshot(text: text, version: version, generation: 0)))
  }

  /// The kind of a path; `nil` if nothing is known about such files.
  static func kind(ofPath path: String) -> Kind? {
    if let kind = DocumentKind(path: path) { return .checked(kind) }
    return path.hasSuffix("/\(ConfigurationFile.name)") ? .configuration : nil
  }

  /// Whether the document is a layout.
  var isLayout: Bool { kind == .checked(.layout) }

  /// Whether the document is JSON.
  var isJSON: Bool { isLayout || kind == .checked(.list) }

  var snapshot: Snapshot { state.withLock { $0.current } }

  /// Whether a change was lost.
  var isLost: Bool {
    get { state.withLock { $0.isLost } }
    set { state.withLock { $0.isLost = newValue } }
  }

  /// Replaces the text. Work on earlier states is then stale.
  func change(to text: LineTable, version: Int) {
    state.withLock { state in
      let generation = state.current.generation + 1
      state.current = Snapshot(text: text, version: version, generation: generation)
      newest.store(generation, ordering: .relaxed)
    }
  }

  /// Makes all work on the document stale.
  func close() { newest.store(-1, ordering: .relaxed) }

  /// Whether a state is no longer that of the document.
  func isStale(_ snapshot: Snapshot) -> Bool {
    newest.load(ordering: .relaxed) != snapshot.generation
  }

  // MARK: Results

  /// Keeps a text that could be read.
  func keep(readable snapshot: Snapshot) {
    state.withLock { $0.readable = snapshot.text.bytes }
  }

  /// The newest text that could be read, if it is not the current one.
  var lastReadable: [UInt8]? { state.withLock { $0.readable } }

  /// Keeps a report with repairs.
  func keep(_ report: CheckReport, on snapshot: Snapshot) {
    state.withLock { $0.report = (snapshot.generation, report) }
  }

  /// The report with repairs on a state, if it is kept.
  func report(on snapshot: Snapshot) -> CheckReport? {
    state.withLock { state in
      state.report.flatMap { $0.generation == snapshot.generation ? $0.1 : nil }
    }
  }
}

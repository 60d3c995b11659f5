internal import ConstraintLayout
internal import TextBytes

/// A log under construction, and the names of its views.
///
/// Views are identified by address. A view has the name from the log; otherwise its class and the
/// end of its address.
struct ConflictLogNames {
  var log: ConflictLog
  private var indices: TextDictionary<Int> = [:]
  private var taken: TextSet = []
  private var addresses: TextSet = []

  init(_ log: ConflictLog) { self.log = log }

  /// The index of a view. The key is its address, or a name that the log gives no address for.
  mutating func view(key: String, type: String?, name: String?) -> Int {
    if let index = indices[key] { return index }
    let tail = key.suffix(4)
    let wanted = name ?? type.map { "\($0)-\(tail)" } ?? key
    let unique = taken.contains(wanted) ? "\(wanted)-\(key)" : wanted
    taken.insert(unique)
    indices[key] = log.views.count
    log.views.append(.init(name: unique, parent: nil))
    return log.views.count - 1
  }

  /// Records that a view is in another, unless the log states a different parent or that would form
  /// a cycle.
  mutating func setParent(of view: Int, to parent: Int) {
    guard log.views[view].parent == nil else { return }
    var next: Int? = parent
    while let index = next {
      if index == view { return }
      next = log.views[index].parent
    }
    log.views[view].parent = parent
  }

  /// The name of a view in constraint text.
  func quoted(_ view: Int) -> String { ConstraintPrinter.quoted(Array(log.views[view].name.utf8)) }

  /// Adds a constraint, each address once.
  mutating func add(_ entry: ConflictLog.Entry) {
    if addresses.insert(entry.address).inserted { log.entries.append(entry) }
  }
}

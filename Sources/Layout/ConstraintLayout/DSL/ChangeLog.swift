/// The changes of a solved tree since its layout last looked.
///
/// The elements of the tree refer to the log and write to it, so that a layout need not compare the
/// tree with what it was.
final class ChangeLog {
  /// The number of entries beyond which nothing is recorded but that there are many.
  private static let mostEntries = 65_536

  /// The elements with other numbers, texts or styles.
  private(set) var elements: [LayoutElement] = []
  /// The elements that came to a view or left one. The last entry of an element decides its order
  /// among others.
  private(set) var moved: [LayoutElement] = []
  /// The constraints that were activated, deactivated or edited.
  private(set) var constraints: [Constraint] = []
  /// Whether some changes are missing because there were too many.
  private(set) var isOverfull = false
  /// Whether nobody reads the log any more.
  private(set) var isClosed = false
  private var noted: Set<ObjectIdentifier> = []

  /// Whether nothing has changed.
  var isEmpty: Bool {
    elements.isEmpty && moved.isEmpty && constraints.isEmpty && !isOverfull
  }

  func note(_ element: LayoutElement) {
    guard isOpen, noted.insert(ObjectIdentifier(element)).inserted else { return }
    elements.append(element)
  }

  func noteMove(of element: LayoutElement) {
    guard isOpen, moved.last !== element else { return }
    moved.append(element)
  }

  func note(_ constraint: Constraint) {
    guard isOpen, noted.insert(ObjectIdentifier(constraint)).inserted else { return }
    constraints.append(constraint)
  }

  private var isOpen: Bool {
    guard !isClosed, !isOverfull else { return false }
    guard elements.count + moved.count + constraints.count < Self.mostEntries else {
      clear()
      isOverfull = true
      return false
    }
    return true
  }

  /// Forgets all changes.
  func clear() {
    elements.removeAll(keepingCapacity: true)
    moved.removeAll(keepingCapacity: true)
    constraints.removeAll(keepingCapacity: true)
    noted.removeAll(keepingCapacity: true)
    isOverfull = false
  }

  /// Stops to record changes.
  func close() {
    isClosed = true
    clear()
  }
}

/// The logs of the layouts that solved a tree with an element, nearly always one.
struct ChangeLogs {
  private var first: ChangeLog?
  private var others: [ChangeLog] = []

  /// Adds a log, and drops those that are closed.
  mutating func add(_ log: ChangeLog) {
    if first?.isClosed ?? true { first = nil }
    if !others.isEmpty { others.removeAll { $0.isClosed } }
    guard first !== log, !others.contains(where: { $0 === log }) else { return }
    if first == nil { first = log } else { others.append(log) }
  }

  mutating func remove(_ log: ChangeLog) {
    if first === log { first = nil }
    others.removeAll { $0 === log }
  }

  /// Calls `note` with each log.
  func record(_ note: (ChangeLog) -> Void) {
    if let first { note(first) }
    for log in others { note(log) }
  }
}

public import API
import ConstraintLayout
internal import ConstraintSolver
internal import JSONDocuments
internal import JSONText
internal import TextBytes
internal import LayoutRequests

/// Explains a log: the minimal conflicting sets of its constraints, and their repairs.
public struct ConflictLogReport {
  private let log: ConflictLog

  /// Makes the report on a log.
  public init(_ log: ConflictLog) { self.log = log }

  /// The body of a layout request with the constraints of the log.
  ///
  /// Views whose superview the log does not name share one root, so that their positions have a
  /// common origin.
  ///
  /// - Parameter isBreaking: Whether constraints are broken in order on conflict, for a picture.
  /// - Returns: JSON.
  public func request(isBreaking: Bool = false) -> [UInt8] {
    var json = JSONWriter(capacity: 256 + log.entries.count * 128)
    let names = TextSet(log.views.map(\.name))
    var root = "root"
    while names.contains(root) { root += "-" }
    json.beginObject()
    json.beginArray("views")
    json.beginObject()
    json.member("id", root)
    json.endObject()
    for view in log.views {
      json.beginObject()
      json.member("id", view.name)
      json.member("parent", view.parent.map { log.views[$0].name } ?? root)
      json.endObject()
    }
    json.endArray()
    json.beginArray("constraints")
    for entry in log.entries {
      json.beginObject()
      json.member("id", entry.address)
      json.member("text", entry.text)
      json.endObject()
    }
    json.endArray()
    if isBreaking {
      json.member("onConflict", "break")
    }
    json.endObject()
    return json.bytes
  }

  /// The most repairs listed for each set.
  private static let mostRepairs = 4

  /// The report as plain text.
  ///
  /// - Throws: The problem of an invalid constraint or an exceeded limit.
  public func text(limits: RequestLimits) throws(Problem) -> String {
    let request = try self.request().withUnsafeBytesTyped { (bytes) throws(Problem) in
      try LayoutEndpoint.decode(bytes, limits: limits)
    }
    var text =
      "line \(log.line): \(NumberWords.count(log.entries.count, "constraint")) between "
      + "\(NumberWords.count(log.views.count, "view"))"
    var problem: Problem?
    request.solve(in: [Circumstances()], limits: limits.solveLimits()) { _, layout in
      switch layout.result {
      case .failed(let error):
        problem = Problem(error, of: request, edited: layout.scene, limits: limits)
      case .solved:
        text += """
          ; they can all hold as printed.
            The log lacks the constraint that they conflict with. UIKit prints rounded numbers, \
          and omits some constraints.

          """
      case .conflict(let sets, let hasMore):
        text += sets.count == 1 ? "\n" : "; \(sets.count) independent conflicts\n"
        for set in sets { append(set, request, layout, to: &text) }
        if hasMore { text += "\nthere are more conflicts\n" }
      }
    }
    if let problem { throw problem }
    return text
  }

  // MARK: Sets

  private func append(
    _ conflict: LayoutConflict, _ request: LayoutRequest, _ layout: ConfiguredLayout,
    to text: inout String
  ) {
    let printer = OriginPrinter(layout.scene)
    text += conflict.members.count == 1 ? "\nthis cannot hold:\n" : "\nthese cannot all hold:\n"
    for member in conflict.members {
      text += "  \(TextReport.printable(printer.text(of: member)))"
      guard let entry = entry(of: member) else {
        text += "    (a size is never negative)\n"
        continue
      }
      let identifier = entry.identifier.map { " '\($0)'" } ?? ""
      text +=
        "    (line \(entry.line), \(entry.type) \(entry.address)\(TextReport.printable(identifier)))\n"
      if let note = Self.note(on: entry) { text += "      \(note)\n" }
    }
    if let broken = log.broken, let entry = log.entries.first(where: { $0.address == broken }) {
      text += "UIKit breaks: \(TextReport.printable(entry.text)) (line \(entry.line))\n"
    }
    let repairs = repairs(of: conflict, request, layout)
    if !repairs.isEmpty { text += "to resolve it:\n" }
    for repair in repairs { text += "  \(TextReport.printable(repair))\n" }
  }

  private func entry(of member: ConstraintOrigin) -> ConflictLog.Entry? {
    guard case .constraint(let index) = member, log.entries.indices.contains(index) else {
      return nil
    }
    return log.entries[index]
  }

  /// The origin of a constraint that the system generated.
  private static func note(on entry: ConflictLog.Entry) -> String? {
    switch entry.identifier {
    case "UIView-Encapsulated-Layout-Width", "UIView-Encapsulated-Layout-Height":
      return """
        the size that a table, collection or hosting view gives its content; it is required, so \
        change one of your own constraints
        """
    case "UITemporaryLayoutWidth", "UITemporaryLayoutHeight":
      return "a temporary size for measuring the view"
    default: break
    }
    guard entry.type.hasPrefix("NSAutoresizingMask") else { return nil }
    return """
      from the frame of a view that UIKit lays out by its autoresizing mask; if the view has \
      constraints of its own, set translatesAutoresizingMaskIntoConstraints to false
      """
  }

  /// Whether a constraint cannot be changed by the developer.
  private static func isFixed(_ entry: ConflictLog.Entry) -> Bool {
    entry.identifier.map { $0.hasPrefix("UI") } ?? false
  }

  private func repairs(
    of conflict: LayoutConflict, _ request: LayoutRequest, _ layout: ConfiguredLayout
  ) -> [String] {
    var session = LayoutSession(options: layout.options, limits: SolveLimits(work: 1_000_000_000))
    let found = session.repairs(of: [conflict], in: layout.scene, mostSolves: 200)
    guard let repairs = found.repairs.first else { return [] }
    let words = RepairWords(request, layout.scene)
    // The log lacks the views' frames, so moves cannot rank the repairs. UIKit's own choice comes
    // first.
    let first = repairs.filter { isOfBroken($0) }
    let ordered = first + repairs.filter { !isOfBroken($0) }
    var told: [String] = []
    for repair in ordered where told.count < Self.mostRepairs {
      switch repair.change {
      case .leaveOut(let origin), .lower(let origin, _), .constant(let origin, _):
        guard let entry = entry(of: origin), !Self.isFixed(entry) else { continue }
        // The remedy is to turn off the view's autoresizing mask, not to change the constraint.
        if entry.type.hasPrefix("NSAutoresizingMask") {
          let advice =
            "set translatesAutoresizingMaskIntoConstraints to false for the view "
            + "in line \(entry.line)"
          if !told.contains(advice) { told.append(advice) }
          continue
        }
      default: break
      }
      told.append(words.text(of: repair.change))
    }
    return told
  }

  /// Whether a repair changes the constraint that UIKit broke.
  private func isOfBroken(_ repair: LayoutRepair) -> Bool {
    switch repair.change {
    case .leaveOut(let origin), .lower(let origin, _), .constant(let origin, _):
      log.broken != nil && entry(of: origin)?.address == log.broken
    default: false
    }
  }
}

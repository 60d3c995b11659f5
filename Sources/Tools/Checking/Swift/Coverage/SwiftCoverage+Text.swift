import LayoutRequests
import SwiftInterpreter
import SwiftScenes
import SwiftSources

extension SwiftCoverage {
  /// The most obstacles of a class to list.
  private static let mostObstacles = 3

  /// The classes with their obstacles, then totals.
  public var text: String {
    var lines: [String] = []
    for record in classes { append(record, to: &lines) }
    let whole = classes.count { $0.isWhole }
    let resolved = classes.reduce(into: Set<SwiftNode.ID>()) { $0.formUnion($1.resolved) }
    let known = classes.reduce(into: Set<SwiftNode.ID>()) { $0.formUnion($1.known) }
    let count = statements.count
    lines.append(
      "\(classes.count) \(classes.count == 1 ? "class" : "classes"), \(whole) known as a whole")
    lines.append(
      """
      \(NumberWords.count(count, "constraint statement")): \
      \(Self.share(statements.intersection(resolved).count, of: count)) with both ends known, \
      \(Self.share(statements.intersection(known).count, of: count)) known as a whole
      """)
    let firsts = CoverageRecord.Obstacle.Kind.allCases.map { kind in
      (kind: kind, count: classes.count { $0.obstacles.first?.kind == kind })
    }.filter { $0.count > 0 }.sorted { $0.count > $1.count }
    if !firsts.isEmpty {
      let words = firsts.map { "\($0.kind.rawValue) \($0.count)" }.joined(separator: ", ")
      lines.append("first obstacles: \(words)")
    }
    return lines.map { TextReport.printable($0) + "\n" }.joined()
  }

  private func append(_ record: ClassRecord, to lines: inout [String]) {
    let place = shown(record.place)
    let share = "\(record.known.count) of \(record.statements) constraint statements known"
    let end = record.budget.map { ", exceeds the budget of \($0.rawValue)" } ?? ""
    lines.append("\(place): \(record.name): \(share)\(end)")
    for obstacle in record.obstacles.prefix(Self.mostObstacles) {
      let place = obstacle.place.map { " (\(shown(SwiftPlace($0))))" } ?? ""
      lines.append("  \(obstacle.kind.rawValue): \(obstacle.text)\(place)")
    }
    let more = record.obstacles.count - Self.mostObstacles
    if more > 0 { lines.append("  and \(more) more") }
  }

  private func shown(_ place: SwiftPlace) -> String {
    "\(Path.joined(folder, place.file)):\(place.position.line)"
  }

  private static func share(_ part: Int, of whole: Int) -> String {
    guard whole > 0 else { return "\(part)" }
    let percent = (Double(part) / Double(whole) * 1000).rounded() / 10
    return "\(part) (\(percent) %)"
  }
}

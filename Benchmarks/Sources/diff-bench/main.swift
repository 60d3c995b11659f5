// diff-bench SIZE… [FAMILY…]
//
// Measures differences of lists of these sizes against a linear differ and Swift's
// CollectionDifference in one process, and prints a line of JSON for each figure. Every measured
// difference is applied and its result compared.
import API
import Foundation
import JSONDocuments
import JSONText
import Measuring
import SectionSnapshots

/// One line of the report: seconds, numbers of changes, and bytes.
struct Figure: Encodable {
  var name: String
  var count: Int
  var ours: Double
  var linear: Double
  var collection: Double?
  var changes: Int?
  var linearChanges: Int?
  var bytes: Int?
}

func report(_ figure: Figure) throws {
  let encoder = JSONEncoder()
  encoder.outputFormatting = .sortedKeys
  FileHandle.standardOutput.write(try encoder.encode(figure) + [0x0A])
}

/// Builds a snapshot item by item, as a program would.
func snapshot(_ rows: [Row]) throws -> SectionSnapshot<String> {
  var snapshot = SectionSnapshot<String>()
  var path: [String] = []
  for row in rows {
    path.removeLast(path.count - row.level)
    try snapshot.append([row.id], to: path.last)
    if row.isExpanded { snapshot.expand([row.id]) }
    path.append(row.id)
  }
  return snapshot
}

/// Applies many changes as a list view would; this check costs as much as the changes.
func checkApplied(
  _ difference: SectionSnapshotDifference<String>, _ from: SectionSnapshot<String>,
  _ to: SectionSnapshot<String>
) throws {
  var changed = from
  try changed.apply(difference)
  precondition(changed == to, "the changes give the other list")
}

func measure(_ family: Family, _ count: Int) throws {
  let rows = family.rows(count)
  let (from, to) = (try snapshot(rows.from), try snapshot(rows.to))
  let rounds = count > 500_000 ? 3 : count > 50_000 ? 5 : 31
  var difference = to.difference(from: from)
  let ours = seconds(rounds: rounds) { difference = to.difference(from: from) }
  try checkApplied(difference, from, to)
  var linearDifference = LinearDifference(from: [Row](), to: [], id: \.id, isSame: ==)
  let linear = seconds(rounds: min(rounds, 5)) {
    linearDifference = LinearDifference(from: rows.from, to: rows.to, id: \.id, isSame: ==)
  }
  precondition(
    family == .toggle || linearDifference.applied(to: rows.from, inserting: rows.to) == rows.to,
    "the linear differ's changes give the other list")
  // It takes quadratic time for many changes.
  var collection: Double?
  if count <= 5_000 || family == .toggle || family == .firstToEnd {
    var changes = rows.to.difference(from: rows.to)
    collection = seconds(rounds: count <= 5_000 ? 3 : 1) {
      changes = rows.to.difference(from: rows.from)
    }
    precondition(
      rows.from.applying(changes) == rows.to, "CollectionDifference gives the other list")
  }
  let bytes = try ResidentMemory.peak { consume(to.difference(from: from)) }
  try report(
    Figure(
      name: family.rawValue, count: count, ours: ours, linear: linear, collection: collection,
      changes: difference.changes.count,
      linearChanges: linearDifference.deletes.count + linearDifference.inserts.count
        + linearDifference.moves.count + linearDifference.updates.count, bytes: bytes))
}

func measureDocuments(_ count: Int) throws {
  let rows = Family.edits.rows(count)
  let documents = Documents(rows)
  let request = documents.request
  var limits = RequestLimits()
  (limits.items, limits.operations, limits.answerBytes) = (10_000_000, 10_000_000, 1 << 34)
  let rounds = count > 500_000 ? 3 : count > 50_000 ? 5 : 15
  var response = OperationResponse(body: [])
  let ours = seconds(rounds: rounds) {
    response = request.withUnsafeBytes {
      DifferenceEndpoint.response(to: $0, in: OperationContext(limits: limits))
    }
  }
  try checkOperations(response, documents, limits)
  var linearDifference = try documents.linearDifference()
  let linear = try seconds(rounds: min(rounds, 2)) {
    linearDifference = try documents.linearDifference()
  }
  precondition(linearDifference.applied(to: rows.from, inserting: rows.to) == rows.to)
  try report(Figure(name: "documents", count: count, ours: ours, linear: linear))
}

/// Posts the operations to `/v1/snapshot` on the first list; the result must have the version of
/// the second.
func checkOperations(_ response: OperationResponse, _ documents: Documents, _ limits: RequestLimits)
  throws
{
  let document = try JSONDocument.parse(response.body, numbers: .text)
  guard let operations = document.root["operations"] else { preconditionFailure("no operations") }
  var json = JSONWriter()
  json.value(operations)
  let body = documents.from.dropLast() + Array(",\"operations\":".utf8) + json.bytes + [0x7D]
  let carried = Array(body).withUnsafeBytes {
    SnapshotEndpoint.response(to: $0, in: OperationContext(limits: limits))
  }
  let version = document.root["to"]?.string ?? ""
  precondition(carried.status == 200 && carried.etag == "W/\"\(version)\"", "the operations do it")
}

let names = CommandLine.arguments.dropFirst().filter { Int($0) == nil }
for size in CommandLine.arguments.dropFirst().compactMap({ Int($0) }) {
  for family in Family.allCases where names.isEmpty || names.contains(family.rawValue) {
    try measure(family, size)
  }
  if names.isEmpty || names.contains("documents") { try measureDocuments(size) }
}

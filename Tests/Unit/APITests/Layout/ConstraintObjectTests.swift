import API
import ConstraintLayout
import JSONDocuments
import TestSupport
import Testing

struct `A constraint object` {
  private static let views = ["a", "b", "row9", "aVeryLongName_0", "g", "c"]
  private static let attributes = [
    "top", "bottom", "leading", "trailing", "left", "width", "height", "centerX", "firstBaseline",
    "margins.top", "lastBaseline", "tops",
  ]

  /// The frames or the problem of a request with these constraints.
  private func response(_ constraints: String) -> OperationResponse {
    let body = """
      {"views":[{"id":"a","width":100,"height":50,"children":[{"id":"b"},{"id":"row9"}]},\
      {"id":"aVeryLongName_0"}],"guides":[{"id":"g","in":"a"}],"constraints":[\(constraints)]}
      """
    return Array(body.utf8).withUnsafeBytes {
      LayoutEndpoint.response(to: $0)
    }
  }

  private func anchor(_ random: inout SplitMix64) -> String {
    let view = Self.views.randomElement(using: &random) ?? ""
    let attribute = Self.attributes.randomElement(using: &random) ?? ""
    switch Int.random(in: 0..<10, using: &random) {
    case 0: return "\"\(view).\(attribute)\""
    case 1: return "{\"attribute\":\"\(attribute)\",\"view\":\"\(view)\"}"
    case 2: return "{\"view\":\"\(view)\"}"
    default: return "{\"view\":\"\(view)\",\"attribute\":\"\(attribute)\"}"
    }
  }

  private func members(_ random: inout SplitMix64) -> [String] {
    let numbers = [
      "0", "-0", "16", "0.5", "-12.25", "750", "1000", "1e13", "1e-12", "\"8\"", "null",
    ]
    let number = numbers.randomElement(using: &random) ?? ""
    var members = ["\"first\":\(anchor(&random))"]
    let relation = ["==", "<=", ">=", "=="].randomElement(using: &random) ?? ""
    members.append("\"relation\":\"\(relation)\"")
    if Bool.random(using: &random) { members.append("\"second\":\(anchor(&random))") }
    if Bool.random(using: &random) { members.append("\"constant\":\(number)") }
    switch Int.random(in: 0..<8, using: &random) {
    case 0: members.append("\"multiplier\":\(number)")
    case 1: members.append("\"priority\":\(number)")
    case 2: members.append("\"priority\":\"high\"")
    case 3: members.append("\"id\":\"x\"")
    case 4: members.append("\"colour\":1")
    case 5: members.remove(at: Int.random(in: 0..<members.count, using: &random))
    default: break
    }
    if Bool.random(using: &random) { members.shuffle(using: &random) }
    return members
  }

  @Test func `means what its text means`() {
    let object = """
      {"first":{"view":"b","attribute":"width"},"relation":"<=",\
      "second":{"attribute":"height","view":"row9"},"multiplier":0.5,"constant":-8,"priority":750}
      """
    let text = response(#""b.width <= 0.5 * row9.height - 8 @ 750""#)
    #expect(text.status == 200)
    #expect(response(object).body == text.body)
  }

  /// Constraints are checked for duplicate names while they are read, everything else before.
  @Test func `has no name twice, nor has anything in it or beside it`() throws {
    var random = SplitMix64(seed: 23)
    var found = 0
    for _ in 0..<3_000 {
      var constraints = (0..<Int.random(in: 1...3, using: &random)).map { _ in
        members(&random).joined(separator: ",")
      }
      if Bool.random(using: &random) { constraints[0] += #","first":{"view":"b","view":"a"}"# }
      if Bool.random(using: &random) { constraints[0] += #","constant":1,"constant":1"# }
      if Bool.random(using: &random) { constraints.append(#""metrics":{"m":1,"m":1}"#) }
      constraints.shuffle(using: &random)
      let list = constraints.map { "{\($0)}" }.joined(separator: ",\n")
      let views =
        Bool.random(using: &random)
        ? #"[{"id":"a","id":"b"}]"# : #"[{"id":"a"},{"id":"b"}]"#
      var parts = ["\"views\":\(views)", "\"constraints\":[\(list)]"]
      if Int.random(in: 0..<8, using: &random) == 0 { parts.append(#""constraints":[]"#) }
      if Int.random(in: 0..<8, using: &random) == 0 { parts.removeFirst() }
      parts.shuffle(using: &random)
      let body = Array("{\(parts.joined(separator: ","))}".utf8)
      let response = body.withUnsafeBytes {
        LayoutEndpoint.response(to: $0)
      }
      do throws(JSONSyntaxError) {
        _ = try JSONDocument.parse(body)
        #expect(!String(decoding: response.body, as: UTF8.self).contains("malformed-json"))
      } catch {
        found += 1
        #expect(response.body == OperationResponse(Problem(error)).body)
      }
    }
    #expect(found > 1_000)
    #expect(found < 2_900)
  }

  @Test func `is followed by others in the order of the request`() {
    let text = #""b.left == a.left + 1""#
    let object = #"{"first":{"view":"b","attribute":"top"},"relation":"==","constant":2}"#
    let response = response("\(text),\(object),\(text),\(object),\"b.left == a.left + 5\"")
    let body = String(decoding: response.body, as: UTF8.self)
    #expect(body.contains(#""pointer":"/constraints/0""#), "\(body)")
    #expect(body.contains(#""pointer":"/constraints/4""#), "\(body)")
  }
}

import API
import TestSupport
import Testing

/// The one-pass reader must agree with the full reader, which a view with a safe area selects; zero
/// insets change nothing.
struct `A plain view` {
  private func response(_ members: [String]) -> OperationResponse {
    let body = """
      {"views":[{"id":"root","width":320,"height":480,"children":[{\(members.joined(separator: ","))}]},\
      {"id":"other"}],"constraints":["root.top == other.firstBaseline @ 10"]}
      """
    return Array(body.utf8).withUnsafeBytes {
      LayoutEndpoint.response(to: $0)
    }
  }

  private static let numbers = ["0", "-0", "8", "12.5", "-3", "1e12", "1e13", "\"8\"", "null"]
  private static let priorities = ["251", "1000", "0", "1001", "\"high\"", "\"hi\"", "true"]

  private func members(_ random: inout SplitMix64) -> [String] {
    func number() -> String { Self.numbers.randomElement(using: &random) ?? "" }
    func axes(_ names: [String], _ values: [String]) -> String {
      let members = names.filter { _ in Bool.random(using: &random) }
        .map { "\"\($0)\":\(values.randomElement(using: &random) ?? "")" }
      return "{\(members.joined(separator: ","))}"
    }
    var members = [#""id":"v""#, #""id":"aLongNameOfAView""#, #""id":"root""#, #""id":7"#, ""]
      .prefix(Int.random(in: 1...5, using: &random)).suffix(1).filter { !$0.isEmpty }
    for name in ["x", "y", "width", "height", "firstBaseline", "lastBaseline"]
    where Int.random(in: 0..<4, using: &random) == 0 {
      members.append("\"\(name)\":\(number())")
    }
    for name in ["hugging", "compressionResistance"]
    where Int.random(in: 0..<3, using: &random) == 0 {
      let value =
        Bool.random(using: &random)
        ? axes(["horizontal", "vertical"], Self.priorities)
        : Self.priorities.randomElement(using: &random) ?? ""
      members.append("\"\(name)\":\(value)")
    }
    if Bool.random(using: &random) {
      members.append("\"intrinsicSize\":\(axes(["width", "height"], Self.numbers))")
    }
    if Int.random(in: 0..<4, using: &random) == 0 {
      members.append(
        [#""children":[{"id":"c"}]"#, #""children":{}"#, #""colour":1"#].randomElement(
          using: &random) ?? "")
    }
    members.shuffle(using: &random)
    return members
  }

  @Test func `never differs from what is read member by member`() {
    var random = SplitMix64(seed: 22)
    var valid = 0
    for _ in 0..<5_000 {
      let members = members(&random)
      let plain = response(members)
      let careful = response(members + [#""safeArea":0"#])
      #expect(
        plain.status == careful.status && plain.body == careful.body,
        "\(members): \(String(decoding: plain.body, as: UTF8.self))")
      if plain.status == 200 { valid += 1 }
    }
    #expect(valid > 500)
  }
}

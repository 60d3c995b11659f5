import Testing

@testable import Checking

@Suite struct BaselineTests {
  private func finding(_ key: String, _ rule: Rule = .overlap, path: String = "a") -> Finding {
    Finding(
      rule: rule, severity: .error, message: "m", advice: "a", path: path, pointer: "/x",
      range: nil, excerpt: nil, view: nil, configurations: [], related: [], key: key)
  }

  @Test func `a baseline accepts as many findings as it was written with`() throws {
    let known = [finding("1"), finding("1"), finding("2"), finding("1", path: "b")]
    let baseline = try #require(Baseline(Baseline(of: known).text))
    #expect(baseline == Baseline(of: known) && baseline.count == 4)
    #expect(baseline.rest(of: known).isEmpty)
    let more = known + [finding("1"), finding("3"), finding("1", .outside)]
    #expect(baseline.rest(of: more) == Array(more.suffix(3)))
    #expect(Baseline(of: known).text == Baseline(of: known.reversed()).text)
  }

  @Test func `what cannot be read is never accepted`() {
    let unreadable = finding("1", .unreadable)
    #expect(Baseline(of: [unreadable]).count == 0)
    #expect(Baseline(of: [finding("1")]).rest(of: [unreadable]) == [unreadable])
  }

  @Test(arguments: ["", "{}", "[]", #"{"findings": [{}]}"#, #"{"findings": 1}"#])
  func `other files are no baselines`(text: String) {
    #expect(Baseline(Array(text.utf8)) == nil)
  }

  @Test func `fingerprints differ by rule, path and key, not by place`() {
    var moved = finding("1")
    moved.pointer = "/y"
    #expect(moved.fingerprint == finding("1").fingerprint)
    let others = [finding("2"), finding("1", .outside), finding("1", path: "b")]
    #expect(Set((others + [moved]).map(\.fingerprint)).count == 4)
    #expect(moved.fingerprint.count == 32)
  }
}

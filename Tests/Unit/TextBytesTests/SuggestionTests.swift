import Testing

@testable import TextBytes

@Suite struct SuggestionTests {
  @Test(
    arguments: [
      ("widht", "width"), ("Width", "width"), ("hieght", "height"), ("chidlren", "children"),
      ("consraints", "constraints"), ("y", nil), ("X", "x"), ("", nil), ("wxyzh", nil),
      ("ids", "id"),
      ("ID", "id"), ("ie", "id"), ("q", nil),
    ] as [(String, String?)])
  func `is the nearest known name, if one is near`(name: String, nearest: String?) {
    let names = ["id", "x", "width", "height", "children", "constraints"]
    #expect(Suggestion.nearest(to: name, among: names) == nearest)
  }

  @Test func `is not computed for a long name`() {
    let name = String(repeating: "a", count: 1000)
    #expect(Suggestion.nearest(to: name, among: [name]) == nil)
  }

  @Test func `has the same distance as the full table`() {
    for _ in 0..<5_000 {
      let a = (0..<Int.random(in: 1...8)).map { _ in UInt8.random(in: 97...99) }
      let b = (0..<Int.random(in: 1...8)).map { _ in UInt8.random(in: 97...99) }
      let bound = Int.random(in: 1...5)
      let full = fullDistance(a, b)
      let bounded = a.withUnsafeBufferPointer { a in
        b.withUnsafeBufferPointer { EditDistance.between(a, $0, below: bound) }
      }
      #expect(bounded == (full < bound ? full : nil), "\(a) \(b) \(bound)")
    }
  }

  private func fullDistance(_ a: [UInt8], _ b: [UInt8]) -> Int {
    var table = [[Int]](repeating: [Int](repeating: 0, count: b.count + 1), count: a.count + 1)
    for i in 0...a.count {
      for j in 0...b.count {
        guard i > 0, j > 0 else {
          table[i][j] = i + j
          continue
        }
        var cost = min(
          table[i - 1][j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1), table[i - 1][j] + 1,
          table[i][j - 1] + 1)
        if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
          cost = min(cost, table[i - 2][j - 2] + 1)
        }
        table[i][j] = cost
      }
    }
    return table[a.count][b.count]
  }
}

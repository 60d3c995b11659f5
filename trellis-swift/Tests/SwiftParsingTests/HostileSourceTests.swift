import SwiftSources
import Testing

struct HostileSourceTests {
  @Test func `bytes that are no text are not read`() {
    #expect(tree(Array("a\0b".utf8)).unread == .notText)
    #expect(tree([0x61, 0xFF]).unread == .notText)
    #expect(tree([UInt8](repeating: 0x0A, count: 2_000_001)).unread == .tooLarge)
    #expect(tree([]).unread == nil)
  }

  @Test(arguments: [
    ("", "(", ""), ("a = ", "[", ""), ("", "{ ", ""), ("a", ".b", ""), ("a", ".b()", ""),
    ("a", "!", ""), ("a = ", "- ", "1"), ("let a: A", ".B", ""), ("", "class A { ", ""),
    ("if a {}", " else if a {}", ""), ("", "#if os(iOS)\n", ""), ("a", " = a", ""),
    ("a = ", "\"\\(", ""), ("", "a { ", ""), ("if case ", ".a(", "b = c {}"),
    ("a\n", "#if os(iOS)\n.b\n", "#endif"), ("a = ", "consume ", "b"),
  ])
  func `deep or long syntax ends`(_ start: String, _ unit: String, _ end: String) {
    for count in [10, 100, 400, 2000] {
      let source = start + String(repeating: unit, count: count) + end
      for statement in file(tree(source)).items {
        for node in statement.node.descendants { _ = (node.sourceText, node.lineAndColumn) }
      }
    }
  }

  @Test func `cut and changed sources end`() {
    let source = Array(
      """
      final class A<B: C>: UIView, D where B == E {
        @IBOutlet weak var a: UILabel? { didSet { update(animated: \\.b?.c, "\\(d) \\u{41}") } }
        init?(_ b: inout Int..., c: @escaping () -> Void = { [weak self] x in self?.e() }) throws {
          switch b { case 1..<2 where c, .f(let g, _): return; default: try? h { $0 as? I ?? -j } }
          for case let (k, l)? in m where !k { n[o] += p ? q : r; #selector(s(_:)) }
          #if os(iOS) && !DEBUG
          guard #available(iOS 15, *), let t, case .u = v else { fatalError() }
          #endif
        }
      }
      """.utf8)
    #expect(tree(source).unread == nil && !tree(source).hasErrors)
    var random = SystemRandomNumberGenerator()
    for round in 0..<400 {
      var changed = source
      if round < source.count { changed.removeSubrange(round...) }
      for _ in 0..<(round % 4) where !changed.isEmpty {
        let place = Int.random(in: 0..<changed.count, using: &random)
        changed[place] = source[Int.random(in: 0..<source.count, using: &random)]
      }
      #expect(SwiftTree(bytes: tree(changed).bytes) != nil)
    }
  }
}

import SwiftParsing
import SwiftSources
import Testing

struct OperatorTests {
  @Test(arguments: [
    ("-a + b", "(binary + (prefix - (identifier a)) (identifier b))"),
    (
      "!a && b || c",
      "(binary || (binary && (prefix ! (identifier a)) (identifier b)) (identifier c))"
    ),
    (
      "a + b * c - d",
      """
      (binary - (binary + (identifier a) (binary * (identifier b) (identifier c))) \
      (identifier d))
      """
    ),
    (
      "a = b ? c : d ? e : f",
      """
      (assignment (identifier a) (ternary (identifier b) (identifier c) \
      (ternary (identifier d) (identifier e) (identifier f))))
      """
    ),
    (
      "a ?? b ?? c",
      "(binary ?? (identifier a) (binary ?? (identifier b) (identifier c)))"
    ),
    (
      "a as? B ?? c",
      "(binary ?? (cast (identifier a) (namedType B)) (identifier c))"
    ),
    (
      "x = try? a + b",
      "(assignment (identifier x) (attempt (binary + (identifier a) (identifier b))))"
    ),
    (
      "try await a == b",
      "(attempt (awaiting (binary == (identifier a) (identifier b))))"
    ),
  ])
  func `operators are folded as the compiler does`(_ source: String, _ expected: String) {
    #expect(outline(source) == expected)
  }

  @Test func `operators of the repository have its precedences`() {
    let operators = """
      precedencegroup Tight { higherThan: MultiplicationPrecedence associativity: right }
      infix operator ** : Tight
      infix operator ~~>
      """
    #expect(
      outline("a * b ** c ** d", operators: operators)
        == """
        (binary * (identifier a) (binary ** (identifier b) \
        (binary ** (identifier c) (identifier d))))
        """)
    #expect(
      outline("a ~~> b ?? c", operators: operators)
        == "(binary ~~> (identifier a) (binary ?? (identifier b) (identifier c)))")
  }

  @Test func `groups that are higher than each other end`() {
    let operators = """
      precedencegroup A { higherThan: B }
      precedencegroup B { higherThan: A }
      infix operator <+>: A
      infix operator <->: B
      """
    #expect(!outline("a <+> b <-> c", operators: operators).isEmpty)
  }

  @Test func `a chain past the limit is a file that is not read`() {
    let terms = Array(repeating: "a", count: SwiftSourceLimits.operators + 2)
    #expect(tree(terms.joined(separator: " + ")).unread == .tooManyOperators)
    #expect(tree(terms.dropFirst().joined(separator: " + ")).unread == nil)
  }
}

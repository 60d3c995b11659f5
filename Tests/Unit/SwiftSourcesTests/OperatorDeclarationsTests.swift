import SwiftSources
import Testing

struct OperatorDeclarationsTests {
  @Test(arguments: [
    ("let a = b + c", ""),
    ("infix operator +++ : A\nlet b = c", "infix operator +++ : A\n\n"),
    ("  infix operator +++", "infix operator +++\n"),
    (
      "a\nprecedencegroup A {\n  higherThan: B\n}\nb",
      "precedencegroup A {\n  higherThan: B\n}\n"
    ),
    ("precedencegroup A {", "precedencegroup A {\n"),
    ("prefix operator +++", ""),
  ])
  func `declarations are found without a parser`(_ source: String, _ expected: String) {
    let found = OperatorDeclarations.scan(Array(source.utf8))
    #expect(String(decoding: found, as: UTF8.self) == expected)
  }
}

import SwiftParsing
import SwiftSources
import Testing

struct TreeTests {
  @Test(arguments: [
    (
      "a.b(c: 1) { $0 } d: { x in }",
      """
      (call (member b (identifier a)) (argument c (integerLiteral 1)) \
      (argument (closure - - - (list (identifier $0)))) \
      (argument d (closure - (list (parameter x)) - (list))))
      """
    ),
    (
      #""a\n\(b)\u{41}""#,
      "(stringLiteral (stringSegment a\n) (interpolation (argument (identifier b))) "
        + "(stringSegment A))"
    ),
    ("\"\"\"\n  a\n    b\n  \"\"\"", "(stringLiteral a\n  b)"),
    (##"#"\n\#n"#"##, "(stringLiteral \\n\n)"),
    (
      "[weak self, a = b] in c".wrapped,
      "(call (identifier f) (argument (closure (list (capture self) "
        + "(capture a (identifier b))) - - (list (identifier c)))))"
    ),
    (
      #"\A.b?[0]"#,
      #"(keyPath (namedType A) (keyPathComponent b) (keyPathComponent) "#
        + "(keyPathComponent (argument (integerLiteral 0))))"
    ),
    ("#selector(a(_:))", "(macro selector (argument (identifier a (name _))))"),
    ("[A: B]().c", "(member c (call (dictionaryLiteral (identifier A) (identifier B))))"),
    ("A<B>(c)", "(call (specialization (identifier A) (namedType B)) (argument (identifier c)))"),
  ])
  func `expressions have the parts that the source names`(_ source: String, _ expected: String) {
    #expect(outline(source) == expected)
  }

  @Test(arguments: [
    (
      "@A lazy var b: C? = d { didSet { e } }",
      """
      (propertyDeclaration (list (attribute A)) (propertyBinding (identifierPattern b) \
      (optionalType (namedType C)) (identifier d) (list (accessor (list (identifier e))))))
      """
    ),
    (
      "override func a(_ b: inout C, d e: F = 1) -> G {}",
      """
      (functionDeclaration a - - (list (parameter b - - (attributedType (namedType C)) -) \
      (parameter e (name d) - (namedType F) (integerLiteral 1))) (namedType G) - (list))
      """
    ),
    (
      "enum A: B { case c(d: E), f = 1 }",
      """
      (enumDeclaration A - - (list (namedType B)) - (list (enumCaseDeclaration - \
      (enumCaseElement c (list (parameter d (name d) - (namedType E) -)) -) \
      (enumCaseElement f - (integerLiteral 1)))))
      """
    ),
    (
      "extension A.B where C == D {}",
      """
      (extensionDeclaration B - - - (list (genericRequirement (namedType C) (namedType D))) \
      (list) (namedType B (namedType A)))
      """
    ),
  ])
  func `declarations have the parts that the source names`(_ source: String, _ expected: String) {
    #expect(outline(source) == expected)
  }

  @Test(arguments: [
    (
      "guard let a, case .b(let c) = d, #available(iOS 15, *) else { return }",
      """
      (guardStatement (list (bindingCondition (identifierPattern a) - -) \
      (matchingCondition (expressionPattern (call (member b -) \
      (argument (patternExpression (bindingPattern (identifierPattern c)))))) (identifier d)) \
      (availabilityCondition iOS 15, *)) (list (returnStatement)))
      """
    ),
    (
      "switch a { case 1, 2 where b: c; default: break }",
      """
      (switchExpression (identifier a) (switchCase (list \
      (caseItem (expressionPattern (integerLiteral 1)) -) \
      (caseItem (expressionPattern (integerLiteral 2)) (identifier b))) (list (identifier c))) \
      (switchCase - (list (breakStatement))))
      """
    ),
    (
      "for (a, _) in b where c {}",
      """
      (forStatement (tuplePattern (tuplePatternElement (identifierPattern a)) \
      (tuplePatternElement (wildcardPattern _))) - (identifier b) (identifier c) (list))
      """
    ),
    (
      "do { a } catch let b { c }",
      """
      (doStatement (list (identifier a)) (catchClause \
      (list (caseItem (bindingPattern (identifierPattern b)) -)) (list (identifier c))))
      """
    ),
  ])
  func `statements have the parts that the source names`(_ source: String, _ expected: String) {
    #expect(outline(source) == expected)
  }

  @Test(arguments: [
    ("os(iOS)", true), ("os(macOS) || os(iOS)", true), ("!os(tvOS) && DEBUG", false),
    ("canImport(AppKit)", false), ("swift(>=5.9)", true), ("swift(<5)", false),
    ("A || B && C || os(iOS)", true),
  ])
  func `branches of conditional compilation are those of iOS`(_ condition: String, _ holds: Bool) {
    let source = "#if \(condition)\na\n#else\nb\n#endif"
    #expect(outline(source) == "(identifier \(holds ? "a" : "b"))")
  }

  @Test func `a chain of members goes on in a branch of conditional compilation`() {
    #expect(
      outline("a.b()\n#if os(iOS)\n.c()\n#endif\n.d()")
        == "(call (member d (call (member c (call (member b (identifier a)))))))")
  }

  @Test func `places are those of names, and ranges those of expressions`() throws {
    let source = "view\n  .add(child, x ?  1\n : 2)"
    let file = file(tree(source))
    guard case .expression(let call)? = file.items.only?.form, case .call(let parts) = call.form
    else {
      Issue.record("no call: \(outline(source))")
      return
    }
    #expect(call.node.lineAndColumn == (2, 4))
    #expect(call.node.range == 0..<source.utf8.count)
    let arguments = Array(parts.arguments)
    #expect(arguments.map(\.sourceText) == ["child", "x ? 1 : 2"])
  }
}

extension String {
  /// The text as the body of a closure.
  fileprivate var wrapped: String { "f { \(self) }" }
}

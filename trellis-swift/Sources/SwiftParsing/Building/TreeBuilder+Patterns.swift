internal import SwiftSources
internal import SwiftSyntax

extension TreeBuilder {
  mutating func pattern(_ pattern: PatternSyntax) {
    guard !hasFailed else { return }
    let end = end(pattern)
    switch pattern.as(PatternSyntaxEnum.self) {
    case .identifierPattern(let pattern): leaf(.identifierPattern, pattern.identifier)
    case .wildcardPattern(let pattern): leaf(.wildcardPattern, pattern.wildcard)
    case .tuplePattern(let pattern):
      let node = writer.begin(.tuplePattern, place: place(pattern.leftParen), end: end)
      for element in pattern.elements where !hasFailed {
        let inner = writer.begin(
          .tuplePatternElement, text: element.label.map(name) ?? "", place: nil,
          end: self.end(element))
        self.pattern(element.pattern)
        writer.end(inner)
      }
      writer.end(node)
    case .expressionPattern(let pattern):
      let node = writer.begin(.expressionPattern, place: nil, end: end)
      expression(pattern.expression)
      writer.end(node)
    case .valueBindingPattern(let pattern):
      let isConstant = pattern.bindingSpecifier.tokenKind == .keyword(.let)
      let node = writer.begin(
        .bindingPattern, bits: isConstant ? 1 : 0, place: place(pattern.bindingSpecifier),
        end: end)
      self.pattern(pattern.pattern)
      writer.end(node)
    case .isTypePattern(let pattern):
      let node = writer.begin(.typePattern, place: place(pattern.isKeyword), end: end)
      type(pattern.type)
      writer.end(node)
    default: unread(pattern, at: end)
    }
  }
}

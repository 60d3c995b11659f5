internal import SwiftSyntax

extension IfConfigDeclSyntax {
  /// The content of the branch that is compiled for an iOS device in a release.
  var activeElements: IfConfigClauseSyntax.Elements? {
    clauses.first { $0.condition.map(CompilationCondition.holds) ?? true }?.elements
  }
}

/// The conditions of `#if` for an iOS device in a release: flags that a build sets are off.
enum CompilationCondition {
  /// Modules that iOS does not have.
  private static let foreignModules: Set<String> = [
    "AppKit", "Cocoa", "WatchKit", "Glibc", "Musl", "Android", "Bionic", "WinSDK", "ucrt", "CRT",
    "WASILibc", "FoundationNetworking", "FoundationXML",
  ]

  /// Whether a condition holds.
  static func holds(_ condition: ExprSyntax) -> Bool {
    switch condition.as(ExprSyntaxEnum.self) {
    case .booleanLiteralExpr(let literal): literal.literal.tokenKind == .keyword(.true)
    case .prefixOperatorExpr(let negated):
      negated.operator.text == "!" ? !holds(negated.expression) : false
    case .tupleExpr(let tuple): tuple.elements.first.map { holds($0.expression) } ?? false
    case .sequenceExpr(let sequence): holds(sequence)
    case .infixOperatorExpr(let infix):
      switch infix.operator.as(BinaryOperatorExprSyntax.self)?.operator.text {
      case "&&": holds(infix.leftOperand) && holds(infix.rightOperand)
      case "||": holds(infix.leftOperand) || holds(infix.rightOperand)
      default: false
      }
    case .functionCallExpr(let call): holds(call)
    default: false
    }
  }

  /// `&&` binds tighter than `||`.
  private static func holds(_ sequence: SequenceExprSyntax) -> Bool {
    var isAny = false
    var isAll = true
    for element in sequence.elements {
      if let symbol = element.as(BinaryOperatorExprSyntax.self) {
        if symbol.operator.text == "||" {
          isAny = isAny || isAll
          isAll = true
        }
      } else {
        isAll = isAll && holds(element)
      }
    }
    return isAny || isAll
  }

  private static func holds(_ call: FunctionCallExprSyntax) -> Bool {
    guard let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      let first = call.arguments.first?.expression
    else { return false }
    let argument = first.as(DeclReferenceExprSyntax.self)?.baseName.text ?? ""
    switch name {
    case "os": return argument == "iOS"
    case "canImport": return !foreignModules.contains(argument)
    case "arch": return argument == "arm64"
    case "swift", "compiler":
      // Sources are written for compilers of the past.
      return first.as(PrefixOperatorExprSyntax.self)?.operator.text == ">="
    case "hasFeature", "hasAttribute": return true
    case "_runtime": return argument == "_ObjC"
    case "_endian": return argument == "little"
    case "_pointerBitWidth": return argument == "_64"
    default: return false
    }
  }
}

/// The kinds of nodes in a ``SwiftTree``, with their children in order.
///
/// A child in square brackets may be ``absent``. `…` stands for any number of children. The typed
/// views read these layouts, so no other code needs them. A change here needs a new
/// ``SwiftTree/formatVersion``.
public enum SwiftNodeKind: UInt8, CaseIterable, Sendable {
  // MARK: Structure

  /// A child that the source does not have. Node 0 of each tree is one.
  case absent
  /// Something that the tree does not represent; the text says what.
  case unread
  /// The root: declarations and statements…
  case file
  /// A list: elements…
  case list
  /// A name that stands alone, as an external parameter name.
  case name

  // MARK: Declarations

  /// [attributes], [generic parameters], [inherited types], [requirements], members.
  case classDeclaration
  /// As ``classDeclaration``.
  case structDeclaration
  /// As ``classDeclaration``.
  case enumDeclaration
  /// As ``classDeclaration``.
  case actorDeclaration
  /// As ``classDeclaration``.
  case protocolDeclaration
  /// As ``classDeclaration``, and the extended type.
  case extensionDeclaration
  /// [attributes], [generic parameters], parameters, [result], [requirements], [body].
  case functionDeclaration
  /// As ``functionDeclaration``, without a result.
  case initializerDeclaration
  /// As ``functionDeclaration``, with attributes and body alone.
  case deinitializerDeclaration
  /// As ``functionDeclaration``, with a list of accessors for the body.
  case subscriptDeclaration
  /// [attributes], bindings…
  case propertyDeclaration
  /// pattern, [type], [initial value], [list of accessors].
  case propertyBinding
  /// [body]. The text is the parameter's name, the bits are the ``SwiftAccessor/Kind``.
  case accessor
  /// [attributes], elements…
  case enumCaseDeclaration
  /// [parameters], [raw value].
  case enumCaseElement
  /// [attributes], [generic parameters], type.
  case typeAliasDeclaration
  /// [inherited types], [default].
  case associatedTypeDeclaration
  /// The text is the path of the module.
  case importDeclaration
  /// [external name], [attributes], [type], [default]. The text is the local name.
  case parameter
  /// [arguments].
  case attribute
  /// [constraint].
  case genericParameter
  /// left type, right type. The bits tell a same-type requirement from a conformance.
  case genericRequirement

  // MARK: Statements

  /// [expression].
  case returnStatement
  /// expression.
  case throwStatement
  /// The text is the label, if any.
  case breakStatement
  /// The text is the label, if any.
  case continueStatement
  /// No children.
  case fallthroughStatement
  /// conditions, body.
  case guardStatement
  /// pattern, [type], sequence, [condition], body.
  case forStatement
  /// conditions, body.
  case whileStatement
  /// body, condition.
  case repeatStatement
  /// body, catch clauses…
  case doStatement
  /// [items], body.
  case catchClause
  /// body.
  case deferStatement
  /// statement. The text is the label.
  case labeledStatement
  /// expressions…
  case yieldStatement

  // MARK: Conditions and cases

  /// pattern, [type], [value].
  case bindingCondition
  /// pattern, value.
  case matchingCondition
  /// The text is what the parentheses hold.
  case availabilityCondition
  /// [items], body. The bits tell the default case.
  case switchCase
  /// pattern, [condition].
  case caseItem

  // MARK: Expressions

  /// argument names…
  case identifier
  /// The text is the literal as written.
  case integerLiteral
  /// The text is the literal as written.
  case floatLiteral
  /// The bits are 1 for true.
  case booleanLiteral
  /// No children.
  case nilLiteral
  /// The text is the value; or segments… of an interpolated string.
  case stringLiteral
  /// The text is the value of this part of an interpolated string.
  case stringSegment
  /// arguments…
  case interpolation
  /// The text is the literal as written.
  case regexLiteral
  /// elements…
  case arrayLiteral
  /// key, value, key, value…
  case dictionaryLiteral
  /// arguments…
  case tuple
  /// expression.
  case parenthesized
  /// expression. The text is the label.
  case argument
  /// [base], argument names…
  case member
  /// callee, arguments…
  case call
  /// base, arguments…
  case subscriptCall
  /// [captures], [parameters], [result], body.
  case closure
  /// [value].
  case capture
  /// left, right. The text is the operator.
  case binary
  /// left, right.
  case assignment
  /// operand. The text is the operator.
  case prefix
  /// operand. The text is the operator.
  case postfix
  /// operand.
  case inOut
  /// condition, then, else.
  case ternary
  /// expression, type. The bits are the ``SwiftExpression/CastKind``.
  case cast
  /// operand.
  case forceUnwrap
  /// operand.
  case optionalChain
  /// operand. The bits are the ``SwiftExpression/TryKind``.
  case attempt
  /// operand.
  case awaiting
  /// conditions, then, [else: a list or another `if`].
  case ifExpression
  /// subject, cases…
  case switchExpression
  /// [root type], components…
  case keyPath
  /// arguments… The bits are the ``SwiftKeyPathComponent/Kind``.
  case keyPathComponent
  /// arguments… The text is the name without `#`.
  case macro
  /// base, types…
  case specialization
  /// type.
  case typeExpression
  /// pattern.
  case patternExpression
  /// The placeholder `_`.
  case discard

  // MARK: Patterns

  /// The text is the bound name.
  case identifierPattern
  /// elements…
  case tuplePattern
  /// pattern. The text is the label.
  case tuplePatternElement
  /// The placeholder `_`.
  case wildcardPattern
  /// expression.
  case expressionPattern
  /// pattern. The bits are 1 for `let`.
  case bindingPattern
  /// type.
  case typePattern

  // MARK: Types

  /// [base], generic arguments…
  case namedType
  /// type. The bits are 1 for `!`.
  case optionalType
  /// element.
  case arrayType
  /// key, value.
  case dictionaryType
  /// elements…
  case tupleType
  /// type. The text is the label.
  case tupleTypeElement
  /// result, parameters…
  case functionType
  /// types…
  case composedType
  /// type.
  case someType
  /// type.
  case anyType
  /// type.
  case metatype
  /// type. The bits are ``SwiftTypeName/Attributes``.
  case attributedType
}

extension SwiftNodeKind {
  /// The position of the child that has the code of a declaration.
  var codePosition: Int? {
    switch self {
    case .functionDeclaration, .initializerDeclaration, .deinitializerDeclaration: 5
    case .propertyBinding: 2
    case .accessor: 0
    default: nil
    }
  }

  /// Whether the source of a node starts with that of its first child, if it has one.
  var beginsWithChild: Bool {
    switch self {
    case .member, .call, .subscriptCall, .binary, .assignment, .postfix, .ternary, .cast,
      .forceUnwrap, .optionalChain, .specialization, .typeExpression, .expressionPattern,
      .namedType, .optionalType, .composedType, .metatype, .caseItem:
      true
    default:
      false
    }
  }
}

public import SwiftSources

/// A type of the repository with the members of all its extensions; or the extensions of a type of
/// the system.
public final class DeclaredType: Hashable {
  /// The kinds of types.
  public enum Kind: Hashable, Sendable {
    /// A class or actor.
    case `class`
    /// A structure.
    case structure
    /// An enumeration.
    case enumeration
    /// A protocol.
    case `protocol`
    /// The extensions of a type that the repository does not declare.
    case extensions
  }

  /// The name.
  public let name: SwiftSymbol
  /// The kind.
  public let kind: Kind
  /// The type that it is nested in.
  public let outer: DeclaredType?
  /// The declaration; nil for extensions of a system type.
  public let declaration: SwiftTypeDeclaration?
  /// The file of the declaration.
  package let file: SwiftFile?
  /// The superclass and protocols as written, with the files where they are.
  package var inherited: [SwiftTypeName] = []
  /// The generic parameters.
  package var genericParameters: Set<SwiftSymbol> = []
  /// The types to which generic parameters must conform, by parameter.
  package var genericConstraints: [SwiftSymbol: SwiftTypeName] = [:]

  package var values = MemberTable()
  package var statics = MemberTable()
  package var initializers: [FunctionMember] = []
  /// The stored properties of values in order, with their observers.
  public package(set) var stored: [PropertyMember] = []
  /// The cases in order.
  public package(set) var cases: [CaseMember] = []
  /// The first case with each name.
  package var caseNames: [SwiftSymbol: CaseMember] = [:]
  package var nested: [SwiftSymbol: DeclaredType] = [:]
  package var aliases: [SwiftSymbol: SwiftTypeName] = [:]
  /// The types that the same block of a function declares.
  package var peers: [SwiftSymbol: DeclaredType] = [:]
  package var lineage: [DeclaredType]?
  /// The files and types that ``lineage`` depends on.
  var lineageTrail = Trail()
  /// The declaration and the extensions.
  var parts: [SwiftTypeDeclaration] = []
  /// The number of the last ``Footprint`` that has the type.
  var footprint = 0
  package var isLinearizing = false
  package var memberCache: [MemberQuestion: [Member]] = [:]

  package init(
    name: SwiftSymbol, kind: Kind, outer: DeclaredType? = nil,
    declaration: SwiftTypeDeclaration? = nil
  ) {
    self.name = name
    self.kind = kind
    self.outer = outer
    self.declaration = declaration
    file = declaration?.file
  }

  /// Whether a node is in the declaration of the type, or in one of its extensions.
  ///
  /// - Complexity: O(extensions).
  package func hasPart(around node: SwiftNode) -> Bool {
    parts.contains { $0.node.contains(node) }
  }

  /// The initialisers that it declares, also in extensions.
  public var declaredInitializers: [FunctionMember] { initializers }

  /// Breaks the cycles of references.
  package func forgetMembers() {
    (values, statics) = (MemberTable(), MemberTable())
    (initializers, stored, cases) = ([], [], [])
    (caseNames, nested, peers, memberCache) = ([:], [:], [:], [:])
    lineage = nil
    lineageTrail = Trail()
  }

  /// Whether two are the same type.
  public static func == (first: DeclaredType, second: DeclaredType) -> Bool { first === second }

  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Members by name.
package struct MemberTable {
  package var properties: [SwiftSymbol: PropertyMember] = [:]
  package var functions: [SwiftSymbol: [FunctionMember]] = [:]
  package var subscripts: [FunctionMember] = []
}

/// A question to ``Program/members(_:of:ofType:)``.
package struct MemberQuestion: Hashable {
  package let name: SwiftSymbol
  package let isOfType: Bool

  package init(name: SwiftSymbol, isOfType: Bool) {
    self.name = name
    self.isOfType = isOfType
  }
}

/// A member of a type, or a global function or variable.
package enum Member {
  case property(PropertyMember)
  case function(FunctionMember)
  case enumCase(CaseMember)
}

/// A property or variable.
public final class PropertyMember {
  /// The name.
  public let name: SwiftSymbol
  /// The declaration.
  public let property: SwiftProperty
  /// The binding, whose pattern has the name.
  public let binding: SwiftBinding
  /// The type, also if it stands with a later binding.
  public let typeName: SwiftTypeName?
  /// The type that it belongs to; nil for a global variable.
  public let owner: DeclaredType?
  package let accessors: SwiftAccessors?
  package let getter: SwiftAccessor?
  package let setter: SwiftAccessor?
  package let willSet: SwiftAccessor?
  package let didSet: SwiftAccessor?
  package let isComputed: Bool
  package let modifiers: SwiftModifiers
  package let attributes: [SwiftSymbol]

  package init(
    name: SwiftSymbol, property: SwiftProperty, binding: SwiftBinding, typeName: SwiftTypeName?,
    owner: DeclaredType?
  ) {
    self.name = name
    self.property = property
    self.binding = binding
    self.typeName = typeName
    self.owner = owner
    accessors = binding.accessors
    getter = accessors?.getter
    setter = accessors?.setter
    willSet = accessors?.willSet
    didSet = accessors?.didSet
    isComputed = accessors?.isComputed ?? false
    modifiers = property.modifiers
    attributes = property.attributes.map(\.name)
  }

  /// The modifiers of the declaration.
  public var declaredModifiers: SwiftModifiers { modifiers }
  /// The names of the attributes, as `IBOutlet`.
  public var attributeNames: [SwiftSymbol] { attributes }
  /// Whether it is a requirement of a protocol.
  package var isRequirement: Bool { isComputed && getter?.body == nil && setter?.body == nil }
}

/// A function, initialiser or subscript.
public final class FunctionMember {
  /// The declaration.
  public let function: SwiftFunction
  /// The type that it belongs to; nil for a global function.
  public let owner: DeclaredType?
  package let parameters: [ParameterInfo]
  package let modifiers: SwiftModifiers
  package let genericParameters: [SwiftGenericParameter]
  package let genericNames: Set<SwiftSymbol>
  package let body: SwiftStatements?
  /// The attributes. One may be a result builder.
  package let attributes: [SwiftSymbol]

  package init(_ function: SwiftFunction, owner: DeclaredType?) {
    self.function = function
    self.owner = owner
    parameters = function.parameters.map(ParameterInfo.init)
    modifiers = function.modifiers
    genericParameters = Array(function.genericParameters)
    genericNames = Set(genericParameters.map(\.name))
    body = function.body
    attributes = function.attributes.map(\.name)
  }

  /// The type to which a generic parameter must conform; nil if a type is none, or is not
  /// constrained.
  package func constraint(of type: SwiftTypeName) -> SwiftTypeName? {
    guard !genericParameters.isEmpty, case .named(let name, in: nil, _) = type.core.form,
      let parameter = genericParameters.first(where: { $0.name == name })
    else { return nil }
    return parameter.constraint
      ?? function.requirements.first { !$0.isSameType && $0.left.isNamed(name) }?.right
  }

  /// Whether it has code: it is no requirement of a protocol.
  public var hasBody: Bool { body != nil || function.accessors != nil }
  /// The modifiers of the declaration.
  public var declaredModifiers: SwiftModifiers { modifiers }
  /// The parameters of the declaration.
  public var declaredParameters: SwiftList<SwiftParameter> { function.parameters }
}

/// A parameter of a function.
package struct ParameterInfo {
  /// The label that callers write; empty for `_`.
  package let label: SwiftSymbol
  package let name: SwiftSymbol
  package let typeName: SwiftTypeName?
  package let defaultValue: SwiftExpression?
  package let flags: SwiftParameterFlags
  package let attributes: [SwiftSymbol]

  package init(_ parameter: SwiftParameter) {
    label = parameter.label ?? .empty
    name = parameter.name
    typeName = parameter.type
    defaultValue = parameter.defaultValue
    flags = parameter.flags
    attributes = parameter.attributes.map(\.name)
  }
}

/// A case of an enumeration.
public final class CaseMember {
  /// The declaration.
  public let element: SwiftEnumCase
  /// The enumeration.
  public let owner: DeclaredType
  /// The position among the cases.
  package let index: Int
  package let parameters: [ParameterInfo]?

  package init(_ element: SwiftEnumCase, owner: DeclaredType, index: Int) {
    self.element = element
    self.owner = owner
    self.index = index
    parameters = element.associatedValues.map { $0.map(ParameterInfo.init) }
  }

  /// The name.
  public var name: SwiftSymbol { element.name }
}

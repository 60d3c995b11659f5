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
  let file: SwiftFile?
  /// The superclass and protocols as written, with the files where they are.
  var inherited: [SwiftTypeName] = []
  /// The generic parameters.
  var genericParameters: Set<SwiftSymbol> = []

  var values = MemberTable()
  var statics = MemberTable()
  var initializers: [FunctionMember] = []
  /// The stored properties of values in order, with their observers.
  public internal(set) var stored: [PropertyMember] = []
  /// The cases in order.
  public internal(set) var cases: [CaseMember] = []
  var nested: [SwiftSymbol: DeclaredType] = [:]
  var aliases: [SwiftSymbol: SwiftTypeName] = [:]
  /// The types that the same block of a function declares.
  var peers: [SwiftSymbol: DeclaredType] = [:]
  var lineage: [DeclaredType]?
  var isLinearizing = false
  var memberCache: [MemberQuestion: [Member]] = [:]

  init(
    name: SwiftSymbol, kind: Kind, outer: DeclaredType? = nil,
    declaration: SwiftTypeDeclaration? = nil
  ) {
    self.name = name
    self.kind = kind
    self.outer = outer
    self.declaration = declaration
    file = declaration?.file
  }

  /// Whether two are the same type.
  public static func == (first: DeclaredType, second: DeclaredType) -> Bool { first === second }

  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Members by name.
struct MemberTable {
  var properties: [SwiftSymbol: PropertyMember] = [:]
  var functions: [SwiftSymbol: [FunctionMember]] = [:]
  var subscripts: [FunctionMember] = []
}

/// What ``Program/members(_:of:ofType:)`` was asked.
struct MemberQuestion: Hashable {
  let name: SwiftSymbol
  let isOfType: Bool
}

/// A member of a type, or a global function or variable.
enum Member {
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
  let accessors: SwiftAccessors?
  let getter: SwiftAccessor?
  let setter: SwiftAccessor?
  let willSet: SwiftAccessor?
  let didSet: SwiftAccessor?
  let isComputed: Bool
  let modifiers: SwiftModifiers
  let attributes: [SwiftSymbol]

  init(
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
  var isRequirement: Bool { isComputed && getter?.body == nil && setter?.body == nil }
}

/// A function, initialiser or subscript.
public final class FunctionMember {
  /// The declaration.
  public let function: SwiftFunction
  /// The type that it belongs to; nil for a global function.
  public let owner: DeclaredType?
  let parameters: [ParameterInfo]
  let modifiers: SwiftModifiers
  let genericParameters: [SwiftGenericParameter]
  let genericNames: Set<SwiftSymbol>
  let body: SwiftStatements?
  /// The attributes, one of which may be a result builder.
  let attributes: [SwiftSymbol]

  init(_ function: SwiftFunction, owner: DeclaredType?) {
    self.function = function
    self.owner = owner
    parameters = function.parameters.map(ParameterInfo.init)
    modifiers = function.modifiers
    genericParameters = Array(function.genericParameters)
    genericNames = Set(genericParameters.map(\.name))
    body = function.body
    attributes = function.attributes.map(\.name)
  }

  /// Whether it has code: it is no requirement of a protocol.
  public var hasBody: Bool { body != nil || function.accessors != nil }
  /// The modifiers of the declaration.
  public var declaredModifiers: SwiftModifiers { modifiers }
  /// The parameters of the declaration.
  public var declaredParameters: SwiftList<SwiftParameter> { function.parameters }
}

/// A parameter of a function.
struct ParameterInfo {
  /// The label that callers write; empty for `_`.
  let label: SwiftSymbol
  let name: SwiftSymbol
  let typeName: SwiftTypeName?
  let defaultValue: SwiftExpression?
  let flags: SwiftParameterFlags
  let attributes: [SwiftSymbol]

  init(_ parameter: SwiftParameter) {
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
  let index: Int
  let parameters: [ParameterInfo]?

  init(_ element: SwiftEnumCase, owner: DeclaredType, index: Int) {
    self.element = element
    self.owner = owner
    self.index = index
    parameters = element.associatedValues.map { $0.map(ParameterInfo.init) }
  }

  /// The name.
  public var name: SwiftSymbol { element.name }
}

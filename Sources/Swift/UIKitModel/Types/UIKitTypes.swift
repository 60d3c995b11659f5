public import SwiftInterpreter
public import SwiftSources

/// What the model knows about the types of UIKit and SnapKit, the same for all worlds.
public final class UIKitTypes: SystemTypes {
  package let names: UIKitNames
  private var kinds: [SwiftSymbol: SystemTypeKind] = [:]
  private var superclasses: [SwiftSymbol: SwiftSymbol] = [:]
  private var members: [Member: StaticType] = [:]
  private var calls: [Call: [StaticType]] = [:]
  /// The numbers of superclasses past which a class has none.
  private static let maximumDepth = 16

  private struct Member: Hashable {
    var type: SwiftSymbol
    var name: SwiftSymbol
    var isOfType: Bool
  }

  private struct Call: Hashable {
    var type: SwiftSymbol
    var name: SwiftSymbol
    var labels: [SwiftSymbol]
    var isOfType: Bool
  }

  /// Reads the tables, and adds their names to those of the sources.
  ///
  /// - Complexity: O(entries of the tables).
  public init(_ table: inout SymbolTable) {
    names = UIKitNames(&table)
    addTypes(&table)
    var texts = TypeText()
    addProperties(PropertyTable.properties, isOfType: false, &texts, &table)
    addProperties(PropertyTable.statics, isOfType: true, &texts, &table)
    for entry in CallTable.entries {
      guard let open = entry.signature.firstIndex(of: "(") else { continue }
      let list = entry.signature[open...].dropFirst().dropLast()
      let labels = list.split(separator: ":").map { label -> SwiftSymbol in
        label == "_" ? .empty : table.intern(String(label))
      }
      let call = Call(
        type: table.intern(entry.type), name: table.intern(String(entry.signature[..<open])),
        labels: labels, isOfType: entry.isOfType)
      calls[call] = entry.parameters.map { texts.type($0, &table) }
    }
  }

  private func addTypes(_ table: inout SymbolTable) {
    for entry in ClassTable.entries {
      let name = table.intern(entry.name)
      kinds[name] = .class
      if !entry.superclass.isEmpty { superclasses[name] = table.intern(entry.superclass) }
    }
    for name in EnumerationTable.enumerations { kinds[table.intern(name)] = .enumeration }
    for name in EnumerationTable.options { kinds[table.intern(name)] = .options }
    for name in EnumerationTable.numbers { kinds[table.intern(name)] = .structure }
    for name in EnumerationTable.protocols { kinds[table.intern(name)] = .protocol }
  }

  private func addProperties(
    _ list: [(type: String, members: [(String, String)])], isOfType: Bool, _ texts: inout TypeText,
    _ table: inout SymbolTable
  ) {
    for (type, properties) in list {
      let owner = table.intern(type)
      for (name, text) in properties {
        let member = Member(type: owner, name: table.intern(name), isOfType: isOfType)
        members[member] = texts.type(text, &table)
      }
    }
  }

  /// The kind of a type.
  public func kind(of type: SwiftSymbol) -> SystemTypeKind? { kinds[type] }

  /// The superclass of a class.
  public func superclass(of type: SwiftSymbol) -> SwiftSymbol? { superclasses[type] }

  /// The type of a property.
  public func type(
    ofMember name: SwiftSymbol, of type: SwiftSymbol, isOfType: Bool
  ) -> StaticType? {
    members[Member(type: type, name: name, isOfType: isOfType)]
  }

  /// The types of the parameters of a method or initialiser.
  public func parameters(
    ofCall name: SwiftSymbol, of type: SwiftSymbol?, isOfType: Bool, labels: [SwiftSymbol]
  ) -> [StaticType]? {
    var current = type
    for _ in 0..<Self.maximumDepth {
      guard let type = current else { return nil }
      let call = Call(type: type, name: name, labels: labels, isOfType: isOfType)
      if let types = calls[call] { return types }
      current = superclasses[type]
    }
    return nil
  }

  /// Whether a class of the system is another, or descends from it.
  func descends(_ type: SwiftSymbol?, from ancestor: UIKitName) -> Bool {
    var current = type
    for _ in 0..<Self.maximumDepth {
      guard let type = current else { return false }
      if type == names[ancestor] { return true }
      current = superclasses[type]
    }
    return false
  }

  /// The first of a class and its superclasses that fulfils a condition.
  func nearest(_ type: SwiftSymbol?, where fulfils: (UIKitName) -> Bool) -> UIKitName? {
    var current = type
    for _ in 0..<Self.maximumDepth {
      guard let type = current else { return nil }
      if let name = names[type], fulfils(name) { return name }
      current = superclasses[type]
    }
    return nil
  }
}

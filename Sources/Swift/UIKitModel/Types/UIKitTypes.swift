internal import ConstraintLayout
internal import SwiftInterpreter
public import SwiftSources
public import SwiftWorld

/// The types of UIKit and SnapKit, the same for all worlds.
public final class UIKitTypes: SystemTypes {
  package let names: UIKitNames
  let ownProperties: Set<SwiftSymbol>
  private var kinds: [SwiftSymbol: SystemTypeKind] = [:]
  private var superclasses: [SwiftSymbol: SwiftSymbol] = [:]
  private var members: [Member: StaticType] = [:]
  private var calls: [Call: [StaticType]] = [:]
  /// The program whose names classes of libraries have.
  private weak var program: Program?
  private var libraryClasses: [SwiftSymbol: SwiftSymbol?] = [:]
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
    ownProperties = [names[.snp]]
    addTypes(&table)
    var texts = TypeText()
    addProperties(PropertyTable.properties, isOfType: false, &texts, &table)
    addProperties(PropertyTable.statics, isOfType: true, &texts, &table)
    for name in Stack.Distribution.allCases.map(\.rawValue) { _ = table.intern(name) }
    for name in Stack.Alignment.allCases.map(\.rawValue) { _ = table.intern(name) }
    for name in ["vertical", "horizontal", "coder"] { _ = table.intern(name) }
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

  /// The superclass of a class; for a class of a library whose name says that it is a view or
  /// controller, that of all of them.
  public func superclass(of type: SwiftSymbol) -> SwiftSymbol? {
    superclasses[type] ?? librarySuperclass(of: type)
  }

  /// Whether the tables have a type.
  func isKnown(_ type: SwiftSymbol) -> Bool { kinds[type] != nil }

  /// Lets the types read the names of a program, for classes of libraries.
  ///
  /// Call it once the program is made, before it is asked for members.
  public func learn(from program: Program) { self.program = program }

  private func librarySuperclass(of type: SwiftSymbol) -> SwiftSymbol? {
    guard kinds[type] == nil, let program else { return nil }
    if let known = libraryClasses[type] { return known }
    let superclass: SwiftSymbol? =
      UIKitName(ofLibraryClass: program.text(type)).map { names[$0] }
    libraryClasses[type] = .some(superclass)
    return superclass
  }

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
      current = superclass(of: type)
    }
    return nil
  }

  /// Whether a class of the system is another, or descends from it.
  func descends(_ type: SwiftSymbol?, from ancestor: UIKitName) -> Bool {
    var current = type
    for _ in 0..<Self.maximumDepth {
      guard let type = current else { return false }
      if type == names[ancestor] { return true }
      current = superclass(of: type)
    }
    return false
  }

  /// The first of a class and its superclasses that fulfils a condition.
  func nearest(_ type: SwiftSymbol?, where fulfils: (UIKitName) -> Bool) -> UIKitName? {
    var current = type
    for _ in 0..<Self.maximumDepth {
      guard let type = current else { return nil }
      if let name = names[type], fulfils(name) { return name }
      current = superclass(of: type)
    }
    return nil
  }
}

extension UIKitName {
  /// The class that one of a library surely descends from, by the end of its name. Its members are
  /// unknown anyway, and a view of it is open; but extensions of `UIView` are in it, too. There is
  /// none for classes of AppKit or WatchKit.
  init?(ofLibraryClass name: String) {
    if ["NS", "WKInterface"].contains(where: { name.hasPrefix($0) }) { return nil }
    if name.hasSuffix("ViewController") {
      self = .uiViewController
      return
    }
    let endings = ["View", "Label", "Button", "Cell", "Control", "TextField", "Slider"]
    guard endings.contains(where: { name.hasSuffix($0) }) else { return nil }
    self = .uiView
  }
}

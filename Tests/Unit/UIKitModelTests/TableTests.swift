import SwiftInterpreter
import SwiftSources
import SwiftWorld
import Testing

@testable import UIKitModel

/// The tables by themselves.
@Suite struct TableTests {
  private func types() -> (UIKitTypes, SymbolTable) {
    var table = SymbolTable()
    let types = UIKitTypes(&table)
    return (types, table)
  }

  @Test func `every superclass is a class of the tables`() {
    var known: Set<String> = []
    for entry in ClassTable.entries {
      #expect(entry.superclass.isEmpty || known.contains(entry.superclass), "\(entry.name)")
      #expect(known.insert(entry.name).inserted, "\(entry.name) is listed twice")
    }
  }

  @Test func `every class has a page in the documentation`() {
    let label = ClassTable.entries.first { $0.name == "UILabel" }
    #expect(label?.documentation == "https://developer.apple.com/documentation/uikit/uilabel")
  }

  @Test func `every owner of properties and calls is a type of the tables`() {
    let (types, table) = types()
    let own: Set = ["Constraint", "ConstraintViewDSL"]
    let owners =
      (PropertyTable.properties + PropertyTable.statics).map(\.type)
      + CallTable.entries.map(\.type)
    for owner in owners where !own.contains(owner) {
      let symbol = table.find(owner)
      #expect(symbol.flatMap { types.kind(of: $0) } != nil, "\(owner)")
    }
  }

  @Test func `calls have as many labels as parameters`() {
    for entry in CallTable.entries {
      let labels = entry.signature.split(separator: "(")[1].filter { $0 == ":" }.count
      #expect(labels == entry.parameters.count, "\(entry.signature)")
    }
  }

  @Test func `a subclass takes parameters of a method of its superclass`() throws {
    let (types, table) = types()
    let label = try #require(table.find("UILabel"))
    let addSubview = try #require(table.find("addSubview"))
    let view = try #require(table.find("UIView"))
    #expect(
      types.parameters(ofCall: addSubview, of: label, isOfType: false, labels: [.empty])
        == [.system(view)])
    #expect(types.descends(label, from: .uiView))
    #expect(!types.descends(view, from: .uiLabel))
  }
}

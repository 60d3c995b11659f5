internal import SwiftSources

extension Program {
  /// The initialisers of a type, those of subclasses first.
  package func initializers(of type: StaticType) -> [FunctionMember] {
    lineage(of: type).flatMap(\.initializers)
  }

  /// The initialisers in groups of which a call takes the first that has one that suits it: a
  /// class's own with those that it inherits, then those of each superclass that it may inherit
  /// because it overrides all that are designated.
  ///
  /// - Complexity: O(lineage + initialisers).
  package func initializerGroups(_ lineage: [DeclaredType]) -> [[FunctionMember]] {
    var groups: [[FunctionMember]] = []
    var isInherited = true
    for type in lineage where !type.initializers.isEmpty {
      if isInherited, let last = groups.indices.last {
        groups[last] += type.initializers
      } else {
        groups.append(type.initializers)
      }
      if type.kind == .class { isInherited = !declaresDesignated(type) }
    }
    return groups
  }

  private func declaresDesignated(_ type: DeclaredType) -> Bool {
    type.initializers.contains { !$0.modifiers.contains(.convenience) }
  }
}

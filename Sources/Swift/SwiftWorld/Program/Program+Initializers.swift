internal import SwiftSources

extension Program {
  /// The initialisers of a type, those of subclasses first.
  package func initializers(of type: StaticType) -> [FunctionMember] {
    lineage(of: type).flatMap(\.initializers)
  }

  /// The initialisers in groups. A call takes one from the first group that has one that suits it.
  ///
  /// The first group has a class's own initialisers with those that it inherits. One group for each
  /// superclass follows, if the class overrides all designated ones.
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

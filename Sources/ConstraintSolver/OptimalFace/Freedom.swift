import Synchronization

/// The alternative optima of a solution, by variable and component.
///
/// Computed at the first use, since most solutions are never asked for them.
///
/// Sendable although it holds tableaus in an arena: nothing writes to them after the solve, and
/// queries copy them.
final class Freedom: @unchecked Sendable {
  /// A variable as a function of a column: `factor · column + offset`.
  struct Link {
    var component: Int32
    var column: Int32
    var factor: Double
    var offset: DualNumber
  }

  /// The optimal face of a component.
  struct Component {
    var face: ComponentFace
    /// The change of the edited constant since the component was solved.
    var shift = 0.0
  }

  private struct Contents: @unchecked Sendable {
    var links: [Link?]
    var components: [Int: Component]
  }

  private let contents = Mutex<Contents?>(nil)
  private let describe: () -> (links: [Link?], components: [Int: Component])

  /// The alternative optima of components that were just solved.
  init(_ open: OpenComponents<some Scalar>) { describe = open.describe }

  private init(describe: @escaping () -> (links: [Link?], components: [Int: Component])) {
    self.describe = describe
  }

  convenience init(links: [Link?], components: [Int: Component]) {
    self.init(describe: { (links, components) })
  }

  /// For each variable, the column that it depends on, if that is in an open component.
  var links: [Link?] { found.links }
  /// The components with more than one optimum.
  var components: [Int: Component] { found.components }

  private var found: Contents {
    contents.withLock { contents in
      if let contents { return contents }
      let (links, components) = describe()
      let new = Contents(links: links, components: components)
      contents = new
      return new
    }
  }

  /// The same after the edited constant has changed by `shift`.
  func shifted(by shift: Double) -> Freedom {
    Freedom(describe: { [self] in
      (links, components.mapValues { Component(face: $0.face, shift: shift) })
    })
  }

  /// The same for variables that are transformed to `factor · variable + offset`, each with numbers
  /// of its own.
  func scaled(by factors: [Double], plus offsets: [Double]?) -> Freedom {
    Freedom(describe: { [self] in
      let links = links.enumerated().map { v, link -> Link? in
        guard var link else { return nil }
        link.factor *= factors[v]
        link.offset = factors[v] * link.offset + DualNumber(offsets?[v] ?? 0, slope: 0)
        return link
      }
      return (links, components)
    })
  }

  /// The freedom of a system of which some subsystems were solved again.
  ///
  /// - Parameters:
  ///   - old: The freedom before; `nil` if the optimum was unique.
  ///   - subsystems: The variables of each subsystem, and its freedom in the order of these.
  ///   - count: The number of all variables.
  /// - Returns: The freedom now; `nil` if the optimum is unique.
  static func replacing(
    in old: Freedom?, _ subsystems: [(variables: [Int32], new: Freedom?)], count: Int
  ) -> Freedom? {
    guard old != nil || subsystems.contains(where: { $0.new != nil }) else { return nil }
    var links = old?.links ?? []
    links += Array(repeating: nil, count: count - links.count)
    var components = old?.components ?? [:]
    for v in subsystems.lazy.flatMap(\.variables) {
      if let link = links[Int(v)] { components[Int(link.component)] = nil }
      links[Int(v)] = nil
    }
    var first = (components.keys.max() ?? -1) + 1
    for (variables, new) in subsystems {
      guard let new else { continue }
      for (component, open) in new.components {
        components[first + component] = Component(
          face: open.face.renumbered(by: first), shift: open.shift)
      }
      for (at, v) in variables.enumerated() {
        guard var link = new.links[at] else { continue }
        link.component += Int32(truncatingIfNeeded: first)
        links[Int(v)] = link
      }
      first += (new.components.keys.max() ?? -1) + 1
    }
    return components.isEmpty ? nil : Freedom(links: links, components: components)
  }
}

/// The components of a solved system, some of which have more than one optimum.
struct OpenComponents<Number: Scalar> {
  let components: Components<Number>
  let variableCount: Int
  /// The values of the columns, component by component.
  let values: Buffer<Number>
  /// The components with more than one optimum.
  let faces: [OpenFace]
  /// The owner of all this memory.
  let memory: ArenaMemory

  /// The links of variables to open components.
  ///
  /// A substituted column counts as a component of its own, after the real ones.
  fileprivate func describe() -> (links: [Freedom.Link?], components: [Int: Freedom.Component]) {
    var faces = Dictionary(uniqueKeysWithValues: faces.map { ($0.component, $0.face) })
    let componentOf = columnComponents()
    for at in components.definitions.indices.reversed() {
      let sum = openSum(components.definitions[at], faces: faces, componentOf: componentOf)
      if let sum { faces[components.count + at] = .sum(sum) }
    }
    let links = (0..<variableCount).map { v -> Freedom.Link? in
      let form = components.classes.form(of: v)
      guard form.root != components.classes.constant, form.factor != 0 else { return nil }
      let position = components.columns.position[components.columnOf[form.root]]
      let component = componentOf[Int(position)]
      guard faces[Int(component)] != nil else { return nil }
      return Freedom.Link(
        component: component, column: column(at: position, of: component), factor: form.factor,
        offset: form.offset.dual)
    }
    return (links, faces.mapValues { Freedom.Component(face: $0) })
  }

  /// For each column, by its position, its component.
  private func columnComponents() -> [Int32] {
    var componentOf = [Int32](repeating: 0, count: values.count)
    for b in 0..<components.count {
      for position in components.columns.range(b) {
        componentOf[position] = Int32(truncatingIfNeeded: b)
      }
    }
    for at in components.definitions.indices {
      let position = components.position(of: components.definitions[at].column)
      componentOf[position] = Int32(truncatingIfNeeded: components.count + at)
    }
    return componentOf
  }

  /// The index of a column within its component.
  private func column(at position: Int32, of component: Int32) -> Int32 {
    Int(component) < components.count ? position - components.columns.starts[component] : 0
  }

  /// A definition over the columns that may vary; `nil` if none may.
  private func openSum(
    _ definition: FreeColumnSubstitution<Number>.Definition, faces: [Int: ComponentFace],
    componentOf: [Int32]
  ) -> OpenSum? {
    var sum = OpenSum(constant: definition.constant.dual, terms: [])
    for at in definition.range {
      let term = components.definitionTerms[at]
      let position = components.position(of: term.column)
      let component = componentOf[position]
      let column = column(at: Int32(truncatingIfNeeded: position), of: component)
      if let face = faces[Int(component)], face.mayVary(column) {
        sum.terms.append(
          .init(component: component, column: column, factor: term.value, offset: .zero))
      } else {
        sum.constant += term.value * values[position].dual
      }
    }
    return sum.terms.isEmpty ? nil : sum
  }
}

import Synchronization

/// What a solution leaves open.
///
/// Found out when somebody asks, since most solutions are only read.
///
/// Sendable although it holds tableaus in an arena: after a solve nothing writes to them. Questions
/// are asked of copies.
final class Freedom: @unchecked Sendable {
  /// A variable as a function of a column: `factor · column + offset`.
  struct Link {
    var component: Int32
    var column: Int32
    var factor: Double
    var offset: DualNumber
  }

  /// What a component leaves open.
  struct Component {
    var face: ComponentFace
    /// How far the edited constant has moved since the component was solved.
    var shift = 0.0
  }

  private struct Contents: @unchecked Sendable {
    var links: [Link?]
    var components: [Int: Component]
  }

  private let contents = Mutex<Contents?>(nil)
  private let describe: () -> (links: [Link?], components: [Int: Component])

  /// What `open` leaves open.
  init(_ open: OpenComponents<some Scalar>) { describe = open.describe }

  private init(describe: @escaping () -> (links: [Link?], components: [Int: Component])) {
    self.describe = describe
  }

  convenience init(links: [Link?], components: [Int: Component]) {
    self.init(describe: { (links, components) })
  }

  /// For each variable, what it hangs on, if that is open.
  var links: [Link?] { found.links }
  /// The components that leave something open.
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

  /// The same when the edited constant has moved.
  func shifted(by shift: Double) -> Freedom {
    Freedom(describe: { [self] in
      (links, components.mapValues { Component(face: $0.face, shift: shift) })
    })
  }

  /// The same for variables that are each `factor` times as large, and then `offset` more.
  func scaled(by factor: Double, plus offsets: [Double]) -> Freedom {
    Freedom(describe: { [self] in
      let links = zip(self.links, offsets).map { link, offset -> Link? in
        guard var link else { return nil }
        link.factor *= factor
        link.offset = factor * link.offset + DualNumber(offset, slope: 0)
        return link
      }
      return (links, components)
    })
  }

  /// What is left open when parts are solved anew.
  ///
  /// - Parameters:
  ///   - old: What was open before, if anything was.
  ///   - parts: Each part's variables in its own order, and what it leaves open by that order.
  ///   - count: The number of all variables.
  /// - Returns: What is open now, if anything is.
  static func replacing(
    in old: Freedom?, _ parts: [(variables: [Int32], new: Freedom?)], count: Int
  ) -> Freedom? {
    guard old != nil || parts.contains(where: { $0.new != nil }) else { return nil }
    var links = old?.links ?? []
    links += Array(repeating: nil, count: count - links.count)
    var components = old?.components ?? [:]
    for v in parts.lazy.flatMap(\.variables) {
      if let link = links[Int(v)] { components[Int(link.component)] = nil }
      links[Int(v)] = nil
    }
    var first = (components.keys.max() ?? -1) + 1
    for (variables, new) in parts {
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

/// The components of a solved system of which some leave something open.
struct OpenComponents<Number: Scalar> {
  let components: Components<Number>
  let variableCount: Int
  /// The values of the columns, component by component.
  let values: Buffer<Number>
  /// The components that leave something open.
  let faces: [OpenFace]
  /// What all this lives in.
  let memory: ArenaMemory

  /// How the variables hang on what is open.
  ///
  /// A column that is a function of others counts as a component of its own, after the real ones.
  fileprivate func describe() -> (links: [Freedom.Link?], components: [Int: Freedom.Component]) {
    var faces = Dictionary(uniqueKeysWithValues: faces.map { ($0.component, $0.face) })
    let componentOf = columnComponents()
    for at in components.definitions.indices.reversed() {
      let sum = openSum(components.definitions[at], faces, componentOf)
      if let sum { faces[components.count + at] = .sum(sum) }
    }
    let links = (0..<variableCount).map { v -> Freedom.Link? in
      let form = components.classes.form(of: v)
      guard form.root != components.classes.constant, form.factor != 0 else { return nil }
      let place = components.columns.position[components.columnOf[form.root]]
      let component = componentOf[Int(place)]
      guard faces[Int(component)] != nil else { return nil }
      return Freedom.Link(
        component: component, column: column(at: place, of: component), factor: form.factor,
        offset: form.offset.dual)
    }
    return (links, faces.mapValues { Freedom.Component(face: $0) })
  }

  /// For each column, by its place, its component.
  private func columnComponents() -> [Int32] {
    var componentOf = [Int32](repeating: 0, count: values.count)
    for b in 0..<components.count {
      for place in components.columns.range(b) { componentOf[place] = Int32(truncatingIfNeeded: b) }
    }
    for at in components.definitions.indices {
      let place = components.place(components.definitions[at].column)
      componentOf[place] = Int32(truncatingIfNeeded: components.count + at)
    }
    return componentOf
  }

  /// The number that a component gives one of its columns.
  private func column(at place: Int32, of component: Int32) -> Int32 {
    Int(component) < components.count ? place - components.columns.starts[component] : 0
  }

  /// A definition over the columns that are open; nothing if none is.
  private func openSum(
    _ definition: FreeColumnSubstitution<Number>.Definition, _ faces: [Int: ComponentFace],
    _ componentOf: [Int32]
  ) -> OpenSum? {
    var sum = OpenSum(constant: definition.constant.dual, terms: [])
    for at in definition.range {
      let term = components.definitionTerms[at]
      let place = components.place(term.column)
      let component = componentOf[place]
      let column = column(at: Int32(truncatingIfNeeded: place), of: component)
      if let face = faces[Int(component)], face.mayVary(column) {
        sum.terms.append(
          .init(component: component, column: column, factor: term.value, offset: .zero))
      } else {
        sum.constant += term.value * values[place].dual
      }
    }
    return sum.terms.isEmpty ? nil : sum
  }
}

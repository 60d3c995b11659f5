import Synchronization

/// The alternative optima of a solution, by variable and component.
///
/// Computed at first use, because most solutions never need them.
///
/// Sendable although it holds tableaus in an arena: they are never written after the solve, and
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

    /// The same component after components are renumbered.
    func renumbered(_ number: (Int32) -> Int32) -> Component {
      Component(face: face.renumbered(number), shift: shift)
    }
  }

  /// The columns that vary.
  struct Contents: @unchecked Sendable {
    /// The column that each variable depends on, if its component is open.
    var links: [Link?]
    /// The components with more than one optimum, by number; `nil` for others.
    var components: [Component?]

    func mayVary(_ variable: Int) -> Bool {
      guard let link = links[variable] else { return false }
      return components[Int(link.component)]?.face.mayVary(link.column) ?? false
    }
  }

  private let cache = Mutex<Contents?>(nil)
  private let describe: () -> Contents

  /// The alternative optima of freshly solved components.
  init(_ open: OpenComponents<some Scalar>) { describe = open.describe }

  private init(describe: @escaping () -> Contents) { self.describe = describe }

  convenience init(links: [Link?], components: [Component?]) {
    self.init(describe: { Contents(links: links, components: components) })
  }

  var contents: Contents { withContents { $0 } }

  /// Whether a variable may have other values.
  func mayVary(_ variable: Int) -> Bool { withContents { $0.mayVary(variable) } }

  private func withContents<R: Sendable>(_ body: (Contents) -> R) -> R {
    cache.withLock { cache in
      let contents = cache ?? describe()
      if cache == nil { cache = contents }
      return body(contents)
    }
  }

  /// The same freedom after the edited constant has changed by `shift`.
  func shifted(by shift: Double) -> Freedom {
    Freedom(describe: { [self] in
      var contents = contents
      for at in contents.components.indices { contents.components[at]?.shift = shift }
      return contents
    })
  }

  /// The same freedom after each variable becomes `factor · variable + offset`, with its own
  /// numbers.
  func scaled(by factors: [Double], plus offsets: [Double]?) -> Freedom {
    Freedom(describe: { [self] in
      var contents = contents
      for v in contents.links.indices {
        guard var link = contents.links[v] else { continue }
        link.factor *= factors[v]
        link.offset = factors[v] * link.offset + DualNumber(offsets?[v] ?? 0, slope: 0)
        contents.links[v] = link
      }
      return contents
    })
  }

  /// The freedom of a system after some subsystems were solved again.
  ///
  /// - Parameters:
  ///   - old: The previous freedom; `nil` if the optimum was unique.
  ///   - subsystems: The variables of each subsystem, and its freedom in their order.
  ///   - count: The number of all variables.
  /// - Returns: The new freedom; `nil` if the optimum is unique.
  static func replacing(
    in old: Freedom?, _ subsystems: [(variables: [Int32], new: Freedom?)], count: Int
  ) -> Freedom? {
    guard old != nil || subsystems.contains(where: { $0.new != nil }) else { return nil }
    var (links, components) = old.map { ($0.contents.links, $0.contents.components) } ?? ([], [])
    links += Array(repeating: nil, count: count - links.count)
    for v in subsystems.lazy.flatMap(\.variables) {
      if let link = links[Int(v)] { components[Int(link.component)] = nil }
      links[Int(v)] = nil
    }
    for (variables, new) in subsystems {
      guard let new = new?.contents else { continue }
      let first = Int32(truncatingIfNeeded: components.count)
      components += new.components.map { $0?.renumbered { $0 + first } }
      for (at, v) in variables.enumerated() {
        guard var link = new.links[at] else { continue }
        link.component += first
        links[Int(v)] = link
      }
    }
    let openCount = components.count { $0 != nil }
    guard openCount > 0 else { return nil }
    // Otherwise each edit would leave unused numbers behind.
    if components.count > 2 * openCount + 64 { compact(&links, &components) }
    return Freedom(links: links, components: components)
  }

  /// Renumbers components without gaps, in the same order.
  private static func compact(_ links: inout [Link?], _ components: inout [Component?]) {
    var numbers: [Int32] = []
    numbers.reserveCapacity(components.count)
    var next: Int32 = 0
    for component in components {
      numbers.append(next)
      if component != nil { next += 1 }
    }
    components = components.filter { $0 != nil }.map { $0?.renumbered { numbers[Int($0)] } }
    for v in links.indices {
      guard let component = links[v]?.component else { continue }
      links[v]?.component = numbers[Int(component)]
    }
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
  /// Each substituted column counts as a component of its own, numbered after the real ones.
  fileprivate func describe() -> Freedom.Contents {
    let definitionCount = components.definitions.count
    var open = [Freedom.Component?](repeating: nil, count: components.count + definitionCount)
    for face in faces { open[face.component] = Freedom.Component(face: face.face) }
    let componentOf = columnComponents()
    for at in components.definitions.indices.reversed() {
      let sum = openSum(components.definitions[at], open: open, componentOf: componentOf)
      if let sum { open[components.count + at] = Freedom.Component(face: .sum(sum)) }
    }
    let links = (0..<variableCount).map { v -> Freedom.Link? in
      let form = components.classes.form(of: v)
      guard form.root != components.classes.constant, form.factor != 0 else { return nil }
      let position = components.columns.position[components.columnOf[form.root]]
      let component = componentOf[Int(position)]
      guard open[Int(component)] != nil else { return nil }
      return Freedom.Link(
        component: component, column: column(at: position, of: component), factor: form.factor,
        offset: form.offset.dual)
    }
    return Freedom.Contents(links: links, components: open)
  }

  /// The component of each column, by position.
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

  /// A definition over the columns that may vary, or `nil` if none may.
  private func openSum(
    _ definition: FreeColumnSubstitution<Number>.Definition, open: [Freedom.Component?],
    componentOf: [Int32]
  ) -> OpenSum? {
    var sum = OpenSum(constant: definition.constant.dual, terms: [])
    for at in definition.range {
      let term = components.definitionTerms[at]
      let position = components.position(of: term.column)
      let component = componentOf[position]
      let column = column(at: Int32(truncatingIfNeeded: position), of: component)
      if let open = open[Int(component)], open.face.mayVary(column) {
        sum.terms.append(
          .init(component: component, column: column, factor: term.value, offset: .zero))
      } else {
        sum.constant += term.value * values[position].dual
      }
    }
    return sum.terms.isEmpty ? nil : sum
  }
}

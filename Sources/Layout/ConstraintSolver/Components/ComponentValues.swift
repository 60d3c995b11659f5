/// The solved components of a presolved system.
struct ComponentValues<Number: Scalar> {
  let components: Components<Number>
  /// The values of the columns, component by component.
  let values: Buffer<Number>
  /// The components with more than one optimal solution.
  let faces: [OpenFace]

  /// Builds the components and solves them one by one.
  init(_ presolve: Presolve<Number>, feasibilityOnly: Bool) throws(Failure) {
    let context = presolve.context
    var builder = ComponentBuilder(presolve, feasibilityOnly: feasibilityOnly)
    // Use local variables: a stored property would be copied as a whole for each component.
    let components = try builder.build()
    let values = context.arena.buffer(components.bounds.count, of: Number.zero)
    let count = components.count
    var faces: [OpenFace] = []
    if !feasibilityOnly {
      context.meter.note {
        $0.stage = .components
        $0.componentCount = count
      }
    }
    // A single component has all soft bounds.
    var gathered = List<SoftBounds<Number>>(
      capacity: count == 1 ? components.softBounds.count : 16, in: context.arena)
    var allCosts: VertexCosts?
    for index in 0..<count {
      if !feasibilityOnly { context.meter.note { $0.solvedComponentCount = index } }
      do throws(Failure) {
        let columns = components.columns.range(index)
        let face: ComponentFace
        func costs() throws(Failure) -> VertexCosts? {
          if feasibilityOnly { return nil }
          if allCosts == nil {
            allCosts = try VertexCosts(components, of: presolve.system, context)
          }
          return allCosts?.slice(columns)
        }
        if columns.count == 1 && components.rowGroups.range(index).isEmpty {
          let single = try SingleVariable(
            components.bounds[columns.lowerBound], components.softBounds, gathering: &gathered,
            context: context)
          values[columns.lowerBound] = single.lower
          if single.isPoint { continue }
          values[columns.lowerBound] = try costs()?.end(of: single.lower, single.upper) ?? .zero
          face = .interval(lower: single.lower.dual, upper: single.upper.dual)
        } else {
          let component = components.component(index, gathering: &gathered, in: context.arena)
          face = try component.solve(
            into: values.slice(columns), costs: costs, context: context)
          if case .point = face { continue }
        }
        if !feasibilityOnly { faces.append(OpenFace(component: index, face: face)) }
      } catch .infeasible(let members) {
        throw .infeasible(try builder.explanation(of: members))
      }
    }
    components.computeDefined(values)
    (self.components, self.values, self.faces) = (components, values, faces)
  }
}

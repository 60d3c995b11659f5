import ConstraintLayout
internal import JSONDocuments
internal import ServiceContract
internal import LayoutRequests

extension LayoutRequestDecoder {
  /// Reads a sweep: a numeric property and the bounds of its values.
  func readSweep(_ value: JSONValue) -> LayoutRequest.Sweep? {
    guard let fields = ObjectFields<SweepMember>(value, errors) else { return nil }
    let ends = (
      from: fields.required(.from, errors).flatMap(length),
      to: fields.required(.to, errors).flatMap(length)
    )
    guard let name = fields.required(.property, errors), errors.string(name) != nil,
      let resolved = path(name), let path = sweepPath(resolved, at: name), let from = ends.from,
      let to = ends.to
    else { return nil }
    guard from < to else {
      errors.add(.invalidVariant, at: value, "`from` must be below `to`")
      return nil
    }
    var sweep = LayoutRequest.Sweep(text: name.string ?? "", path: path, from: from, to: to)
    if case .item(let item, .insets(.margins, _)) = path {
      sweep.stackWithMargins = stackWithMargins(item)
    }
    return sweep
  }

  private func sweepPath(
    _ resolved: ResolvedPath, at name: JSONValue
  ) -> LayoutRequest.Sweep.Path? {
    switch (resolved.target, resolved.property) {
    case (.item(let item), .given), (.item(let item), .intrinsic), (.item(let item), .insets):
      return .item(item, resolved.property)
    case (.item(let guide), .guideInsets):
      guard scene.insets(of: guide) != nil else {
        errors.add(.invalidVariant, at: name, "the guide has no insets")
        return nil
      }
      return .item(guide, resolved.property)
    case (.item(let item), .stack(.spacing)):
      guard scene.stack(of: item) != nil else {
        errors.add(.invalidVariant, at: name, "the view arranges nothing: it has no `stack`")
        return nil
      }
      return .item(item, resolved.property)
    case (.constraint(let id), .constant):
      let first = Int(constraintsByID[id])
      guard first >= 0 else { return nil }
      guard places.constraints[first].part < 0 else {
        errors.add(.invalidVariant, at: name, "the id stands for several constraints")
        return nil
      }
      return .constant(first)
    default:
      errors.add(.invalidVariant, at: name, "a sweep is over a property that is one number")
      return nil
    }
  }
}

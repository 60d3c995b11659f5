/// The row of a constraint that has one variable for each side, or a single size:
/// `factor · variable + secondFactor · second + constant`. A negative `second` omits that term.
struct VariablePair {
  let factor: Double
  let variable: Int
  let secondFactor: Double
  let second: Int
  let constant: Double

  /// The row of a constraint; `nil` if it has other variables, such as both edges of a center, the
  /// container's edge, or the sides of a mirrored root.
  @inline(__always)
  init?(_ constraint: UnsafePointer<SceneConstraint>, _ variables: SceneVariables) {
    let kind = constraint.pointee.first.attribute.kind
    let factor = constraint.pointee.firstFactor
    guard constraint.pointee.firstOrigin == nil, factor != 0,
      variables.direction == .leftToRight || kind != .horizontal
    else { return nil }
    guard let first = variables.variable(of: constraint.pointee.first) else { return nil }
    // Adding to 0 makes no constant -0.
    var constant = 0 + factor * first.constant
    if let anchor = constraint.pointee.second {
      let multiplier = constraint.pointee.multiplier
      // With different factors, positions depend on where the container is.
      guard constraint.pointee.secondOrigin == nil, multiplier != 0,
        multiplier == factor || kind == .size
      else { return nil }
      guard let other = variables.variable(of: anchor), other.index != first.index else {
        return nil
      }
      constant += -multiplier * other.constant
      (secondFactor, second) = (-multiplier, other.index)
    } else {
      guard kind == .size else { return nil }
      (secondFactor, second) = (-1, -1)
    }
    self.factor = factor
    variable = first.index
    self.constant = constant - constraint.pointee.constant
  }
}

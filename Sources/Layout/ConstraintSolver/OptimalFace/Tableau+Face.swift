/// The optimal face of a solved level, as bounds for the levels below.
extension Tableau {
  /// Narrows the bounds of variables to the optimal face, and returns the variables that this
  /// fixes.
  ///
  /// Uses complementary slackness with the optimal basis: a nonbasic variable cannot move in a
  /// direction of rising cost, moves only to its next breakpoint if its cost is constant, and a
  /// basic variable stays on its side of every breakpoint.
  mutating func tighten() -> List<Int32> {
    var fixed = List<Int32>(capacity: 0, in: arena)
    for at in candidates.indices {
      let v = Int(candidates[at])
      guard !isBasic(v), cells[v].canMove else { continue }
      let cell = cells[v]
      let x = cell.value
      var (low, high) = (cell.lower, cell.upper)
      let rates = rates(v)
      if rates.up > Tolerance.rate { high = x }
      if rates.down > Tolerance.rate { low = x }
      for own in softBoundsRange(v) {
        let soft = softBounds[own]
        keepSide(x, of: soft)
        switch Tableau.ownSide(
          x.value, lower: soft.lower.value, upper: soft.upper.value, up: true)
        {
        case -1: high = context.range.lesser(high, soft.lower)
        case 0: high = context.range.lesser(high, soft.upper)
        default: break
        }
        switch Tableau.ownSide(
          x.value, lower: soft.lower.value, upper: soft.upper.value, up: false)
        {
        case 1: low = context.range.greater(low, soft.upper)
        case 0: low = context.range.greater(low, soft.lower)
        default: break
        }
      }
      bound(v, low: low, high: high)
      if !cells[v].canMove { fixed.append(Int32(truncatingIfNeeded: v), in: arena) }
    }
    for at in softBounds.indices {
      let soft = softBounds[at]
      let v = Int(soft.variable)
      guard isBasic(v), cells[v].canMove else { continue }
      switch sides[at] {
      case -1: bound(v, low: -.infinity, high: soft.lower)
      case 0: bound(v, low: soft.lower, high: soft.upper)
      default: bound(v, low: soft.upper, high: .infinity)
      }
      if !cells[v].canMove { fixed.append(Int32(truncatingIfNeeded: v), in: arena) }
    }
    return fixed
  }

  /// Limits the range of the edited constant to values that keep a nonbasic variable on its side of
  /// soft bounds, or at its bound.
  @inline(__always)
  private func keepSide(_ x: Number, of soft: SoftBounds<Number>) {
    keepSide(x, soft.lower)
    keepSide(x, soft.upper)
  }

  @inline(__always)
  private func keepSide(_ x: Number, _ end: Number) {
    // Equal slopes never change sides. All slopes are equal if no constant is edited.
    guard end.isFinite, x.slope != end.slope else { return }
    if abs(x.value - end.value) <= Tolerance.near(end.value) {
      context.range.keepZero(x - end)
    } else {
      context.range.keepOrder(x, end)
    }
  }

  /// Narrows the bounds of a variable, but never past its value. Bounds that nearly meet become
  /// equal.
  @inline(__always)
  func bound(_ v: Int, low: Number, high: Number) {
    let (lower, upper) = context.range.narrowedBounds(
      cells[v].lower, cells[v].upper, from: low, to: high, around: cells[v].value)
    cells[v].lower = lower
    cells[v].upper = upper
  }

  /// Removes a fixed variable from the basis and the matrix.
  mutating func fix(_ v: Int) throws(Failure) {
    if isBasic(v) {
      try fixBasic(v)
    } else if !keepsFixed {
      matrix.removeColumn(v)
    }
  }
}

import ConstraintSolver

/// Reads frames from the values of a solution, exact or rounded to pixels.
struct FrameReader {
  let options: LayoutOptions
  let variables: SceneVariables
  let values: [Double]

  /// The frames of all items; `nil` if a number is beyond ``LayoutLimits/result``.
  ///
  /// - Complexity: O(items).
  func frames() -> [Frame]? {
    var frames: [Frame] = []
    frames.reserveCapacity(variables.scene.items.count)
    for index in variables.scene.items.indices {
      let frame = frame(of: ItemIndex(index))
      guard frame.isWithinLimits else { return nil }
      frames.append(frame)
    }
    return frames
  }

  func frame(of item: ItemIndex) -> Frame {
    let own = variables.frameEdges(of: item)
    // Rounding must not make a size negative. Only the insets of a guide may do that.
    var least = 0.0
    if case .insetGuide = variables.scene.items[item.index].kind { least = -.infinity }
    let outer: FrameEdges? =
      options.coordinates == .root
      ? nil : variables.scene.items[item.index].parent.map { variables.frameEdges(of: $0) }
    let left = own.left.value(values)
    let top = own.top.value(values)
    guard let scale = options.scale else {
      return Frame(
        x: withoutNoise(own.left.distance(from: outer?.left, values), edge: left),
        y: withoutNoise(own.top.distance(from: outer?.top, values), edge: top),
        width: max(least, withoutNoise(values[own.width], edge: own.right.value(values))),
        height: max(least, withoutNoise(values[own.height], edge: own.bottom.value(values))))
    }
    let pixels = (
      left: pixel(left, scale), right: pixel(own.right.value(values), scale),
      top: pixel(top, scale), bottom: pixel(own.bottom.value(values), scale)
    )
    return Frame(
      x: (pixels.left - (outer.map { pixel($0.left.value(values), scale) } ?? 0)) / scale,
      y: (pixels.top - (outer.map { pixel($0.top.value(values), scale) } ?? 0)) / scale,
      width: max(least, (pixels.right - pixels.left) / scale),
      height: max(least, (pixels.bottom - pixels.top) / scale))
  }

  /// The pixel index of an edge, rounded half up. Edges up to ``LayoutTolerance/edge`` below a half
  /// count as the half.
  private func pixel(_ edge: Double, _ scale: Double) -> Double {
    ((edge + LayoutTolerance.edge) * scale + 0.5).rounded(.down)
  }

  /// Rounds a number to four decimals if the change is within the rounding error of its edge.
  ///
  /// Beside a distant edge, that error may exceed an exact small number, which a constraint may
  /// multiply by a large factor. The change must therefore be small compared with the number too.
  @inline(__always)
  private func withoutNoise(_ number: Double, edge: Double) -> Double {
    // Skip integers: at this size they are exact.
    // Adding 3 · 2⁵¹ rounds a smaller number to an integer.
    let shift: Double = 6_755_399_441_055_744
    if abs(number) < 1e9, (number + shift) - shift == number { return number }
    return withoutNoiseOfDecimals(number, edge: edge)
  }

  private func withoutNoiseOfDecimals(_ number: Double, edge: Double) -> Double {
    let decimals =
      (number * LayoutTolerance.frameDecimals).rounded() / LayoutTolerance.frameDecimals
    let change = abs(number - decimals)
    guard change <= LayoutTolerance.frameNoise * (1 + abs(edge)) else { return number }
    return decimals == 0 || change <= LayoutTolerance.frameChange * abs(number)
      ? decimals : number
  }
}

extension Frame {
  /// Whether no number is beyond ``LayoutLimits/result``.
  var isWithinLimits: Bool {
    // Written so that NaN fails the comparison.
    abs(x) <= LayoutLimits.result && abs(y) <= LayoutLimits.result
      && abs(width) <= LayoutLimits.result && abs(height) <= LayoutLimits.result
  }
}

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
    let own = sides(of: item)
    // Rounding must not make a size negative. Only the insets of a guide may do that.
    var least = 0.0
    if case .insetGuide = variables.scene.items[item.index].kind { least = -.infinity }
    let parent = options.coordinates == .root ? nil : variables.scene.items[item.index].parent
    let origin = parent.map { sides(of: $0) } ?? Sides()
    guard let scale = options.scale else {
      var x = own.left - origin.left
      if variables.mirrorsEdges { x = mirroredX(of: item, in: parent) }
      return Frame(
        x: withoutNoise(x, edge: own.left),
        y: withoutNoise(own.top - origin.top, edge: own.top),
        width: max(least, withoutNoise(own.width, edge: own.right)),
        height: max(least, withoutNoise(own.height, edge: own.bottom)))
    }
    let left = pixel(own.left, scale)
    let top = pixel(own.top, scale)
    return Frame(
      x: (left - (parent == nil ? 0 : pixel(origin.left, scale))) / scale,
      y: (top - (parent == nil ? 0 : pixel(origin.top, scale))) / scale,
      width: max(least, (pixel(own.right, scale) - left) / scale),
      height: max(least, (pixel(own.bottom, scale) - top) / scale))
  }

  /// The numbers of a frame in root coordinates.
  private struct Sides {
    var left = 0.0
    var right = 0.0
    var width = 0.0
    var top = 0.0
    var bottom = 0.0
    var height = 0.0
  }

  @inline(__always)
  private func sides(of item: ItemIndex) -> Sides {
    let base = variables.base(of: item)
    var sides = Sides(
      left: values[base + SceneVariables.Offset.start],
      right: values[base + SceneVariables.Offset.end],
      width: values[base + SceneVariables.Offset.width],
      top: values[base + SceneVariables.Offset.top],
      bottom: values[base + SceneVariables.Offset.bottom],
      height: values[base + SceneVariables.Offset.height])
    if variables.mirrorsEdges {
      let edges = variables.frameEdges(of: item)
      (sides.left, sides.right) = (edges.left.value(values), edges.right.value(values))
    }
    return sides
  }

  @inline(never)
  private func mirroredX(of item: ItemIndex, in parent: ItemIndex?) -> Double {
    let left = variables.frameEdges(of: item).left
    return left.distance(from: parent.map { variables.frameEdges(of: $0).left }, values)
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

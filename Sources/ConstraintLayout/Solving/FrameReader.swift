import ConstraintSolver

/// Reads frames out of a solution, exact or rounded to pixels.
struct FrameReader {
  let scene: LayoutScene
  let options: LayoutOptions
  let translator: Translator
  let values: [Double]

  /// The frames of all items, or nothing where a number is beyond ``LayoutLimits/result``.
  ///
  /// - Complexity: O(items).
  func frames() -> [Frame]? {
    var frames: [Frame] = []
    frames.reserveCapacity(scene.items.count)
    for index in scene.items.indices {
      let item = ItemIndex(index)
      let frame = frame(of: item)
      // Written so that a number that is none fails it too.
      guard
        abs(frame.x) <= LayoutLimits.result, abs(frame.y) <= LayoutLimits.result,
        abs(frame.width) <= LayoutLimits.result, abs(frame.height) <= LayoutLimits.result
      else { return nil }
      frames.append(frame)
    }
    return frames
  }

  /// What rounding leaves of a size is never below zero, but where insets make a guide so.
  private func frame(of item: ItemIndex) -> Frame {
    let own = translator.frameEdges(of: item)
    var least = 0.0
    if case .insetGuide = scene.items[item.index].kind { least = -.infinity }
    let outer: FrameEdges? =
      options.coordinates == .root
      ? nil : scene.items[item.index].parent.map { translator.frameEdges(of: $0) }
    let left = own.left.value(values)
    let top = own.top.value(values)
    guard let scale = options.scale else {
      return Frame(
        x: settled(own.left.distance(from: outer?.left, values), beside: left),
        y: settled(own.top.distance(from: outer?.top, values), beside: top),
        width: max(least, settled(values[own.width], beside: own.right.value(values))),
        height: max(least, settled(values[own.height], beside: own.bottom.value(values))))
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

  /// The whole pixel of an edge: half up, where a millionth of a point below a half is a half.
  private func pixel(_ edge: Double, _ scale: Double) -> Double {
    ((edge + 1e-6) * scale + 0.5).rounded(.down)
  }

  /// A number without the last digits that sums of binary fractions leave behind: one that is as
  /// near to four decimals as the rounding of the edges that it comes from is taken to be those.
  /// Beside edges that are far out a small number may be exact, and large after a factor: it
  /// changes by no digit that a constraint is held to.
  private func settled(_ number: Double, beside edge: Double) -> Double {
    let decimals = (number * 1e4).rounded() / 1e4
    let change = abs(number - decimals)
    guard change <= 1e-12 * (1 + abs(edge)) else { return number }
    return decimals == 0 || change <= 1e-7 * abs(number) ? decimals : number
  }
}

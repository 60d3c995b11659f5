import ConstraintSolver

/// Joining stretches that continue one another.
enum SweepJoining {
  /// The deviation from a line, relative to 1 plus the number, that is a rounding error.
  private static let tolerance = 1e-8

  /// Whether three numbers lie on a line: at the start, at a share of the way, and at the end; and
  /// the middle one is the same from both sides.
  static func isLine(
    _ start: Double, _ before: Double, _ after: Double, _ end: Double, share: Double
  ) -> Bool {
    let slack = tolerance * (1 + abs(before))
    return abs(before - after) <= slack && abs(start + share * (end - start) - before) <= slack
  }
}

extension LayoutSweep.Stretch<LayoutSweep.Frames> {
  /// Whether another stretch, which begins where this one ends, has the same linear functions.
  ///
  /// - Complexity: O(items).
  func isContinued(by next: LayoutSweep.Stretch<LayoutSweep.Frames>) -> Bool {
    let share = (to - from) / (next.to - from)
    return value.start.indices.allSatisfy { item in
      let (a, b) = (value.start[item], value.end[item])
      let (c, d) = (next.value.start[item], next.value.end[item])
      return SweepJoining.isLine(a.x, b.x, c.x, d.x, share: share)
        && SweepJoining.isLine(a.y, b.y, c.y, d.y, share: share)
        && SweepJoining.isLine(a.width, b.width, c.width, d.width, share: share)
        && SweepJoining.isLine(a.height, b.height, c.height, d.height, share: share)
    }
  }
}

extension LayoutSweep.Stretch<[LayoutSweep.Unsatisfied]> {
  /// This stretch with another one, which begins where it ends; `nil` if that differs.
  func joined(
    to next: LayoutSweep.Stretch<[LayoutSweep.Unsatisfied]>
  ) -> LayoutSweep.Stretch<[LayoutSweep.Unsatisfied]>? {
    guard value.count == next.value.count else { return nil }
    let share = (to - from) / (next.to - from)
    var joined = LayoutSweep.Stretch(from: from, to: next.to, value)
    for index in value.indices {
      let (own, other) = (value[index], next.value[index])
      guard own.origin == other.origin, own.kind == other.kind,
        SweepJoining.isLine(own.start, own.end, other.start, other.end, share: share)
      else { return nil }
      joined.value[index].end = other.end
    }
    return joined
  }
}

extension ParametricSweep.Piece {
  /// The parts of the range in which every wrapping text keeps its height: cut where a width
  /// reaches a row of its table.
  ///
  /// - Complexity: O(n log n) for n rows of all tables.
  func stretches(
    of texts: [ItemIndex], _ translator: Translator
  ) -> [(from: Double, to: Double)] {
    var cuts = [lower, upper]
    for item in texts {
      guard let table = translator.scene.intrinsicSize(of: item)?.heightForWidth else { continue }
      let variable = translator.frameEdges(of: item).width
      let insets = translator.scene.geometry(of: item).alignment
      let (first, last) = (start[variable], end[variable])
      guard first != last else { continue }
      for row in table.rows {
        let share = (row.width + insets.left + insets.right - first) / (last - first)
        if share > 0, share < 1 { cuts.append(lower + share * (upper - lower)) }
      }
    }
    cuts.sort()
    return zip(cuts, cuts.dropFirst()).filter { $0.0 < $0.1 }.map { (from: $0, to: $1) }
  }
}

extension LayoutScene {
  /// The views with a ``HeightTable``.
  var wrappingTexts: [ItemIndex] {
    items.indices.map { ItemIndex($0) }.filter { intrinsicSize(of: $0)?.heightForWidth != nil }
  }
}

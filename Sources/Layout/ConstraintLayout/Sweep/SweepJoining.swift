internal import Cancellation
import ConstraintSolver

/// Joins stretches that continue one another.
enum SweepJoining {
  /// The deviation from a line that counts as a rounding error, relative to 1 plus the number.
  private static let tolerance = 1e-8

  /// Whether the numbers at the start, at a share of the way and at the end lie on a line, and the
  /// middle one is the same from both sides.
  static func isLine(
    _ start: Double, _ before: Double, _ after: Double, _ end: Double, share: Double
  ) -> Bool {
    let slack = tolerance * (1 + abs(before))
    return abs(before - after) <= slack && abs(start + share * (end - start) - before) <= slack
  }
}

extension LayoutSweep.Stretch<LayoutSweep.Frames> {
  /// Whether the adjacent next stretch has the same linear functions.
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
  /// Whether the adjacent next stretch has the same constraints and linear functions.
  ///
  /// - Complexity: O(constraints).
  func isContinued(by next: LayoutSweep.Stretch<[LayoutSweep.Unsatisfied]>) -> Bool {
    guard value.count == next.value.count else { return false }
    let share = (to - from) / (next.to - from)
    return value.indices.allSatisfy { index in
      let (own, other) = (value[index], next.value[index])
      return own.origin == other.origin && own.kind == other.kind
        && SweepJoining.isLine(own.start, own.end, other.start, other.end, share: share)
    }
  }
}

extension ParametricSweep.Piece {
  /// Splits the range so that every wrapping text keeps its height in each part, and is cut in all
  /// of it or nowhere. The parts end where a width reaches a row of the text's table, or changes
  /// the lines of the text.
  ///
  /// - Parameters:
  ///   - texts: The views with wrapping text.
  ///   - translator: The translator of a scene with these texts.
  ///   - limit: The maximum number of changes of a text.
  ///   - work: Increased by the work of measuring.
  ///   - cancellation: Checked before each measurement.
  /// - Returns: The parts; `nil` if a text changes more often than the limit, or after
  ///   cancellation.
  /// - Complexity: O(n log n) for n rows of all tables and changes of all texts.
  func stretches(
    of texts: [ItemIndex], _ translator: Translator, limit: Int, work: inout Int,
    cancellation: CancellationCheck
  ) -> [(from: Double, to: Double)]? {
    var cuts = [lower, upper]
    for item in texts {
      guard let size = translator.scene.intrinsicSize(of: item) else { continue }
      let variable = translator.frameEdges(of: item).width
      let insets = translator.scene.geometry(of: item).alignment
      let (first, last) = (start[variable], end[variable])
      guard first != last else { continue }
      let inset = insets.left + insets.right
      var widths: [Double] = size.heightForWidth?.rows.map(\.width) ?? []
      if let measure = size.text?.measure {
        var measurements = 0
        let changes = measure.extentChanges(
          from: min(first, last) - inset, to: max(first, last) - inset, limit: limit,
          measurements: &measurements, cancellation: cancellation)
        work += measurements * measure.work
        guard let changes else { return nil }
        widths = changes
      }
      for width in widths {
        let share = (width + inset - first) / (last - first)
        if share > 0, share < 1 { cuts.append(lower + share * (upper - lower)) }
      }
    }
    cuts.sort()
    return zip(cuts, cuts.dropFirst()).filter { $0.0 < $0.1 }.map { (from: $0, to: $1) }
  }
}

extension LayoutScene {
  /// The views whose height depends on their width.
  var wrappingTexts: [ItemIndex] {
    items.indices.map { ItemIndex($0) }.filter { intrinsicSize(of: $0)?.followsWidth == true }
  }
}

import ConstraintLayout
import InterfaceBuilder
internal import LayoutRequests

extension InterfaceVerdict {
  /// A view whose saved frame differs from the solved one.
  struct Misplaced {
    var view: Int
    var saved: Frame
    /// Whether rounding and the baselines of unknown fonts may explain the difference.
    var isSlight: Bool
  }

  /// The distance in points explained by rounding and the baselines of unknown fonts: the maximum
  /// observed for views that had not moved.
  private static let slightDistance = 1.5 + 1e-4

  /// The views whose saved frames match neither the exact nor the rounded ones. Excludes ambiguous
  /// views, and all views of a scene in conflict.
  var misplaced: [Misplaced] {
    guard case .solved(let solution) = layout.result, solution.broken.isEmpty, let exact,
      let rounded
    else { return [] }
    let open = Set(solution.ambiguous.map(\.item.index))
    return layout.scene.items.indices.compactMap { index in
      guard layout.scene.items[index].parent != nil, !open.contains(index),
        let saved = imported.savedFrames[index],
        !Self.agrees(exact[index], saved), !Self.agrees(rounded[index], saved)
      else { return nil }
      let isSlight = [exact[index], rounded[index]].contains {
        Self.agrees($0, saved, within: Self.slightDistance)
      }
      return Misplaced(view: index, saved: saved, isSlight: isSlight)
    }
  }

  /// The views with outdated `misplaced` or `ambiguous` flags, and those flags. None for a scene in
  /// conflict.
  var staleFlags: [(view: Int, flags: ImportedScene.Flags)] {
    guard case .solved(let solution) = layout.result, solution.broken.isEmpty else { return [] }
    let misplaced = Set(misplaced.map(\.view))
    return imported.flags.indices.compactMap { index in
      var stale = imported.flags[index]
      // An ambiguous frame has no position to compare.
      if misplaced.contains(index) || open.contains(index) { stale.remove(.misplaced) }
      if open.contains(index) || scrollable.isOpen(ItemIndex(index)) { stale.remove(.ambiguous) }
      return stale.isEmpty ? nil : (index, stale)
    }
  }

  private static func agrees(
    _ frame: Frame, _ saved: Frame, within tolerance: Double = tolerance
  ) -> Bool {
    abs(frame.x - saved.x) <= tolerance && abs(frame.y - saved.y) <= tolerance
      && abs(frame.width - saved.width) <= tolerance
      && abs(frame.height - saved.height) <= tolerance
  }
}

import ConstraintSolver

extension LayoutSession {
  /// The fitting size of a view: its size if only its contents are laid out.
  ///
  /// The layout consists of the view, its descendants and the constraints on no other item. It
  /// includes the view's given and intrinsic sizes but not its position. The size is exact,
  /// regardless of scale.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - scene: A scene as for ``solve(_:)``.
  ///   - width: The target width.
  ///   - height: The target height.
  /// - Returns: The size of the view's frame, in points.
  /// - Throws: ``LayoutError``, with the indices of `scene`.
  /// - Complexity: O(scene), plus a solve of the view's contents.
  public mutating func fittingSize(
    of view: ItemIndex, in scene: LayoutScene, width: FittingTarget = .compressed,
    height: FittingTarget = .compressed
  ) throws(LayoutError) -> Size {
    var subscene = Subscene(of: view, in: scene)
    subscene.add(width, for: .width)
    subscene.add(height, for: .height)
    var inner = LayoutSession(options: options, limits: limits)
    inner.options.scale = nil
    inner.options.onConflict = .fail
    do throws(LayoutError) {
      let frame = try inner.solve(subscene.scene).frames[0]
      limits.work = inner.limits.work
      return Size(width: frame.width, height: frame.height)
    } catch {
      guard case .conflict(let sets, let hasMore) = error else { throw error }
      throw .conflict(sets.map { $0.mapped(subscene.original) }, hasMore: hasMore)
    }
  }
}

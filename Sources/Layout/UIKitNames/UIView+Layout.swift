public import ConstraintLayout
import ConstraintSolver
import Foundation

extension UIView {
  /// Computes the frames like ``layoutIfNeeded()``. If required constraints cannot all hold, it
  /// throws and keeps the frames.
  ///
  /// - Throws: The conflict, or the reason for which the tree has no frames. Constraints are given
  ///   as text.
  public func solveLayout() throws(LiveLayoutError) { try root.solve(onConflict: .fail) }

  /// The view at the top of the tree.
  final var root: UIView {
    var view: UIView = self
    while let superview = view.superview { view = superview }
    return view
  }

  /// Computes the frames of the tree below a root.
  final func solve(onConflict policy: ConflictPolicy) throws(LiveLayoutError) {
    let views = tree
    for view in views { view.updateItem() }
    live.options.onConflict = policy
    let solved = try live.solve()
    let ambiguous = Set(solved.ambiguous.map { ObjectIdentifier($0) })
    for view in views {
      if let frame = solved[view.item] { view.frame = CGRect(frame) }
      view.hasAmbiguousLayout = ambiguous.contains(ObjectIdentifier(view.item))
      for guide in view.layoutGuides {
        guard let item = guide.rectangle as? LayoutGuide, let frame = solved[item] else { continue }
        guide.solvedFrame = CGRect(frame)
      }
    }
    for view in views { view.layoutSubviews() }
  }

  /// The view and its descendants, each before its subviews.
  private var tree: [UIView] {
    var found: [UIView] = []
    var open: [UIView] = [self]
    while let view = open.popLast() {
      found.append(view)
      open += view.subviews.reversed()
    }
    return found
  }

  /// Writes what a layout depends on to the item that the solver sees.
  private func updateItem() {
    item.given = given
    item.geometry.margins = directionalLayoutMargins.layoutInsets
    item.geometry.safeArea = safeAreaInsets.directional.layoutInsets
    let size = intrinsicContentSize
    item.intrinsicSize = IntrinsicSize(
      width: size.width == UIView.noIntrinsicMetric ? nil : Double(size.width),
      height: size.height == UIView.noIntrinsicMetric ? nil : Double(size.height),
      hugging: contentPriorities.hugging.solverPriorities,
      compressionResistance: contentPriorities.compressionResistance.solverPriorities)
  }

  /// The numbers of the frame that constraints cannot change.
  private var given: GivenFrame {
    let (x, y) = (Double(frame.origin.x), Double(frame.origin.y))
    guard !translatesAutoresizingMaskIntoConstraints else {
      return GivenFrame(
        x: x, y: y, width: Double(frame.size.width), height: Double(frame.size.height))
    }
    return superview == nil ? GivenFrame(x: x, y: y) : GivenFrame()
  }
}

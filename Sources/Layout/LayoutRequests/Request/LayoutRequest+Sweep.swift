package import ConstraintLayout
import ConstraintSolver

extension LayoutRequest {
  /// A property whose values are all solved for.
  public struct Sweep: Sendable {
    /// The path as it is written.
    public var text: String
    package var path: Path
    /// The least value.
    public var from: Double
    /// The greatest value.
    public var to: Double

    /// The stack of the view whose margins are swept, if these are what makes its views keep them.
    package var stackWithMargins: Stack?

    /// Makes a sweep.
    package init(text: String, path: Path, from: Double, to: Double) {
      self.text = text
      self.path = path
      self.from = from
      self.to = to
    }

    /// A property with a number as its value.
    package enum Path: Sendable {
      case item(ItemIndex, LayoutPath.Property)
      case constant(Int)
    }

    /// The edits that give the property a value, in a scene.
    package func edits(_ value: Double, in scene: LayoutScene) -> [LayoutEdit] {
      switch path {
      case .constant(let constraint): return [.constant(constraint, value)]
      case .item(let item, let property):
        switch property {
        case .given(let dimension): return [.given(item, dimension, value)]
        case .intrinsic(let axis): return [.intrinsic(item, axis, value)]
        case .insets(let area, let side):
          let insets = (side.map { [$0] } ?? DirectionalInsets.Side.allCases).map {
            LayoutEdit.inset(item, area, $0, value)
          }
          return insets + (stackWithMargins.map { [.stack($0)] } ?? [])
        case .guideInsets(let side):
          return (side.map { [$0] } ?? EdgeInsets.Side.allCases).map {
            .guideInset(item, $0, value)
          }
        case .stack(.spacing):
          guard var stack = scene.stack(of: item) else { return [] }
          stack.spacing = value
          return [.stack(stack)]
        default: return []
        }
      }
    }
  }
}

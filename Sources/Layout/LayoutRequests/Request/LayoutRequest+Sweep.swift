package import ConstraintLayout
import ConstraintSolver

extension LayoutRequest {
  /// A property for whose whole range of values the layout is solved.
  public struct Sweep: Sendable {
    /// The path as written in the request.
    public var text: String
    package var path: Path
    /// The minimum value.
    public var from: Double
    /// The maximum value.
    public var to: Double

    /// The view's stack, set to respect margins, if sweeping the margins makes it do so.
    package var stackWithMargins: Stack?

    /// Makes a sweep.
    package init(text: String, path: Path, from: Double, to: Double) {
      self.text = text
      self.path = path
      self.from = from
      self.to = to
    }

    /// A property with a numeric value.
    package enum Path: Sendable {
      case item(ItemIndex, LayoutPath.Property)
      case constant(Int)
    }

    /// The edits that set the property to a value in a scene.
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

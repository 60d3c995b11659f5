import API
import ConstraintLayout
import InterfaceBuilder
import LayoutRequests
internal import TextBytes

extension LayoutFindings {
  /// Whether the author states a constraint; otherwise a view implies it.
  static func isStated(_ origin: ConstraintOrigin) -> Bool {
    if case .constraint = origin { return true }
    return false
  }

  /// The text of a constraint without the numbers that a configuration may change.
  func identity(of origin: ConstraintOrigin, _ base: OriginPrinter) -> String {
    if let given = contents?.givenPart(origin) {
      return "\(request.name(of: given.item)) \(given.part.name)"
    }
    return switch origin {
    case .constraint, .stack: base.text(of: origin)
    case .implied(let item, let implication): "\(request.name(of: item)) \(implication.name)"
    }
  }

  /// The names of the views in constraints.
  func views(of set: [ConstraintOrigin], in scene: LayoutScene) -> [String] {
    var names: [String] = []
    for origin in set {
      switch origin {
      case .constraint(let number):
        guard scene.constraints.indices.contains(number) else { continue }
        names.append(request.name(of: scene.constraints[number].first.item))
        if let second = scene.constraints[number].second {
          names.append(request.name(of: second.item))
        }
      case .implied(let item, _): names.append(request.name(of: item))
      case .stack(let rule): names.append(request.name(of: rule.view))
      }
    }
    return names
  }
}

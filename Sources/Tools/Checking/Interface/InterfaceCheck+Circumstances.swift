import ConstraintLayout
import InterfaceBuilder
import LayoutRequests

extension InterfaceCheck {
  /// The document's own device, and other screens of its idiom: an iPad document is not meant for
  /// iPhones.
  func devices(for document: InterfaceDocument) -> [CanvasDevice?] {
    var others = configuration.screens.compactMap { CanvasDevice($0) }
    if others.isEmpty, configuration.usesUsualScreens == true, let own = document.device {
      others = Self.usualScreens(of: own.idiom).filter {
        $0.width != own.width || $0.height != own.height
      }
    }
    return [nil]
      + others.filter { device in document.device.map { $0.idiom == device.idiom } ?? true }
      .map { Optional($0) }
  }

  /// A small, a medium and a large screen of an idiom.
  private static func usualScreens(of idiom: CanvasDevice.Idiom) -> [CanvasDevice] {
    let names =
      switch idiom {
      case .phone: ["iphone-se-3", "iphone-16", "iphone-16-pro-max"]
      case .pad: ["ipad-mini-6", "ipad-11", "ipad-13"]
      }
    return names.compactMap { CanvasDevice(named: $0) }
  }

  /// A layout direction and a text size, with their name.
  typealias NamedCircumstances = (name: String?, circumstances: Circumstances)

  /// The directions and text sizes in which each scene is solved.
  var circumstances: [NamedCircumstances] {
    var all = statedCircumstances
    // A repair must not break the document as it is.
    if !searchesRepairs, !all.contains(where: { $0.circumstances.isPlain }) {
      all.append((name: nil, circumstances: Circumstances(direction: .leftToRight)))
    }
    return all
  }

  /// The circumstances that the configuration sets.
  private var statedCircumstances: [NamedCircumstances] {
    var all: [NamedCircumstances] = []
    let directions = configuration.directions.map { Optional($0) }
    let scales = configuration.textScales.map { Optional($0) }
    for direction in directions.isEmpty ? [nil] : directions {
      for scale in scales.isEmpty ? [nil] : scales {
        let parts = [
          direction.map(DirectionName.name), scale.map { "text \(NumberWords.text($0))" },
        ].compactMap { $0 }
        all.append(
          (
            parts.isEmpty ? nil : parts.joined(separator: ", "),
            Circumstances(direction: direction ?? .leftToRight, textScale: scale ?? 1)
          ))
      }
    }
    return all
  }
}

extension CanvasDevice {
  /// The device of a screen.
  fileprivate init?(_ screen: Screen) {
    if let device = CanvasDevice(named: screen.name) {
      self = device
    } else {
      self.init(
        named: "\(NumberWords.text(screen.size.width))x\(NumberWords.text(screen.size.height))")
    }
  }
}

internal import SwiftInterpreter
internal import SwiftSources
internal import SwiftWorld

/// Traits and devices: each is a named condition whose usual answer is that of a phone in portrait.
extension UIKitLibrary {
  /// A property of a trait collection, device or screen.
  func member(
    _ name: UIKitName, of singleton: SystemSingleton, _ interpreter: Interpreter
  ) throws(Interruption) -> Value? {
    switch (names[singleton.systemType], name) {
    case (.uiTraitCollection?, .horizontalSizeClass), (.uiTraitCollection?, .verticalSizeClass):
      let isHorizontal = name == .horizontalSizeClass
      return trait(
        name, .uiSizeClass, isHorizontal ? (.compact, .regular) : (.regular, .compact), interpreter)
    case (.uiTraitCollection?, .userInterfaceIdiom), (.uiDevice?, .userInterfaceIdiom):
      return trait(.userInterfaceIdiom, .uiInterfaceIdiom, (.phone, .pad), interpreter)
    case (.uiTraitCollection?, .layoutDirection):
      return trait(name, .uiTraitLayoutDirection, (.leftToRight, .rightToLeft), interpreter)
    case (.uiScreen?, .bounds), (.uiScreen?, .nativeBounds): return screenBounds(interpreter)
    case (.uiScreen?, .scale), (.uiScreen?, .nativeScale), (.uiTraitCollection?, .displayScale):
      // Phones have three pixels a point, or two.
      return .number(.floating(interpreter.decide("scale == 3", usual: true) ? 3 : 2))
    case (.uiScreen?, .traitCollection):
      return .system(SystemSingleton(names[.uiTraitCollection]))
    default: return nil
    }
  }

  /// One of two cases, as the world decides.
  private func trait(
    _ name: UIKitName, _ type: UIKitName, _ cases: (usual: UIKitName, other: UIKitName),
    _ interpreter: Interpreter
  ) -> Value {
    let isUsual = interpreter.decide("\(name.rawValue) == .\(cases.usual.rawValue)", usual: true)
    return .enumeration(
      EnumerationValue(
        type: .system(names[type]), name: names[isUsual ? cases.usual : cases.other]))
  }

  /// The bounds of the screen: its size has a name, as it depends on the device.
  private func screenBounds(_ interpreter: Interpreter) -> Value {
    func length(_ name: String) -> Value {
      .unknown(
        Unknown("UIScreen.main.bounds.\(name)", type: .system(names[.cgFloat]), isShared: true))
    }
    let zero = Value.number(.floating(0))
    return interpreter.rectangle(zero, zero, length("width"), length("height"))
  }
}

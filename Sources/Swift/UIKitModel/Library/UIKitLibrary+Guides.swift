internal import ConstraintLayout
internal import SwiftInterpreter
internal import SwiftSources
internal import SwiftWorld

extension ViewState.SystemGuide {
  /// The guide of a property such as `safeAreaLayoutGuide`.
  init?(_ name: UIKitName) {
    switch name {
    case .safeAreaLayoutGuide: self = .safeArea
    case .layoutMarginsGuide: self = .margins
    case .readableContentGuide: self = .readableContent
    case .keyboardLayoutGuide: self = .keyboard
    case .contentLayoutGuide: self = .scrollContent
    case .frameLayoutGuide: self = .scrollFrame
    case .topLayoutGuide: self = .top
    case .bottomLayoutGuide: self = .bottom
    default: return nil
    }
  }
}

extension UIKitLibrary {
  /// A guide of the system, which each view has once.
  func guide(
    _ kind: ViewState.SystemGuide, of view: ObjectValue, _ interpreter: Interpreter
  ) throws(Interruption) -> ObjectValue {
    if let known = view.viewState?.systemGuides[kind] { return known }
    let guide = try interpreter.makeObject(.system(names[.uiLayoutGuide]))
    guide.attachment = GuideState(kind: kind, owner: view)
    view.viewState?.systemGuides[kind] = guide
    return guide
  }

  /// A property of a guide.
  func guide(_ name: UIKitName, of object: ObjectValue) -> Value? {
    if let attribute = Attribute(anchor: name) {
      return .system(AnchorValue(object, attribute, names))
    }
    switch name {
    case .snp: return .system(SnapDSL(object, names))
    case .owningView: return object.guideState?.owner.map { .object($0) } ?? Value.none
    default: return nil
    }
  }
}

internal import SwiftInterpreter
internal import SwiftSources
public import SwiftWorld

/// Which calls and assignments change a layout, so that a decision about them is worth a world.
public enum LayoutInterest {
  private static let calls = [
    "addSubview", "insertSubview", "addArrangedSubview", "insertArrangedSubview", "activate",
    "deactivate", "constraint", "constraints", "makeConstraints", "remakeConstraints",
    "removeFromSuperview", "addLayoutGuide", "addConstraint", "addConstraints",
    "removeConstraint", "removeConstraints", "setContentHuggingPriority",
    "setContentCompressionResistancePriority", "setCustomSpacing", "addChild",
    "removeArrangedSubview", "NSLayoutConstraint", "equalTo", "equalToSuperview", "offset", "inset",
    "snp_makeConstraints", "snp_remakeConstraints",
  ]
  private static let properties = [
    "isActive", "constant", "priority", "axis", "alignment", "distribution", "spacing", "isHidden",
    "translatesAutoresizingMaskIntoConstraints", "numberOfLines", "view", "layoutMargins",
    "directionalLayoutMargins", "isLayoutMarginsRelativeArrangement",
  ]
  /// Names that so many functions have that a call of one tells nothing.
  private static let ignored = [
    "init", "viewDidLoad", "append", "map", "start", "show", "update", "body", "add", "present",
    "forEach", "configure", "reload",
  ]

  /// Tells a program which calls and assignments are of interest.
  ///
  /// - Complexity: O(nodes of all functions).
  public static func set(in program: Program) {
    func symbols(_ names: [String]) -> Set<SwiftSymbol> {
      Set(names.compactMap { program.symbols.find($0) })
    }
    program.setInterest(
      calls: symbols(calls), properties: symbols(properties), ignoring: symbols(ignored))
  }
}

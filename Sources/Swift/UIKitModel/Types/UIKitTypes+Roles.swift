internal import SwiftInterpreter
public import SwiftSources
public import SwiftWorld

extension UIKitTypes {
  /// The roles of classes of the system.
  public enum LayoutRole: Hashable, Sendable {
    /// The view of a view controller.
    case controller
    /// A view.
    case view
    /// A cell, or a header or footer of a list.
    case cell
  }

  /// The role of a class of the system or of a library; nil for one that is no view and no
  /// controller.
  public func role(ofClass type: SwiftSymbol, in program: Program) -> LayoutRole? {
    for ancestor in [
      UIKitName.uiTableViewCell, .uiTableViewHeaderFooterView, .uiCollectionReusableView,
    ] where descends(type, from: ancestor) {
      return .cell
    }
    switch UIKitLibrary(program, types: self).role(type) {
    case .view: return .view
    case .controller: return .controller
    case .guide, .other: return nil
    }
  }
}

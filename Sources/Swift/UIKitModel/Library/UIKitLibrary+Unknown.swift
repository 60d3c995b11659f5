public import SwiftInterpreter
public import SwiftSources
internal import SwiftWorld

/// Views that unknown code gets.
extension UIKitLibrary {
  /// Parts of names of functions that change layout.
  private static let layoutWords = [
    "constrain", "anchor", "pin", "edges", "fill", "center", "embed", "addsub", "wrap", "align",
    "arranged", "layoutguide", "match", "dock", "superview",
  ]

  /// Functions of the system that get views and change no layout.
  private static let harmlessNames = [
    "addTarget", "removeTarget", "addGestureRecognizer", "removeGestureRecognizer", "addObserver",
    "addInteraction", "register", "assign", "publisher", "observe", "UITapGestureRecognizer",
    "UILongPressGestureRecognizer", "UIPanGestureRecognizer", "UISwipeGestureRecognizer",
    "UITableViewDiffableDataSource", "UICollectionViewDiffableDataSource", "UIBarButtonItem",
    "UIContextMenuInteraction", "UIPointerInteraction", "UIDropInteraction", "UIDragInteraction",
    "becomeFirstResponder", "resignFirstResponder", "convert", "setContentOffset",
    "scrollRectToVisible", "contains", "firstIndex", "print", "debugPrint", "dump", "post",
    "ObjectIdentifier", "type", "isEqual", "UITargetedPreview", "setTitleColor", "setTabBarItem",
    "object", "setObject", "removeObject",
  ]
  /// Labels of arguments that only refer to a view.
  private static let harmlessLabels = [
    "target", "delegate", "dataSource", "observer", "object", "sender", "source", "sourceView",
    "owner", "presenter", "presenting", "from", "responder",
  ]

  /// Whether the tables have a property of the class of an object or of its superclasses.
  private func isProperty(_ name: SwiftSymbol, of object: ObjectValue) -> Bool {
    guard let type = object.systemClass else { return false }
    return program.systemAncestors(type).contains {
      types.type(ofMember: name, of: $0, isOfType: false) != nil
    }
  }

  private func isHarmless(_ label: SwiftSymbol) -> Bool {
    guard !label.isEmpty else { return false }
    let text = program.text(label)
    return Self.harmlessLabels.contains { $0 == text }
  }

  /// Opens the views that a function gets whose code is not known.
  public func didNotKnow(
    _ name: SwiftSymbol, of receiver: Value?, _ arguments: [Argument], in interpreter: Interpreter
  ) {
    let text = program.text(name)
    guard !Self.harmlessNames.contains(where: { $0 == text }) else { return }
    if arguments.isEmpty, case .object(let object)? = receiver, isProperty(name, of: object) {
      return
    }
    // A delegate, data source or observer only refers to a view.
    let isReference = ["elegate", "ataSource", "observer"].contains { text.hasSuffix($0) }
    if isReference { return }
    if case .unknown(let unknown)? = receiver, unknown.name.hasSuffix("elegate") { return }
    let arguments = arguments.filter { !isHarmless($0.label) }
    let views = arguments.flatMap { Self.views(in: $0.value) }
    let hasConstraints = arguments.contains { Self.hasConstraints($0.value) }
    let isLayout = mayLayOut(text)
    let own = receiver.map { Self.views(in: $0) } ?? []
    guard hasConstraints || isLayout && !(views.isEmpty && own.isEmpty) else {
      for view in views where view !== interpreter.entry && !isList(view) {
        open(view, passedTo: text)
      }
      return
    }
    state.add(.unknownFunction, text, interpreter.callSite)
    for view in views + own { open(view, passedTo: text) }
  }

  /// Whether a view shows data, for which code gets it: what surrounds it does not change.
  private func isList(_ object: ObjectValue) -> Bool {
    types.descends(object.systemClass, from: .uiTableView)
      || types.descends(object.systemClass, from: .uiCollectionView)
  }

  private func open(_ object: ObjectValue, passedTo function: String) {
    if let view = object.viewState {
      view.open(.passed(to: function))
    } else if let view = object.controllerState?.view {
      view.viewState?.open(.passed(to: function))
    }
  }

  /// - Complexity: O(length of the name), in bytes.
  private func mayLayOut(_ name: String) -> Bool {
    let lowered = name.utf8.map { (65...90).contains($0) ? $0 + 32 : $0 }
    return Self.layoutWords.contains { word in
      let bytes = Array(word.utf8)
      guard lowered.count >= bytes.count else { return false }
      return (0...(lowered.count - bytes.count)).contains { start in
        lowered[start..<(start + bytes.count)].elementsEqual(bytes)
      }
    }
  }

  /// The number of elements of an array that are looked at.
  private static let maximumElements = 1_024

  /// The views in a value, those in arrays too.
  private static func views(in value: Value) -> [ObjectValue] {
    switch value {
    case .object(let object) where object.viewState != nil: [object]
    case .system(let anchor as AnchorValue): anchor.item.owningView.map { [$0] } ?? []
    case .array(let array):
      array.elements.prefix(maximumElements).compactMap(\.object).filter { $0.viewState != nil }
    default: []
    }
  }

  private static func hasConstraints(_ value: Value) -> Bool {
    switch value {
    case .system(let value): value is ConstraintValue || value is AnchorValue
    case .array(let array):
      array.elements.prefix(maximumElements).contains {
        if case .system(let value) = $0 {
          value is ConstraintValue || value is AnchorValue
        } else {
          false
        }
      }
    default: false
    }
  }
}

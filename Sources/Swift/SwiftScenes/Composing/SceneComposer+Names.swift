internal import SwiftInterpreter
internal import SwiftSources
internal import SwiftWorld
internal import UIKitModel

extension SceneComposer {
  /// Finds the names that properties give to views and guides. A property tells more than the
  /// variable of the function that made a view.
  ///
  /// - Complexity: O(views · (levels + properties)).
  mutating func nameByProperties(_ tree: [ObjectValue]) {
    var owners: [ObjectValue] = []
    if let entry = interpreter.entry { owners.append(entry) }
    for view in tree {
      if let controller = view.viewState?.controller { owners.append(controller) }
      owners.append(view)
    }
    for owner in owners {
      let path = owner === interpreter.entry ? "" : name(of: owner)
      for (symbol, value) in owner.properties.sorted(by: { $0.key < $1.key }) {
        guard let object = value.object, object.viewState != nil || object.guideState != nil,
          object !== owner, object !== root, propertyNames[ObjectIdentifier(object)] == nil,
          !owner.ancestors.contains(where: { $0 === object })
        else { continue }
        let name = interpreter.program.text(symbol)
        propertyNames[ObjectIdentifier(object)] = path.isEmpty ? name : "\(path).\(name)"
      }
    }
  }

  /// The name of the property that keeps an object, or that of its class.
  func name(of object: ObjectValue) -> String {
    if object === interpreter.entry { return "self" }
    if let name = propertyNames[ObjectIdentifier(object)] { return name }
    if let controller = object.viewState?.controller {
      let path = interpreter.path(of: controller)
      return path.isEmpty ? "view" : "\(path).view"
    }
    if object.name == nil, object.path == nil, let superview = object.superview,
      object.viewState?.placement == .fills
    {
      let path = superview === interpreter.entry ? "" : name(of: superview)
      return path.isEmpty ? "contentView" : "\(path).contentView"
    }
    let path = interpreter.path(of: object)
    return path.isEmpty ? interpreter.describe(object.type) : path
  }
}

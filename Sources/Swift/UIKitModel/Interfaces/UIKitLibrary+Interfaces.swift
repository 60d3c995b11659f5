internal import ConstraintLayout
internal import ConstraintSolver
internal import SwiftInterpreter
internal import SwiftSources
internal import SwiftWorld

/// Views, constraints and outlets that storyboards and xibs give to objects of classes.
extension UIKitLibrary {
  /// Builds the views that the documents state for an object, with its outlets.
  ///
  /// The owner is a view controller, a view that is the root, or (`asOwner`) an object that loads a
  /// nib itself. The result is the root view; nil if no document names the class, or several do.
  func buildInterface(
    of owner: ObjectValue, asOwner: Bool = false, _ interpreter: Interpreter
  ) throws(Interruption) -> ObjectValue? {
    guard let found = hierarchy(of: owner), found.isOfOwner || !asOwner,
      found.isOfOwner == (owner.viewState == nil || asOwner), hasOutlets(of: found, owner),
      builtInterfaces.insert(ObjectIdentifier(owner)).inserted
    else { return nil }
    let root = found.isOfOwner ? nil : owner
    var objects: [ObjectValue] = []
    for (index, view) in found.views.enumerated() {
      let parent = view.parent.flatMap { objects.indices.contains($0) ? objects[$0] : nil }
      let object: ObjectValue
      if index == 0, let root {
        object = root
      } else if view.isContent, let parent,
        case .object(let content) = try interpreter.get(names[.contentView], of: .object(parent))
      {
        object = content
      } else {
        object = try make(view, interpreter)
        if let parent { try add(object, in: parent, interpreter) }
      }
      objects.append(object)
      try describe(object, view, found, index, interpreter)
    }
    try addStacks(of: found, objects, interpreter)
    let constraints = try constraints(of: found, objects, interpreter)
    try setOutlets(of: found, owner, objects, constraints, interpreter)
    for object in objects where object !== owner && object.type.declaration != nil {
      if program.declares(names[.awakeFromNib], of: object.type) {
        _ = try interpreter.call(method: names[.awakeFromNib], on: .object(object), [])
      }
    }
    return objects.first
  }

  private func hierarchy(of object: ObjectValue) -> InterfaceHierarchy? {
    guard let interfaces, let type = object.type.declaration else { return nil }
    // A document names a class without its module, and several modules may have that name.
    guard program.classes(named: type.name).count == 1 else { return nil }
    return interfaces.hierarchy(ofClass: program.text(type.name))
  }

  /// Whether a class exposes the properties that a document sets. With others the document is not
  /// the one that the class loads: setting them would raise an exception.
  private func hasOutlets(of found: InterfaceHierarchy, _ owner: ObjectValue) -> Bool {
    guard let type = owner.type.declaration else { return true }
    let exposing = ["IBOutlet", "objc", "NSManaged"].compactMap { program.symbols.find($0) }
    var hidden: Set<SwiftSymbol> = []
    for property in program.classChain(type).flatMap(\.stored)
    where !property.attributeNames.contains(where: exposing.contains) {
      hidden.insert(property.name)
    }
    let place = found.isOfOwner ? nil : 0
    return found.outlets.allSatisfy { outlet in
      outlet.holder != place
        || program.symbols.find(outlet.name).map { !hidden.contains($0) } ?? true
    }
  }

  /// Makes a view of a document, as its class in the repository decodes it.
  private func make(
    _ view: InterfaceHierarchy.View, _ interpreter: Interpreter
  ) throws(Interruption) -> ObjectValue {
    if let name = view.customClass {
      if let symbol = program.symbols.find(name),
        let type = program.classes(named: symbol).first,
        role(program.systemClass(of: type)) == .view
      {
        let coder = program.symbols.find("coder").map { [Argument($0, .unknown(Unknown("coder")))] }
        let made = try interpreter.construct(.declared(type), coder ?? [])
        if case .object(let object) = made { return object }
      }
      let object = try interpreter.makeObject(systemType(view))
      object.viewState?.open(.libraryClass(name))
      return object
    }
    let object = try interpreter.makeObject(systemType(view))
    if view.systemClass == nil { object.viewState?.open(.libraryClass("an unknown view")) }
    return object
  }

  private func systemType(_ view: InterfaceHierarchy.View) -> StaticType {
    let name = view.systemClass.flatMap { program.symbols.find($0) }
    return .system(name.flatMap { role($0) == .view ? $0 : nil } ?? names[.uiView])
  }

  private func add(
    _ view: ObjectValue, in parent: ObjectValue, _ interpreter: Interpreter
  ) throws(Interruption) {
    // A decoded view has its superview before code of its class could add it elsewhere.
    guard view.viewState?.superview == nil else { return }
    try add(.object(view), to: parent, at: nil, interpreter)
  }

  private func describe(
    _ object: ObjectValue, _ view: InterfaceHierarchy.View, _ found: InterfaceHierarchy,
    _ index: Int, _ interpreter: Interpreter
  ) throws(Interruption) {
    guard let state = object.viewState else { return }
    state.isDecoded = true
    if index > 0, !view.isContent, view.hasMask { state.open(.unknownAttribute("frame")) }
    if !view.hasMask, !view.isContent {
      var value = Value.object(object)
      try interpreter.set(
        names[.translatesAutoresizingMaskIntoConstraints], of: &value, to: .boolean(false))
    }
    guard found.items.indices.contains(index),
      let size = found.layout.intrinsicSize(of: found.items[index])
    else { return }
    for axis in Axis.allCases {
      state.hugging[axis] = .known(priority(axis, size.hugging))
      state.compression[axis] = .known(priority(axis, size.compressionResistance))
    }
  }

  private func priority(_ axis: Axis, _ priorities: AxisPriorities) -> Double {
    (axis == .horizontal ? priorities.horizontal : priorities.vertical).value
  }

  // MARK: Stacks

  private func addStacks(
    of found: InterfaceHierarchy, _ objects: [ObjectValue], _ interpreter: Interpreter
  ) throws(Interruption) {
    for (index, item) in found.items.enumerated() where objects.indices.contains(index) {
      guard let stack = found.layout.stack(of: item),
        types.descends(objects[index].systemClass, from: .uiStackView)
      else { continue }
      for view in stack.arranged {
        guard let place = found.items.firstIndex(of: view) else { continue }
        try add(
          .object(objects[place]), to: objects[index], at: nil, isArranged: true, interpreter)
      }
      var value = Value.object(objects[index])
      func set(_ name: UIKitName, _ new: Value) throws(Interruption) {
        try interpreter.set(names[name], of: &value, to: new)
      }
      func choice(_ type: String, _ name: String) -> Value? {
        guard let type = program.symbols.find(type), let name = program.symbols.find(name) else {
          return nil
        }
        return .enumeration(EnumerationValue(type: .system(type), name: name))
      }
      let axis = stack.axis == .vertical ? "vertical" : "horizontal"
      if let axis = choice("Axis", axis) { try set(.axis, axis) }
      if let value = choice("Distribution", stack.distribution.rawValue) {
        try set(.distribution, value)
      }
      if let value = choice("Alignment", stack.alignment.rawValue) { try set(.alignment, value) }
      try set(.spacing, .number(.floating(stack.spacing)))
      try set(.isLayoutMarginsRelativeArrangement, .boolean(stack.isMarginRelative))
    }
  }

  // MARK: Constraints

  private func constraints(
    of found: InterfaceHierarchy, _ objects: [ObjectValue], _ interpreter: Interpreter
  ) throws(Interruption) -> [ConstraintValue?] {
    var made: [ConstraintValue?] = []
    for constraint in found.constraints {
      try interpreter.charge(1)
      guard let first = try anchor(constraint.first, found, objects, interpreter) else {
        made.append(nil)
        continue
      }
      var second: ConstraintValue.Side?
      if let other = constraint.second {
        second =
          try anchor(other, found, objects, interpreter).map { .anchor($0) }
          ?? .unknown("an item of the document")
      }
      let value = ConstraintValue(
        .anchor(first), constraint.relation, second, multiplier: .known(constraint.multiplier),
        constant: .known(constraint.constant), type: names[.nsLayoutConstraint], origin: nil)
      value.priority = .known(constraint.priority.value)
      value.isActive = true
      value.wasActive = true
      state.constraints.append(value)
      made.append(value)
    }
    return made
  }

  /// The anchor of a view, of an area of it, or of a guide that stands for a scroll view's content.
  private func anchor(
    _ anchor: Anchor, _ found: InterfaceHierarchy, _ objects: [ObjectValue],
    _ interpreter: Interpreter
  ) throws(Interruption) -> AnchorValue? {
    if let index = found.items.firstIndex(of: anchor.item), objects.indices.contains(index) {
      let view = objects[index]
      let target: ObjectValue =
        switch anchor.area {
        case .item: view
        case .margins: try guide(.margins, of: view, interpreter)
        case .safeArea: try guide(.safeArea, of: view, interpreter)
        }
      return AnchorValue(target, anchor.attribute, names)
    }
    guard found.layout.items.indices.contains(anchor.item.index),
      let owner = found.layout.items[anchor.item.index].parent,
      let index = found.items.firstIndex(of: owner), objects.indices.contains(index),
      types.descends(objects[index].systemClass, from: .uiScrollView)
    else { return nil }
    let content = try guide(.scrollContent, of: objects[index], interpreter)
    return AnchorValue(content, anchor.attribute, names)
  }

  // MARK: Outlets

  private func setOutlets(
    of found: InterfaceHierarchy, _ owner: ObjectValue, _ objects: [ObjectValue],
    _ constraints: [ConstraintValue?], _ interpreter: Interpreter
  ) throws(Interruption) {
    var collections: [Outlet: [Value]] = [:]
    var order: [Outlet] = []
    for outlet in found.outlets {
      try interpreter.charge(1)
      let value: Value? =
        switch outlet.target {
        case .view(let index):
          objects.indices.contains(index) ? .object(objects[index]) : nil
        case .constraint(let index):
          constraints.indices.contains(index) ? constraints[index].map { .system($0) } : nil
        }
      guard let value, let name = program.symbols.find(outlet.name) else { continue }
      let holder = outlet.holder.map { objects.indices.contains($0) ? objects[$0] : owner } ?? owner
      if outlet.isCollection {
        let key = Outlet(holder: ObjectIdentifier(holder), name: name)
        if collections[key] == nil { order.append(key) }
        collections[key, default: []].append(value)
        if collections[key]?.count ?? 0 > 1 { continue }
      }
      try set(name, of: holder, to: value, interpreter)
    }
    for key in order {
      guard let values = collections[key],
        let holder = ([owner] + objects).first(where: { ObjectIdentifier($0) == key.holder })
      else { continue }
      try set(key.name, of: holder, to: .array(ArrayValue(values)), interpreter)
    }
  }

  private struct Outlet: Hashable {
    var holder: ObjectIdentifier
    var name: SwiftSymbol
  }

  private func set(
    _ name: SwiftSymbol, of holder: ObjectValue, to value: Value, _ interpreter: Interpreter
  ) throws(Interruption) {
    guard name != names[.view], holder.type.declaration != nil else { return }
    var target = Value.object(holder)
    try interpreter.set(name, of: &target, to: value)
  }
}

internal import ConstraintLayout
internal import ConstraintSolver
internal import LayoutRequests
internal import SwiftInterpreter
internal import SwiftSources
internal import SwiftWorld
internal import TextLayout
internal import UIKitModel

/// Composes the layout of one object from the state at the end of a world.
struct SceneComposer {
  let library: UIKitLibrary
  let interpreter: Interpreter
  let root: ObjectValue
  let given: SceneRoot
  var layout = LayoutScene()
  var items: [SwiftScene.Item] = []
  var sources: [SwiftScene.ConstraintSource?] = []
  var texts: [ItemIndex: TextSpec] = [:]
  var leftOut: [LeftOutConstraint] = []
  /// The item of a view or guide.
  private(set) var indices: [ObjectIdentifier: ItemIndex] = [:]
  /// The views, in the order of the layout.
  private(set) var views: [ObjectValue] = []
  /// The names that properties give to views and guides.
  var propertyNames: [ObjectIdentifier: String] = [:]
  /// The guide for the content of a scroll view.
  var contentGuides: [ObjectIdentifier: ItemIndex] = [:]
  /// The guide for the readable content of a view.
  var readableGuides: [ObjectIdentifier: ItemIndex] = [:]
  /// The views that stand on the inner side of a constraint.
  var constrained: Set<ObjectIdentifier> = []
  /// Those that are the first item of such a constraint. A view that is only the second item of a
  /// sibling's constraint is not laid out by it.
  var placed: Set<ObjectIdentifier> = []
  var knownConstraints = 0
  /// The number of views past which the rest of a tree is left out.
  static let maximumViews = 4_096

  init(
    _ library: UIKitLibrary, _ interpreter: Interpreter, root: ObjectValue, given: SceneRoot
  ) {
    self.library = library
    self.interpreter = interpreter
    self.root = root
    self.given = given
  }

  /// Composes the layout.
  ///
  /// - Complexity: O(views + constraints · levels), and that of the code that states sizes.
  mutating func compose() throws(Interruption) {
    findConstrained()
    let tree = tree()
    nameByProperties(tree)
    for view in tree { try addView(view) }
    for view in views { addGuides(of: view) }
    for view in views { addPlacement(of: view) }
    for view in views { addStack(of: view) }
    for constraint in library.state.constraints where constraint.isActive { add(constraint) }
  }

  /// The views, each after its superview.
  private func tree() -> [ObjectValue] {
    var tree: [ObjectValue] = []
    var stack = [root]
    var seen: Set<ObjectIdentifier> = []
    while let view = stack.popLast(), tree.count < Self.maximumViews {
      guard seen.insert(ObjectIdentifier(view)).inserted else { continue }
      tree.append(view)
      stack += (view.viewState?.subviews ?? []).reversed()
      // A view that the system places matters only to views that are constrained to it.
      stack += (view.viewState?.managedParts ?? []).filter {
        constrained.contains(ObjectIdentifier($0))
      }
    }
    return tree
  }

  /// Notes which views a constraint places: not only as the ancestor of its other view.
  private mutating func findConstrained() {
    for constraint in library.state.constraints where constraint.isActive {
      let ends = constraint.sides.map { $0.anchor?.item.owningView }
      for (index, end) in ends.enumerated() {
        guard let view = end else { continue }
        let other = ends.count == 2 ? ends[1 - index] : nil
        if let other, other !== view, other.ancestors.contains(where: { $0 === view }) { continue }
        constrained.insert(ObjectIdentifier(view))
        if index == 0 { placed.insert(ObjectIdentifier(view)) }
      }
    }
  }

  // MARK: Items

  private mutating func addView(_ object: ObjectValue) throws(Interruption) {
    guard let view = object.viewState else { return }
    let parent = object === root ? nil : view.superview.flatMap { index(of: $0) }
    if object !== root, parent == nil { return }
    let content = try library.content(of: object, interpreter)
    let number = layout.items.count
    let size = intrinsicSize(content, view)
    let geometry = geometry(of: object)
    let frame = object === root ? GivenFrame(width: given.width, height: given.height) : .init()
    insert(name(of: object)) { name, layout in
      layout.addView(
        name, in: parent, given: frame, intrinsicSize: size,
        geometry: geometry == .plain ? nil : geometry) != nil
    }
    guard layout.items.count > number else { return }
    let made = ItemIndex(number)
    indices[ObjectIdentifier(object)] = made
    views.append(object)
    if let text = content.text { texts[made] = text }
    var item = item(object)
    item.openness = isContent(object) ? nil : view.openness
    item.unknownContent = content.unknown
    item.isHidden = library.property("isHidden", of: object)?.boolean ?? false
    item.isScrolling = library.isKind(object, "UIScrollView")
    items.append(item)
  }

  /// Whether a view is only content of its superview: its class is of a library, and the sources
  /// place nothing in it. Its size is then unknown, as that of a label with an unknown text; the
  /// views around it are known nevertheless.
  func isContent(_ object: ObjectValue) -> Bool {
    guard object !== root, let view = object.viewState, case .libraryClass? = view.openness,
      object.type.declaration == nil
    else { return false }
    return view.subviews.isEmpty && view.guides.isEmpty && view.arranged.isEmpty
  }

  private mutating func addGuides(of object: ObjectValue) {
    guard let view = object.viewState, let owner = index(of: object) else { return }
    for guide in view.guides where indices[ObjectIdentifier(guide)] == nil {
      guard let made = insertGuide(name(of: guide), in: owner, item(guide)) else { continue }
      indices[ObjectIdentifier(guide)] = made
    }
  }

  /// Adds a guide to a view.
  mutating func insertGuide(
    _ name: String, in owner: ItemIndex, _ item: SwiftScene.Item
  ) -> ItemIndex? {
    let number = layout.items.count
    insert(name) { name, layout in layout.addGuide(name, in: owner) != nil }
    guard layout.items.count > number else { return nil }
    items.append(item)
    return ItemIndex(number)
  }

  private func item(_ object: ObjectValue) -> SwiftScene.Item {
    SwiftScene.Item(
      title: name(of: object), className: interpreter.describe(object.type),
      place: object.isExternal ? nil : object.origin.map { SourcePlace($0) })
  }

  /// The item of a view or guide; nil if it is not in the scene.
  func index(of object: ObjectValue) -> ItemIndex? { indices[ObjectIdentifier(object)] }

  /// Adds an item under a name, or under that name with a number if it is taken.
  ///
  /// - Complexity: O(items with the name).
  private mutating func insert(
    _ name: String, _ body: (Span<UInt8>, inout LayoutScene) -> Bool
  ) {
    var number = 1
    while number <= Self.maximumViews {
      var text = number == 1 ? name : "\(name) \(number)"
      let isNew = text.withUTF8 { body($0.span, &layout) }
      if isNew { return }
      number += 1
    }
  }
}

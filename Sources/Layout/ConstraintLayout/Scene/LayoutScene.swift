public import ConstraintSolver

/// The input of a layout as a value: views, guides and the constraints between them.
///
/// Items and constraints are identified by index, in the order of addition. Storage is flat arrays
/// with copy-on-write.
public struct LayoutScene: Sendable {
  /// The names of the items. A name's number is its item's ``ItemIndex``.
  public private(set) var names = NameTable()
  /// The views and guides.
  public internal(set) var items: [LayoutItem] = []
  /// All constraints, active or inactive.
  public internal(set) var constraints: [SceneConstraint] = []
  /// The stacks, at most one per view.
  public internal(set) var stacks: [Stack] = []
  /// The views hidden individually, whether or not in a stack.
  public internal(set) var hiddenItems: Set<ItemIndex> = []
  var intrinsicSizes: [IntrinsicSize] = []
  var geometries: [ItemGeometry] = []
  /// The index of each view's stack.
  var stackIndices: [ItemIndex: Int] = [:]

  /// Makes an empty scene.
  public init() {}

  /// Reserves storage.
  public mutating func reserveCapacity(items: Int, nameBytes: Int, constraints: Int) {
    names.reserveCapacity(items, bytes: nameBytes)
    self.items.reserveCapacity(items)
    self.constraints.reserveCapacity(constraints)
  }

  /// Reserves storage for constraints.
  package mutating func reserveConstraints(_ count: Int) { constraints.reserveCapacity(count) }

  /// Adds a view.
  ///
  /// - Returns: Its index; `nil` if the name is taken.
  /// - Complexity: O(length of the name), amortised.
  @discardableResult
  public mutating func addView(
    _ name: Span<UInt8>, in parent: ItemIndex? = nil, given: GivenFrame = .init(),
    intrinsicSize: IntrinsicSize? = nil, geometry: ItemGeometry? = nil
  ) -> ItemIndex? {
    guard names.insert(name).isNew else { return nil }
    var item = LayoutItem(kind: .view, parent: parent, given: given, intrinsic: -1, geometry: -1)
    if let intrinsicSize {
      item.intrinsic = Int32(truncatingIfNeeded: intrinsicSizes.count)
      intrinsicSizes.append(intrinsicSize)
    }
    if let geometry {
      item.geometry = Int32(truncatingIfNeeded: geometries.count)
      geometries.append(geometry)
    }
    items.append(item)
    return ItemIndex(items.count - 1)
  }

  /// Adds a guide to a view. `insets` pin its edges to the view's frame.
  ///
  /// - Returns: Its index; `nil` if the name is taken.
  /// - Complexity: O(length of the name), amortised.
  @discardableResult
  public mutating func addGuide(
    _ name: Span<UInt8>, in view: ItemIndex, insets: EdgeInsets? = nil
  ) -> ItemIndex? {
    guard names.insert(name).isNew else { return nil }
    items.append(
      LayoutItem(
        kind: insets.map { .insetGuide($0) } ?? .guide, parent: view, given: .init(),
        intrinsic: -1, geometry: -1))
    return ItemIndex(items.count - 1)
  }

  /// Sets the parent of an item that was added before its parent was known.
  public mutating func setParent(of item: ItemIndex, to parent: ItemIndex?) {
    items[item.index].parent = parent
  }

  /// Adds a constraint and returns its index.
  ///
  /// - Precondition: ``error(in:)-(SceneConstraint)`` is `nil`. This is not checked.
  /// - Complexity: O(1), amortised.
  @discardableResult
  public mutating func addConstraint(_ constraint: SceneConstraint) -> Int {
    constraints.append(constraint)
    return constraints.count - 1
  }

  /// Adds a stack.
  ///
  /// - Precondition: ``error(in:)-(Stack)`` is `nil`. This is not checked.
  public mutating func addStack(_ stack: Stack) {
    stackIndices[stack.view] = stacks.count
    stacks.append(stack)
  }

  /// Whether the stack of a view, if any, gives a child no space.
  func stackHides(_ child: ItemIndex, in view: ItemIndex) -> Bool {
    stackIndices[view].map { stacks[$0].hidden.contains(child) } ?? false
  }

  /// The stack of a view, or `nil`.
  ///
  /// - Complexity: O(1), expected.
  public func stack(of view: ItemIndex) -> Stack? { stackIndices[view].map { stacks[$0] } }

  /// The item with a name, or `nil`.
  ///
  /// - Complexity: O(length of the name).
  public func item(named name: Span<UInt8>) -> ItemIndex? {
    names.number(of: name).map { ItemIndex($0) }
  }

  /// The item with a name, or `nil`. Names are compared as bytes.
  ///
  /// - Complexity: O(length of the name).
  package func item(named name: String) -> ItemIndex? {
    Array(name.utf8).withUnsafeBufferPointer { item(named: $0.span) }
  }

  /// The intrinsic size of an item, or `nil`.
  public func intrinsicSize(of item: ItemIndex) -> IntrinsicSize? {
    let index = items[item.index].intrinsic
    return index < 0 ? nil : intrinsicSizes[Int(index)]
  }

  /// The baselines and inset rectangles of an item; by default those of a plain view.
  public func geometry(of item: ItemIndex) -> ItemGeometry {
    let index = items[item.index].geometry
    return index < 0 ? .plain : geometries[Int(index)]
  }
}

/// The horizontal or the vertical axis.
public enum Axis: UInt8, Hashable, Sendable, CaseIterable {
  /// From left to right.
  case horizontal
  /// From top to bottom.
  case vertical
}

/// A number of a frame.
public enum Dimension: UInt8, Hashable, Sendable, CaseIterable {
  /// The left edge.
  case x
  /// The upper edge.
  case y
  /// The width.
  case width
  /// The height.
  case height

  /// The name in requests and responses.
  public var name: String {
    switch self {
    case .x: "x"
    case .y: "y"
    case .width: "width"
    case .height: "height"
    }
  }
}

extension GivenFrame {
  /// The given number of a dimension, or `nil`.
  public subscript(dimension: Dimension) -> Double? {
    get {
      switch dimension {
      case .x: x
      case .y: y
      case .width: width
      case .height: height
      }
    }
    set {
      switch dimension {
      case .x: x = newValue
      case .y: y = newValue
      case .width: width = newValue
      case .height: height = newValue
      }
    }
  }
}

extension LayoutScene {
  /// The priority of an implied constraint of an item.
  public func priority(of implication: Implication, _ item: ItemIndex) -> Priority {
    guard let size = intrinsicSize(of: item) else { return .required }
    switch implication {
    case .huggingHorizontal: return size.hugging.horizontal
    case .huggingVertical: return size.hugging.vertical
    case .compressionResistanceHorizontal: return size.compressionResistance.horizontal
    case .compressionResistanceVertical: return size.compressionResistance.vertical
    default: return .required
    }
  }
}

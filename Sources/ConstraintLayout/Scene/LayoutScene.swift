public import ConstraintSolver

/// Views, guides and the constraints between them: all that a layout is solved from.
///
/// Items and constraints are known by the order in which they were added, from 0. Everything stands
/// in flat arrays, so a copy is cheap until it is changed.
public struct LayoutScene: Sendable {
  /// The names of the items; an item's number in it is its ``ItemIndex``.
  public private(set) var names = NameTable()
  /// The views and guides.
  public internal(set) var items: [LayoutItem] = []
  /// The constraints.
  public internal(set) var constraints: [SceneConstraint] = []
  /// The stacks, at most one for a view.
  public internal(set) var stacks: [Stack] = []
  var intrinsicSizes: [IntrinsicSize] = []
  var geometries: [ItemGeometry] = []

  /// Makes an empty scene.
  public init() {}

  /// Makes room for what is about to be added.
  public mutating func reserveCapacity(items: Int, nameBytes: Int, constraints: Int) {
    names.reserveCapacity(items, bytes: nameBytes)
    self.items.reserveCapacity(items)
    self.constraints.reserveCapacity(constraints)
  }

  /// Adds a view.
  ///
  /// - Returns: Its place, or nothing where an item of this name is there already.
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

  /// Adds a guide to a view; with `insets` its edges are pinned to the view's frame.
  ///
  /// - Returns: Its place, or nothing where an item of this name is there already.
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

  /// Puts an item into a view, for parents that are known only when all items are.
  public mutating func setParent(of item: ItemIndex, to parent: ItemIndex?) {
    items[item.index].parent = parent
  }

  /// Adds a constraint and returns its place. It should have no `fault(of:)`.
  ///
  /// - Complexity: O(1), amortised.
  @discardableResult
  public mutating func addConstraint(_ constraint: SceneConstraint) -> Int {
    constraints.append(constraint)
    return constraints.count - 1
  }

  /// Lets a view arrange its children. It should have no ``fault(of:)-(Stack)``.
  public mutating func addStack(_ stack: Stack) { stacks.append(stack) }

  /// The item of a name, or nothing where there is none.
  ///
  /// - Complexity: O(length of the name).
  public func item(named name: Span<UInt8>) -> ItemIndex? {
    names.number(of: name).map { ItemIndex($0) }
  }

  /// The intrinsic size of an item, if it has one.
  public func intrinsicSize(of item: ItemIndex) -> IntrinsicSize? {
    let place = items[item.index].intrinsic
    return place < 0 ? nil : intrinsicSizes[Int(place)]
  }

  /// The rectangles and lines of an item beside its frame. A guide has no insets but its own.
  public func geometry(of item: ItemIndex) -> ItemGeometry {
    let place = items[item.index].geometry
    return place < 0 ? .plain : geometries[Int(place)]
  }

  /// Changes one number, priority or switch.
  ///
  /// - Complexity: O(1), plus a copy of the arrays that it changes where they are shared.
  public mutating func apply(_ edit: LayoutEdit) {
    switch edit {
    case .given(let item, let dimension, let value):
      items[item.index].given[dimension] = value
    case .intrinsic(let item, let axis, let value):
      if items[item.index].intrinsic < 0 {
        items[item.index].intrinsic = Int32(truncatingIfNeeded: intrinsicSizes.count)
        intrinsicSizes.append(IntrinsicSize())
      }
      let place = Int(items[item.index].intrinsic)
      switch axis {
      case .horizontal: intrinsicSizes[place].width = value
      case .vertical: intrinsicSizes[place].height = value
      }
    case .constant(let constraint, let value): constraints[constraint].constant = value
    case .priority(let constraint, let value): constraints[constraint].priority = value
    case .active(let constraint, let value): constraints[constraint].isActive = value
    }
  }
}

/// One of the two directions in which sizes are measured.
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

  /// The name in requests and answers.
  public var name: String {
    switch self {
    case .x: "x"
    case .y: "y"
    case .width: "width"
    case .height: "height"
    }
  }
}

/// A change of one value of a ``LayoutScene``.
public enum LayoutEdit: Hashable, Sendable {
  /// Gives a number of a view's frame.
  case given(ItemIndex, Dimension, Double)
  /// Gives the intrinsic width or height of a view.
  case intrinsic(ItemIndex, Axis, Double)
  /// Changes the constant of the constraint at a place.
  case constant(Int, Double)
  /// Changes the priority of the constraint at a place.
  case priority(Int, Priority)
  /// Switches the constraint at a place on or off.
  case active(Int, Bool)
}

extension GivenFrame {
  /// The number of one dimension.
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
  /// The priority of what an item implies.
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

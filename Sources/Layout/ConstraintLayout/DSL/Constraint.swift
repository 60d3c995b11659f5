public import ConstraintSolver
import Synchronization

/// A linear relation between anchors of views and guides that can be activated and edited.
///
/// A constraint takes part in layout while it is active. Its numbers can change at any time; the
/// next ``LiveLayout/solve()`` uses them. ``SceneConstraint`` is its counterpart without identity.
///
/// ```swift
/// let gap = (label.top == button.bottom + 20 ~ .high).named("gap").activated()
/// gap.constant = 40
/// gap.isActive = false
/// ```
///
/// A constraint refers to its elements weakly, and cannot be activated once one is deallocated.
public final class Constraint: CustomStringConvertible {
  /// An anchor with a weak reference to its element.
  struct WeakAnchor {
    weak var element: LayoutElement?
    let name: String
    let area: Area
    let attribute: Attribute

    init(element: LayoutElement, area: Area, attribute: Attribute) {
      self.element = element
      name = element.name
      self.area = area
      self.attribute = attribute
    }
  }

  /// An anchor, or the distance to it from another anchor.
  struct Side {
    let anchor: WeakAnchor
    let origin: WeakAnchor?

    init(_ anchor: WeakAnchor, from origin: WeakAnchor? = nil) {
      self.anchor = anchor
      self.origin = origin
    }
  }

  let first: Side
  let second: Side?
  /// The factor of the first anchor.
  public let firstFactor: Double
  /// The relation between the sides.
  public let relation: Relation
  /// The factor of the second anchor.
  public var multiplier: Double { didSet { if multiplier != oldValue { noteChange() } } }
  /// The constant on the right side, in points.
  public var constant: Double { didSet { if constant != oldValue { noteChange() } } }
  /// The priority.
  public var priority: Priority {
    didSet {
      invalidPriority = nil
      if priority != oldValue { noteChange() }
    }
  }
  /// A name for human readers, without effect on the layout.
  public var identifier: String?
  /// The view whose origin positions are relative to, instead of the nearest common ancestor's.
  public weak var container: View? { didSet { noteChange() } }
  /// The last assigned priority if it was out of range; otherwise `nil`.
  var invalidPriority: Double? {
    didSet { if invalidPriority != oldValue { noteChange() } }
  }
  /// Whether one of the anchors was divided by 0.
  let isDividedByZero: Bool
  /// The number of the activation, which orders constraints; 0 while the constraint is inactive.
  private(set) var stamp: UInt64 = 0

  private static let stamps = Atomic<UInt64>(0)

  init(
    _ first: Side, _ relation: Relation, to second: Side?, firstFactor: Double,
    multiplier: Double, constant: Double, priority: Priority = .required,
    isDividedByZero: Bool = false
  ) {
    self.isDividedByZero = isDividedByZero
    self.first = first
    self.relation = relation
    self.second = second
    self.firstFactor = firstFactor
    self.multiplier = multiplier
    self.constant = constant
    self.priority = priority
  }

  /// The element of the anchor on the left side; `nil` once it is deallocated.
  public var firstElement: LayoutElement? { first.anchor.element }
  /// The element of the anchor on the right side; `nil` if there is none or it is deallocated.
  public var secondElement: LayoutElement? { second?.anchor.element }

  /// All anchors, left side first.
  var anchors: [WeakAnchor] {
    [first.anchor, first.origin, second?.anchor, second?.origin].compactMap { $0 }
  }

  /// Whether the constraint takes part in layout. Activating it has no effect once an element is
  /// deallocated.
  ///
  /// - Complexity: O(1), amortised.
  public var isActive: Bool {
    get { stamp != 0 }
    set {
      guard newValue != isActive else { return }
      let anchors = anchors
      var elements: [LayoutElement] = []
      for case let element? in anchors.map(\.element)
      where !elements.contains(where: { $0 === element }) {
        elements.append(element)
      }
      guard newValue else {
        stamp = 0
        for element in elements {
          element.active.noteRemoval()
          element.logs.record { $0.note(self) }
        }
        return
      }
      guard anchors.allSatisfy({ $0.element != nil }) else { return }
      stamp = Constraint.stamps.add(1, ordering: .relaxed).newValue
      for element in elements {
        element.active.append(self)
        element.logs.record { $0.note(self) }
      }
    }
  }

  /// Records that a property has another value.
  private func noteChange() {
    guard isActive else { return }
    noteChange(in: first)
    if let second { noteChange(in: second) }
  }

  private func noteChange(in side: Side) {
    side.anchor.element?.logs.record { $0.note(self) }
    side.origin?.element?.logs.record { $0.note(self) }
  }

  /// Activates the constraint and returns it.
  @discardableResult
  public func activated() -> Constraint {
    isActive = true
    return self
  }

  /// Sets the identifier and returns the constraint.
  public func named(_ identifier: String) -> Constraint {
    self.identifier = identifier
    return self
  }

  /// Makes positions relative to the origin of `view` and returns the constraint.
  public func counted(from view: View) -> Constraint {
    container = view
    return self
  }

  // Arrays only: for a literal of comparisons the type checker would try every kind of sequence.

  /// Activates constraints in order. For other sequences use ``Swift/Sequence/activated()``.
  public static func activate(_ constraints: [Constraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates constraints.
  public static func deactivate(_ constraints: [Constraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// Whether the constraint connects an element inside `view` with one outside.
  func crossesBoundary(of view: View) -> Bool {
    let inside = anchors.map { $0.element?.nearestView?.isInside(view) ?? false }
    return inside.contains(true) && inside.contains(false)
  }

  /// The canonical text, such as `label.top == button.bottom + 20 @ 750`.
  ///
  /// - Complexity: O(length of the names).
  public var text: String {
    var names = NameTable()
    let constraint = sceneConstraint { anchor in
      let bytes = ContiguousArray(anchor.name.utf8)
      return ItemIndex(names.insert(bytes.span).number)
    }
    return constraint.map { ConstraintPrinter.text(of: $0, names: names) } ?? ""
  }

  /// The canonical text.
  public var description: String { text }

  /// The counterpart in a scene, with items supplied by `item`; `nil` if one is missing.
  func sceneConstraint(_ item: (WeakAnchor) -> ItemIndex?) -> SceneConstraint? {
    func resolved(_ anchor: WeakAnchor?) -> Anchor?? {
      guard let anchor else { return .some(nil) }
      return item(anchor).map { Anchor($0, anchor.attribute, of: anchor.area) }
    }
    guard let first = resolved(first.anchor) ?? nil,
      let firstOrigin = resolved(self.first.origin), let second = resolved(second?.anchor),
      let secondOrigin = resolved(self.second?.origin)
    else { return nil }
    var constraint = SceneConstraint(
      first, relation, to: second, firstFactor: firstFactor,
      multiplier: second == nil ? 1 : multiplier, constant: constant, priority: priority)
    constraint.firstOrigin = firstOrigin
    constraint.secondOrigin = secondOrigin
    return constraint
  }
}

extension Sequence<Constraint> {
  /// Activates the constraints in order and returns them.
  @discardableResult
  public func activated() -> [Constraint] {
    let constraints = Array(self)
    Constraint.activate(constraints)
    return constraints
  }
}

public import ConstraintSolver
import Synchronization

/// A linear relation between anchors of views and guides, to be kept, switched and edited.
///
/// Making one does nothing else; it takes part in layout while it is active. Its numbers can be changed at
/// any time, and the next ``LiveLayout/solve()`` sees them.
///
/// ```swift
/// let gap = (label.top == button.bottom + 20 ~ .high).named("gap").activated()
/// gap.constant = 40
/// gap.isActive = false
/// ```
///
/// A constraint does not keep its elements alive; without one of them it cannot be activated.
public final class Constraint: CustomStringConvertible {
  /// An anchor of an element that may be gone.
  struct End {
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

  let first: End
  let second: End?
  /// What the first anchor is multiplied by.
  public let firstFactor: Double
  /// How the sides relate.
  public let relation: Relation
  /// What the second anchor is multiplied by.
  public var multiplier: Double
  /// What is added on the right side, in points.
  public var constant: Double
  /// How much it matters.
  public var priority: Priority { didSet { wrongPriority = nil } }
  /// What people call it.
  public var identifier: String?
  /// The view from whose origin positions count, in place of the nearest common ancestor.
  public weak var container: View?
  /// A number that was given as a priority and is none.
  var wrongPriority: Double?
  /// When it was activated, 0 while it is not; activation orders constraints.
  private(set) var stamp: UInt64 = 0

  private static let stamps = Atomic<UInt64>(0)

  init(
    _ first: End, _ relation: Relation, _ second: End?, firstFactor: Double, multiplier: Double,
    constant: Double, priority: Priority = .required
  ) {
    self.first = first
    self.relation = relation
    self.second = second
    self.firstFactor = firstFactor
    self.multiplier = multiplier
    self.constant = constant
    self.priority = priority
  }

  /// The element of the anchor on the left side, while there is one.
  public var firstElement: LayoutElement? { first.element }
  /// The element of the anchor on the right side, if it has one and while there is one.
  public var secondElement: LayoutElement? { second?.element }

  /// Whether it takes part in layout.
  ///
  /// - Complexity: To switch on, O(1); to switch off, O(active constraints of its elements).
  public var isActive: Bool {
    get { stamp != 0 }
    set {
      guard newValue != isActive else { return }
      let elements = [first.element, second?.element].compactMap { $0 }
      guard newValue else {
        for element in elements { element.active.removeAll { $0 === self } }
        stamp = 0
        return
      }
      guard elements.count == (second == nil ? 1 : 2) else { return }
      stamp = Constraint.stamps.add(1, ordering: .relaxed).newValue
      elements[0].active.append(self)
      if elements.count > 1, elements[1] !== elements[0] { elements[1].active.append(self) }
    }
  }

  /// Activates it.
  @discardableResult
  public func activated() -> Constraint {
    isActive = true
    return self
  }

  /// Gives it a name.
  public func named(_ identifier: String) -> Constraint {
    self.identifier = identifier
    return self
  }

  /// Lets positions count from the origin of `view`.
  public func counted(from view: View) -> Constraint {
    container = view
    return self
  }

  /// Activates all of some constraints, in their order.
  public static func activate(_ constraints: some Sequence<Constraint>) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates all of some constraints.
  public static func deactivate(_ constraints: some Sequence<Constraint>) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// Whether one of its elements is in `view` and another is not.
  func leaves(_ view: View) -> Bool {
    guard let second else { return false }
    func isInside(_ end: End) -> Bool { end.element?.nearestView?.isInside(view) ?? false }
    return isInside(first) != isInside(second)
  }

  /// The canonical text, such as `label.top == button.bottom + 20 @ 750`.
  ///
  /// - Complexity: O(length of the names).
  public var text: String {
    var names = NameTable()
    func place(_ end: End) -> Anchor {
      let bytes = Array(end.name.utf8)
      return Anchor(ItemIndex(names.insert(bytes.span).number), end.attribute, of: end.area)
    }
    let first = place(first)
    let second = second.map(place)
    return ConstraintPrinter.text(of: linear(first, second), names: names)
  }

  /// Its canonical text.
  public var description: String { text }

  /// The same in terms of a scene's items.
  func linear(_ first: Anchor, _ second: Anchor?, container: ItemIndex? = nil) -> LayoutConstraint {
    LayoutConstraint(
      first, relation, second, firstFactor: firstFactor,
      multiplier: second == nil ? 1 : multiplier, constant: constant, priority: priority,
      container: container)
  }
}

extension Sequence<Constraint> {
  /// Activates all of them, in their order.
  @discardableResult
  public func activated() -> [Constraint] {
    Constraint.activate(self)
    return Array(self)
  }
}

/// Below comparison, so that `a.width == 100 ~ .high` is about the whole constraint.
precedencegroup ConstraintPriorityPrecedence {
  higherThan: LogicalConjunctionPrecedence
  lowerThan: ComparisonPrecedence
  associativity: left
}

infix operator ~ : ConstraintPriorityPrecedence

/// Gives a constraint its priority.
public func ~ (constraint: Constraint, priority: Priority) -> Constraint {
  constraint.priority = priority
  return constraint
}

/// Gives a constraint its priority, a number above 0 and up to 1000; another is an error of ``LiveLayout/solve()``.
public func ~ (constraint: Constraint, priority: Double) -> Constraint {
  guard let known = Priority(priority) else {
    constraint.wrongPriority = priority
    return constraint
  }
  return constraint ~ known
}

/// Gives constraints their priority.
public func ~ (constraints: [Constraint], priority: Priority) -> [Constraint] {
  constraints.map { $0 ~ priority }
}

/// Gives constraints their priority, a number above 0 and up to 1000.
public func ~ (constraints: [Constraint], priority: Double) -> [Constraint] {
  constraints.map { $0 ~ priority }
}

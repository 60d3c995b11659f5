public import ConstraintSolver
import Synchronization

/// A linear relation between anchors of views and guides, to be kept, switched and edited.
///
/// Making one does nothing else; it takes part in layout while it is active. Its numbers can be
/// changed at any time, and the next ``LiveLayout/solve()`` sees them.
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

  /// An anchor, or the distance to it from another.
  struct Side {
    let end: End
    let origin: End?

    init(_ end: End, from origin: End? = nil) {
      self.end = end
      self.origin = origin
    }
  }

  let first: Side
  let second: Side?
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
    _ first: Side, _ relation: Relation, _ second: Side?, firstFactor: Double, multiplier: Double,
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
  public var firstElement: LayoutElement? { first.end.element }
  /// The element of the anchor on the right side, if it has one and while there is one.
  public var secondElement: LayoutElement? { second?.end.element }

  /// All its anchors, those of the left side first.
  var ends: [End] {
    [first.end, first.origin, second?.end, second?.origin].compactMap { $0 }
  }

  /// Whether it takes part in layout.
  ///
  /// - Complexity: O(1), amortised.
  public var isActive: Bool {
    get { stamp != 0 }
    set {
      guard newValue != isActive else { return }
      let ends = ends
      var elements: [LayoutElement] = []
      for case let element? in ends.map(\.element)
      where !elements.contains(where: { $0 === element }) {
        elements.append(element)
      }
      guard newValue else {
        stamp = 0
        for element in elements { element.active.noteRemoval() }
        return
      }
      guard ends.allSatisfy({ $0.element != nil }) else { return }
      stamp = Constraint.stamps.add(1, ordering: .relaxed).newValue
      for element in elements { element.active.append(self) }
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
    let inside = ends.map { $0.element?.nearestView?.isInside(view) ?? false }
    return inside.contains(true) && inside.contains(false)
  }

  /// The canonical text, such as `label.top == button.bottom + 20 @ 750`.
  ///
  /// - Complexity: O(length of the names).
  public var text: String {
    var names = NameTable()
    let linear = linear { end in
      let bytes = Array(end.name.utf8)
      return ItemIndex(names.insert(bytes.span).number)
    }
    return linear.map { ConstraintPrinter.text(of: $0, names: names) } ?? ""
  }

  /// Its canonical text.
  public var description: String { text }

  /// The same in terms of a scene's items; nothing where one of them is not there.
  func linear(_ item: (End) -> ItemIndex?) -> SceneConstraint? {
    func anchor(_ end: End?) -> Anchor?? {
      guard let end else { return .some(nil) }
      return item(end).map { Anchor($0, end.attribute, of: end.area) }
    }
    guard let first = anchor(first.end) ?? nil, let firstOrigin = anchor(self.first.origin),
      let second = anchor(second?.end), let secondOrigin = anchor(self.second?.origin)
    else { return nil }
    var linear = SceneConstraint(
      first, relation, second, firstFactor: firstFactor,
      multiplier: second == nil ? 1 : multiplier, constant: constant, priority: priority)
    linear.firstOrigin = firstOrigin
    linear.secondOrigin = secondOrigin
    return linear
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

/// Gives a constraint its priority, a number above 0 and up to 1000; another is an error of
/// ``LiveLayout/solve()``.
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

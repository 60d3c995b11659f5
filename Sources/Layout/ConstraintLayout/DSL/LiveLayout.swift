public import ConstraintSolver
public import TextLayout

/// The layout of a tree of views, solved repeatedly while its constraints are edited.
///
/// ```swift
/// let layout = LiveLayout(screen)
/// print(try layout.solve()[label])
/// gap.constant = 40
/// print(try layout.solve()[label])
/// ```
///
/// If only numbers have changed since the last solve, unaffected components keep their solution.
public final class LiveLayout {
  /// The roots of the trees.
  public let roots: [View]
  /// The options of a solve.
  public var options: LayoutOptions
  /// The limits of each solve.
  public var limits: SolveLimits
  /// The irreducible infeasible sets of the last solve, if it threw
  /// ``LiveLayoutError/conflict(_:)``; otherwise empty.
  public private(set) var conflicts: [[LayoutMember]] = []
  /// Measures the texts of views. If `nil`, a view with text is an error. Not needed with a remote
  /// service, which measures texts itself.
  public var shaper: (any TextShaper)? {
    get { texts.shaper }
    set { texts.shaper = newValue }
  }
  /// The traits shared by all texts.
  public var textTraits: TextTraits {
    get { texts.traits }
    set { texts.traits = newValue }
  }
  private var session: LayoutSession
  private var texts: TextMeasures

  /// Makes a layout of the views in `roots`.
  public init(
    _ roots: View..., options: LayoutOptions = .init(), limits: SolveLimits = .init(),
    shaper: (any TextShaper)? = nil, textTraits: TextTraits = .init()
  ) {
    self.roots = roots
    self.options = options
    self.limits = limits
    texts = TextMeasures(shaper: shaper, traits: textTraits)
    session = LayoutSession(options: options, limits: limits)
  }

  /// Solves the current tree with its active constraints.
  ///
  /// - Throws: ``LiveLayoutError``.
  public func solve() throws(LiveLayoutError) -> SolvedLayout {
    conflicts = []
    let tree = try tree()
    session.options = options
    session.limits = limits
    do throws(LayoutError) {
      return SolvedLayout(solution: try session.solve(tree.scene), tree: tree)
    } catch {
      guard case .conflict(let sets, _) = error else { throw .unsolvable(error) }
      conflicts = sets.map { $0.members.map(tree.member) }
      throw .conflict(conflicts.map { $0.map(\.description) })
    }
  }

  /// The current tree and its active constraints as a value.
  ///
  /// - Throws: ``LiveLayoutError``, if the tree is invalid.
  /// - Complexity: O(n · log n) for n elements and active constraints.
  public func scene() throws(LiveLayoutError) -> LayoutScene { try tree().scene }

  /// The current tree with its texts.
  func tree() throws(LiveLayoutError) -> ElementTree {
    if let scale = options.scale, !(scale > 0 && scale <= LayoutLimits.scale) {
      throw .invalidScale(scale)
    }
    var tree = try ElementTree(roots)
    try texts.add(to: &tree, scale: options.scale)
    return tree
  }

  /// The current tree as sent to a remote service: the scene without texts, the texts by item, and
  /// the active constraints.
  ///
  /// - Throws: ``LiveLayoutError``, if the tree is invalid.
  /// - Complexity: O(n · log n) for n elements and active constraints.
  package func unmeasured() throws(LiveLayoutError) -> (
    scene: LayoutScene, texts: [ItemIndex: TextSpec], constraints: [Constraint]
  ) {
    let tree = try ElementTree(roots)
    var texts: [ItemIndex: TextSpec] = [:]
    for case let view as View in tree.elements {
      if let text = view.text, let item = tree.item(view) { texts[item] = text }
    }
    return (tree.scene, texts, tree.constraints)
  }

  /// The active constraints of the tree in the order of activation, as in ``scene()``.
  ///
  /// - Throws: ``LiveLayoutError``, if the tree is invalid.
  /// - Complexity: O(n · log n) for n elements and active constraints.
  public func activeConstraints() throws(LiveLayoutError) -> [Constraint] {
    try ElementTree(roots).constraints
  }
}

/// The frames of a solved tree, with ambiguities and violations.
public struct SolvedLayout {
  /// The solution of the scene, by the indices of its items and constraints.
  public let solution: LayoutSolution
  let tree: ElementTree

  /// The frame of a view or guide; `nil` if it was not in the tree.
  public subscript(element: LayoutElement) -> Frame? {
    tree.item(element).map { solution.frames[$0.index] }
  }

  /// The text of a view as its frame shows it; `nil` if the view has no text or was not in the
  /// tree.
  ///
  /// - Complexity: O(text).
  public func text(of view: View) -> ShownText? {
    guard let item = tree.item(view),
      let text = tree.scene.viewText(of: item)
    else { return nil }
    let frame = solution.frames[item.index]
    let insets = tree.scene.geometry(of: item).alignment
    return ShownText(
      text.block, width: frame.width - insets.left - insets.right,
      height: frame.height - insets.top - insets.bottom)
  }

  /// The elements whose frames differ between optimal solutions.
  public var ambiguous: [LayoutElement] {
    solution.ambiguous.map { tree.elements[$0.item.index] }
  }

  /// The violated optional constraints, and the violation in points.
  public var unsatisfied: [(member: LayoutMember, violation: Double)] {
    solution.unsatisfied.map { (tree.member($0.origin), $0.violation) }
  }

  /// The required constraints that were dropped to resolve conflicts.
  public var broken: [LayoutMember] { solution.broken.map { tree.member($0.origin) } }
}

/// A constraint, or an implied constraint of an element.
public enum LayoutMember: CustomStringConvertible {
  /// A constraint.
  case constraint(Constraint)
  /// An implied constraint of an element, identified by name.
  case implied(LayoutElement, String)

  /// The text of the constraint or implied constraint, for example `label
  /// compressionResistance.horizontal`.
  public var description: String {
    switch self {
    case .constraint(let constraint): constraint.text
    case .implied(let element, let name): "\(element.name) \(name)"
    }
  }
}

/// The reason a tree has no frames. Constraints are given as text.
public enum LiveLayoutError: Error, CustomStringConvertible {
  /// Two elements have this name.
  case duplicateName(String)
  /// An active constraint refers to an element outside the tree.
  case outsideTree(String)
  /// An active constraint is invalid.
  case invalidConstraint(String, ConstraintError)
  /// The stack of the view with this name is invalid.
  case invalidStack(String, StackError)
  /// A number of the element with this name is not finite or beyond ``LayoutLimits/magnitude``.
  /// Carries the property, such as `width` or `margins.top`, and the number.
  case invalidNumber(String, String, Double)
  /// The scale of the options is not above 0 and at most ``LayoutLimits/scale``.
  case invalidScale(Double)
  /// The text of the view with this name has no size.
  case invalidText(String, ViewTextError)
  /// An active constraint has this invalid priority.
  case invalidPriority(String, Double)
  /// The required constraints are infeasible. Carries irreducible infeasible sets;
  /// ``LiveLayout/conflicts`` has their members as objects.
  case conflict([[String]])
  /// The solver failed for another reason.
  case unsolvable(LayoutError)

  /// A readable description.
  public var description: String {
    switch self {
    case .duplicateName(let name): "two elements are called \(name)"
    case .outsideTree(let text): "\(text) names an element that is not in the tree"
    case .invalidConstraint(let text, let error): "\(text): \(error)"
    case .invalidStack(let name, let error): "the stack \(name): \(error)"
    case .invalidNumber(let name, let property, let number):
      "\(name).\(property) is \(number): a length is finite and at most "
        + NumberText.string(LayoutLimits.magnitude)
    case .invalidScale(let number):
      "the scale is \(number): it must be above 0 and at most "
        + NumberText.string(LayoutLimits.scale)
    case .invalidText(let name, let error): "the text of \(name): \(error)"
    case .invalidPriority(let text, let number):
      "\(text): a priority is above 0 and at most 1000, not \(NumberText.string(number))"
    case .conflict(let sets):
      sets.map { set in
        "these cannot all hold: " + set.joined(separator: ", ")
      }.joined(separator: "; ")
    case .unsolvable(let error): "\(error)"
    }
  }
}

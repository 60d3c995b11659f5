public import ConstraintSolver

/// A tree of views that is solved again and again while its constraints are edited.
///
/// ```swift
/// let layout = LiveLayout(screen)
/// print(try layout.solve()[label])
/// gap.constant = 40
/// print(try layout.solve()[label])
/// ```
///
/// Where only numbers have changed since the last solve, what does not hang together with them is
/// not solved again.
public final class LiveLayout {
  /// The views that are in no other.
  public let roots: [View]
  /// How frames are answered.
  public var options: LayoutOptions
  /// What each solve may cost.
  public var limits: SolveLimits
  /// The sets that could not hold, where the last solve ended with
  /// ``LiveLayoutError/conflict(_:)``.
  public private(set) var conflicts: [[LayoutMember]] = []
  private var session: LayoutSession

  /// Makes a layout of the views in `roots`.
  public init(
    _ roots: View..., options: LayoutOptions = .init(), limits: SolveLimits = .init()
  ) {
    self.roots = roots
    self.options = options
    self.limits = limits
    session = LayoutSession(options: options, limits: limits)
  }

  /// Solves the tree as it is now, with the constraints that are active.
  ///
  /// - Throws: ``LiveLayoutError``.
  public func solve() throws(LiveLayoutError) -> SolvedLayout {
    conflicts = []
    let tree = try ElementTree(roots)
    session.options = options
    session.limits = limits
    do throws(LayoutError) {
      return SolvedLayout(answer: try session.solve(tree.scene), tree: tree)
    } catch {
      guard case .conflict(let sets, _) = error else { throw .unsolvable(error) }
      conflicts = sets.map { $0.map(tree.member) }
      throw .conflict(conflicts.map { $0.map(\.description) })
    }
  }

  /// The tree as values, for the engine and for whatever reads scenes.
  ///
  /// - Throws: ``LiveLayoutError``.
  public func scene() throws(LiveLayoutError) -> LayoutScene { try ElementTree(roots).scene }
}

/// The frames of a tree, and what is to be said of them.
public struct SolvedLayout {
  /// All of the answer, by the numbers of the scene.
  public let answer: LayoutSolution
  let tree: ElementTree

  /// The frame of a view or guide; nothing for one that was not in the tree.
  public subscript(element: LayoutElement) -> Frame? {
    tree.places[ObjectIdentifier(element)].map { answer.frames[$0.index] }
  }

  /// The elements of which something could as well be otherwise.
  public var ambiguous: [LayoutElement] { answer.ambiguous.map { tree.elements[$0.item.index] } }

  /// The optional constraints that do not hold, and by how much their sides are off.
  public var unsatisfied: [(member: LayoutMember, violation: Double)] {
    answer.unsatisfied.map { (tree.member($0.origin), $0.violation) }
  }

  /// The required constraints that were left out.
  public var broken: [LayoutMember] { answer.broken.map { tree.member($0.origin) } }
}

/// What takes part in layout.
public enum LayoutMember: CustomStringConvertible {
  /// A constraint.
  case constraint(Constraint)
  /// What an element implies by itself.
  case implied(LayoutElement, String)

  /// The constraint's text, or what is implied, such as `label compressionResistance.horizontal`.
  public var description: String {
    switch self {
    case .constraint(let constraint): constraint.text
    case .implied(let element, let name): "\(element.name) \(name)"
    }
  }
}

/// Why a tree has no frames.
public enum LiveLayoutError: Error, CustomStringConvertible {
  /// Two elements have this name.
  case duplicateName(String)
  /// An active constraint, by its text, names an element that is not in the tree.
  case outsideTree(String)
  /// An active constraint, by its text, that is none whatever its anchors' values.
  case faulty(String, ConstraintError)
  /// The stack of the view of this name is none.
  case faultyStack(String, StackFault)
  /// An active constraint, by its text, was given this as its priority.
  case wrongPriority(String, Double)
  /// Required constraints cannot all hold; irreducible sets of such, each member as its text. The
  /// members themselves are the layout's ``LiveLayout/conflicts``.
  case conflict([[String]])
  /// Another reason.
  case unsolvable(LayoutError)

  /// The reason in words.
  public var description: String {
    switch self {
    case .duplicateName(let name): "two elements are called \(name)"
    case .outsideTree(let text): "\(text) names an element that is not in the tree"
    case .faulty(let text, let fault): "\(text): \(fault)"
    case .faultyStack(let name, let fault): "the stack \(name): \(fault)"
    case .wrongPriority(let text, let number):
      "\(text): a priority is above 0 and at most 1000, not \(NumberText.string(number))"
    case .conflict(let sets):
      sets.map { set in
        "these cannot all hold: " + set.joined(separator: ", ")
      }.joined(separator: "; ")
    case .unsolvable(let error): "\(error)"
    }
  }
}

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

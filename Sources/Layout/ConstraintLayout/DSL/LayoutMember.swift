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

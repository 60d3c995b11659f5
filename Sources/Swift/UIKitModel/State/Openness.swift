/// The reason why a view may have more constraints, views or another size than the sources show.
public enum Openness: Hashable, Sendable, CustomStringConvertible {
  /// The sources do not make it: it is a parameter, an outlet, or a value of an unknown.
  case external(String)
  /// Its class is of a library, or one of the system that lays itself out.
  case libraryClass(String)
  /// A function whose code is not known got it.
  case passed(to: String)
  /// It is loaded from a nib.
  case nib(String)
  /// It has as many subviews as there are data.
  case data(String)
  /// An attribute of it is not known.
  case unknownAttribute(String)
  /// A constraint or subview of it is not known.
  case unknownPart(String)
  /// The system places it.
  case managed

  /// The reason in words.
  public var description: String {
    switch self {
    case .external(let name): "\(name) is not made in these sources"
    case .libraryClass(let name): "the class \(name) is not in these sources"
    case .passed(let name): "\(name) gets it, whose code is not known"
    case .nib(let name): "it is loaded from the nib \(name)"
    case .data(let name): "its subviews depend on \(name)"
    case .unknownAttribute(let name): "its \(name) is not known"
    case .unknownPart(let name): "\(name) is not known"
    case .managed: "UIKit places it"
    }
  }
}

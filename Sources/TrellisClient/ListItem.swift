/// An item of a list as the service knows it.
///
/// A string is one, whose id and title it is. A type of one's own adds what is to be returned with
/// the item:
///
/// ```swift
/// struct Cell: ListItem {
///   var id: String
///   var image: String
///   var payload: [String: JSONText] {
///     get throws { ["image": try JSONText(encoding: image)] }
///   }
/// }
/// ```
public protocol ListItem: Hashable, Sendable {
  /// What tells it from the others of its list.
  var id: String { get }
  /// What it is called; its id unless it says otherwise.
  var title: String { get }
  /// Further members, by name.
  var payload: [String: JSONText] { get throws }
}

extension ListItem {
  /// Its id.
  public var title: String { id }
  /// None.
  public var payload: [String: JSONText] { [:] }
}

extension String: ListItem {
  /// The string.
  public var id: String { self }
}

/// An item of a list of the service.
///
/// A string is an item whose id and title are the string. A custom type may add members that the
/// service returns with the item:
///
/// ```swift
/// struct Cell: ListItem {
///   var id: String
///   var image: String
///   var payload: [String: RawJSON] {
///     get throws { ["image": try RawJSON(encoding: image)] }
///   }
/// }
/// ```
public protocol ListItem: Hashable, Sendable {
  /// The identifier, unique in the list.
  var id: String { get }
  /// The title; by default the id.
  var title: String { get }
  /// Further members, by name; by default none.
  var payload: [String: RawJSON] { get throws }
}

extension ListItem {
  /// The id.
  public var title: String { id }
  /// No members.
  public var payload: [String: RawJSON] { [:] }
}

extension String: ListItem {
  /// The string.
  public var id: String { self }
}

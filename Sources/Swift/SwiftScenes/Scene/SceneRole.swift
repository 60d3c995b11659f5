/// The kind of object that a class of the repository lays out.
public enum SceneRole: Hashable, Sendable {
  /// The view of a view controller, which may be a screen.
  case controller
  /// A view, whose size others determine.
  case view
  /// A cell, header or footer: its width is given and its height follows from its content.
  case cell
}

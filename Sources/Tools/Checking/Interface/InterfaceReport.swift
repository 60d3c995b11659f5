public import ConstraintLayout

/// The results of checking an Interface Builder document, scene by scene.
public struct InterfaceReport: Hashable, Sendable {
  /// A scene at the document's own device.
  public struct Scene: Hashable, Sendable {
    /// The id of the root view.
    public var root: String
    /// The frames relative to parents, in the order of the layout; empty if the scene is not
    /// solved.
    public var frames: [NamedFrame]
    /// The same, rounded to pixels.
    public var rounded: [NamedFrame]
    /// The findings.
    public var findings: [Entry]
  }

  /// The frame of a view or guide.
  public struct NamedFrame: Hashable, Sendable {
    /// The id.
    public var id: String
    /// The frame in points.
    public var frame: Frame
  }

  /// A finding with the document's ids of its view and constraints.
  public struct Entry: Hashable, Sendable {
    /// The rule.
    public var rule: Rule
    /// The severity.
    public var severity: Severity
    /// The view, if any.
    public var view: String?
    /// The constraints.
    public var constraints: [String]
  }

  /// The path of the document.
  public var path: String
  /// The scenes, in document order.
  public var scenes: [Scene] = []
}

public import ConstraintLayout

/// What a check found in a document of Interface Builder, scene by scene.
public struct InterfaceReport: Hashable, Sendable {
  /// A scene at the document's own device.
  public struct Scene: Hashable, Sendable {
    /// The id of the root view.
    public var root: String
    /// The frames, relative to parents, by the order of the layout; empty if it is not solved.
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

  /// A finding with the ids that the document gives to what it is about.
  public struct Entry: Hashable, Sendable {
    /// The rule.
    public var rule: Rule
    /// How serious it is.
    public var severity: Severity
    /// The view, if it is about one.
    public var view: String?
    /// The constraints.
    public var constraints: [String]
  }

  /// The path of the document.
  public var path: String
  /// The scenes, in document order.
  public var scenes: [Scene] = []
}

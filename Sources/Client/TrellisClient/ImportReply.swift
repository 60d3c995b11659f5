/// The scenes of a document of Interface Builder as layout requests.
public struct ImportReply: Sendable {
  /// A scene.
  public struct Scene: Sendable {
    /// The id of the root view.
    public let root: String
    /// The id of the scene in a storyboard.
    public let scene: String?
    /// The id of the view controller whose view the root is or is in.
    public let controller: String?
    /// The device for which it is laid out; `nil` for a canvas without one.
    public let device: String?
    /// Pixels per point, to which the frames of the document are rounded.
    public let scale: Double
    /// The line of the root view in the document, from 1.
    public let line: Int
    /// The column of the root view in the document, from 1.
    public let column: Int
    /// The request for ``ServiceClient/layout(_:)``.
    public let body: RawJSON
    /// What was taken from saved frames, or left out.
    public let warnings: [Warning]
  }

  /// What a document does not say of a view and was assumed, or what was left out.
  public struct Warning: Hashable, Sendable {
    /// The kind, such as `guessed-size`.
    public let kind: String
    /// The id of the view.
    public let view: String
    /// The line of the view in the document, from 1.
    public let line: Int
    /// The column of the view in the document, from 1.
    public let column: Int
    /// What was assumed or left out.
    public let message: String
  }

  /// A fault of an element.
  public struct Fault: Hashable, Sendable {
    /// The id of the element, if it has one.
    public let id: String?
    /// The attribute, if it is one's.
    public let attribute: String?
    /// The line of the element in the document, from 1.
    public let line: Int
    /// The column of the element in the document, from 1.
    public let column: Int
    /// What is wrong.
    public let message: String
  }

  /// `storyboard` or `xib`.
  public let kind: String
  /// The version of the tools that saved the document, if it says so.
  public let toolsVersion: String?
  /// The scenes, in document order.
  public let scenes: [Scene]
  /// The first faults. What they affect is left out of its scene.
  public let faults: [Fault]
  /// The number of all faults.
  public let faultCount: Int

  init(_ value: ResponseValue) throws(ClientError) {
    kind = try value.text("kind")
    toolsVersion = value["toolsVersion"]?.string
    scenes = try value.list("scenes") { scene throws(ClientError) in
      Scene(
        root: try scene.text("root"), scene: scene["scene"]?.string,
        controller: scene["controller"]?.string, device: scene["device"]?.string,
        scale: try scene.number("scale"), line: try scene.integer("line"),
        column: try scene.integer("column"), body: RawJSON(try scene.member("body")),
        warnings: try scene.list("warnings") { warning throws(ClientError) in
          Warning(
            kind: try warning.text("kind"), view: try warning.text("view"),
            line: try warning.integer("line"), column: try warning.integer("column"),
            message: try warning.text("message"))
        })
    }
    faults = try value.list("faults") { fault throws(ClientError) in
      Fault(
        id: fault["id"]?.string, attribute: fault["attribute"]?.string,
        line: try fault.integer("line"), column: try fault.integer("column"),
        message: try fault.text("message"))
    }
    faultCount = try value.integer("faultCount")
  }
}

import API
public import ConstraintLayout

/// Solved frames, and what is to be said of them.
public struct LayoutReply: Sendable {
  /// A view or guide of which something could as well be otherwise.
  public struct Ambiguity: Hashable, Sendable {
    /// Its name.
    public let view: String
    /// What could be otherwise: `x`, `y`, `width`, `height`.
    public let attributes: [String]
  }

  /// A frame and whose it is.
  public struct NamedFrame: Hashable, Sendable {
    /// The name of the view or guide.
    public let name: String
    /// Its frame.
    public let frame: Frame
  }

  /// The frames, in the order of the request.
  public let frames: [NamedFrame]
  /// What could as well be otherwise.
  public let ambiguous: [Ambiguity]
  /// Optional constraints that do not hold.
  public let unsatisfied: [NamedConstraint]
  /// Required constraints that were left out.
  public let broken: [NamedConstraint]
  /// All of the answer, other members included.
  public let json: JSONText
  /// Names are equal when their bytes are, which those of `String` need not be.
  private let places: [[UInt8]: Int]

  init(_ value: JSONValue) throws(ClientError) {
    var frames: [NamedFrame] = []
    var places: [[UInt8]: Int] = [:]
    for (name, frame) in try value.member("frames").members {
      let text = name.string ?? ""
      places[Array(text.utf8)] = frames.count
      frames.append(
        NamedFrame(
          name: text,
          frame: Frame(
            x: try frame.number("x"), y: try frame.number("y"), width: try frame.number("width"),
            height: try frame.number("height"))))
    }
    self.frames = frames
    self.places = places
    ambiguous = try value.list("ambiguous") { entry throws(ClientError) in
      Ambiguity(
        view: try entry.text("view"),
        attributes: try entry.member("attributes").elements.compactMap { $0.string })
    }
    unsatisfied = try NamedConstraint.set(try value.member("unsatisfied"))
    broken = try NamedConstraint.set(try value.member("broken"))
    json = JSONText(value)
  }

  /// The frame of the view or guide of a name.
  ///
  /// - Complexity: O(length of the name), expected.
  public subscript(name: String) -> Frame? { places[Array(name.utf8)].map { frames[$0].frame } }

  /// The frame of a view or guide.
  public subscript(element: LayoutElement) -> Frame? { self[element.name] }
}

/// A constraint of a request, or what a view implies, as answers name it.
public struct NamedConstraint: Hashable, Sendable {
  /// Its place among the constraints of the request.
  public let index: Int?
  /// Its name.
  public let id: String?
  /// Its canonical text.
  public let text: String?
  /// The view that implies it.
  public let view: String?
  /// What the view implies, such as `compressionResistance.horizontal`.
  public let implied: String?
  /// The JSON Pointer to where the request says it.
  public let pointer: String?
  /// How much it matters.
  public let priority: Double
  /// By how much it does not hold, where it does not.
  public let violation: Double?

  init(_ value: JSONValue) throws(ClientError) {
    index = value["constraint"]?.integer
    id = value["id"]?.string
    text = value["text"]?.string
    view = value["view"]?.string
    implied = value["implied"]?.string
    pointer = value["pointer"]?.string
    priority = try value.number("priority")
    violation = value["violation"]?.number
  }

  static func set(_ value: JSONValue) throws(ClientError) -> [NamedConstraint] {
    var set: [NamedConstraint] = []
    for element in value.elements { set.append(try NamedConstraint(element)) }
    return set
  }
}

public import ConstraintLayout
public import TextLayout

/// Solved frames, and diagnostics.
public struct LayoutReply: Sendable {
  /// A view or guide whose frame is ambiguous.
  public struct Ambiguity: Hashable, Sendable {
    /// The name of the view or guide.
    public let view: String
    /// The ambiguous attributes: `x`, `y`, `width`, `height`.
    public let attributes: [String]

    static func list(_ value: ResponseValue) throws(ClientError) -> [Ambiguity] {
      try value.list("ambiguous") { entry throws(ClientError) in
        Ambiguity(
          view: try entry.text("view"),
          attributes: try entry.member("attributes").elements.compactMap { $0.string })
      }
    }
  }

  /// The frame of a view or guide.
  public struct NamedFrame: Hashable, Sendable {
    /// The name of the view or guide.
    public let name: String
    /// The frame.
    public let frame: Frame
    /// The text as the frame shows it; `nil` if the view has none.
    public let text: ShownText?
  }

  /// What became of a variant, or of a device.
  public struct Variant: Sendable {
    /// The name.
    public let name: String
    /// The layout; `nil` if there are conflicts.
    public let layout: LayoutReply?
    /// The irreducible sets of constraints that cannot all hold, if there is no layout.
    public let conflicts: [[NamedConstraint]]
    /// What resolves its conflicts or settles its ambiguous views, if it was asked for.
    public let repairs: [RepairReply]
  }

  /// The frames, in the order of the request.
  public let frames: [NamedFrame]
  /// The views and guides with ambiguous frames.
  public let ambiguous: [Ambiguity]
  /// Whether ``ambiguous`` has all of them; `false` where a limit of the service ended the search.
  public let isAmbiguityComplete: Bool
  /// The violated optional constraints.
  public let unsatisfied: [NamedConstraint]
  /// The required constraints that were broken to resolve conflicts.
  public let broken: [NamedConstraint]
  /// The variants in the order of the request, then the devices.
  public let variants: [Variant]
  /// The sweep, if it was asked for.
  public let sweep: SweepReply?
  /// What settles the ambiguous views, if it was asked for.
  public let repairs: [RepairReply]
  /// The whole response, other members included.
  public let json: RawJSON
  /// Indices in `frames` by the bytes of names: `String` compares by canonical equivalence instead.
  private let indices: [[UInt8]: Int]

  init(_ value: ResponseValue) throws(ClientError) {
    var frames: [NamedFrame] = []
    var indices: [[UInt8]: Int] = [:]
    for (name, frame) in try value.member("frames").members {
      let text = name.string ?? ""
      indices[Array(text.utf8)] = frames.count
      frames.append(
        NamedFrame(
          name: text,
          frame: Frame(
            x: try frame.number("x"), y: try frame.number("y"), width: try frame.number("width"),
            height: try frame.number("height")),
          text: try frame["text"].map { text throws(ClientError) in try text.shownText() }))
    }
    self.frames = frames
    self.indices = indices
    ambiguous = try Ambiguity.list(value)
    isAmbiguityComplete = value["ambiguousComplete"]?.bool ?? true
    unsatisfied = try NamedConstraint.list(try value.member("unsatisfied"))
    broken = try NamedConstraint.list(try value.member("broken"))
    variants = try value.list("variants") { variant throws(ClientError) in
      Variant(
        name: try variant.text("name"),
        layout: variant["frames"] == nil ? nil : try LayoutReply(variant),
        conflicts: try variant.list("conflicts") { set throws(ClientError) in
          try NamedConstraint.list(set)
        }, repairs: try RepairReply.list(variant))
    }
    sweep = try value["sweep"].map { sweep throws(ClientError) in try SweepReply(sweep) }
    repairs = try RepairReply.list(value)
    json = RawJSON(value)
  }

  /// The frame of the view or guide with a name.
  ///
  /// - Complexity: O(length of the name), expected.
  public subscript(name: String) -> Frame? { indices[Array(name.utf8)].map { frames[$0].frame } }

  /// The frame of a view or guide.
  public subscript(element: LayoutElement) -> Frame? { self[element.name] }

  /// The text of the view with a name as its frame shows it; `nil` if it has none.
  ///
  /// - Complexity: O(length of the name), expected.
  public func text(of name: String) -> ShownText? {
    indices[Array(name.utf8)].flatMap { frames[$0].text }
  }

  /// The text of a view as its frame shows it; `nil` if it has none.
  public func text(of view: View) -> ShownText? { text(of: view.name) }
}

/// A constraint of a request, or one that a view implies, as responses name it.
public struct NamedConstraint: Hashable, Sendable {
  /// The index among the constraints of the request.
  public let index: Int?
  /// The identifier.
  public let id: String?
  /// The canonical text; of what a view implies, the text that would say the same.
  public let text: String?
  /// The view that implies it.
  public let view: String?
  /// The implied property, such as `compressionResistance.horizontal`.
  public let implied: String?
  /// The JSON Pointer to it in the request.
  public let pointer: String?
  /// The priority.
  public let priority: Double
  /// The violation, in the units of the layout; `nil` where it holds.
  public let violation: Double?
  /// What it means that an optional constraint does not hold; `nil` where it holds, or if the
  /// service names a kind that this client does not know.
  public let kind: UnsatisfiedKind?

  init(_ value: ResponseValue) throws(ClientError) {
    index = value["constraint"]?.integer
    id = value["id"]?.string
    text = value["text"]?.string
    view = value["view"]?.string
    implied = value["implied"]?.string
    pointer = value["pointer"]?.string
    priority = try value.number("priority")
    violation = value["violation"]?.number
    kind = value["kind"]?.string.flatMap { UnsatisfiedKind(rawValue: $0) }
  }

  static func list(_ value: ResponseValue) throws(ClientError) -> [NamedConstraint] {
    var list: [NamedConstraint] = []
    for element in value.elements { list.append(try NamedConstraint(element)) }
    return list
  }
}

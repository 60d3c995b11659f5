/// An operation of the contract: its path, the representations of its response, and its handler.
///
/// Routes, sequence steps and offline commands are derived from ``all``.
public struct Endpoint: Sendable {
  /// The path at which it is served, and by which a sequence step names it.
  public let path: String
  /// The media type of the body that it takes.
  public let bodyType: Representation
  /// The representations of its response; the first is the default.
  public let representations: [Representation]
  /// The names of the parameters that its query may have.
  public let parameters: [String]
  /// Whether a sequence step can post to it.
  let isStep: Bool
  private let respond:
    @Sendable (UnsafeRawBufferPointer, Representation, OperationContext) -> OperationResponse

  private init(
    _ path: String, _ representations: [Representation], of bodyType: Representation = .json,
    parameters: [String] = [], isStep: Bool = true,
    respond:
      @escaping @Sendable (UnsafeRawBufferPointer, Representation, OperationContext) ->
      OperationResponse
  ) {
    self.path = path
    self.bodyType = bodyType
    self.representations = representations
    self.parameters = parameters
    self.isStep = isStep
    self.respond = respond
  }

  /// Responds to a received body.
  ///
  /// - Parameters:
  ///   - body: The received body.
  ///   - representation: One of ``representations``.
  ///   - context: The limits and the environment; its parameters are among ``parameters``.
  /// - Returns: The result, or the problem with the request.
  public func response(
    to body: UnsafeRawBufferPointer, as representation: Representation = .json,
    in context: OperationContext = OperationContext()
  ) -> OperationResponse {
    respond(body, representation, context)
  }
}

extension Endpoint {
  /// A constraint set in, solved frames out.
  ///
  /// The response as PNG is the SVG document to draw, with
  /// ``OperationResponse/pixelsPerPoint``.
  public static let layout = Endpoint("/v1/layout", [.json, .svg, .png]) { body, form, context in
    form == .svg || form == .png
      ? LayoutEndpoint.picture(body, inPixels: form == .png, in: context)
      : LayoutEndpoint.response(to: body, in: context)
  }

  /// A hierarchical list spec in, an ordered, expanded snapshot out.
  public static let snapshot = Endpoint("/v1/snapshot", [.json, .text]) { body, form, context in
    form == .text
      ? SnapshotEndpoint.textTree(body, in: context)
      : SnapshotEndpoint.response(to: body, in: context)
  }

  /// Two lists in, the changes between them out.
  public static let difference = Endpoint("/v1/diff", [.json, .text]) { body, form, context in
    form == .text
      ? DifferenceEndpoint.textTree(body, in: context)
      : DifferenceEndpoint.response(to: body, in: context)
  }

  /// Texts with fonts and widths in, their sizes and lines out.
  public static let text = Endpoint("/v1/text", [.json]) { body, _, context in
    TextEndpoint.response(to: body, in: context)
  }

  /// Dependent requests in, their responses out.
  public static let sequence = Endpoint("/v1/sequence", [.json], isStep: false) {
    body, _, context in
    context.stages?.begins(.perform)
    return SequenceEndpoint.response(to: body, in: context)
  }

  /// A document of Interface Builder in, its scenes as layout requests out.
  public static let importing = Endpoint(
    "/v1/import", [.json], of: .xml, parameters: ImportEndpoint.Parameter.allCases.map(\.rawValue),
    isStep: false
  ) { body, _, context in
    context.stages?.begins(.perform)
    return ImportEndpoint.response(to: body, in: context)
  }

  /// All operations of the contract.
  public static let all = [layout, snapshot, difference, text, sequence, importing]

  /// All operations that a sequence step can post to.
  static let steps = all.filter(\.isStep)
}

/// An operation of the contract: its path, the representations of its response, and its handler.
///
/// Routes, sequence steps and offline commands are derived from ``all``.
public struct Endpoint: Sendable {
  /// The path of the route, and the name of the operation in sequence steps.
  public let path: String
  /// The media type of the request body.
  public let bodyType: Representation
  /// The representations of its response; the first is the default.
  public let representations: [Representation]
  /// The names of the allowed query parameters.
  public let parameters: [String]
  /// Whether its responses depend on the fonts that measure texts.
  public let dependsOnFonts: Bool
  /// Whether a sequence step can post to it.
  let isStep: Bool
  private let respond:
    @Sendable (UnsafeRawBufferPointer, Representation, OperationContext) -> OperationResponse

  private init(
    _ path: String, _ representations: [Representation], of bodyType: Representation = .json,
    parameters: [String] = [], dependsOnFonts: Bool = true, isStep: Bool = true,
    respond:
      @escaping @Sendable (UnsafeRawBufferPointer, Representation, OperationContext) ->
      OperationResponse
  ) {
    self.path = path
    self.bodyType = bodyType
    self.representations = representations
    self.parameters = parameters
    self.dependsOnFonts = dependsOnFonts
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
  /// Takes a constraint set and returns the solved frames.
  ///
  /// The response as PNG is the SVG document to draw, with ``OperationResponse/pixelsPerPoint``.
  public static let layout = Endpoint("/v1/layout", [.json, .svg, .png]) { body, form, context in
    form == .svg || form == .png
      ? LayoutEndpoint.picture(body, inPixels: form == .png, in: context)
      : LayoutEndpoint.response(to: body, in: context)
  }

  /// Takes a hierarchical list spec and returns an ordered, expanded snapshot.
  public static let snapshot = Endpoint(
    "/v1/snapshot", [.json, .text], dependsOnFonts: false
  ) { body, form, context in
    form == .text
      ? SnapshotEndpoint.textTree(body, in: context)
      : SnapshotEndpoint.response(to: body, in: context)
  }

  /// Takes two lists and returns the changes between them.
  public static let difference = Endpoint(
    "/v1/diff", [.json, .text], dependsOnFonts: false
  ) { body, form, context in
    form == .text
      ? DifferenceEndpoint.textTree(body, in: context)
      : DifferenceEndpoint.response(to: body, in: context)
  }

  /// Takes texts with fonts and widths and returns their sizes and lines.
  public static let text = Endpoint("/v1/text", [.json]) { body, _, context in
    TextEndpoint.response(to: body, in: context)
  }

  /// Takes dependent requests and returns their responses.
  public static let sequence = Endpoint("/v1/sequence", [.json], isStep: false) {
    body, _, context in
    context.stages?.begins(.perform)
    return SequenceEndpoint.response(to: body, in: context)
  }

  /// Takes an Interface Builder document and returns its scenes as layout requests.
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

public import Cancellation
internal import JSONTemplates

/// An operation of the contract: its path, the representations of its response, and what makes
/// them.
///
/// Routes, steps of sequences and offline commands are made from ``all``.
public struct Endpoint: Sendable {
  /// What a request is answered within.
  struct Context {
    /// What it may ask for.
    var limits: RequestLimits
    /// The time for templates that ask for it; the system's where it is `nil`.
    var now: TemplateInstant?
    var cancellation: CancellationCheck
  }

  /// Where it is served, and what a step of a sequence names.
  public let path: String
  /// The forms of its response; the first is that of a client without a preference.
  public let representations: [Representation]
  /// Whether a step of a sequence can ask for it.
  let isStep: Bool
  private let respond:
    @Sendable (UnsafeRawBufferPointer, Representation, Context) -> OperationResponse

  private init(
    _ path: String, _ representations: [Representation], isStep: Bool = true,
    respond:
      @escaping @Sendable (UnsafeRawBufferPointer, Representation, Context) -> OperationResponse
  ) {
    self.path = path
    self.representations = representations
    self.isStep = isStep
    self.respond = respond
  }

  /// Responds to a received body.
  ///
  /// - Parameters:
  ///   - body: What was received.
  ///   - representation: One of ``representations``.
  ///   - limits: What the request may ask for.
  ///   - cancellation: Checked at intervals; ends the work with `time-limit-exceeded`.
  /// - Returns: The result, or the problem with the request.
  public func response(
    to body: UnsafeRawBufferPointer, as representation: Representation = .json,
    limits: RequestLimits = RequestLimits(), cancellation: CancellationCheck = .never
  ) -> OperationResponse {
    response(
      to: body, as: representation,
      in: Context(limits: limits, now: nil, cancellation: cancellation))
  }

  func response(
    to body: UnsafeRawBufferPointer, as representation: Representation = .json, in context: Context
  ) -> OperationResponse {
    respond(body, representation, context)
  }
}

extension Endpoint {
  /// A constraint set in, solved frames out.
  public static let layout = Endpoint("/v1/layout", [.json, .svg]) { body, form, context in
    form == .svg
      ? LayoutEndpoint.picture(body, limits: context.limits, cancellation: context.cancellation)
      : LayoutEndpoint.response(
        to: body, limits: context.limits, cancellation: context.cancellation)
  }

  /// A hierarchical list spec in, an ordered, expanded snapshot out.
  public static let snapshot = Endpoint("/v1/snapshot", [.json, .text]) { body, form, context in
    form == .text
      ? SnapshotEndpoint.textTree(body, limits: context.limits, cancellation: context.cancellation)
      : SnapshotEndpoint.response(
        to: body, limits: context.limits, now: context.now, cancellation: context.cancellation)
  }

  /// Two lists in, the changes between them out.
  public static let difference = Endpoint("/v1/diff", [.json, .text]) { body, form, context in
    form == .text
      ? DifferenceEndpoint.textTree(
        body, limits: context.limits, cancellation: context.cancellation)
      : DifferenceEndpoint.response(
        to: body, limits: context.limits, now: context.now, cancellation: context.cancellation)
  }

  /// Dependent requests in, their responses out.
  public static let sequence = Endpoint("/v1/sequence", [.json], isStep: false) {
    body, _, context in
    SequenceEndpoint.response(to: body, limits: context.limits, cancellation: context.cancellation)
  }

  /// All of the contract.
  public static let all = [layout, snapshot, difference, sequence]

  /// All that a step of a sequence can ask for.
  static let steps = all.filter(\.isStep)
}

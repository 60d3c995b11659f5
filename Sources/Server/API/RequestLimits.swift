internal import JSONDocuments

/// The limits of one request. Exceeding a limit is an error that names it and its value.
public struct RequestLimits: Hashable, Sendable {
  /// The most views and guides together.
  public var views = 100_000
  /// The most constraints, counting each part of a chain.
  public var constraints = 500_000
  /// The most layout variants.
  public var variants = 100
  /// The most stretches of a sweep, for frames and for conflicts.
  public var sweepPieces = 1_000
  /// The most texts to measure in one request, and the most widths of one text.
  public var texts = 10_000
  /// The most items of a snapshot.
  public var items = 1_000_000
  /// The most nested levels of items.
  public var itemDepth = 1_000
  /// The most pixels of a PNG picture.
  public var pngPixels = 16_777_216
  /// The most UTF-8 bytes of an id.
  public var idBytes = 65_536
  /// The most operations on a snapshot.
  public var operations = 100_000
  /// The most nested levels of JSON arrays and objects.
  public var jsonDepth = JSONDocument.defaultDepthLimit
  /// The most errors that a problem lists.
  public var errorsListed = 50
  /// The most bytes of a response. It also bounds products of the input, such as a parent's id
  /// repeated by each child.
  public var answerBytes = 256 * 1024 * 1024
  /// The most units of solver work for one request.
  public var work = 20_000_000_000
  /// The most time for the repairs and explanations of all variants together, from the first frames
  /// on; `nil` for no limit. They also take at most half of the remaining ``work``.
  public var queryTime: Duration?
  /// The most entries of a solver matrix. Its memory counts toward the request's allocations.
  public var matrixEntries = 10_000_000

  /// The most values that rendering a template may produce, including intermediate ones.
  public var templateNodes = 1_000_000
  /// The most bytes of text that rendering a template may produce, including intermediate ones.
  public var templateBytes = 64 * 1024 * 1024
  /// The most steps of rendering a template.
  public var templateSteps = 200_000_000
  /// The most steps of a sequence. They share ``work``, the limits of templates and
  /// ``answerBytes``; all other limits are per step.
  public var sequenceSteps = 32

  /// The most bytes of a strings file in another language, next to a checked document.
  public var stringsBytes = 4 << 20
  /// The most entries of such a file; for a string catalog, in all languages together.
  public var stringsEntries = 100_000
  /// The most languages in which a document is checked besides its own.
  public var languages = 200

  /// The cost of earlier steps of a sequence.
  var spent = SharedCost()

  /// Makes the limits of the contract.
  public init() {}

  /// The remaining solver work.
  var remainingWork: Int { max(0, work - spent.work) }
}

/// The cost counted against the limits that steps of a sequence share, and what else they pass on.
struct SharedCost: Hashable, Sendable {
  /// Units of solver work.
  var work = 0
  /// Values that templates produced.
  var templateNodes = 0
  /// Bytes of text that templates produced.
  var templateBytes = 0
  /// Steps of rendering templates.
  var templateSteps = 0
  /// Whether a template read the system's clock.
  var readsClock = false
  /// Whether a search ended early because its time was over.
  var ranOutOfTime = false

  static func += (total: inout SharedCost, more: SharedCost) {
    total.work += more.work
    total.templateNodes += more.templateNodes
    total.templateBytes += more.templateBytes
    total.templateSteps += more.templateSteps
    total.readsClock = total.readsClock || more.readsClock
    total.ranOutOfTime = total.ranOutOfTime || more.ranOutOfTime
  }
}

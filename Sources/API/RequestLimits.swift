/// What one request may ask for; every limit that is hit is an error that names it and its value.
public struct RequestLimits: Hashable, Sendable {
  /// The most views and guides together.
  public var views = 100_000
  /// The most constraints, each part of a chain counted.
  public var constraints = 500_000
  /// The most variants of a layout.
  public var variants = 100
  /// The most items of a snapshot.
  public var items = 1_000_000
  /// The most levels of items within one another.
  public var itemDepth = 1_000
  /// The most UTF-8 bytes of an id.
  public var idBytes = 65_536
  /// The most operations on a snapshot.
  public var operations = 100_000
  /// The most levels of JSON arrays and objects within one another.
  public var jsonDepth = 2_100
  /// The most faults that a problem lists.
  public var errorsListed = 50
  /// The most bytes of an answer. What the input sizes only together, such as the id of a parent that
  /// each of its children names, ends here.
  public var answerBytes = 256 * 1024 * 1024
  /// The most units of solver work for one request.
  public var work = 20_000_000_000
  /// The most entries of a solver matrix, each about 40 bytes of memory.
  public var matrixEntries = 10_000_000

  /// The most values that rendering a template may produce, intermediate ones included.
  public var templateNodes = 1_000_000
  /// The most bytes of text that rendering a template may produce, intermediate ones included.
  public var templateBytes = 64 * 1024 * 1024
  /// The most steps of rendering a template.
  public var templateSteps = 200_000_000

  /// Makes the limits of the contract.
  public init() {}
}

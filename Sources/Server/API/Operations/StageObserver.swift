/// A stage of an operation.
public enum OperationStage: String, Sendable {
  /// Reading the body into a request.
  case decode
  /// Solving the layout and its variants.
  case solve
  /// Building a list: its order, its operations, and what of it is asked for.
  case build
  /// Comparing two lists.
  case compare
  /// Writing the response.
  case encode
  /// All of an operation that is not divided further.
  case perform
}

/// Told of the stages of an operation, on the thread that works on it.
///
/// A stage ends where the next one begins, or with the operation.
public protocol StageObserver: AnyObject {
  /// A stage begins.
  func begins(_ stage: OperationStage)
}

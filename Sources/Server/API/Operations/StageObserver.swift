/// A stage of an operation.
public enum OperationStage: String, Sendable {
  /// Reading the body into a request.
  case decode
  /// Solving the layout and its variants.
  case solve
  /// Building a list: its order, its operations, and the requested selection.
  case build
  /// Comparing two lists.
  case compare
  /// Writing the response.
  case encode
  /// The whole of an operation that has no separate stages.
  case perform
}

/// Receives the stages of an operation, on the thread that performs it.
///
/// A stage ends when the next one begins or when the operation ends.
public protocol StageObserver: AnyObject {
  /// A stage begins.
  func begins(_ stage: OperationStage)
}

/// The changes between two kept lists.
public enum KeptListChanges {
  /// A format of the changes.
  public enum Format: String, CaseIterable, Sendable {
    case operations, rows, text
    case jsonPatch = "json-patch"

    /// The representation of the response.
    public var representation: Representation { self == .text ? .text : .json }

    fileprivate var ofDifference: DifferenceRequest.Format? {
      switch self {
      case .operations: .operations
      case .rows: .rows
      case .jsonPatch: .jsonPatch
      case .text: nil
      }
    }
  }

  /// The number of operations that lead from one list to the other.
  ///
  /// - Complexity: O(size of the lists) on average.
  public static func count(
    from old: KeptListSource, to new: KeptListSource, in context: OperationContext
  ) throws(Problem) -> Int {
    let from = try old.list(context.limits)
    try context.cancellation.check(.difference)
    let to = try new.list(context.limits)
    try context.cancellation.check(.difference)
    try Problem.checkMemory(for: (from.count + to.count) * ListSnapshot.bytesOfNode)
    return ListDifference(from: from, to: to).operationCount
  }

  /// Responds with the fewest changes that lead from one list to the other, like `/v1/diff`.
  ///
  /// - Complexity: O(size of the lists and response) on average, and O(m · log(m)) for m siblings
  ///   that are out of order.
  public static func response(
    from old: KeptListSource, to new: KeptListSource, as format: Format,
    in context: OperationContext
  ) -> OperationResponse {
    do throws(Problem) {
      context.stages?.begins(.decode)
      let from = try old.list(context.limits)
      try context.cancellation.check(.difference)
      let to = try new.list(context.limits)
      guard let ofDifference = format.ofDifference else {
        return try DifferenceEndpoint.textTree(
          of: DifferenceRequest(from: from, to: to, format: .operations), in: context)
      }
      return try DifferenceEndpoint.response(
        to: DifferenceRequest(from: from, to: to, format: ofDifference), in: context)
    } catch {
      return OperationResponse(error)
    }
  }
}

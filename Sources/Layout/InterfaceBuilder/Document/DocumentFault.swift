public import LayoutRequests

/// A fault of an element. Anything it affects is left out of its scene.
public struct DocumentFault: Error, Hashable, Sendable {
  /// The kinds of faults.
  public enum Kind: Hashable, Sendable {
    /// A value is missing, malformed or out of range.
    case invalidValue
    /// An id is used twice.
    case duplicateID
    /// An id that belongs to no view or guide.
    case unknownReference
    /// A constraint between anchors that cannot be compared.
    case invalidConstraint
  }

  /// The kind.
  public var kind: Kind
  /// The position of the element.
  public var position: SourcePosition
  /// The element's id, if it has one.
  public var id: String?
  /// The attribute at fault, if any.
  public var attribute: String?
  /// The problem, as a sentence without a final period.
  public var message: String
}

/// The first faults of a document, and their total number.
public struct FaultList: Hashable, Sendable {
  /// The maximum number of kept faults.
  public static let limit = 50
  /// The kept faults, in the order in which they were found.
  public private(set) var faults: [DocumentFault] = []
  /// The total number of faults.
  public private(set) var count = 0

  /// Makes an empty list.
  public init() {}

  /// Whether there are no faults.
  public var isEmpty: Bool { count == 0 }

  mutating func add(_ fault: @autoclosure () -> DocumentFault) {
    count += 1
    if faults.count < Self.limit { faults.append(fault()) }
  }

  /// Adds the faults of a part.
  public mutating func add(_ other: FaultList) {
    count += other.count
    faults.append(contentsOf: other.faults.prefix(max(0, Self.limit - faults.count)))
  }
}

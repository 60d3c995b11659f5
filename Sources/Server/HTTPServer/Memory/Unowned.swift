/// An uncounted reference to an object that outlives this value.
struct Unowned<Object: AnyObject> {
  private let reference: Unmanaged<Object>

  @inline(__always)
  init(_ object: Object) {
    reference = .passUnretained(object)
  }

  /// Calls a function with the object, without reference counting.
  @inline(__always)
  func with<Result>(_ body: (Object) throws -> Result) rethrows -> Result {
    try reference._withUnsafeGuaranteedRef(body)
  }

  /// A counted reference to the object.
  var object: Object { reference.takeUnretainedValue() }
}

extension Unowned: Sendable where Object: Sendable {}

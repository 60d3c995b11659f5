/// One run of a target on some bytes; it returns 0.
typealias FuzzCallback = @convention(c) (UnsafePointer<UInt8>?, Int) -> Int32

/// Ends the run with a finding unless something holds, also in optimized code.
func require(_ condition: Bool, _ message: @autoclosure () -> String) {
  if !condition { fatalError("finding: \(message())") }
}

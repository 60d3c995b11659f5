/// The reason that an expectation can be neither met nor missed, as a sentence without a final
/// period.
struct TestFault: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}

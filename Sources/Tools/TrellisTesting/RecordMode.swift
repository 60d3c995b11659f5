/// The choice of frames that ``expectFrames(of:at:_:record:tolerance:fileID:file:line:column:)``
/// writes to golden files.
///
/// An expectation that has recorded frames fails, whatever they are, so that nobody takes them for
/// compared.
///
/// Without a mode in the call, the environment variable `TRELLIS_RECORD` decides. Without that, the
/// mode is ``never`` where the environment variable `CI` is set, and ``missing`` elsewhere.
public enum RecordMode: String, Hashable, Sendable, CaseIterable {
  /// Records frames that no golden file has yet.
  case missing
  /// Records frames that are missing or differ.
  case failed
  /// Records all frames, without comparing them.
  case all
  /// Records nothing: a missing golden file is a failure.
  case never

  /// The environment variable that has a mode.
  static let variable = "TRELLIS_RECORD"

  /// The mode of an expectation.
  ///
  /// - Parameters:
  ///   - asked: The mode in the call.
  ///   - environment: The environment variables.
  /// - Returns: That of the call, else of the environment.
  /// - Throws: If the environment has a mode that does not exist.
  static func chosen(
    _ asked: RecordMode?, in environment: [String: String]
  ) throws(TestFault) -> RecordMode {
    if let asked { return asked }
    if let text = environment[variable], !text.isEmpty {
      guard let mode = RecordMode(rawValue: text) else {
        let known = allCases.map(\.rawValue).joined(separator: ", ")
        throw TestFault("\(variable) is \(Wording.name(text)): write one of \(known)")
      }
      return mode
    }
    return isContinuous(environment) ? .never : .missing
  }

  /// Whether tests run on a server of continuous integration.
  private static func isContinuous(_ environment: [String: String]) -> Bool {
    guard let value = environment["CI"]?.lowercased() else { return false }
    return !["", "0", "false", "no"].contains(value)
  }
}

public import API
public import Checking
public import TextBytes

/// Performs operations and checks for tools, within the limits of its caller.
public protocol ToolHost: Sendable {
  /// Whether tools take paths, of files below the caller's roots.
  var hasFiles: Bool { get }
  /// Whether the tool `check` may write repairs to files.
  var allowsFixes: Bool { get }
  /// Whether there is a tool `check`.
  var hasChecks: Bool { get }

  /// Performs an operation.
  ///
  /// - Parameters:
  ///   - endpoint: The operation.
  ///   - body: The body of its request.
  ///   - form: The representation of its response.
  ///   - parameters: Its query parameters.
  /// - Returns: The result, or the problem with the request.
  func response(
    of endpoint: Endpoint, to body: [UInt8], as form: Representation,
    parameters: TextDictionary<String>
  ) -> OperationResponse

  /// Reads a file below the roots.
  func file(at path: String) throws(ToolFailure) -> [UInt8]

  /// Checks documents.
  func check(_ request: CheckRequest) throws(ToolFailure) -> CheckAnswer
}

/// What to check, and how; options are spelled as those of `trellis check`.
public struct CheckRequest: Sendable {
  /// Files and folders.
  public var paths: [String] = []
  /// A document to check instead of files, if any.
  public var document: [UInt8]?
  /// The options of `trellis check` by name, with their values.
  public var options: [(name: String, value: String)] = []
  /// Whether safe repairs are applied.
  public var fix = false
}

/// The findings of a check, and the repairs made.
public struct CheckAnswer: Sendable {
  /// A document with its safe repairs.
  public struct Fix: Sendable {
    /// The path; `nil` for a document that came with the request.
    public var path: String?
    /// The number of repairs.
    public var count: Int
    /// How they were proven.
    public var proof: String
    /// The repaired document, if it came with the request.
    public var document: [UInt8]?

    /// Makes the description of repairs.
    public init(path: String?, count: Int, proof: String, document: [UInt8]?) {
      self.path = path
      self.count = count
      self.proof = proof
      self.document = document
    }
  }

  /// The findings, after any repairs.
  public var report: CheckReport
  /// The repairs made.
  public var fixes: [Fix]
  /// What could not be read or written, and other remarks.
  public var remarks: [String]

  /// Makes an answer.
  public init(report: CheckReport, fixes: [Fix] = [], remarks: [String] = []) {
    self.report = report
    self.fixes = fixes
    self.remarks = remarks
  }
}

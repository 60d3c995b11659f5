public import API
public import Checking

/// Checks documents and performs operations for a language server.
public protocol LanguageHost: Sendable {
  /// The version of the program.
  var version: String { get }
  /// The contract as OpenAPI in JSON.
  var contract: [UInt8] { get }
  /// The most bytes of a document.
  var byteLimit: Int { get }
  /// The limits of a document.
  var limits: RequestLimits { get }
  /// The fonts that measure texts.
  var fonts: FontStore { get }

  /// Makes the folder of the client's workspace the working directory.
  func enter(_ folder: String)

  /// Ends the program soon after another process, that of the client.
  ///
  /// - Parameter process: Its number. Without such a process, as in a container that has numbers of
  ///   its own, nothing happens.
  func end(with process: Int)

  /// Checks a document as `trellis check` does.
  ///
  /// - Parameters:
  ///   - bytes: Its text; `nil` for the files on the disk.
  ///   - path: Its path.
  ///   - kind: Its kind.
  ///   - searchesRepairs: Whether findings get repairs.
  ///   - isCancelled: Whether the report is no longer wanted.
  /// - Returns: The findings; `nil` if the configuration ignores the document.
  /// - Throws: ``LanguageFailure`` for a configuration that cannot be read.
  func report(
    on bytes: [UInt8]?, at path: String, kind: DocumentKind, searchesRepairs: Bool,
    isCancelled: @escaping @Sendable () -> Bool
  ) throws(LanguageFailure) -> CheckReport?

  /// Performs an operation.
  ///
  /// - Parameters:
  ///   - endpoint: The operation.
  ///   - body: The body of its request.
  ///   - form: The representation of its response.
  ///   - isCancelled: Whether the response is no longer wanted.
  /// - Returns: The result, or the problem with the request.
  func response(
    of endpoint: Endpoint, to body: [UInt8], as form: Representation,
    isCancelled: @escaping @Sendable () -> Bool
  ) -> OperationResponse
}

/// The reason why a document cannot be checked.
public struct LanguageFailure: Error, Hashable, Sendable {
  /// The reason, as a sentence without a final period.
  public var reason: String

  /// Makes a failure.
  public init(_ reason: String) { self.reason = reason }
}

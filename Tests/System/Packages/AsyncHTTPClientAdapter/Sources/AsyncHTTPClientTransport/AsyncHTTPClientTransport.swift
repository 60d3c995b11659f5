import AsyncHTTPClient
import Foundation
import HTTPTypes
import NIOCore
import NIOHTTP1
import NIOPosix
import RequestSequences

/// Sends requests of sequences with async-http-client.
///
/// ```swift
/// let client = HTTPClient(configuration: .init(redirectConfiguration: .disallow))
/// let runner = SequenceRunner(
///   audiences: audiences, transport: AsyncHTTPClientTransport(client))
/// ```
///
/// The client must not follow redirects: it would send the headers of an audience on. Its owner
/// shuts it down.
public struct AsyncHTTPClientTransport: Transport {
  private let client: HTTPClient

  /// Makes a transport of a client that does not follow redirects.
  public init(_ client: HTTPClient) { self.client = client }

  /// Sends a request.
  public func send(
    _ request: HTTPRequest, body: TransportBody, options: TransportOptions
  ) async throws(TransportError) -> (HTTPResponse, Data) {
    do {
      let response = try await client.execute(
        Self.message(request, body), deadline: .distantFuture)
      return (try Self.head(response, options), try await Self.body(response, options))
    } catch let error as TransportError {
      throw error
    } catch {
      throw TransportError(Self.kind(of: error), "\(error)")
    }
  }

  private static func message(_ request: HTTPRequest, _ body: TransportBody) -> HTTPClientRequest {
    var message = HTTPClientRequest(
      url: "\(request.scheme ?? "")://\(request.authority ?? "")\(request.path ?? "/")")
    message.method = HTTPMethod(rawValue: request.method.rawValue)
    for field in request.headerFields {
      message.headers.add(name: field.name.rawName, value: field.value)
    }
    if let length = body.length {
      message.body = .stream(
        body.pieces.map { ByteBuffer(bytes: $0) }, length: .known(Int64(length)))
    }
    return message
  }

  private static func head(
    _ response: HTTPClientResponse, _ options: TransportOptions
  ) throws(TransportError) -> HTTPResponse {
    let code = Int(response.status.code)
    guard (100...999).contains(code) else {
      throw TransportError(.malformedResponse, "the status is \(code)")
    }
    var fields = HTTPFields()
    var size = 0
    for (name, value) in response.headers {
      size += name.utf8.count + value.utf8.count + 32
      guard size <= options.headerLimit else {
        throw TransportError(
          .headerTooLarge(limit: options.headerLimit), "the header is too large")
      }
      if let name = HTTPField.Name(name) { fields.append(HTTPField(name: name, value: value)) }
    }
    return HTTPResponse(status: .init(code: code), headerFields: fields)
  }

  private static func body(
    _ response: HTTPClientResponse, _ options: TransportOptions
  ) async throws -> Data {
    var bytes = Data()
    for try await piece in response.body {
      guard piece.readableBytes <= options.responseLimit - bytes.count else {
        throw TransportError(
          .responseTooLarge(limit: options.responseLimit), "the response is too large")
      }
      bytes.append(contentsOf: piece.readableBytesView)
    }
    return bytes
  }

  private static func kind(of error: any Error) -> TransportError.Kind {
    switch error {
    case is CancellationError: .cancelled
    case is NIOConnectionError: .cannotConnect
    case let error as HTTPClientError:
      switch error {
      case .cancelled: .cancelled
      case .connectTimeout: .cannotConnect
      case .remoteConnectionClosed, .readTimeout, .writeTimeout: .connectionLost
      default: .other
      }
    case is HTTPParserError: .malformedResponse
    case let error as IOError:
      [ECONNREFUSED, EHOSTUNREACH, ENETUNREACH].contains(error.errnoCode)
        ? .cannotConnect : .connectionLost
    default: .other
    }
  }
}

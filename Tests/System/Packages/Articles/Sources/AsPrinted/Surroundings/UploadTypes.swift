// The types of the application in the article on request sequences, over those of RequestSequences.
import Foundation
import HTTPTypes
import RequestSequences

/// The response to a request.
public typealias NSURLResponse = Response

/// The description of a request.
public protocol PushRequest {
  func described() throws -> Request
}

// swift-format-ignore: AlwaysUseLowerCamelCase
enum PushMethod {
  case POST, PUT

  var method: HTTPRequest.Method { self == .POST ? .post : .put }
}

/// A request to the service.
struct PushInMemoryRequestDescription: PushRequest {
  let relativeURL: String
  let httpMethod: PushMethod
  let jsonBody: JsonValue
  let operationId: String
  let affectedModelUid: ModelUid
  let requestIdentifier: String

  func described() throws -> Request {
    Request(
      httpMethod.method, relativeURL, body: try .json(jsonBody.values), name: requestIdentifier)
  }
}

/// A request to the storage service.
struct AWSMultiPartRequestDescription: PushRequest {
  let targetURL: String
  let httpMethod: PushMethod
  let fileURL: NSURL
  let filename: String
  let operationId: String
  let affectedModelUid: ModelUid
  let requestIdentifier: String
  let formParameters: [(name: String, value: String)]

  func described() throws -> Request {
    var form = MultipartForm()
    for (name, value) in formParameters { form.append(name, value) }
    form.append("file", file: fileURL as URL, filename: filename, contentType: "image/png")
    return Request(
      httpMethod.method, targetURL, audience: .storage, body: .form(form), name: requestIdentifier)
  }
}

/// A value in a response, or the members of a request.
public struct JsonValue {
  let json: ResponseJSON?
  let values: [String: Int]

  init(values: [String: Int]) { (json, self.values) = (nil, values) }
  init(_ json: ResponseJSON) { (self.json, values) = (json, [:]) }

  subscript(name: String) -> ResponseJSON? { json?[name] }
}

struct AWSAllocationPackage {
  let targetUrl: String
  let filename: String
  let fields: [(name: String, value: String)]

  init(json: ResponseJSON?) throws {
    guard let target = json?["target"].string, let filename = json?["filename"].string else {
      throw ImageCreationOperationError.MissingAllocationData
    }
    (targetUrl, self.filename) = (target, filename)
    fields = json?["fields"].members.map { ($0.name, $0.value.string ?? "") } ?? []
  }
}

struct ModelUid {
  let value: String
}

struct ImageUploadDescription {
  let modelUid: ModelUid
  let fullFileSize: Int
}

enum ApiEndpoints {
  static func snapshotAllocation(_ id: String) -> String { "snapshots/\(id)/allocation" }
}

enum SnapshotModel {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  enum Size { case Full }

  static func pathForUid(_ uid: ModelUid, size: Size) -> String { uid.value }
}

enum ImageCreationOperationError: Error {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case MissingAllocationData
}

extension SnapshotUploadRequestSequence {
  static let allocationRequest = "allocation"
  static let snapshotAWS = "upload"
  static let metadataRequest = "confirmation"
}

/// The article's sequence, as a runner takes it.
struct RunnableSequence<Operation: OperationRequestSequence>: RequestSequence {
  let operation: Operation
  private var last: (any PushRequest)?

  init(_ operation: Operation) { self.operation = operation }

  mutating func nextRequest(after previous: PreviousRequest?) throws -> Request? {
    var result: PreviousRequestTuple?
    if let previous, let last {
      result = (last, previous.response, JsonValue(previous.json))
    }
    last = try operation.nextRequest(previousRequest: result)
    return try last?.described()
  }
}

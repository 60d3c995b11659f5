import API
import Foundation
import JSONDocuments
import Testing

/// The response of the endpoint.
func difference(
  _ from: String, _ to: String, format: String? = nil, limits: RequestLimits = RequestLimits()
) -> OperationResponse {
  let format = format.map { #","format":"\#($0)""# } ?? ""
  return difference(#"{"from":\#(from),"to":\#(to)\#(format)}"#, limits: limits)
}

/// The response of the endpoint.
func difference(_ body: String, limits: RequestLimits = RequestLimits()) -> OperationResponse {
  Array(body.utf8).withUnsafeBytes {
    DifferenceEndpoint.response(to: $0, in: OperationContext(limits: limits))
  }
}

extension OperationResponse {
  /// A member of the response as JSON.
  func member(_ name: StaticString) throws -> String {
    let document = try JSONDocument.parse(body, numbers: .text)
    let value = try #require(document.root[name], "\(text.prefix(300))")
    return withExtendedLifetime(document) {
      String(decoding: SnapshotFixture.text(value), as: UTF8.self)
    }
  }

  /// The operations of a difference as JSON.
  var operations: String { get throws { try member("operations") } }
}

import Cancellation
import API
import Foundation
import Testing

/// Posts to the sequence endpoint without a server, and decodes the responses.
struct SequenceClient {
  /// A response with its decoded body.
  struct Reply {
    var response: OperationResponse
    var text: String
    var json: NSDictionary

    var status: Int { response.status }
    var completed: Bool? { json["completed"] as? Bool }
    var steps: [NSDictionary] { json["steps"] as? [NSDictionary] ?? [] }
    var statuses: [Int] { steps.compactMap { $0["status"] as? Int } }
    /// The problem of the last step.
    var problem: NSDictionary { steps.last?["body"] as? NSDictionary ?? [:] }
    var errors: [String] { Self.errors(json) }

    /// The errors of a problem as `pointer: detail`.
    static func errors(_ problem: NSDictionary) -> [String] {
      (problem["errors"] as? [NSDictionary] ?? []).map {
        "\($0["pointer"] ?? "?"): \($0["detail"] ?? "?")"
      }
    }
  }

  var limits = RequestLimits()

  func post(
    _ body: String, cancellation: CancellationCheck = .never
  ) -> Reply {
    let response = Array(body.utf8).withUnsafeBytes {
      SequenceEndpoint.response(
        to: $0, in: OperationContext(limits: limits, cancellation: cancellation))
    }
    let object = try? JSONSerialization.jsonObject(with: Data(response.body))
    return Reply(
      response: response, text: String(decoding: response.body, as: UTF8.self),
      json: object as? NSDictionary ?? [:])
  }
}

/// Posts a request in JSON.
func sequence(_ body: String) -> SequenceClient.Reply { SequenceClient().post(body) }

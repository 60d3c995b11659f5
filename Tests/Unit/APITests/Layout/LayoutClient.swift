import API
import Foundation
import ConstraintLayout
import TestSupport
import Testing
import LayoutRequests

/// Posts to the layout endpoint without a server, and decodes the responses.
struct LayoutClient {
  /// A response with its decoded body.
  struct Reply {
    var status: Int
    var text: String
    var json: NSDictionary

    /// The frame of a view as [x, y, width, height], unrounded.
    func frame(_ id: String) -> [Double]? { Reply.frame(id, in: json) }

    static func frame(_ id: String, in response: NSDictionary) -> [Double]? {
      guard let frame = (response["frames"] as? NSDictionary)?[id] as? NSDictionary else {
        return nil
      }
      return ["x", "y", "width", "height"].compactMap { frame[$0] as? Double }
    }

    /// The errors as `pointer line:column suggestion`; absent parts are omitted.
    var errors: [String] {
      (json["errors"] as? [NSDictionary] ?? []).map { error in
        var text = error["pointer"] as? String ?? "?"
        if let line = error["line"] as? Int, let column = error["column"] as? Int {
          text += " \(line):\(column)"
        }
        if let suggestion = error["suggestion"] as? String { text += " ?\(suggestion)" }
        return text
      }
    }

    var code: String? { json["code"] as? String }

    /// The members of a list in the response or one of its variants, each as the constraint's text
    /// or as `view implied`.
    static func names(_ list: Any?) -> [String] {
      (list as? [NSDictionary] ?? []).map { member in
        if let text = member["text"] as? String { return text }
        return "\(member["view"] as? String ?? "?") \(member["implied"] as? String ?? "?")"
      }
    }

    var conflicts: [[String]] {
      (json["conflicts"] as? [Any] ?? []).map { Reply.names($0) }
    }
    var unsatisfied: [String] { Reply.names(json["unsatisfied"]) }
    var broken: [String] { Reply.names(json["broken"]) }
    /// Ambiguous attributes as `view.attribute`.
    var ambiguous: [String] {
      (json["ambiguous"] as? [NSDictionary] ?? []).flatMap { entry in
        (entry["attributes"] as? [String] ?? []).map { "\(entry["view"] ?? "?").\($0)" }
      }
    }
  }

  var limits = RequestLimits()
  var fonts = Self.standardFonts

  /// Inter, by which the system font is estimated.
  static let standardFonts = FontStore(folders: FontStore.standardFolders)

  /// Posts a body and checks the response's frames against the request's constraints.
  func post(_ body: String) -> Reply {
    var body = body
    let response = body.withUTF8 { self.response(UnsafeRawBufferPointer($0)) }
    let object = try? JSONSerialization.jsonObject(with: Data(response.body))
    return Reply(
      status: response.status, text: String(decoding: response.body, as: UTF8.self),
      json: object as? NSDictionary ?? [:])
  }

  private func response(_ body: UnsafeRawBufferPointer) -> OperationResponse {
    do throws(Problem) {
      let request = try LayoutEndpoint.decode(body, limits: limits, fonts: fonts)
      let outcome = try request.solve(limits: limits)
      check(outcome, of: request)
      return OperationResponse(
        body: try LayoutEndpoint.encode(outcome, of: request, limits: limits))
    } catch {
      return OperationResponse(error)
    }
  }

  private func check(_ outcome: LayoutOutcome, of request: LayoutRequest) {
    var errors = FrameCheck.errors(of: outcome.base, to: request.scene, request.options)
    for (variant, solved) in zip(request.variants, outcome.variants) {
      guard case .solved(let response, _) = solved else { continue }
      errors += FrameCheck.errors(
        of: response, to: request.scene(of: variant), request.options(of: variant))
    }
    for error in errors { Issue.record("\(error)") }
  }

  func post(_ body: NSDictionary) -> Reply {
    let data = (try? JSONSerialization.data(withJSONObject: body)) ?? Data()
    return post(String(decoding: data, as: UTF8.self))
  }
}

/// Posts a request in JSON.
func layout(_ body: String) -> LayoutClient.Reply { LayoutClient().post(body) }

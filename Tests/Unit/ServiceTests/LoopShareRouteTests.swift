import API
import Foundation
import HTTPServer
import ServiceTesting
import TestSupport
import Testing

@testable import Service

@Suite struct LoopShareRouteTests {
  /// Views side by side with space left, so that the search for ambiguity takes as long as the
  /// solve.
  private static let layout: String = {
    let views = (0..<800).map {
      #"{"id":"v\#($0)","intrinsicSize":{"width":\#(10 + $0 % 7),"height":9}}"#
    }
    let rows = (1..<800).map { #""v\#($0).leading >= v\#($0 - 1).trailing + 8""# }
    return """
      {"views":[{"id":"screen","width":16000,"height":90,"children":[\(views.joined(separator: ","))]}],
      "constraints":["v0.leading == screen.leading","v799.trailing <= screen.trailing",
      \(rows.joined(separator: ","))]}
      """
  }()

  /// The search for ambiguity, or for more conflicts, ends with the share. The response would
  /// succeed but be incomplete.
  @Test func `what a layout answers does not depend on where the loop's share ended`() throws {
    let unhurried = try LiveService { $0.server.loopShare = 0 }
    let expected = try unhurried.connect().post("/v1/layout", Self.layout)
    #expect(expected.status == 200)
    #expect(!expected.text.contains("ambiguousComplete"))
    for share in [4, 6, 8, 12, 16, 24, 40, 60, 90, 130, 190, 280, 400] {
      let service = try LiveService {
        $0.server.loopShare = share
        $0.loopBodyBytes = 1 << 20
      }
      let response = try service.connect().post("/v1/layout", Self.layout)
      #expect(response.status == 200)
      #expect(response.text == expected.text, "with \(share) ms")
    }
  }
}

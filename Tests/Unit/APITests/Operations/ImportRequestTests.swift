import API
import ConstraintLayout
import Foundation
import InterfaceBuilder
import ServiceContract
import TestSupport
import Testing
import LayoutRequests

/// The request of an imported scene, made without its body.
@Suite struct ImportRequestTests {
  /// The documents of the suite, and of the project's examples.
  private static let documents: [URL] = {
    let folders = [
      Repository.suite("interface-builder").appending(path: "documents"),
      Repository.root.appending(path: "examples/check/Faults"),
    ]
    return folders.flatMap { folder in
      let files = try? FileManager.default.contentsOfDirectory(
        at: folder, includingPropertiesForKeys: nil)
      return (files ?? []).filter { ["xib", "storyboard"].contains($0.pathExtension) }
        .sorted { $0.path < $1.path }
    }
  }()

  /// The response to a request, or its problem.
  private static func response(
    _ limits: RequestLimits, _ request: () throws(Problem) -> LayoutRequest
  ) -> String {
    do throws(Problem) {
      let request = try request()
      let outcome = try request.solve(limits: limits)
      return String(
        decoding: try LayoutEndpoint.encode(outcome, of: request, limits: limits), as: UTF8.self)
    } catch {
      return "\(error.code) \(error.detail)"
    }
  }

  @Test(arguments: [nil, "iphone-se-3", "ipad-11"])
  func `has the response that its body has`(device: String?) throws {
    let limits = RequestLimits()
    var count = 0
    for file in Self.documents {
      let report = try? Array(try Data(contentsOf: file)).withUnsafeBytes {
        try ImportReport(
          $0, device: device.flatMap { CanvasDevice(named: $0) },
          fonts: LayoutClient.standardFonts)
      }
      for scene in report?.scenes ?? [] {
        let direct = Self.response(limits) { () throws(Problem) in
          try ImportReport.request(of: scene, limits: limits, fonts: LayoutClient.standardFonts)
        }
        let decoded = Self.response(limits) { () throws(Problem) in
          try ImportReport.body(of: scene).span.withUnsafeBytes { (bytes) throws(Problem) in
            try LayoutEndpoint.decode(bytes, limits: limits, fonts: LayoutClient.standardFonts)
          }
        }
        #expect(direct == decoded, "\(file.lastPathComponent), \(scene.scene.root)")
        count += 1
      }
    }
    #expect(count >= 127)
  }

  @Test func `has the limits of a body`() throws {
    let file = try #require(Self.documents.last)
    let report = try Array(try Data(contentsOf: file)).withUnsafeBytes { try ImportReport($0) }
    let scene = try #require(report.scenes.first)
    let (views, constraints) = (scene.layout.items.count, scene.layout.constraints.count)
    for (change, name) in [
      ({ (limits: inout RequestLimits, past: Int) in limits.views = views - past }, "views"),
      ({ limits, past in limits.constraints = constraints - past }, "constraints"),
    ] {
      var limits = RequestLimits()
      change(&limits, 0)
      _ = try ImportReport.request(of: scene, limits: limits)
      change(&limits, 1)
      let error = #expect(throws: Problem.self) {
        try ImportReport.request(of: scene, limits: limits)
      }
      #expect(error?.code == .limitExceeded && error?.detail.contains(name) == true)
    }
  }
}

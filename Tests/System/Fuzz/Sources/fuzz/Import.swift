import API
import ConstraintLayout
import ConstraintSolver
import InterfaceBuilder
import JSONDocuments
import ServiceContract

private let importLimits = {
  var limits = RequestLimits()
  (limits.work, limits.matrixEntries, limits.answerBytes) = (2_000_000, 200_000, 1 << 20)
  return limits
}()

/// A document of Interface Builder: whatever its scenes are, at its own device and at another,
/// their bodies can be read, and have the frames of the requests that are made without them.
func fuzzImport(_ data: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  let bytes = UnsafeRawBufferPointer(start: data, count: count)
  let response = Endpoint.importing.response(to: bytes, in: OperationContext(limits: importLimits))
  require(
    response.problem == nil || response.problem == .invalidDocument
      || response.problem == .limitExceeded, "a document is read, refused or too large")
  guard (try? JSONDocument.parse(response.body)) != nil else {
    fatalError("finding: a response is no JSON")
  }
  for device in [
    nil, CanvasDevice(named: "iphone-16"), CanvasDevice(named: "ipad-11"),
  ] {
    guard let report = try? ImportReport(bytes, device: device) else { continue }
    for scene in report.scenes { judge(scene) }
  }
  return 0
}

private func judge(_ scene: ImportedScene) {
  do throws(Problem) {
    var request = try ImportReport.request(of: scene, limits: importLimits)
    require(request.scene.items.count == scene.layout.items.count, "a body has all items")
    require(
      request.scene.constraints.count == scene.layout.constraints.count,
      "a body has all constraints")
    var options = request.options
    options.onConflict = .breakInOrder
    request = request.replacing(options: options)
    let outcome = try request.solve(limits: importLimits)
    let areFinite = outcome.base.frames.allSatisfy {
      $0.x.isFinite && $0.y.isFinite && $0.width.isFinite && $0.height.isFinite
    }
    require(areFinite, "frames are finite")
    let decoded = try ImportReport.body(of: scene).span.withUnsafeBytes {
      (bytes) throws(Problem) in
      try LayoutEndpoint.decode(bytes, limits: importLimits)
    }
    let same = try decoded.replacing(options: options).solve(limits: importLimits)
    require(same.base.frames == outcome.base.frames, "a body has the frames of its request")
  } catch {
    require(error.code != .invalidRequest, "a body can be read: \(error)")
  }
}

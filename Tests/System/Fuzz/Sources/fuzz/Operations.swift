import API
import ConstraintSolver
import ConstraintLayout
import JSONDocuments
import JSONText
import Service
import ServiceContract
import LayoutRequests

/// Constraint text and visual formats: every place that a fault names lies in the text.
func fuzzText(_ data: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  guard let data else { return 0 }
  let text = UnsafeBufferPointer(start: data, count: count)
  do throws(TextError) {
    let constraint = try ConstraintTextParser.constraint(text.span)
    require((1...2).contains(constraint.partCount), "a text is one constraint or a chain of two")
    require(constraint.first.factor.isFinite, "factors are finite")
  } catch {
    require((0...count).contains(error.offset), "a fault lies in the text")
    let position = TextPosition(of: error.offset, in: text.span)
    require(position.line >= 1 && position.column >= 1, "positions count from 1")
  }
  do throws(TextError) {
    _ = try ConstraintTextParser.anchor(text.span)
  } catch {
    require((0...count).contains(error.offset), "a fault lies in the text")
  }
  do throws(TextError) {
    let format = try VisualFormatParser.format(text.span)
    require(!format.views.isEmpty, "a visual format has a view")
  } catch {
    require((0...count).contains(error.offset), "a fault lies in the text")
  }
  return 0
}

private let operationLimits = {
  var limits = RequestLimits()
  limits.work = 2_000_000
  limits.matrixEntries = 200_000
  limits.answerBytes = 1 << 20
  (limits.templateNodes, limits.templateBytes) = (20_000, 1 << 18)
  limits.templateSteps = 500_000
  return limits
}()

/// Every response is JSON, with a status that its problem has.
private func check(_ response: OperationResponse) {
  do throws(JSONSyntaxError) {
    let document = try JSONDocument.parse(response.body)
    if let problem = response.problem {
      require(response.status == problem.status, "a problem has its status")
      let code = document.root["code"]?.string
      require(code == problem.rawValue, "a problem names its code")
    } else {
      require(response.status == 200, "what is no problem is 200")
    }
  } catch {
    fatalError("finding: an response is no JSON: \(error)")
  }
}

private let layoutLimits = {
  var limits = RequestLimits()
  (limits.work, limits.matrixEntries, limits.answerBytes) = (2_000_000, 200_000, 1 << 20)
  return limits
}()

/// The body of `POST /v1/layout`, decoded, solved and encoded: as it is, or where it is no object,
/// as one that its bytes choose. Frames hold to all that is required.
func fuzzLayout(_ data: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  let bytes = UnsafeBufferPointer(start: data, count: count)
  guard count == 0 || bytes[0] == UInt8(ascii: "{") || bytes[0] == UInt8(ascii: "[") else {
    var text = LayoutText(bytes)
    let body = Array(text.request().utf8)
    body.withUnsafeBytes { judgeLayout($0) }
    return 0
  }
  judgeLayout(UnsafeRawBufferPointer(bytes))
  return 0
}

private func judgeLayout(_ body: UnsafeRawBufferPointer) {
  let response = Endpoint.layout.response(to: body, in: OperationContext(limits: operationLimits))
  check(response)
  guard response.problem == nil else { return }
  do throws(Problem) {
    let received = try LayoutEndpoint.decode(body, limits: layoutLimits)
    // Rounded frames satisfy constraints to a pixel only.
    var options = received.options
    options.scale = nil
    let request = received.replacing(options: options)
    let outcome = try request.solve(limits: layoutLimits)
    let encoded = try LayoutEndpoint.encode(outcome, of: request, limits: layoutLimits)
    let document: JSONDocument
    do throws(JSONSyntaxError) {
      document = try JSONDocument.parse(encoded)
    } catch {
      fatalError("finding: an response is no JSON: \(error)")
    }
    withExtendedLifetime(document) { judge(outcome, of: request, document.root) }
  } catch {
    // Without its scale, a request may come to another limit.
    require(error.code != .invalidRequest, "what was answered can be read: \(error)")
  }
}

/// Judges the frames of a scene and of its variants.
private func judge(_ outcome: LayoutOutcome, of request: LayoutRequest, _ encoded: JSONValue) {
  judge(outcome.base, encoded["frames"], request.scene, request.options)
  let variants = encoded["variants"].map { Array($0.elements) } ?? []
  require(variants.count == request.variants.count, "every variant has an response")
  for (number, variant) in request.variants.enumerated() {
    guard case .solved(let response, _) = outcome.variants[number] else { continue }
    var scene = request.scene
    for edit in variant.edits { scene.apply(edit) }
    var options = request.options
    options.direction = variant.direction ?? options.direction
    judge(response, variants[number]["frames"], scene, options)
  }
}

/// Compares the frames of an response's text with what the scene requires.
private func judge(
  _ response: LayoutSolution, _ frames: JSONValue?, _ scene: LayoutScene, _ options: LayoutOptions
) {
  guard let frames else { fatalError("finding: an response has no frames") }
  var read = [Frame?](repeating: nil, count: scene.items.count)
  for (name, frame) in frames.members {
    guard let bytes = name.stringBytes, let item = scene.item(named: bytes.span),
      let x = frame["x"]?.number, let y = frame["y"]?.number, let width = frame["width"]?.number,
      let height = frame["height"]?.number
    else { fatalError("finding: a frame that is none, or of nothing") }
    read[item.index] = Frame(x: x, y: y, width: width, height: height)
  }
  let all = read.compactMap { $0 }
  require(all.count == scene.items.count, "every view and guide has a frame")
  FrameJudge(scene, options, response, frames: all).check()
}

/// The body of `POST /v1/snapshot`, decoded, built and encoded, in both forms.
func fuzzSnapshot(_ data: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  let body = UnsafeRawBufferPointer(start: data, count: count)
  let response = Endpoint.snapshot.response(to: body, in: OperationContext(limits: operationLimits))
  check(response)
  let text = Endpoint.snapshot.response(
    to: body, as: .text, in: OperationContext(limits: operationLimits))
  if response.problem == nil, text.problem == nil {
    require(text.etag == response.etag, "both forms have one version")
  }
  return 0
}

/// The body of `POST /v1/diff`, decoded, compared and written in every form. Operations are carried
/// out: they must give the other list.
func fuzzDifference(_ data: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  let body = UnsafeRawBufferPointer(start: data, count: count)
  let response = Endpoint.difference.response(
    to: body, in: OperationContext(limits: operationLimits))
  check(response)
  let text = Endpoint.difference.response(
    to: body, as: .text, in: OperationContext(limits: operationLimits))
  require(
    response.problem == text.problem || response.problem == nil || text.problem == nil,
    "both forms have one problem")
  guard response.problem == nil, let request = try? JSONDocument(body, numbers: .text),
    let from = request.root["from"], from["items"] != nil, from["version"] == nil,
    let difference = try? JSONDocument.parse(response.body, numbers: .text),
    let changes = difference.root["operations"]
  else { return 0 }
  // Values are views of their documents.
  defer { withExtendedLifetime((request, difference)) {} }
  // A JSON Patch is in another vocabulary.
  if changes.elements.contains(where: { $0["path"] != nil }) { return 0 }
  var json = JSONWriter()
  json.beginObject()
  for (name, value) in from.members where !name.isString("operations") {
    if let bytes = name.stringBytes { json.key(bytes) }
    json.value(value)
  }
  json.beginArray("operations")
  for operation in from["operations"].map({ Array($0.elements) }) ?? [] { json.value(operation) }
  for operation in changes.elements { json.value(operation) }
  json.endArray()
  json.endObject()
  let carried = json.bytes.withUnsafeBytes {
    Endpoint.snapshot.response(to: $0, in: OperationContext(limits: operationLimits))
  }
  guard carried.problem != .limitExceeded else { return 0 }
  let version = difference.root["to"]?.string ?? ""
  require(carried.etag == "W/\"\(version)\"", "the operations give the other list")
  return 0
}

/// The body of `POST /v1/sequence`: it ends, within the limit of all answers together.
func fuzzSequence(_ data: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  let body = UnsafeRawBufferPointer(start: data, count: count)
  let response = Endpoint.sequence.response(to: body, in: OperationContext(limits: operationLimits))
  check(response)
  guard response.problem == nil else { return 0 }
  require(response.body.count <= 2 << 20, "all answers together keep to the limit")
  return 0
}

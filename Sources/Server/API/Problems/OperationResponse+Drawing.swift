internal import JSONDocuments
internal import LayoutRendering

extension OperationResponse {
  /// The most errors drawn for a problem.
  private static let errorsDrawn = 10

  /// A problem drawn as a picture of its text, with the same status; any other response unchanged.
  ///
  /// An image element has no other way to show why its address failed.
  public var drawn: OperationResponse {
    guard problem != nil, let document = try? JSONDocument.parse(body) else { return self }
    var response = self
    response.mediaType = "\(Representation.svg.field)"
    response.pixelsPerPoint = 1
    response.body = withExtendedLifetime(document) { picture(of: document.root) }
    return response
  }

  /// The picture of a problem.
  private func picture(of root: JSONValue) -> [UInt8] {
    var paragraphs = [root["detail"]?.string ?? ""]
    for error in root["errors"].map({ Array($0.elements.prefix(Self.errorsDrawn)) }) ?? [] {
      let pointer = error["pointer"]?.string ?? ""
      let advice = error["suggestion"]?.string.map { " (perhaps \($0)?)" } ?? ""
      paragraphs.append("\(pointer): \(error["detail"]?.string ?? "")\(advice)")
    }
    return ProblemPicture.svg(
      title: "\(status) \(root["title"]?.string ?? "")", paragraphs: paragraphs)
  }
}

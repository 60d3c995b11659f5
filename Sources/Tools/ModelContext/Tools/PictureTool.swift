internal import API
internal import JSONDocuments
internal import ServiceContract
internal import TextBytes

/// `picture`: the frames of a layout, drawn.
enum PictureTool {
  static func answer(
    to arguments: ToolArguments, _ host: some ToolHost
  ) throws(ToolFailure) -> ToolAnswer {
    let body = try RequestBody.layout(arguments, host) { _ in [] }
    let format = arguments["format"]?.string
    var form = format == "svg" ? Representation.svg : .png
    var response = host.response(of: .layout, to: body, as: form, parameters: [:])
    // Without the library that draws, SVG is what there is.
    if format == nil, response.problem == .notAcceptable {
      form = .svg
      response = host.response(of: .layout, to: body, as: form, parameters: [:])
    }
    guard response.problem == nil else { throw ToolFailure(response) }
    let mediaType = "\(form.essence)"
    var answer = ToolAnswer("\(mediaType), \(response.body.count) bytes")
    answer.images = [.init(mediaType: mediaType, bytes: response.body)]
    return answer
  }
}

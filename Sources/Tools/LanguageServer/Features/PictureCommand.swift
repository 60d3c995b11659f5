internal import API
internal import JSONDocuments
internal import JSONRPC
internal import JSONText

/// `workspace/executeCommand` of `trellis.picture`: the layout of an open document as SVG.
enum PictureCommand {
  static let name = "trellis.picture"

  static func write<Host>(
    _ parameters: JSONValue?, _ context: RequestContext<Host>, to json: inout JSONWriter
  ) throws(RPCError) {
    guard parameters?["command"]?.isString("trellis.picture") == true else {
      throw RPCError(RPCError.invalidParameters, "the only command is \(name)")
    }
    guard let document = context.document, document.isLayout else {
      throw RPCError(
        RPCError.invalidParameters, "\(name) needs the URI of a layout that is open")
    }
    for text in context.texts {
      let response = context.host.response(
        of: .layout, to: text, as: .svg, isCancelled: context.isCancelled)
      guard response.problem == nil else { continue }
      json.beginObject()
      json.member("uri", document.uri)
      json.member("mediaType", response.mediaType)
      json.member("text", String(decoding: response.body, as: UTF8.self))
      json.endObject()
      return
    }
    throw RPCError(Self.noPicture, "the layout has no solution to draw: see its diagnostics")
  }

  /// The code of a request that was valid and failed.
  private static let noPicture = -32803
}

internal import ConstraintLayout
internal import JSONDocuments
internal import JSONText
public import LayoutRequests

extension Device {
  /// The JSON of `GET /v1/devices`.
  public static var documentJSON: [UInt8] {
    var json = JSONWriter.metered(capacity: 8192)
    json.beginObject()
    json.beginArray("devices")
    for device in all { device.write(to: &json) }
    json.endArray()
    json.endObject()
    return json.bytes
  }

  private func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("name", name)
    json.member("title", title)
    json.member("width", size.width)
    json.member("height", size.height)
    json.member("scale", scale)
    json.beginObject("safeArea")
    json.key("portrait")
    Self.write(portrait, to: &json)
    json.key("landscape")
    Self.write(landscape, to: &json)
    json.endObject()
    json.endObject()
  }

  private static func write(_ insets: EdgeInsets, to json: inout JSONWriter) {
    json.beginObject()
    json.member("top", insets.top)
    json.member("left", insets.left)
    json.member("bottom", insets.bottom)
    json.member("right", insets.right)
    json.endObject()
  }
}

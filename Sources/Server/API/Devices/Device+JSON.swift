internal import ConstraintLayout
internal import JSONText

extension Device {
  /// The JSON of `GET /v1/devices`.
  public static var documentJSON: [UInt8] {
    var json = JSONWriter(capacity: 8192)
    json.beginObject()
    json.key("devices")
    json.beginArray()
    for device in all { device.write(to: &json) }
    json.endArray()
    json.endObject()
    return json.bytes
  }

  private func write(to json: inout JSONWriter) {
    json.beginObject()
    json.key("name")
    json.string(name)
    json.key("title")
    json.string(title)
    json.key("width")
    json.number(size.width)
    json.key("height")
    json.number(size.height)
    json.key("scale")
    json.number(scale)
    json.key("safeArea")
    json.beginObject()
    json.key("portrait")
    Self.write(portrait, to: &json)
    json.key("landscape")
    Self.write(landscape, to: &json)
    json.endObject()
    json.endObject()
  }

  private static func write(_ insets: EdgeInsets, to json: inout JSONWriter) {
    json.beginObject()
    json.key("top")
    json.number(insets.top)
    json.key("left")
    json.number(insets.left)
    json.key("bottom")
    json.number(insets.bottom)
    json.key("right")
    json.number(insets.right)
    json.endObject()
  }
}

public import ConstraintLayout

/// What a layout is asked beyond its frames.
public struct LayoutQuestions: Hashable, Sendable {
  /// The screen of a device.
  public enum DeviceScreen: Hashable, Sendable {
    /// A device that the service knows, with `-landscape` on its side.
    case named(String)
    /// A screen of its own, with a name. What is `nil` stays as the layout says.
    case screen(
      name: String, width: Double, height: Double, safeArea: EdgeInsets? = nil,
      scale: Double? = nil)
  }

  /// The screens on which the layout is solved again.
  public var devices: [DeviceScreen]
  /// The name of the root that stands for the screen; `nil` for the first with a width and a
  /// height.
  public var root: String?

  /// Makes questions; without arguments none.
  public init(devices: [DeviceScreen] = [], root: String? = nil) {
    self.devices = devices
    self.root = root
  }

  /// Writes the members of the request.
  func write(to json: inout RequestWriter) {
    if !devices.isEmpty {
      json.key("devices")
      json.beginArray()
      for device in devices { Self.write(device, to: &json) }
      json.endArray()
    }
    if let root {
      json.key("root")
      json.string(root)
    }
  }

  private static func write(_ device: DeviceScreen, to json: inout RequestWriter) {
    switch device {
    case .named(let name): json.string(name)
    case .screen(let name, let width, let height, let safeArea, let scale):
      json.beginObject()
      json.key("name")
      json.string(name)
      json.key("width")
      json.number(width)
      json.key("height")
      json.number(height)
      if let safeArea {
        json.key("safeArea")
        json.beginObject()
        for side in EdgeInsets.Side.allCases {
          json.key(side.rawValue)
          json.number(safeArea[side])
        }
        json.endObject()
      }
      if let scale {
        json.key("scale")
        json.number(scale)
      }
      json.endObject()
    }
  }
}

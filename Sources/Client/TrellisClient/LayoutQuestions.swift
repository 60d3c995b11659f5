public import ConstraintLayout
internal import JSONText

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

  /// A property whose values are all solved for.
  public struct Sweep: Hashable, Sendable {
    /// The path of a number, such as `screen.width`.
    public var property: String
    /// The least value.
    public var from: Double
    /// The greatest value.
    public var to: Double

    /// Makes a sweep.
    public init(_ property: String, from: Double, to: Double) {
      self.property = property
      self.from = from
      self.to = to
    }
  }

  /// The layouts with other values that are solved, too.
  public var variants: [LayoutVariant]
  /// The screens on which the layout is solved again.
  public var devices: [DeviceScreen]
  /// The name of the root that stands for the screen; `nil` for the first with a width and a
  /// height.
  public var root: String?
  /// The property whose values are all solved for.
  public var sweep: Sweep?
  /// Whether repairs of conflicts and ambiguities are asked for.
  public var wantsRepairs: Bool

  /// Makes questions; without arguments none.
  public init(
    variants: [LayoutVariant] = [], devices: [DeviceScreen] = [], root: String? = nil,
    sweep: Sweep? = nil, wantsRepairs: Bool = false
  ) {
    self.variants = variants
    self.devices = devices
    self.root = root
    self.sweep = sweep
    self.wantsRepairs = wantsRepairs
  }

  /// Writes the members of the request.
  func write(to json: inout JSONWriter) {
    if !variants.isEmpty {
      json.beginArray("variants")
      for variant in variants { variant.write(to: &json) }
      json.endArray()
    }
    if !devices.isEmpty {
      json.beginArray("devices")
      for device in devices { Self.write(device, to: &json) }
      json.endArray()
    }
    if let root {
      json.member("root", root)
    }
    if let sweep {
      json.beginObject("sweep")
      json.member("property", sweep.property)
      json.member("from", sweep.from)
      json.member("to", sweep.to)
      json.endObject()
    }
    if wantsRepairs {
      json.member("repairs", true)
    }
  }

  private static func write(_ device: DeviceScreen, to json: inout JSONWriter) {
    switch device {
    case .named(let name): json.string(name)
    case .screen(let name, let width, let height, let safeArea, let scale):
      json.beginObject()
      json.member("name", name)
      json.member("width", width)
      json.member("height", height)
      if let safeArea {
        json.beginObject("safeArea")
        for side in EdgeInsets.Side.allCases {
          json.member(side.rawValue, safeArea[side])
        }
        json.endObject()
      }
      if let scale {
        json.member("scale", scale)
      }
      json.endObject()
    }
  }
}

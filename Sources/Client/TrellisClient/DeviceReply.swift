public import ConstraintLayout

/// A device that the service knows.
public struct DeviceReply: Hashable, Sendable {
  /// The name in requests; with `-landscape` behind it the device is on its side.
  public let name: String
  /// The name for people.
  public let title: String
  /// The size held upright, in points.
  public let size: Size
  /// Pixels per point.
  public let scale: Double
  /// The insets of the safe area held upright, in points.
  public let portraitSafeArea: EdgeInsets
  /// The insets of the safe area held on its side, in points.
  public let landscapeSafeArea: EdgeInsets

  init(_ value: ResponseValue) throws(ClientError) {
    name = try value.text("name")
    title = try value.text("title")
    size = Size(width: try value.number("width"), height: try value.number("height"))
    scale = try value.number("scale")
    let safeArea = try value.member("safeArea")
    portraitSafeArea = try Self.insets(try safeArea.member("portrait"))
    landscapeSafeArea = try Self.insets(try safeArea.member("landscape"))
  }

  private static func insets(_ value: ResponseValue) throws(ClientError) -> EdgeInsets {
    EdgeInsets(
      top: try value.number("top"), left: try value.number("left"),
      bottom: try value.number("bottom"), right: try value.number("right"))
  }
}

public import ConstraintLayout
internal import LayoutRequests

/// A screen on which a document is laid out, in points.
public struct CanvasDevice: Hashable, Sendable {
  /// The idioms of iOS.
  public enum Idiom: String, Hashable, Sendable {
    case phone
    case pad
  }

  /// The id in documents, such as `retina6_1`, or the size, such as `393x852`.
  public var id: String
  /// The width of the screen.
  public var width: Double
  /// The height of the screen.
  public var height: Double
  /// Pixels per point.
  public var scale: Double
  /// The idiom.
  public var idiom: Idiom
  /// The height of the status bar in portrait, in documents with a tools version below 21.
  private var statusBefore21: Double
  /// The height of the status bar in portrait, in documents with tools version 21 or later.
  private var statusFrom21: Double
  /// The height of the home indicator in portrait.
  private var homeIndicator: Double
  /// The safe area insets of the device's own screen without bars, which Xcode's canvas does not
  /// always show.
  public var screenInsets: EdgeInsets
  /// Whether the width exceeds the height.
  public var isLandscape: Bool { width > height }

  /// The size classes, and the idiom.
  ///
  /// Phones of 414 by 736 points and larger are wide in landscape.
  public var traits: DeviceTraits {
    switch (idiom, isLandscape) {
    case (.pad, _): DeviceTraits(width: .regular, height: .regular, idiom: .pad)
    case (.phone, false): DeviceTraits(width: .compact, height: .regular, idiom: .phone)
    case (.phone, true):
      DeviceTraits(width: height >= 414 ? .regular : .compact, height: .compact, idiom: .phone)
    }
  }

  /// The safe area insets of a screen without bars. `tools` is the first part of `toolsVersion`
  /// divided by 1,000: Xcode 15 changed the insets that the canvas shows.
  func safeArea(tools: Int) -> EdgeInsets {
    insets(status: tools < 21 ? statusBefore21 : statusFrom21)
  }

  private func insets(status: Double) -> EdgeInsets {
    guard isLandscape, idiom == .phone else {
      return EdgeInsets(top: status, bottom: homeIndicator)
    }
    guard homeIndicator > 0 else { return .zero }
    return EdgeInsets(left: status, bottom: 21, right: status)
  }

  // MARK: Finding

  /// The device with an Interface Builder id; `nil` if it is unknown.
  public init?(id: String, isLandscape: Bool = false) {
    guard let known = Self.known.first(where: { $0.id == id }) else { return nil }
    self = isLandscape ? known.turned : known
  }

  /// The device with a name: one of `Device.all`, with `-landscape` if it is on its side, an id of
  /// Interface Builder, or a size such as `393x852`.
  ///
  /// For a size, the first known device of that size counts. Any other size is that of a screen
  /// without a status bar: of a pad if its shorter side has 700 points or more.
  public init?(named name: String) {
    if let (device, orientation) = Device.oriented(name) {
      let size = device.size(orientation)
      self.init(
        id: name, width: size.width, height: size.height, scale: device.scale,
        idiom: device.name.hasPrefix("ipad") ? .pad : .phone,
        screenInsets: device.safeArea(orientation))
      return
    }
    if let device = CanvasDevice(id: name) {
      self = device
      return
    }
    let sides = name.split(separator: "x", omittingEmptySubsequences: false)
      .map { DecimalText.number($0.utf8) }
    guard sides.count == 2, let width = sides[0], let height = sides[1], width > 0, height > 0,
      width <= Self.largestSide, height <= Self.largestSide
    else { return nil }
    let fitting = Self.known.lazy.flatMap { [$0, $0.turned] }
      .first { $0.width == width && $0.height == height }
    self =
      fitting
      ?? CanvasDevice(
        "\(name)", width, height, 2, min(width, height) >= 700 ? .pad : .phone, (0, 0), 0)
    id = name
  }

  /// The names of devices, to list in messages.
  public static var knownNames: String {
    let names = Device.all.map(\.name) + known.map(\.id)
    return "WIDTHxHEIGHT, " + names.joined(separator: ", ")
  }

  /// The longest side of a device specified by its size, in points.
  public static let largestSide = 10_000.0

  /// The device in landscape.
  private var turned: CanvasDevice {
    var copy = self
    (copy.width, copy.height) = (height, width)
    copy.screenInsets = copy.insets(status: screenInsets.top)
    return copy
  }

  /// Makes a device that documents cannot name.
  ///
  /// - Parameters:
  ///   - id: The name.
  ///   - width: The width of the screen in points.
  ///   - height: The height of the screen in points.
  ///   - scale: Pixels per point.
  ///   - idiom: The idiom.
  ///   - screenInsets: The insets of the safe area without bars, in points.
  public init(
    id: String, width: Double, height: Double, scale: Double, idiom: Idiom,
    screenInsets: EdgeInsets
  ) {
    let status = screenInsets.top
    self.init(id, width, height, scale, idiom, (status, status), screenInsets.bottom)
    self.screenInsets = screenInsets
  }

  private init(
    _ id: String, _ width: Double, _ height: Double, _ scale: Double, _ idiom: Idiom,
    _ statusBar: (before21: Double, from21: Double), _ homeIndicator: Double,
    screenTop: Double? = nil
  ) {
    screenInsets = EdgeInsets(top: screenTop ?? statusBar.before21, bottom: homeIndicator)
    self.id = id
    self.width = width
    self.height = height
    self.scale = scale
    self.idiom = idiom
    statusBefore21 = statusBar.before21
    statusFrom21 = statusBar.from21
    self.homeIndicator = homeIndicator
  }

  /// The devices that documents can name, with the sizes and insets that Apple publishes and
  /// Interface Builder shows.
  public static let known: [CanvasDevice] = [
    CanvasDevice("retina3_5", 320, 480, 2, .phone, (20, 20), 0),
    CanvasDevice("retina4_0", 320, 568, 2, .phone, (20, 20), 0),
    CanvasDevice("retina4_7", 375, 667, 2, .phone, (20, 20), 0),
    CanvasDevice("retina5_5", 414, 736, 3, .phone, (20, 20), 0),
    CanvasDevice("retina5_9", 375, 812, 3, .phone, (44, 50), 34),
    CanvasDevice("retina6_0", 390, 844, 3, .phone, (47, 47), 34),
    CanvasDevice("retina6_1", 414, 896, 2, .phone, (44, 48), 34, screenTop: 48),
    CanvasDevice("retina6_5", 414, 896, 3, .phone, (44, 44), 34),
    CanvasDevice("retina6_12", 393, 852, 3, .phone, (59, 59), 34),
    CanvasDevice("retina6_3", 402, 874, 3, .phone, (62, 62), 34),
    CanvasDevice("retina6_7", 428, 926, 3, .phone, (47, 47), 34),
    CanvasDevice("retina6_72", 430, 932, 3, .phone, (59, 59), 34),
    CanvasDevice("retina6_9", 440, 956, 3, .phone, (62, 62), 34),
    CanvasDevice("ipad7_9", 768, 1024, 2, .pad, (20, 20), 0),
    CanvasDevice("ipad9_7", 768, 1024, 2, .pad, (20, 20), 0),
    CanvasDevice("ipad10_2", 810, 1080, 2, .pad, (20, 20), 0),
    CanvasDevice("ipad10_5", 834, 1112, 2, .pad, (20, 20), 0),
    CanvasDevice("ipad10_9rounded", 820, 1180, 2, .pad, (24, 24), 20),
    CanvasDevice("ipad11_0rounded", 834, 1194, 2, .pad, (24, 24), 20),
    CanvasDevice("ipad12_9rounded", 1024, 1366, 2, .pad, (24, 24), 20),
    CanvasDevice("ipad12_9", 1024, 1366, 2, .pad, (20, 20), 0),
  ]
}

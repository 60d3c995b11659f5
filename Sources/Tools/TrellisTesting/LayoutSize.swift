public import ConstraintLayout
import LayoutRequests

/// The size, device or reading direction at which a layout is solved in a test.
///
/// ```swift
/// expectSettled(layout, at: [.init(width: 320, height: 568), .device("ipad-11-landscape")])
/// ```
///
/// Lengths replace those of the layout's first root. What is `nil` stays as the layout has it.
public struct LayoutSize: Hashable, Sendable {
  /// The name in golden files and messages, unique among the sizes of one expectation.
  public var name: String
  /// The width of the first root, in points.
  public var width: Double?
  /// The height of the first root, in points.
  public var height: Double?
  /// The reading direction.
  public var direction: LayoutDirection?
  /// The name of the device whose size, scale and safe area are used.
  let device: String?

  /// Makes a size.
  ///
  /// Without a name it is called `320x568`, `320 wide` or `568 high` after its lengths, with
  /// `, right to left` or `, left to right` behind it if it has a direction. Without lengths it is
  /// called `own`.
  public init(
    _ name: String? = nil, width: Double? = nil, height: Double? = nil,
    direction: LayoutDirection? = nil
  ) {
    let length =
      switch (width, height) {
      case (let width?, let height?):
        "\(NumberText.string(width))x\(NumberText.string(height))"
      case (let width?, nil): "\(NumberText.string(width)) wide"
      case (nil, let height?): "\(NumberText.string(height)) high"
      case (nil, nil): GoldenFrames.ownName
      }
    self.init(
      name: name ?? length + Self.suffix(direction), width: width, height: height,
      direction: direction, device: nil)
  }

  /// The screen of a device, with its scale and its safe area: `iphone-16`, `iphone-16-landscape`.
  ///
  /// - Parameters:
  ///   - name: The name, as `trellis devices` lists it. An expectation fails for any other.
  ///   - direction: The reading direction; `nil` for that of the layout.
  /// - Returns: The size.
  public static func device(_ name: String, direction: LayoutDirection? = nil) -> LayoutSize {
    LayoutSize(
      name: name + suffix(direction), width: nil, height: nil, direction: direction, device: name)
  }

  private init(
    name: String, width: Double?, height: Double?, direction: LayoutDirection?, device: String?
  ) {
    self.name = name
    self.width = width
    self.height = height
    self.direction = direction
    self.device = device
  }

  private static func suffix(_ direction: LayoutDirection?) -> String {
    switch direction {
    case .rightToLeft: ", right to left"
    case .leftToRight: ", left to right"
    case nil: ""
    }
  }
}

extension LayoutSize {
  /// The changes of a layout's options and scene that make it of this size.
  struct Change {
    /// Pixels per point; `nil` for that of the layout.
    var scale: Double?
    /// The changes of the first root.
    var edits: [LayoutEdit] = []
  }

  /// The changes in a reading direction, from the device and the checked lengths.
  func change(in direction: LayoutDirection) throws(TestFault) -> Change {
    let root = ItemIndex(0)
    var change = Change()
    let screen = try screen()
    change.scale = screen?.scale
    if let insets = screen?.safeArea?.directional(direction) {
      change.edits += DirectionalInsets.Side.allCases.map {
        .inset(root, .safeArea, $0, insets[$0])
      }
    }
    let lengths = [
      (Dimension.width, width ?? screen?.size.width),
      (Dimension.height, height ?? screen?.size.height),
    ]
    for case (let dimension, let length?) in lengths {
      guard length >= 0, LayoutLimits.allows(length) else {
        throw TestFault(
          "the \(dimension.name) of the size \(Wording.name(name)) is \(length): write 0 or more")
      }
      change.edits.append(.given(root, dimension, length))
    }
    return change
  }

  private func screen() throws(TestFault) -> Screen? {
    guard let device else { return nil }
    guard let screen = Screen(device: device) else {
      let known = Device.all.map(\.name).joined(separator: ", ")
      throw TestFault(
        """
        there is no device \(Wording.name(device)): write \(known), or one of them with -landscape \
        behind it
        """)
    }
    return screen
  }
}

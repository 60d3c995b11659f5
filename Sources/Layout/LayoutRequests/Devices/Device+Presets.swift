internal import ConstraintLayout

extension Device {
  /// The known devices: iPhones by ascending size, then iPads.
  ///
  /// Sizes, scales and insets are those that UIKit reports for a full-screen window, with a status
  /// bar if the orientation shows one and no other bars.
  public static let all: [Device] = [
    phone("iphone-se-3", "iPhone SE (3rd generation)", 375, 667, scale: 2, top: 20, home: false),
    phone("iphone-13-mini", "iPhone 13 mini", 375, 812, top: 50),
    phone("iphone-14", "iPhone 14", 390, 844, top: 47),
    phone("iphone-15", "iPhone 15", 393, 852, top: 59),
    phone("iphone-16", "iPhone 16", 393, 852, top: 59),
    phone("iphone-16-pro", "iPhone 16 Pro", 402, 874, top: 62),
    phone("iphone-11", "iPhone 11", 414, 896, scale: 2, top: 48),
    phone("iphone-14-plus", "iPhone 14 Plus", 428, 926, top: 47),
    phone("iphone-16-plus", "iPhone 16 Plus", 430, 932, top: 59),
    phone("iphone-16-pro-max", "iPhone 16 Pro Max", 440, 956, top: 62),
    tablet("ipad-mini-6", "iPad mini (6th generation)", 744, 1133),
    tablet("ipad-9", "iPad (9th generation)", 810, 1080, top: 20, bottom: 0),
    tablet("ipad-10", "iPad (10th generation)", 820, 1180),
    tablet("ipad-11", "iPad Pro 11-inch", 834, 1194),
    tablet("ipad-13", "iPad Pro 12.9-inch", 1024, 1366),
  ]

  /// An iPhone. Without a home button, the sides in landscape are inset as the top is in portrait,
  /// and the home indicator takes 34 points in portrait, 21 in landscape.
  private static func phone(
    _ name: String, _ title: String, _ width: Double, _ height: Double, scale: Double = 3,
    top: Double, home: Bool = true
  ) -> Device {
    Device(
      name: name, title: title, size: Size(width: width, height: height), scale: scale,
      portrait: EdgeInsets(top: top, bottom: home ? 34 : 0),
      landscape: home ? EdgeInsets(left: top, bottom: 21, right: top) : .zero)
  }

  private static func tablet(
    _ name: String, _ title: String, _ width: Double, _ height: Double, top: Double = 24,
    bottom: Double = 20
  ) -> Device {
    let insets = EdgeInsets(top: top, bottom: bottom)
    return Device(
      name: name, title: title, size: Size(width: width, height: height), scale: 2,
      portrait: insets, landscape: insets)
  }
}

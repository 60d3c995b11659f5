import UIKit

/// The distances of the app.
enum Metrics {
  static let inset: CGFloat = 16
  static let gap: CGFloat = 8
  static let row: CGFloat = 44
}

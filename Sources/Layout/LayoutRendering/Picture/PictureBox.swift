import ConstraintLayout

/// A rectangle with non-negative width and height.
struct PictureBox: Equatable {
  var left: Double
  var top: Double
  var right: Double
  var bottom: Double

  var width: Double { right - left }
  var height: Double { bottom - top }

  /// Makes the rectangle covered by a frame, in points, even if its size is negative.
  init(_ frame: Frame) {
    let (x, y) = (frame.x + frame.width, frame.y + frame.height)
    left = min(frame.x, x)
    right = max(frame.x, x)
    top = min(frame.y, y)
    bottom = max(frame.y, y)
  }

  init(left: Double, top: Double, width: Double, height: Double) {
    self.left = left
    self.top = top
    right = left + width
    bottom = top + height
  }

  /// The bounding box of frames, or `nil` if there are none.
  static func around(_ frames: [Frame]) -> PictureBox? {
    around(frames.map { PictureBox($0) })
  }

  /// The bounding box of boxes, or `nil` if there are none.
  static func around(_ boxes: [PictureBox]) -> PictureBox? {
    guard var all = boxes.first else { return nil }
    for box in boxes {
      all.left = min(all.left, box.left)
      all.right = max(all.right, box.right)
      all.top = min(all.top, box.top)
      all.bottom = max(all.bottom, box.bottom)
    }
    return all
  }

  /// Whether the rectangle extends beyond another by at most a tolerance.
  func isWithin(_ other: PictureBox, _ tolerance: Double) -> Bool {
    left >= other.left - tolerance && right <= other.right + tolerance
      && top >= other.top - tolerance && bottom <= other.bottom + tolerance
  }

  func intersects(_ other: PictureBox) -> Bool {
    left < other.right && other.left < right && top < other.bottom && other.top < bottom
  }
}

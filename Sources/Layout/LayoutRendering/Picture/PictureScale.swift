import ConstraintLayout

/// A rectangle with a width and a height of at least 0.
struct PictureBox: Equatable {
  var left: Double
  var top: Double
  var right: Double
  var bottom: Double

  var width: Double { right - left }
  var height: Double { bottom - top }

  /// Makes the rectangle that a frame covers, in points, even if its size is negative.
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

  /// The bounding box of frames; `nil` if there are none.
  static func around(_ frames: [Frame]) -> PictureBox? {
    around(frames.map { PictureBox($0) })
  }

  /// The bounding box of boxes; `nil` if there are none.
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

  /// Whether the rectangle reaches beyond another by at most a tolerance.
  func isWithin(_ other: PictureBox, _ tolerance: Double) -> Bool {
    left >= other.left - tolerance && right <= other.right + tolerance
      && top >= other.top - tolerance && bottom <= other.bottom + tolerance
  }

  func intersects(_ other: PictureBox) -> Bool {
    left < other.right && other.left < right && top < other.bottom && other.top < bottom
  }
}

/// The scale of a picture: a power of two, so that coordinates stay short.
///
/// It is 1 unless the longer side of the contents would be shorter than ``smallest`` or longer than
/// ``longest``, or the shorter side longer than ``largest``. The limits differ because a list that
/// scrolls is long on one axis.
struct PictureScale: Equatable {
  static let smallest = 240.0
  static let largest = 2_000.0
  static let longest = 1_048_576.0

  /// Units of the picture per point.
  private(set) var factor = 1.0

  /// Chooses the scale of a picture with these boxes, in points.
  init(_ boxes: some Sequence<PictureBox>) {
    var longer = 0.0
    var shorter = 0.0
    for box in boxes {
      longer = max(longer, box.width, box.height)
      shorter = max(shorter, min(box.width, box.height))
    }
    guard longer > 0 else { return }
    // The bound stops at contents of a billionth of a point.
    while longer * factor < Self.smallest, factor < 0x1p30 { factor *= 2 }
    while shorter * factor > Self.largest || longer * factor > Self.longest { factor /= 2 }
  }

  /// The box of a frame relative to `origin`, in units of the picture, rounded to thousandths.
  func box(_ frame: Frame, from origin: PictureBox) -> PictureBox {
    var box = PictureBox(frame)
    box.left = rounded(box.left - origin.left)
    box.right = rounded(box.right - origin.left)
    box.top = rounded(box.top - origin.top)
    box.bottom = rounded(box.bottom - origin.top)
    return box
  }

  private func rounded(_ distance: Double) -> Double {
    (distance * factor * 1000).rounded() / 1000
  }
}

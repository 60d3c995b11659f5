import ConstraintLayout

/// The scale of a picture: a power of two, so that coordinates stay short.
///
/// The scale is 1 unless the longer side of the contents would be below ``smallest`` or above
/// ``longest``, or the shorter side above ``largest``. The limits differ because a scrolling list
/// is long on one axis.
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
    // The bound ends the loop for contents smaller than a billionth of a point.
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

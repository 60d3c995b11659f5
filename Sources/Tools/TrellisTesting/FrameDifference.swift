import ConstraintLayout
import LayoutRequests
import TextBytes

/// A view whose frame is not that of the golden file.
struct FrameDifference {
  let name: String
  /// The frame in the golden file; `nil` if it has none.
  let expected: Frame?
  /// The frame of the solve; `nil` if there is no such view.
  let actual: Frame?

  /// The differences in the order of the names. Edges that differ by at most the tolerance, in
  /// points, count as equal.
  ///
  /// - Complexity: O(n · log n) for n views.
  static func all(
    from golden: GoldenFrames.Entry, to actual: GoldenFrames.Entry, tolerance: Double
  ) -> [FrameDifference] {
    var expected: TextDictionary<Frame> = [:]
    for (name, frame) in golden.frames { expected[name] = frame }
    var found: [FrameDifference] = []
    for (name, frame) in actual.frames {
      let kept = expected.removeValue(forKey: name)
      guard let kept, kept.isNear(frame, tolerance) else {
        found.append(FrameDifference(name: name, expected: kept, actual: frame))
        continue
      }
    }
    for (name, frame) in golden.frames where expected[name] != nil {
      found.append(FrameDifference(name: name, expected: frame, actual: nil))
    }
    return found.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }

  /// The frames as lines of a difference: `-` has that of the golden file, `+` the other.
  var lines: [String] {
    let name = Wording.name(name)
    switch (expected, actual) {
    case (let expected?, let actual?):
      let difference = Frame(
        x: actual.x - expected.x, y: actual.y - expected.y,
        width: actual.width - expected.width, height: actual.height - expected.height)
      return [
        "  - \(name)  \(Wording.frame(expected))",
        "  + \(name)  \(Wording.frame(actual))    \(Wording.difference(difference))",
      ]
    case (let expected?, nil): return ["  - \(name)  \(Wording.frame(expected))    is gone"]
    case (nil, let actual?): return ["  + \(name)  \(Wording.frame(actual))    is new"]
    case (nil, nil): return []
    }
  }

  /// The note in a picture.
  var mark: String { expected.map { "golden: \(Wording.frame($0))" } ?? "not in the golden file" }
}

extension Frame {
  /// Whether each edge is within a distance of that of another frame.
  fileprivate func isNear(_ other: Frame, _ tolerance: Double) -> Bool {
    abs(x - other.x) <= tolerance && abs(y - other.y) <= tolerance
      && abs(x + width - other.x - other.width) <= tolerance
      && abs(y + height - other.y - other.height) <= tolerance
  }
}

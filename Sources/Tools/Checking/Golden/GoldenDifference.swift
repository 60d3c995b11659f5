import API
import ConstraintLayout
internal import LayoutRequests
internal import TextBytes

/// The difference between the kept and the current frame of a view.
struct GoldenDifference {
  /// A moved edge.
  struct Edge {
    var name: String
    var axis: Axis
    var before: Double
    var after: Double

    /// The edge in words: its distance and direction, and both positions.
    var words: String {
      let distance = NumberWords.text(abs(after - before))
      let direction =
        axis == .horizontal ? (after > before ? "right" : "left") : (after > before ? "down" : "up")
      return """
        its \(name) edge is \(distance) points further \(direction) \
        (\(NumberWords.text(before)), now \(NumberWords.text(after)))
        """
    }
  }

  var view: String
  /// The moved edges; empty for a view that was added or removed.
  var edges: [Edge] = []
  var message: String
  /// The difference's identity, without the distances.
  var key: String

  /// The differences of views in the order of the document, then the removed views.
  ///
  /// - Complexity: O(views), expected.
  static func all(
    from before: GoldenFrames.Entry, to after: GoldenFrames.Entry, tolerance: Double
  ) -> [GoldenDifference] {
    var kept: TextDictionary<Frame> = [:]
    for entry in before.frames { kept[entry.name] = entry.frame }
    var found: [GoldenDifference] = []
    for (name, frame) in after.frames {
      guard let old = kept.removeValue(forKey: name) else {
        found.append(
          .init(
            view: name, message: "\(Excerpt.quoted(name)) has no golden frame", key: "\(name)\nnew")
        )
        continue
      }
      let edges = edges(from: old, to: frame).filter { abs($0.after - $0.before) > tolerance }
      guard !edges.isEmpty else { continue }
      let words = edges.map(\.words).joined(separator: ", ")
      found.append(
        .init(
          view: name, edges: edges, message: "\(Excerpt.quoted(name)) differs: \(words)",
          key: name))
    }
    for (name, _) in before.frames where kept[name] != nil {
      found.append(
        .init(
          view: name, message: "\(Excerpt.quoted(name)) has a golden frame but no longer exists",
          key: "\(name)\ngone")
      )
    }
    return found
  }

  private static func edges(from a: Frame, to b: Frame) -> [Edge] {
    [
      Edge(name: "left", axis: .horizontal, before: a.x, after: b.x),
      Edge(name: "right", axis: .horizontal, before: a.x + a.width, after: b.x + b.width),
      Edge(name: "top", axis: .vertical, before: a.y, after: b.y),
      Edge(name: "bottom", axis: .vertical, before: a.y + a.height, after: b.y + b.height),
    ]
  }
}

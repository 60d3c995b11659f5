import API
import ConstraintLayout
internal import LayoutRequests

/// The widths within a piece of a sweep at which a rule's result may change: a linear input passes
/// its threshold there.
struct WidthCuts {
  /// The widths in ascending order, with both ends of the piece.
  private(set) var places: [Double]
  /// The compared pairs of views, plus the work of measuring texts.
  private(set) var comparisonCount = 0
  private let piece: LayoutSweep.Stretch<LayoutSweep.Frames>

  /// - Complexity: O(items + nearby pairs of siblings), and a sort.
  init(
    _ scene: LayoutScene, _ configuration: CheckConfiguration,
    _ piece: LayoutSweep.Stretch<LayoutSweep.Frames>, _ sweep: LayoutSweep
  ) {
    self.piece = piece
    places = [piece.from, piece.to]
    let options = configuration.options
    var siblings: [Int: [Int]] = [:]
    for (index, item) in scene.items.enumerated() where item.isView {
      cut(index, \.width, at: [0, 0.01, options.touchTargetSize - 0.01])
      cut(index, \.height, at: [0, 0.01, options.touchTargetSize - 0.01])
      guard let parent = item.parent?.index else { continue }
      siblings[parent, default: []].append(index)
      cut(at: -options.outsideTolerance) { $0[index].x }
      cut(at: -options.outsideTolerance) { $0[index].y }
      cut(at: options.outsideTolerance) { $0[index].x + $0[index].width - $0[parent].width }
      cut(at: options.outsideTolerance) { $0[index].y + $0[index].height - $0[parent].height }
    }
    for (_, views) in siblings.sorted(by: { $0.key < $1.key }) where views.count > 1 {
      addOverlaps(of: views, tolerance: options.overlapTolerance)
    }
    for stretch in sweep.unsatisfied where stretch.to > piece.from && stretch.from < piece.to {
      add(stretch.from)
      add(stretch.to)
      for entry in stretch.value {
        for threshold in [options.squeezedTolerance, options.unsatisfiedTolerance]
        where (entry.start - threshold) * (entry.end - threshold) < 0 {
          let share = (threshold - entry.start) / (entry.end - entry.start)
          add(stretch.from + share * (stretch.to - stretch.from))
        }
      }
    }
    for stretch in sweep.ambiguous where stretch.to > piece.from && stretch.from < piece.to {
      add(stretch.from)
      add(stretch.to)
    }
    for (index, item) in scene.items.enumerated() where item.isView {
      addTruncations(
        of: ItemIndex(index), scene, tolerance: configuration.options.truncatedTolerance)
    }
    places.sort()
    let least = 1e-9 * (1 + abs(piece.to))
    var kept: [Double] = []
    for place in places where kept.last.map({ place - $0 > least }) ?? true { kept.append(place) }
    if kept.count > 1 { kept[kept.count - 1] = piece.to }
    places = kept
  }

  private mutating func add(_ place: Double) {
    if place > piece.from, place < piece.to { places.append(place) }
  }

  private mutating func cut(_ index: Int, _ number: KeyPath<Frame, Double>, at thresholds: [Double])
  {
    for threshold in thresholds { cut(at: threshold) { $0[index][keyPath: number] } }
  }

  /// Cuts where a linear quantity of the frames passes a threshold.
  private mutating func cut(at threshold: Double, _ quantity: ([Frame]) -> Double) {
    let start = quantity(piece.value.start) - threshold
    let end = quantity(piece.value.end) - threshold
    guard start * end < 0 else { return }
    add(piece.from + start / (start - end) * (piece.to - piece.from))
  }

  /// The most measurements of a search for a width.
  private static let mostHalvings = 60
  /// The most heights of a text to examine, among those at which its number of lines changes.
  private static let mostHeights = 1_000

  /// Cuts where a text's truncation begins or ends.
  ///
  /// While the frame fits the same number of lines, a greater width never shows less of the text.
  /// So the piece is divided where that number changes, and each part is bisected.
  private mutating func addTruncations(
    of item: ItemIndex, _ scene: LayoutScene, tolerance: Double
  ) {
    let work = scene.textWork(of: item)
    let (start, end) = (piece.value.start[item.index], piece.value.end[item.index])
    guard work > 0, start.width != end.width || start.height != end.height else { return }
    var parts = [0.0, 1]
    if let lineHeight = scene.wrappingLineHeight(of: item), start.height != end.height {
      let insets = scene.geometry(of: item).alignment
      let inset = insets.top + insets.bottom - tolerance
      let heights = [start.height - inset, end.height - inset].sorted()
      var line = max(2, (heights[0] / lineHeight).rounded(.up))
      while line * lineHeight < heights[1], parts.count < Self.mostHeights {
        parts.append((line * lineHeight + inset - start.height) / (end.height - start.height))
        line += 1
      }
      parts.sort()
    }
    func isTruncated(_ share: Double) -> Bool {
      var frame = start
      frame.width += share * (end.width - start.width)
      frame.height += share * (end.height - start.height)
      return scene.truncatesText(of: item, in: frame, tolerance: tolerance)
    }
    let length = piece.to - piece.from
    for (lower, upper) in zip(parts, parts.dropFirst()) where lower < upper {
      // The ends of the part may belong to neighboring parts.
      var (low, high) = (lower + (upper - lower) * 1e-9, upper - (upper - lower) * 1e-9)
      comparisonCount += 2 * work
      add(piece.from + lower * length)
      let isTruncatedAtLow = isTruncated(low)
      guard isTruncatedAtLow != isTruncated(high) else { continue }
      for _ in 0..<Self.mostHalvings {
        let middle = (low + high) / 2
        guard middle > low, middle < high else { break }
        comparisonCount += work
        if isTruncated(middle) == isTruncatedAtLow { low = middle } else { high = middle }
      }
      add(piece.from + high * length)
    }
  }

  /// Cuts where the overlap of two siblings begins or ends.
  private mutating func addOverlaps(of views: [Int], tolerance: Double) {
    // The rectangles that the views sweep over.
    let covers = views.map { view -> Frame in
      let (a, b) = (piece.value.start[view], piece.value.end[view])
      let (x, y) = (min(a.x, b.x), min(a.y, b.y))
      return Frame(
        x: x, y: y, width: max(a.x + a.width, b.x + b.width) - x,
        height: max(a.y + a.height, b.y + b.height) - y)
    }
    let search = OverlapSearch(covers, tolerance: tolerance)
    comparisonCount += search.comparisonCount
    for pair in search.pairs {
      let (a, b) = (views[pair.first], views[pair.second])
      for (one, other) in [(a, b), (b, a)] {
        cut(at: tolerance) { $0[one].x + $0[one].width - $0[other].x }
        cut(at: tolerance) { $0[one].y + $0[one].height - $0[other].y }
      }
    }
  }
}

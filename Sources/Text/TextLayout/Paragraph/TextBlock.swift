/// A styled text and its layout rules, which can be measured at any width.
///
/// Measuring neither allocates nor shapes.
public struct TextBlock: Sendable {
  /// The text.
  public let styled: StyledText
  /// The rules.
  public let options: TextOptions
  /// The number of pixels per point.
  public let pixelScale: Double

  /// The minimum width of a button, and the minimum height of a field, in points.
  private static let leastButtonWidth = 30.0
  private static let leastFieldHeight = 34.0
  private static let buttonInset = 6.0
  /// The space on each side of a field's text, in points.
  public static let fieldInset = 7.0
  /// The rounding error, in pixels, by which a sum may exceed a whole number of pixels.
  private static let pixelTolerance = 1.0 / 16_384

  /// Makes a block for a screen with the given number of pixels per point, which must be positive.
  public init(_ styled: StyledText, options: TextOptions, pixelScale: Double) {
    self.styled = styled
    self.options = options
    self.pixelScale = pixelScale > 0 ? pixelScale : 1
  }

  /// Whether the height depends on the width.
  public var wraps: Bool { mostLines > 1 }

  /// The size at a width of the view, in points. Without a width, lines end only where the text
  /// says so.
  ///
  /// - Parameters:
  ///   - width: The width of the view.
  ///   - height: The height of the view. Only lines that fit are shown, but at least one. Without a
  ///     height, all lines that `options` allow are shown.
  /// - Returns: The size.
  /// - Complexity: O(clusters of the shown lines) at worst, typically O(shown lines · log words).
  public func extent(forWidth width: Double? = nil, height: Double? = nil) -> TextExtent {
    var count = 0
    var widest = 0.0
    let isTruncated = eachLine(forWidth: width, most: mostLines(inHeight: height)) { line in
      count += 1
      widest = max(widest, line.width)
    }
    return extent(lines: count, widest: widest, isTruncated: isTruncated)
  }

  /// The lines at a width.
  ///
  /// - Complexity: O(clusters of the text).
  public func lines(forWidth width: Double? = nil, height: Double? = nil) -> [TextLine] {
    var lines: [TextLine] = []
    let offsets = styled.text.offsets
    let box = box
    _ = eachLine(forWidth: width, most: mostLines(inHeight: height)) { line in
      let elided = line.elided.map { Int(offsets[$0.lowerBound])..<Int(offsets[$0.upperBound]) }
      lines.append(
        TextLine(
          range: Int(offsets[line.start])..<Int(offsets[line.end]), elided: elided,
          width: line.width,
          baseline: nearest(box.top + box.ascender + Double(lines.count) * box.lineHeight)))
    }
    return lines
  }

  /// The positions at which carets can stand in a line, in text order: before each shown cluster,
  /// and after the last one. A ligature has none inside.
  ///
  /// - Complexity: O(clusters of the line · embedding levels).
  public func carets(in line: TextLine) -> [TextCaret] {
    let text = styled.text
    let start = cluster(at: line.range.lowerBound)
    let end = cluster(at: line.range.upperBound)
    var parts: [LineOrder.Part] = []
    parts.reserveCapacity(end - start + 1)
    let elided = line.elided.map { cluster(at: $0.lowerBound)..<cluster(at: $0.upperBound) }
    var index = start
    while index < end || index == elided?.lowerBound {
      if let elided, index == elided.lowerBound {
        let level = text.levels.isEmpty ? 0 : text.levels[max(index - 1, start)]
        parts.append(.init(cluster: nil, width: styled.ellipsisWidth, level: level))
        index = elided.upperBound
        if elided.isEmpty { break }
        continue
      }
      parts.append(
        .init(
          cluster: index, width: styled.scale.width(text, from: index, to: index + 1),
          level: text.levels.isEmpty ? 0 : text.levels[index]))
      index += 1
    }
    return LineOrder.carets(of: parts) { Int(text.offsets[$0]) }
  }

  /// The cluster that begins at an offset.
  private func cluster(at offset: Int) -> Int {
    var (low, high) = (0, styled.text.clusterCount)
    while low < high {
      let middle = (low + high) / 2
      if Int(styled.text.offsets[middle]) < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The vertical position of the lines in the view: the insets above, and the ascender with the
  /// space that a line height multiple adds.
  private struct Box {
    var top: Double
    var ascender: Double
    var lineHeight: Double
    var height: Double
  }

  private var box: Box {
    let natural = styled.metrics.lineHeight(atSize: styled.size)
    let lineHeight = lineHeight
    // A line height multiple adds space above the text.
    let ascender = styled.metrics.ascender(atSize: styled.size) + lineHeight - natural
    switch options.kind {
    case .label: return Box(top: 0, ascender: ascender, lineHeight: lineHeight, height: 0)
    case .button:
      return Box(
        top: Self.buttonInset, ascender: ascender, lineHeight: lineHeight,
        height: up(lineHeight + 2 * Self.buttonInset, to: 1))
    case .field:
      let height = max(
        Self.leastFieldHeight, up(lineHeight + 2 * Self.fieldInset, to: pixelScale))
      return Box(
        top: (height - lineHeight) / 2, ascender: ascender, lineHeight: lineHeight, height: height)
    }
  }

  /// A shown line, in clusters.
  private struct ShownLine {
    var start: Int
    var end: Int
    var elided: Range<Int>?
    var width: Double
  }

  /// The maximum number of lines; buttons and fields have one.
  private var mostLines: Int {
    if options.kind != .label { return 1 }
    return options.lines > 0 ? options.lines : .max
  }

  /// The maximum number of lines shown in a height.
  private func mostLines(inHeight height: Double?) -> Int {
    guard let height, wraps else { return mostLines }
    let count = (height + LineScan.tolerance) / lineHeight
    // The count may overflow for lines of almost no height, and is negative for a negative height.
    if count < 1 { return 1 }
    return min(mostLines, count < 1e9 ? Int(count) : .max)
  }

  /// The height of a line, in points.
  public var lineHeight: Double {
    styled.metrics.lineHeight(atSize: styled.size) * options.lineHeightMultiple
  }

  /// Calls a function with each line; returns whether part of the text is not shown.
  private func eachLine(
    forWidth width: Double?, most: Int, _ body: (ShownLine) -> Void
  ) -> Bool {
    let room = width.map { max(0, options.kind == .field ? $0 - 2 * Self.fieldInset : $0) }
    // A single-line text is not broken between words unless its mode is to wrap.
    let wraps = self.wraps || options.lineBreak == .wordWrap || options.lineBreak == .charWrap
    var scan = LineScan(styled, width: wraps ? room : nil, options: options)
    var count = 0
    while count < most {
      let position = scan.position
      let paragraphEnd = count + 1 == most ? scan.paragraphEnd : 0
      guard let line = scan.next(isLast: count + 1 == most) else { return false }
      count += 1
      var shown = ShownLine(start: line.start, end: line.end, elided: nil, width: line.width)
      if count == most, let room, room + LineScan.tolerance < line.width || !line.endsParagraph,
        position < paragraphEnd
      {
        // The rest of the paragraph does not fit.
        if options.lineBreak.hasEllipsis {
          shown = truncated(from: line.start, to: paragraphEnd, room: room)
          body(shown)
          return true
        }
        body(shown)
        return line.end < paragraphEnd || !scan.isAtEnd || room + LineScan.tolerance < line.width
      }
      body(shown)
    }
    return !scan.isAtEnd
  }

  /// A line with an ellipsis in place of the text that does not fit.
  ///
  /// - Complexity: O(shown clusters), except for the head and the middle O(log clusters).
  private func truncated(from start: Int, to end: Int, room: Double) -> ShownLine {
    let left = max(0, room + LineScan.tolerance - styled.ellipsisWidth)
    var headEnd = start
    var tailStart = end
    switch options.lineBreak {
    case .truncateHead: tailStart = firstCluster(from: start, to: end, room: left)
    case .truncateMiddle:
      headEnd = lastCluster(from: start, to: end, room: left / 2)
      let rest = left - styled.scale.width(styled.text, from: start, to: headEnd)
      tailStart = firstCluster(from: headEnd, to: end, room: rest)
    default: headEnd = lastCluster(from: start, to: end, room: left)
    }
    let scale = styled.scale
    let width =
      scale.width(styled.text, from: start, to: headEnd) + styled.ellipsisWidth
      + scale.width(styled.text, from: tailStart, to: end)
    return ShownLine(start: start, end: end, elided: headEnd..<tailStart, width: width)
  }

  /// The end of the longest range of clusters from a start that fits.
  private func lastCluster(from start: Int, to end: Int, room: Double) -> Int {
    var low = start
    var high = end
    while low < high {
      let middle = (low + high + 1) / 2
      if styled.scale.width(styled.text, from: start, to: middle) <= room {
        low = middle
      } else {
        high = middle - 1
      }
    }
    return low
  }

  /// The start of the longest range of clusters up to an end that fits.
  private func firstCluster(from start: Int, to end: Int, room: Double) -> Int {
    var low = start
    var high = end
    while low < high {
      let middle = (low + high) / 2
      if styled.scale.width(styled.text, from: middle, to: end) <= room {
        high = middle
      } else {
        low = middle + 1
      }
    }
    return low
  }

  private func extent(lines: Int, widest: Double, isTruncated: Bool) -> TextExtent {
    let box = box
    let width =
      switch options.kind {
      case .label: up(widest, to: pixelScale)
      case .button: max(Self.leastButtonWidth, up(widest, to: 1))
      case .field: up(widest + 2 * Self.fieldInset, to: 1)
      }
    let height =
      options.kind == .label ? up(Double(lines) * box.lineHeight, to: pixelScale) : box.height
    let below = Double(max(lines - 1, 0)) * box.lineHeight
    let hasLine = lines > 0 || options.kind != .label
    return TextExtent(
      width: width, height: height, lines: lines, isTruncated: isTruncated,
      firstBaseline: hasLine ? nearest(box.top + box.ascender) : 0,
      lastBaseline: hasLine ? nearest(box.top + box.ascender + below) : 0)
  }

  private func up(_ length: Double, to scale: Double) -> Double {
    (length * scale - Self.pixelTolerance).rounded(.up) / scale
  }

  private func nearest(_ length: Double) -> Double { (length * pixelScale).rounded() / pixelScale }
}

public import ConstraintLayout
internal import TextBytes
internal import TextLayout

/// The truncation of a text in its view's frame.
public struct TextTruncation: Hashable, Sendable {
  /// The kind of missing space.
  public enum Lack: Hashable, Sendable {
    /// The text needs a greater width, in points.
    case width(Double)
    /// The text needs more lines.
    case lines(Int)
  }

  /// The beginning of the text, on one line.
  public var excerpt: String
  /// The available width, in points.
  public var width: Double
  /// The number of visible lines.
  public var lines: Int
  /// The missing space.
  public var lack: Lack
  /// Whether the visible lines fit in the height.
  public var hasHeight: Bool
  /// Whether the advances are estimates instead of those of the actual font.
  public var isEstimated: Bool
  /// Whether the text may fit after all: its width is estimated, and the lack is within the error
  /// of the estimate.
  public var isWithinError: Bool
  /// The relative error of the estimated width; 0 if it is exact.
  public var widthError: Double
}

extension LayoutScene {
  /// Measures how a frame truncates a view's text.
  ///
  /// - Parameters:
  ///   - item: The view.
  ///   - frame: Its frame.
  ///   - tolerance: The points of width and height that the frame may lack.
  /// - Returns: The truncation; `nil` if all of the text is visible, or if the view has none.
  /// - Complexity: O(text).
  public func textTruncation(
    of item: ItemIndex, in frame: Frame, tolerance: Double
  ) -> TextTruncation? {
    guard let text = viewText(of: item) else { return nil }
    let room = textRoom(of: item, in: frame)
    let block = text.block
    let shown = block.extent(forWidth: room.width + tolerance, height: room.height + tolerance)
    guard shown.isTruncated else { return nil }
    var options = block.options
    options.lines = 0
    if options.lineBreak != .charWrap { options.lineBreak = .wordWrap }
    let whole = TextBlock(block.styled, options: options, pixelScale: block.pixelScale)
    let natural = block.extent()
    let lack: TextTruncation.Lack
    if block.wraps || natural.isTruncated {
      let lines = whole.extent(forWidth: block.wraps ? room.width + tolerance : nil).lines
      // A single character may be wider than the line.
      lack = lines > shown.lines ? .lines(lines) : .width(natural.width)
    } else {
      lack = .width(natural.width)
    }
    return TextTruncation(
      excerpt: Self.excerpt(text.spec.text), width: room.width, lines: shown.lines, lack: lack,
      hasHeight: room.height + tolerance >= Double(shown.lines) * block.lineHeight,
      isEstimated: block.styled.isEstimated,
      isWithinError: isWithinError(block, room, tolerance),
      widthError: block.styled.widthError)
  }

  /// Whether a truncated text would fit if it were narrower by the error of its estimate.
  private func isWithinError(
    _ block: TextBlock, _ room: (width: Double, height: Double), _ tolerance: Double
  ) -> Bool {
    let error = block.styled.widthError
    guard error > 0 else { return false }
    // Narrowing a text by a fraction e is like widening its space by 1 / (1 - e).
    let width = error < 1 ? room.width / (1 - error) : .greatestFiniteMagnitude
    let wider = block.extent(forWidth: width + tolerance, height: room.height + tolerance)
    return !wider.isTruncated
  }

  /// Whether a frame truncates a view's text; `false` if it has no text.
  ///
  /// - Complexity: At most ``textWork(of:)``.
  public func truncatesText(of item: ItemIndex, in frame: Frame, tolerance: Double) -> Bool {
    guard let text = viewText(of: item) else { return false }
    let room = textRoom(of: item, in: frame)
    return text.block.extent(
      forWidth: room.width + tolerance, height: room.height + tolerance
    ).isTruncated
  }

  /// The line height of a view's text in points if a greater height may show more lines; `nil`
  /// otherwise.
  public func wrappingLineHeight(of item: ItemIndex) -> Double? {
    guard let block = viewText(of: item)?.block, block.wraps else { return nil }
    return block.lineHeight
  }

  /// The approximate cost of measuring a view's text, in units of solver work; 0 if it has none.
  public func textWork(of item: ItemIndex) -> Int { viewText(of: item)?.work ?? 0 }

  /// The space for a text in a frame.
  private func textRoom(
    of item: ItemIndex, in frame: Frame
  ) -> (width: Double, height: Double) {
    let insets = geometry(of: item).alignment
    return (
      frame.width - insets.left - insets.right, frame.height - insets.top - insets.bottom
    )
  }

  private static func excerpt(_ text: String) -> String {
    // A line break is a single character, so truncation cannot split it.
    let beginning = Excerpt.cut(String(text.prefix(Excerpt.limit)))
    let line = String(beginning.map { $0.isNewline ? " " : $0 })
    return beginning.utf8.count < text.utf8.count && !line.hasSuffix("…") ? line + "…" : line
  }
}

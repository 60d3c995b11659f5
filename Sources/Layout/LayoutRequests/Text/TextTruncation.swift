public import ConstraintLayout
internal import TextBytes
internal import TextLayout

/// What of a text has no room in its view's frame.
public struct TextTruncation: Hashable, Sendable {
  /// What there is not enough of.
  public enum Lack: Hashable, Sendable {
    /// The text needs a greater width, in points.
    case width(Double)
    /// The text needs more lines.
    case lines(Int)
  }

  /// The beginning of the text, on one line.
  public var excerpt: String
  /// The width that the text has, in points.
  public var width: Double
  /// The lines that are shown.
  public var lines: Int
  /// What there is not enough of.
  public var lack: Lack
  /// Whether the lines that are shown have their height.
  public var hasHeight: Bool
  /// Whether the advances are not those of the font that will be drawn with.
  public var isEstimated: Bool
  /// Whether the text may have room after all, since its width is estimated and the lack is within
  /// the error of the estimate.
  public var isWithinError: Bool
  /// The part of a width by which the estimate may be off; 0 where it is none.
  public var widthError: Double
}

extension LayoutScene {
  /// Measures what of a view's text has no room in a frame.
  ///
  /// - Parameters:
  ///   - item: The view.
  ///   - frame: Its frame.
  ///   - tolerance: The points of width and height that the frame may lack.
  /// - Returns: The lack; `nil` if all of the text is shown, or if the view has none.
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
      // A character may alone be wider than the line.
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

  /// Whether a text that is cut off has room if it is as much narrower as its estimate may be off.
  private func isWithinError(
    _ block: TextBlock, _ room: (width: Double, height: Double), _ tolerance: Double
  ) -> Bool {
    let error = block.styled.widthError
    guard error > 0 else { return false }
    // A text that is narrower by a part e of its width fits where it has 1 / (1 - e) of the room.
    let width = error < 1 ? room.width / (1 - error) : .greatestFiniteMagnitude
    let wider = block.extent(forWidth: width + tolerance, height: room.height + tolerance)
    return !wider.isTruncated
  }

  /// Whether a view's text has no room in a frame; `false` if it has no text.
  ///
  /// - Complexity: As ``textWork(of:)`` says at worst.
  public func truncatesText(of item: ItemIndex, in frame: Frame, tolerance: Double) -> Bool {
    guard let text = viewText(of: item) else { return false }
    let room = textRoom(of: item, in: frame)
    return text.block.extent(
      forWidth: room.width + tolerance, height: room.height + tolerance
    ).isTruncated
  }

  /// The height of a line of a view's text in points, where a greater height may show more lines;
  /// `nil` otherwise.
  public func wrappingLineHeight(of item: ItemIndex) -> Double? {
    guard let block = viewText(of: item)?.block, block.wraps else { return nil }
    return block.lineHeight
  }

  /// About what measuring a view's text costs, in units of the solver's work; 0 if it has none.
  public func textWork(of item: ItemIndex) -> Int { viewText(of: item)?.work ?? 0 }

  /// The width and height that a text has in a frame.
  private func textRoom(
    of item: ItemIndex, in frame: Frame
  ) -> (width: Double, height: Double) {
    let insets = geometry(of: item).alignment
    return (
      frame.width - insets.left - insets.right, frame.height - insets.top - insets.bottom
    )
  }

  private static func excerpt(_ text: String) -> String {
    // A line end is one character, so it cannot be cut in two.
    let beginning = Excerpt.cut(String(text.prefix(Excerpt.limit)))
    let line = String(beginning.map { $0.isNewline ? " " : $0 })
    return beginning.utf8.count < text.utf8.count && !line.hasSuffix("…") ? line + "…" : line
  }
}

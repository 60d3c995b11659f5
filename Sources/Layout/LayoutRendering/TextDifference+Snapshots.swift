public import SectionSnapshots

extension TextDifference {
  /// Draws the difference of two snapshots. Equal items with different captions are changes.
  ///
  /// - Parameters:
  ///   - from: The old snapshot.
  ///   - to: The new snapshot.
  ///   - limit: The maximum length of the text, in bytes of UTF-8.
  ///   - caption: Returns the text of an item, which is then escaped.
  /// - Returns: The text, in which every line ends with a line feed; empty if there is no
  ///   difference.
  /// - Throws: ``RenderingError/lengthLimitExceeded(limit:)``.
  /// - Complexity: O(items + text) on average, plus O(m · log m) for m siblings out of order.
  ///   Drawing stops at the limit.
  ///   order. Drawing stops at the limit.
  public static func text<Item>(
    from: SectionSnapshot<Item>, to: SectionSnapshot<Item>, limit: Int = .max,
    caption: @escaping (Item) -> String = { "\($0)" }
  ) throws(RenderingError) -> String {
    // Use one buffer per side, because a line compares both captions of an item.
    let (before, after) = (CaptionBuffer(), CaptionBuffer())
    let subject = Subject(
      from: from.tree, to: to.tree, matches: to.matches(in: from),
      captionBefore: { before.bytes(of: caption(from.item($0))) },
      caption: { after.bytes(of: caption(to.item($0))) },
      changes: { _ in nil })
    let bytes = withExtendedLifetime(subject) { text(of: subject, limit: limit) }
    guard bytes.count <= limit else { throw .lengthLimitExceeded(limit: limit) }
    return String(decoding: bytes, as: UTF8.self)
  }
}

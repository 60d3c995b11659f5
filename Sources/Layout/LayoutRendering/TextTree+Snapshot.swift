public import SectionSnapshots

extension TextTree {
  /// Draws a snapshot.
  ///
  /// - Parameters:
  ///   - snapshot: The snapshot.
  ///   - showsHiddenItems: Whether to draw the descendants of collapsed items instead of counting
  ///     them.
  ///   - limit: The maximum length of the text, in bytes of UTF-8.
  ///   - caption: Returns the text of an item, which is then escaped.
  /// - Returns: The text, in which every line ends with a line feed; empty for an empty snapshot.
  /// - Throws: ``RenderingError/lengthLimitExceeded(limit:)``.
  /// - Complexity: O(items + text). Drawing stops at the limit.
  public static func text<Item>(
    of snapshot: SectionSnapshot<Item>, showsHiddenItems: Bool = false, limit: Int = .max,
    caption: (Item) -> String = { "\($0)" }
  ) throws(RenderingError) -> String {
    let nodes = showsHiddenItems ? snapshot.tree.order : snapshot.tree.visibleOrder
    let buffer = CaptionBuffer()
    let bytes = withExtendedLifetime(buffer) {
      text(of: snapshot.tree, nodes: nodes, limit: limit) {
        buffer.bytes(of: caption(snapshot.item($0)))
      }
    }
    guard bytes.count <= limit else { throw .lengthLimitExceeded(limit: limit) }
    return String(decoding: bytes, as: UTF8.self)
  }
}

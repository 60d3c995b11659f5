package import TextLayout

extension TextBlock {
  /// The approximate cost of one measurement; see ``TextMeasure/work``.
  package var measuringWork: Int { 4 + styled.text.utf16Count / 16 }

  /// The size at a width; see ``TextMeasure/size(forWidth:)``.
  ///
  /// - Complexity: The same as ``TextLayout/TextBlock/extent(forWidth:height:)``.
  package func size(forWidth width: Double?) -> TextSize {
    let extent = extent(forWidth: width)
    return TextSize(
      width: extent.width, height: extent.height, firstBaseline: extent.firstBaseline,
      lastBaseline: extent.height - extent.lastBaseline, isTruncated: extent.isTruncated)
  }
}

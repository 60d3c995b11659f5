/// The margins that the system gives to views, in points.
///
/// They are those of the saved frames of 2,058 Interface Builder documents.
public enum SystemMargins {
  /// The margin at either side of the view of a view controller.
  public static func screenSide(width: Double) -> Double { width < 390 ? 16 : 20 }

  /// The margins of a table cell at its sides and above and below its content.
  public static func tableCell(width: Double) -> (side: Double, line: Double) {
    (screenSide(width: width), 11)
  }
}

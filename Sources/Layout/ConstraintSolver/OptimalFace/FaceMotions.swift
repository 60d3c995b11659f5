/// The motions of all columns, grouped by component.
struct FaceMotions {
  private var all: [ColumnMotion] = []
  /// The range in `all` of each component's columns; empty if their motion is unknown.
  private var ranges: [Range<Int>]

  init(componentCount: Int) { ranges = Array(repeating: 0..<0, count: componentCount) }

  /// Sets the motions of a component's columns.
  mutating func set(_ component: Int, _ columns: some Collection<ColumnMotion>) {
    let first = all.count
    all.append(contentsOf: columns)
    ranges[component] = first..<all.count
  }

  /// The motion of a column; `nil` if it is unknown.
  func motion(of column: Int32, in component: Int32) -> ColumnMotion? {
    let range = ranges[Int(component)]
    return range.count > Int(column) ? all[range.lowerBound + Int(column)] : nil
  }

  /// The motion of a sum; `nil` unless the motions of all its terms are known.
  func motion(of sum: OpenSum) -> ColumnMotion? {
    var motion = ColumnMotion()
    for term in sum.terms {
      guard let other = self.motion(of: term.column, in: term.component) else { return nil }
      motion.add(term.factor, times: other)
    }
    return motion
  }
}

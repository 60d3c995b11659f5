import ConstraintSolver

/// Rows of views coupled by a total, optional constraints or inequalities, so that presolve leaves
/// one large component.
enum CoupledFamily: CaseIterable {
  case equalToFirst, equalToNeighbour, gaps, overfull, ladder, proportional, grid, hubs, centers

  /// The constraints of a row of `count` views.
  func sheet(_ count: Int) throws -> Sheet {
    if self == .grid { return try CoupledFamily.grid(count) }
    if self == .centers { return try CoupledFamily.centers(count) }
    var sheet = Sheet()
    let views = (0..<count).map { _ in
      (x: sheet.variable(), width: sheet.variable(isNonNegative: true))
    }
    let end = Double(count * 20 + 8)
    try place(views, end, &sheet)
    try wish(views, &sheet)
    return sheet
  }

  private typealias Views = [(x: Variable, width: Variable)]

  private var isLoose: Bool { self == .gaps || self == .ladder }

  private func place(_ views: Views, _ end: Double, _ sheet: inout Sheet) throws {
    try sheet.add([(1, views[0].x)], self == .ladder ? .greaterThanOrEqual : .equal, 0)
    for (at, (before, view)) in zip(views, views.dropFirst()).enumerated() {
      if self == .ladder {
        try sheet.add(
          [(1, view.x), (-1, before.x)], .greaterThanOrEqual, Double(at % 5))
        try sheet.add([(1, view.x), (1, view.width)], .lessThanOrEqual, end)
      } else {
        try sheet.add(
          [(1, view.x), (-1, before.x), (-1, before.width)],
          isLoose ? .greaterThanOrEqual : .equal, 8)
      }
    }
    guard let last = views.last else { return }
    try sheet.add([(1, last.x), (1, last.width)], isLoose ? .lessThanOrEqual : .equal, end)
  }

  private func wish(_ views: Views, _ sheet: inout Sheet) throws {
    let unit = sheet.variable()
    for (at, view) in views.enumerated() {
      let size = Double((self == .overfull ? 40 : 10) + at % 7 * 5)
      if self != .equalToFirst && self != .proportional {
        try sheet.add([(1, view.width)], .lessThanOrEqual, size, at: 250)
        try sheet.add([(1, view.width)], .greaterThanOrEqual, size, at: 750)
      }
      if self == .proportional {
        try sheet.add([(1, view.width), (-size / 10, unit)], .equal, 0, at: 999)
      }
      guard at > 0 else { continue }
      let before = views[at - 1].width
      switch self {
      case .equalToFirst:
        try sheet.add([(1, view.width), (-1, views[0].width)], .equal, 0, at: 750)
      case .equalToNeighbour: try sheet.add([(1, view.width), (-1, before)], .equal, 0, at: 700)
      case .ladder: try sheet.add([(1, view.width), (-1, before)], .greaterThanOrEqual, 0, at: 500)
      case .hubs:
        try sheet.add([(1, view.width), (-1, before)], .greaterThanOrEqual, 0, at: 690)
        guard at >= 10 else { continue }
        try sheet.add([(1, view.width), (-1, views[at % 10].width)], .equal, 0, at: 700)
      case .gaps, .overfull, .proportional, .grid, .centers: break
      }
    }
  }

  /// A row whose centers prefer equal distances, which the minimum gaps do not allow.
  private static func centers(_ count: Int) throws -> Sheet {
    var sheet = Sheet()
    let sizes = (0..<count).map { _ in sheet.variable(isNonNegative: true) }
    let distance = sheet.variable()
    // From the first center to the last, and half a view at both ends.
    var whole = [(Double(count - 1), distance), (0.5, sizes[0]), (0.5, sizes[count - 1])]
    for (at, (before, view)) in zip(sizes, sizes.dropFirst()).enumerated() {
      let excess = sheet.variable()
      try sheet.add([(1, excess)], .equal, 0, at: at < 4 ? 150 - Double(at) : 50)
      let gap = [(1, distance), (-0.5, before), (-0.5, view), (1, excess)]
      try sheet.add(gap, .equal, 4, at: 49)
      try sheet.add(gap, .greaterThanOrEqual, 4)
      whole.append((1, excess))
    }
    try sheet.add(whole, .equal, Double(40 * count))
    for (at, size) in sizes.enumerated() {
      let wanted = Double(10 + at % 7 * 5)
      try sheet.add([(1, size)], .lessThanOrEqual, wanted, at: 250)
      try sheet.add([(1, size)], .greaterThanOrEqual, wanted, at: 750)
    }
    return sheet
  }

  /// A square of cells whose columns and rows prefer equal sizes.
  private static func grid(_ count: Int) throws -> Sheet {
    var sheet = Sheet()
    let side = Int(Double(count).squareRoot())
    for isTransposed in [false, true] {
      let sizes = (0..<side * side).map { _ in sheet.variable(isNonNegative: true) }
      for line in 0..<side {
        let cells = (0..<side).map { sizes[isTransposed ? $0 * side + line : line * side + $0] }
        try sheet.add(cells.map { (1, $0) }, .equal, Double(side * 36 - 4))
        for (at, cell) in cells.enumerated() {
          let size = Double(14 + (line * 7 + at * 3) % 11)
          try sheet.add([(1, cell)], .lessThanOrEqual, size, at: 250)
          try sheet.add([(1, cell)], .greaterThanOrEqual, size, at: 750)
          if line > 0 {
            let above = sizes[isTransposed ? at * side + line - 1 : (line - 1) * side + at]
            try sheet.add([(1, cell), (-1, above)], .equal, 0, at: 700)
          }
        }
      }
    }
    return sheet
  }
}

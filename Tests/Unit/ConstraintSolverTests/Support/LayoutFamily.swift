import ConstraintSolver
import Testing

/// Layouts of any size with unique values, each of a different shape.
enum LayoutFamily: CaseIterable {
  case list, tree, grid, form, chain

  /// The constraints of a layout with `count` views, in a natural order.
  func sheet(_ count: Int) throws -> Sheet {
    var sheet = Sheet()
    let screen = View(&sheet)
    try sheet.add([(1, screen.x)], .equal, 0)
    try sheet.add([(1, screen.y)], .equal, 0)
    try sheet.add([(1, screen.width)], .equal, self == .chain ? Double(count) * 100 : 1024)
    try sheet.add([(1, screen.height)], .equal, 768)
    switch self {
    case .list: try sheet.addList(count, in: screen)
    case .tree: try sheet.addTree(count, in: screen)
    case .grid: try sheet.addGrid(count, in: screen)
    case .form: try sheet.addForm(count, in: screen)
    case .chain: try sheet.addChain(count, in: screen)
    }
    return sheet
  }
}

/// The variables of a view.
private struct View {
  var x, y, width, height: Variable

  init(_ sheet: inout Sheet) {
    x = sheet.variable()
    y = sheet.variable()
    width = sheet.variable(isNonNegative: true)
    height = sheet.variable(isNonNegative: true)
  }
}

extension Sheet {
  private mutating func inset(_ view: View, in parent: View, by inset: Double) throws {
    try add([(1, view.x), (-1, parent.x)], .equal, inset)
    try add(
      [(1, parent.x), (1, parent.width), (-1, view.x), (-1, view.width)], .equal, inset)
  }

  private mutating func below(_ view: View, _ above: View?, in parent: View) throws {
    if let above {
      try add([(1, view.y), (-1, above.y), (-1, above.height)], .equal, 8)
    } else {
      try add([(1, view.y), (-1, parent.y)], .equal, 8)
    }
  }

  private mutating func intrinsic(_ size: Variable, _ value: Double, hugging: Double) throws {
    try add([(1, size)], .lessThanOrEqual, value, at: hugging)
    try add([(1, size)], .greaterThanOrEqual, value, at: 750)
  }

  fileprivate mutating func addList(_ count: Int, in screen: View) throws {
    var above: View?
    for _ in 0..<count {
      let row = View(&self)
      try inset(row, in: screen, by: 16)
      try below(row, above, in: screen)
      try add([(1, row.height)], .equal, 44)
      above = row
    }
  }

  fileprivate mutating func addTree(_ count: Int, in screen: View) throws {
    var views = [screen]
    for index in 0..<count {
      let (view, parent) = (View(&self), views[index / 3])
      try inset(view, in: parent, by: 4)
      try add([(1, view.y), (-1, parent.y)], .equal, 4)
      try add(
        [(1, parent.y), (1, parent.height), (-1, view.y), (-1, view.height)], .equal, 4)
      views.append(view)
    }
  }

  fileprivate mutating func addGrid(_ count: Int, in screen: View) throws {
    var cells: [View] = []
    for index in 0..<count {
      let cell = View(&self)
      if index % 10 == 0 {
        try add([(1, cell.x), (-1, screen.x)], .equal, 16)
        try below(cell, index == 0 ? nil : cells[index - 10], in: screen)
      } else {
        let left = cells[index - 1]
        try add([(1, cell.x), (-1, left.x), (-1, left.width)], .equal, 8)
        try add([(1, cell.y), (-1, left.y)], .equal, 0)
      }
      if index > 0 { try add([(1, cell.width), (-1, cells[0].width)], .equal, 0) }
      if index == 9 {
        try add(
          [(1, screen.x), (1, screen.width), (-1, cell.x), (-1, cell.width)], .equal, 16)
      }
      try add([(1, cell.height), (-0.75, cell.width)], .equal, 0)
      cells.append(cell)
    }
  }

  fileprivate mutating func addForm(_ count: Int, in screen: View) throws {
    var (above, first): (View?, View?) = (nil, nil)
    for index in 0..<count / 2 {
      let (label, field) = (View(&self), View(&self))
      try add([(1, label.x), (-1, screen.x)], .equal, 16)
      if let first { try add([(1, label.width), (-1, first.width)], .equal, 0) }
      try add([(1, field.x), (-1, label.x), (-1, label.width)], .equal, 8)
      try add(
        [(1, screen.x), (1, screen.width), (-1, field.x), (-1, field.width)], .equal, 16)
      try below(field, above, in: screen)
      try add(
        [(1, label.y), (0.5, label.height), (-1, field.y), (-0.5, field.height)], .equal, 0)
      try intrinsic(label.width, Double(40 + index * 37 % 120), hugging: 251)
      try intrinsic(label.height, 17, hugging: 251)
      try intrinsic(field.width, 120, hugging: 250)
      try intrinsic(field.height, 22, hugging: 250)
      (above, first) = (field, first ?? label)
    }
  }

  fileprivate mutating func addChain(_ count: Int, in screen: View) throws {
    let gap = variable(isNonNegative: true)
    try add([(1, gap)], .greaterThanOrEqual, 8)
    try add([(1, gap)], .equal, 12, at: 100)
    var left: View?
    for index in 0..<count {
      let view = View(&self)
      if let left {
        try add([(1, view.x), (-1, left.x), (-1, left.width), (-1, gap)], .equal, 0)
      } else {
        try add([(1, view.x), (-1, screen.x), (-1, gap)], .equal, 0)
      }
      try add(
        [(1, view.y), (0.5, view.height), (-1, screen.y), (-0.5, screen.height)], .equal, 0)
      try add([(1, view.height)], .equal, 44)
      try add([(1, view.width)], .greaterThanOrEqual, 20)
      try add(
        [(1, view.width)], .equal, Double(30 + index * 7 % 60), at: [750, 500, 250][index % 3])
      left = view
    }
    if let left {
      try add(
        [(1, screen.x), (1, screen.width), (-1, left.x), (-1, left.width), (-1, gap)], .equal, 0)
    }
  }
}

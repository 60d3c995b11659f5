import ConstraintLayout

/// Groups a scene's views whose faults have one cause.
///
/// Views belong together if one contains the other, if a constraint or a stack ties them, or if
/// they are siblings with an edge off by the same distance, as from another inset of their
/// superview.
struct ViewCauses {
  /// The offsets of a view's edges, in points: left, top, right, bottom.
  typealias Shifts = [Double]

  /// By view that follows another: the outermost view of its group. Among several, one whose size
  /// differs, since the others make room for it; among these the first.
  private(set) var causes: [Int: Int] = [:]

  /// The views, in the order of the scene.
  private let views: [Int]
  /// By item: that of its superview; -1 for the root.
  private let parents: [Int]
  /// By item: its index among the views; -1 for others.
  private var numbers: [Int]
  /// By view: another view with the same cause, or itself.
  private var roots: [Int]

  /// Finds the causes.
  ///
  /// - Parameters:
  ///   - views: The views by item, in the order of the scene.
  ///   - scene: The scene.
  ///   - shifts: By view, the offsets of its edges; empty if unknown.
  /// - Complexity: O(items + constraints + views · log views).
  init(_ views: [Int], _ scene: LayoutScene, shifts: [Shifts] = []) {
    self.views = views
    parents = scene.items.map { $0.parent?.index ?? -1 }
    numbers = [Int](repeating: -1, count: scene.items.count)
    roots = Array(views.indices)
    guard views.count > 1 else { return }
    for (number, view) in views.enumerated() { numbers[view] = number }
    joinInner()
    for constraint in scene.constraints {
      guard let second = constraint.second else { continue }
      join(numbers[constraint.first.item.index], numbers[second.item.index])
    }
    for stack in scene.stacks { joinAll(stack.arranged.map { numbers[$0.index] }) }
    joinSiblings(shifts)
    collect(shifts)
  }

  // MARK: Joining

  private mutating func root(of number: Int) -> Int {
    var number = number
    while roots[number] != number {
      roots[number] = roots[roots[number]]
      number = roots[number]
    }
    return number
  }

  private mutating func join(_ a: Int, _ b: Int) {
    guard a >= 0, b >= 0 else { return }
    roots[root(of: a)] = root(of: b)
  }

  private mutating func joinAll(_ numbers: [Int]) {
    let numbers = numbers.filter { $0 >= 0 }
    for number in numbers.dropFirst() { join(number, numbers[0]) }
  }

  /// Joins each view with its innermost ancestor.
  private mutating func joinInner() {
    // Superviews precede their subviews.
    var around = [Int](repeating: -1, count: parents.count)
    for (index, parent) in parents.enumerated() where parent >= 0 && parent < index {
      around[index] = numbers[parent] >= 0 ? numbers[parent] : around[parent]
      join(numbers[index], around[index])
    }
  }

  /// An edge of a view and its offset, in tenths of points.
  private struct Shift: Hashable {
    var parent: Int
    var edge: Int
    var distance: Int
  }

  private mutating func joinSiblings(_ shifts: [Shifts]) {
    var first: [Shift: Int] = [:]
    for (number, distances) in shifts.enumerated() {
      for (edge, distance) in distances.enumerated()
      where abs(distance) > InterfaceVerdict.tolerance && abs(distance) < 1e6 {
        let shift = Shift(
          parent: parents[views[number]], edge: edge, distance: Int((distance * 10).rounded()))
        if let known = first[shift] { join(number, known) } else { first[shift] = number }
      }
    }
  }

  // MARK: Causes

  private mutating func collect(_ shifts: [Shifts]) {
    var depths = [Int](repeating: 0, count: parents.count)
    for (index, parent) in parents.enumerated() where parent >= 0 && parent < index {
      depths[index] = depths[parent] + 1
    }
    func isResized(_ number: Int) -> Bool {
      guard shifts.indices.contains(number), shifts[number].count == 4 else { return false }
      let shift = shifts[number]
      return abs(shift[2] - shift[0]) > InterfaceVerdict.tolerance
        || abs(shift[3] - shift[1]) > InterfaceVerdict.tolerance
    }
    func rank(_ number: Int) -> (Int, Int, Int) {
      (depths[views[number]], isResized(number) ? 0 : 1, number)
    }
    var best: [Int: Int] = [:]
    for number in views.indices {
      let group = root(of: number)
      if let known = best[group], rank(known) <= rank(number) { continue }
      best[group] = number
    }
    for number in views.indices {
      guard let cause = best[root(of: number)], cause != number else { continue }
      causes[views[number]] = views[cause]
    }
  }
}

/// Splits a large component by substituting free columns into all their rows.
///
/// ``FreeColumnSubstitution`` leaves columns that appear in an inequality or an optional row. Often
/// these are edges that couple parts which differ only in position: the top of a table cell is the
/// bottom of the previous one, and labels keep a distance from both. Rewritten over sizes, the
/// position cancels in each of these rows, and every cell becomes a component of its own.
///
/// One of a column's equalities defines it. Adding that equality to the column's other rows cancels
/// the column there (Andersen and Andersen, Presolving in Linear Programming, 1995). The column
/// with the least fill-in goes first, as in Markowitz' rule. A chain of edges is therefore
/// eliminated from its open end, where everything cancels; from the middle, rows would grow to sums
/// of all earlier ones. A column stays if eliminating it would increase the number of entries.
///
/// - Complexity: O(entries). Only columns with few short rows are considered, and all work is
///   limited to a multiple of the entries.
struct ComponentSplitting<Number: Scalar> {
  typealias Definition = FreeColumnSubstitution<Number>.Definition

  private let context: SolveContext
  /// The current rows, including the bounds of optional ones; their entries are in `lines`.
  let rows: Buffer<ComponentRow<Number>>
  private(set) var lines: ListPool<ComponentEntry>
  /// Whether each row still defines no column.
  let isLeft: Buffer<Bool>
  /// The number of each column's large component, or -1.
  private let componentOf: Buffer<Int32>
  /// The number of each row's large component, or -1.
  let componentOfRow: Buffer<Int32>
  private let isFree: Buffer<Bool>
  /// The rows of each free column. Some may have lost their entry or be listed twice.
  private var rowsOf: ListPool<Int32>
  /// The free columns by fill-in, plus 1.
  private let order: CountOrder
  /// The fill-in of each ordered free column, and the row that would define it.
  private let fillOf: Buffer<Int32>
  private let definingRow: Buffer<Int32>
  /// The free columns whose rows have changed.
  private let changed: VariableSet

  /// The row being added to others, indexed by column; zero where it has no entry.
  private let scattered: Buffer<Double>
  private let isAdded: Buffer<Bool>
  private let isListed: Buffer<Bool>
  private var workLeft: Int

  /// In the order of elimination. Each refers only to columns that are defined later or never.
  private(set) var definitions: List<Definition>
  private(set) var terms: List<ComponentEntry>
  private(set) var additions: RowAdditions

  /// The maximum number of rows of a column, and of entries of a row, that are considered.
  private static var columnLimit: Int { 128 }
  private static var rowLimit: Int { 24 }
  /// The maximum number of equalities compared for a column.
  private static var searchLimit: Int { 2 }
  /// The maximum number of visited entries, relative to the entries of all rows.
  private static var workFactor: Int { 256 }

  /// Starts from rows. `componentOf` numbers the large components of columns and is -1 elsewhere;
  /// `isFree` marks their columns without bounds and cost.
  init(
    rows source: Buffer<ComponentRow<Number>>, entries: Buffer<ComponentEntry>,
    componentOf: Buffer<Int32>, isFree: Buffer<Bool>, context: SolveContext
  ) throws(Failure) {
    self.context = context
    self.componentOf = componentOf
    self.isFree = isFree
    let arena = context.arena
    let columnCount = isFree.count
    var entryCount = 0
    componentOfRow = arena.buffer(source.count, of: -1)
    for r in source.indices {
      componentOfRow[r] = componentOf[entries[Int(source[r].firstEntry)].column]
      if componentOfRow[r] >= 0 { entryCount += Int(source[r].entryCount) }
    }
    try context.meter.allow(bytes: 48 * entryCount + 64 * (source.count + columnCount))
    try context.meter.charge(4 * entryCount + 2 * (source.count + columnCount))
    rows = arena.copy(source)
    lines = ListPool(count: source.count, capacity: 2 * entryCount, in: arena)
    isLeft = arena.buffer(source.count, of: true)
    rowsOf = ListPool(count: columnCount, capacity: entryCount, in: arena)
    order = CountOrder(size: columnCount, in: arena)
    fillOf = arena.buffer(columnCount, of: 0)
    definingRow = arena.buffer(columnCount, of: -1)
    changed = VariableSet(size: columnCount, in: arena)
    scattered = arena.buffer(columnCount, of: 0)
    isAdded = arena.buffer(columnCount, of: false)
    isListed = arena.buffer(source.count, of: false)
    workLeft = ComponentSplitting.workFactor * entryCount
    definitions = List(capacity: 16, in: arena)
    terms = List(capacity: 16, in: arena)
    additions = RowAdditions(in: arena)
    for r in source.indices where componentOfRow[r] >= 0 {
      for at in source[r].range {
        try lines.append(entries[at], to: r, context)
        try list(r, of: Int(entries[at].column))
      }
    }
  }

  /// Eliminates columns until each would increase the number of entries.
  ///
  /// Each pass takes all columns of the least fill-in, so a column is not reevaluated after every
  /// change to its rows.
  mutating func run() throws(Failure) {
    for column in isFree.indices where isFree[column] { try evaluate(column) }
    var pass = List<Int32>(capacity: 16, in: context.arena)
    while workLeft > 0, let least = (1..<CountOrder.limit).first(where: { order.first($0) >= 0 }) {
      pass.removeAll()
      var column = order.first(least)
      while column >= 0 {
        pass.append(Int32(truncatingIfNeeded: column), in: context.arena)
        column = order.after(column)
      }
      for at in pass.indices where workLeft > 0 {
        let column = Int(pass[at])
        if changed.contains(column) { try evaluate(column) }
        guard order.contains(column), fillOf[column] < least else { continue }
        try eliminate(column, by: Int(definingRow[column]))
      }
      for at in 0..<changed.count { try evaluate(changed[at]) }
      changed.removeAll()
    }
  }

  private mutating func charge(_ visited: Int) throws(Failure) {
    workLeft -= visited
    try context.meter.charge(visited)
  }

  /// Lists a row in which a free column has an entry.
  private mutating func list(_ row: Int, of column: Int) throws(Failure) {
    guard isFree[column] else { return }
    try rowsOf.append(Int32(truncatingIfNeeded: row), to: column, context)
  }

  /// The coefficient of a column in a row, or 0.
  private func value(_ row: Int, _ column: Int) -> Double {
    for at in 0..<lines.count(row) where Int(lines[row, at].column) == column {
      return lines[row, at].value
    }
    return 0
  }

  /// Drops duplicates and rows without an entry of the column from its list.
  ///
  /// Returns `false` if the column has too many rows, or one that is too long.
  private mutating func compact(_ column: Int) throws(Failure) -> Bool {
    var visited = 1
    var kept = 0
    var isShort = true
    for at in 0..<rowsOf.count(column) {
      let row = Int(rowsOf[column, at])
      guard isLeft[row], !isListed[row] else { continue }
      visited += lines.count(row)
      if lines.count(row) > ComponentSplitting.rowLimit { isShort = false }
      guard value(row, column) != 0 else { continue }
      isListed[row] = true
      rowsOf[column, kept] = Int32(truncatingIfNeeded: row)
      kept += 1
    }
    for at in 0..<kept { isListed[rowsOf[column, at]] = false }
    while rowsOf.count(column) > kept {
      _ = rowsOf.remove(column, at: rowsOf.count(column) - 1)
    }
    try charge(visited)
    return isShort && kept <= ComponentSplitting.columnLimit
  }

  /// Inserts a column into the order, with the equality whose addition to its other rows fills in
  /// least.
  private mutating func evaluate(_ column: Int) throws(Failure) {
    order.remove(column)
    guard isFree[column], rowsOf.count(column) <= 2 * ComponentSplitting.columnLimit,
      try compact(column)
    else { return }
    var shortest = Int.max
    for at in 0..<rowsOf.count(column) where rows[rowsOf[column, at]].isEquality {
      shortest = min(shortest, lines.count(Int(rowsOf[column, at])))
    }
    var best: (fill: Int, row: Int)?
    var tries = 0
    for at in 0..<rowsOf.count(column) where tries < ComponentSplitting.searchLimit {
      let row = Int(rowsOf[column, at])
      guard rows[row].isEquality, lines.count(row) == shortest else { continue }
      tries += 1
      guard let fill = try fill(of: column, by: row) else { continue }
      if best.map({ (fill, row) < $0 }) ?? true { best = (fill, row) }
    }
    guard let best, best.fill + 1 < CountOrder.limit else { return }
    definingRow[column] = Int32(truncatingIfNeeded: best.row)
    fillOf[column] = Int32(truncatingIfNeeded: best.fill)
    order.set(column, count: best.fill + 1)
  }

  private func scatter(_ row: Int, factor: Double) {
    for at in 0..<lines.count(row) {
      scattered[lines[row, at].column] = factor * lines[row, at].value
    }
  }

  /// Whether a sum of two entries has cancelled.
  private func isCancelled(_ a: Double, _ b: Double) -> Bool {
    abs(a + b) <= Tolerance.cancellation * larger(abs(a), abs(b))
  }

  /// The fill-in if an equality defined a column; `nil` if the number of entries would grow, or the
  /// pivot is too small.
  private mutating func fill(of column: Int, by defining: Int) throws(Failure) -> Int? {
    let pivot = value(defining, column)
    var steepest = 0.0
    for at in 0..<lines.count(defining) {
      steepest = larger(steepest, abs(lines[defining, at].value))
    }
    guard abs(pivot) >= Tolerance.relativePivot * steepest else { return nil }
    scatter(defining, factor: 1)
    var fill = 0
    var total = -lines.count(defining)
    var visited = 2 * lines.count(defining)
    for at in 0..<rowsOf.count(column) {
      let row = Int(rowsOf[column, at])
      if row == defining { continue }
      let factor = -value(row, column) / pivot
      var growth = lines.count(defining) - 2
      for entry in 0..<lines.count(row) {
        let entry = lines[row, entry]
        guard Int(entry.column) != column, scattered[entry.column] != 0 else { continue }
        growth -= isCancelled(entry.value, factor * scattered[entry.column]) ? 2 : 1
      }
      fill += max(0, growth)
      total += growth
      visited += 2 * lines.count(row)
    }
    scatter(defining, factor: 0)
    try charge(visited)
    return total <= 0 ? fill : nil
  }

  /// Defines a column by an equality, and adds the equality to its other rows.
  private mutating func eliminate(_ column: Int, by defining: Int) throws(Failure) {
    let pivot = value(defining, column)
    order.remove(column)
    isFree[column] = false
    isLeft[defining] = false
    define(column, by: defining, pivot)
    scatter(defining, factor: 1)
    for at in 0..<rowsOf.count(column) {
      let row = Int(rowsOf[column, at])
      if row == defining { continue }
      try add(-value(row, column) / pivot, times: defining, to: row, dropping: column)
      for entry in 0..<lines.count(row) { noteChange(of: Int(lines[row, entry].column)) }
    }
    scatter(defining, factor: 0)
    for at in 0..<lines.count(defining) { noteChange(of: Int(lines[defining, at].column)) }
  }

  private func noteChange(of column: Int) {
    if isFree[column] { changed.insert(column) }
  }

  private mutating func define(_ column: Int, by row: Int, _ pivot: Double) {
    let first = terms.count
    for at in 0..<lines.count(row) where Int(lines[row, at].column) != column {
      terms.append(
        ComponentEntry(value: -lines[row, at].value / pivot, column: lines[row, at].column),
        in: context.arena)
    }
    definitions.append(
      Definition(
        constant: rows[row].lower / pivot, column: Int32(truncatingIfNeeded: column),
        firstTerm: Int32(truncatingIfNeeded: first),
        termCount: Int32(truncatingIfNeeded: terms.count - first)), in: context.arena)
  }

  /// Adds a multiple of the scattered row to another row, so that `column` cancels there.
  private mutating func add(
    _ factor: Double, times defining: Int, to row: Int, dropping column: Int
  ) throws(Failure) {
    try charge(lines.count(row) + 2 * lines.count(defining))
    var at = 0
    while at < lines.count(row) {
      let entry = lines[row, at]
      let summand = factor * scattered[entry.column]
      isAdded[entry.column] = true
      if Int(entry.column) == column || (summand != 0 && isCancelled(entry.value, summand)) {
        _ = lines.remove(row, at: at)
      } else {
        lines[row, at].value += summand
        at += 1
      }
    }
    for at in 0..<lines.count(defining) {
      let entry = lines[defining, at]
      if isAdded[entry.column] {
        isAdded[entry.column] = false
        continue
      }
      try lines.append(
        ComponentEntry(value: factor * entry.value, column: entry.column), to: row, context)
      try list(row, of: Int(entry.column))
    }
    for at in 0..<lines.count(row) { isAdded[lines[row, at].column] = false }
    shift(row, by: factor, times: rows[defining])
    additions.append(rows[defining].constraint, to: rows[row].constraint, in: context.arena)
  }

  /// Adds a multiple of an equality's right-hand side to a row's.
  private func shift(_ row: Int, by factor: Double, times defining: ComponentRow<Number>) {
    let change = factor * defining.lower
    let isEquality = rows[row].isEquality
    if rows[row].lower.isFinite { rows[row].lower = sum(rows[row].lower, change) }
    if isEquality {
      rows[row].upper = rows[row].lower
    } else if rows[row].upper.isFinite {
      rows[row].upper = sum(rows[row].upper, change)
    }
    rows[row].magnitude = larger(rows[row].magnitude, abs(factor) * defining.magnitude)
  }

  private func sum(_ a: Number, _ b: Number) -> Number {
    (a + b).fixed(beside: a.magnitude.larger(b.magnitude))
  }

  /// Whether each component was split: no part has more than half of the remaining rows.
  func splitComponents() throws(Failure) -> Buffer<Bool> {
    let parts = DisjointSets(count: isFree.count, in: context.arena)
    let rowCounts = context.arena.buffer(isFree.count, of: Int32(0))
    let totals = context.arena.buffer(isFree.count, of: Int32(0))
    for row in rows.indices where componentOfRow[row] >= 0 && isLeft[row] {
      for at in 0..<lines.count(row) {
        parts.unite(Int(lines[row, 0].column), Int(lines[row, at].column))
      }
    }
    for row in rows.indices
    where componentOfRow[row] >= 0 && isLeft[row] && lines.count(row) > 1 {
      rowCounts[parts.find(Int(lines[row, 0].column))] += 1
      totals[componentOfRow[row]] += 1
    }
    let isSplit = context.arena.buffer(isFree.count, of: true)
    for column in isFree.indices where componentOf[column] >= 0 {
      let component = componentOf[column]
      if 2 * rowCounts[column] > totals[component] { isSplit[component] = false }
    }
    try context.meter.charge(4 * isFree.count + 2 * rows.count)
    return isSplit
  }

  /// The component of a definition's column.
  func component(of definition: Definition) -> Int { Int(componentOf[definition.column]) }
}

/// Builds the stretches of one node's children while they are matched in order.
@usableFromInline
struct StretchedSiblings {
  @usableFromInline let source: ItemTree.Node
  @usableFromInline let mostStretches: Int
  @usableFromInline let start: Int
  @usableFromInline var count: Int32 = 0
  @usableFromInline var previous = ItemTree.none
  @usableFromInline var kind = TreeMatches.Stretch.Kind.newcomer
  @usableFromInline var areTooMany = false

  @inlinable @inline(__always)
  init(of source: ItemTree.Node, mostStretches: Int, from start: Int) {
    self.source = source
    self.mostStretches = mostStretches
    self.start = start
    // All children of a new parent are newcomers.
    areTooMany = source == ItemTree.none
  }

  /// Adds the next children.
  @inlinable @inline(__always)
  mutating func add(
    _ run: SiblingRun, from: ItemTree, to: ItemTree,
    into stretches: inout [TreeMatches.Stretch]
  ) {
    add(run.first, run.source, in: from, to: &stretches)
    if run.length > 1 { addRest(of: run, from: from, to: to, into: &stretches) }
  }

  /// Adds the remaining children of a run, after its first.
  @inlinable
  mutating func addRest(
    of run: SiblingRun, from: ItemTree, to: ItemTree,
    into stretches: inout [TreeMatches.Stretch]
  ) {
    if !areTooMany, kind == .newcomer {
      // They come from another parent, so each is a separate move.
      var (child, match) = (run.first, run.source)
      for _ in 1..<run.length {
        child = to.nextSibling(of: child)
        match = run.isBackward ? from.previousSibling(of: match) : from.nextSibling(of: match)
        add(child, match, in: from, to: &stretches)
      }
      return
    }
    count += run.length - 1
    previous = run.last
    if !areTooMany, kind == .single {
      kind = run.isBackward ? .backward : .forward
      stretches[stretches.count - 1].kind = kind
    }
  }

  /// Adds the next child, whose match is `match` or none.
  @inlinable @inline(__always)
  mutating func add(
    _ child: ItemTree.Node, _ match: ItemTree.Node, in from: ItemTree,
    to stretches: inout [TreeMatches.Stretch]
  ) {
    count += 1
    if areTooMany { return }
    if match != ItemTree.none, kind != .newcomer, kind != .backward,
      from.previousSibling(of: match) == previous
    {
      // It follows a child that stays, so it also stays.
      if kind == .single {
        kind = .forward
        stretches[stretches.count - 1].kind = .forward
      }
    } else {
      begin(child, match, in: from, to: &stretches)
    }
    previous = match
  }

  @inlinable
  mutating func begin(
    _ child: ItemTree.Node, _ match: ItemTree.Node, in from: ItemTree,
    to stretches: inout [TreeMatches.Stretch]
  ) {
    if match != ItemTree.none, kind == .single || kind == .backward,
      from.nextSibling(of: match) == previous
    {
      if kind == .single { stretches[stretches.count - 1].kind = .backward }
      kind = .backward
      return
    }
    let stays = match != ItemTree.none && from.parent(of: match) == source
    kind = stays ? .single : .newcomer
    if stretches.count - start == mostStretches {
      areTooMany = true
      stretches.removeLast(stretches.count - start)
    } else {
      stretches.append(TreeMatches.Stretch(first: child, index: count - 1, kind: kind))
    }
  }

  /// Whether the children differ from a prefix of the old children in their old order.
  @inlinable
  func areChanged(
    in from: ItemTree, _ stretches: inout [TreeMatches.Stretch], _ sources: [ItemTree.Node]
  ) -> Bool {
    if count == 0 { return false }
    if areTooMany { return true }
    let first = stretches[start]
    guard stretches.count == start + 1, first.kind == .single || first.kind == .forward,
      from.previousSibling(of: sources[Int(first.first)]) == ItemTree.none
    else { return true }
    stretches.removeLast()
    return false
  }

  /// The range of this node's stretches up to `end`; `nil` if there are too many.
  @inlinable
  func stretches(_ end: Int) -> Range<Int>? { areTooMany ? nil : start..<end }
}

import Synchronization

/// What a solution leaves open.
///
/// Found out when somebody asks, since most solutions are only read.
///
/// Sendable although it holds tableaus in an arena: after a solve nothing writes to them. Questions
/// are asked of copies.
final class Freedom: @unchecked Sendable {
  /// A variable as a function of a column: `factor · column + offset`.
  struct Link {
    var block: Int32
    var column: Int32
    var factor: Double
    var offset: DualNumber
  }

  /// What a block leaves open.
  struct Block {
    var face: BlockFace
    /// How far the edited constant has moved since the block was solved.
    var shift = 0.0
  }

  private struct Contents: @unchecked Sendable {
    var links: [Link?]
    var blocks: [Int: Block]
  }

  private let contents = Mutex<Contents?>(nil)
  private let describe: () -> (links: [Link?], blocks: [Int: Block])

  /// What `open` leaves open.
  init(_ open: OpenBlocks<some Quantity>) { describe = open.describe }

  private init(describe: @escaping () -> (links: [Link?], blocks: [Int: Block])) {
    self.describe = describe
  }

  convenience init(links: [Link?], blocks: [Int: Block]) {
    self.init(describe: { (links, blocks) })
  }

  /// For each variable, what it hangs on, if that is open.
  var links: [Link?] { found.links }
  /// The blocks that leave something open.
  var blocks: [Int: Block] { found.blocks }

  private var found: Contents {
    contents.withLock { contents in
      if let contents { return contents }
      let (links, blocks) = describe()
      let new = Contents(links: links, blocks: blocks)
      contents = new
      return new
    }
  }

  /// The same when the edited constant has moved.
  func shifted(by shift: Double) -> Freedom {
    Freedom(describe: { [self] in
      (links, blocks.mapValues { Block(face: $0.face, shift: shift) })
    })
  }

  /// The same for variables that are each so many times as large, and then so much more.
  func scaled(by factors: [Double], plus offsets: [Double]?) -> Freedom {
    Freedom(describe: { [self] in
      let links = links.enumerated().map { v, link -> Link? in
        guard var link else { return nil }
        link.factor *= factors[v]
        link.offset = factors[v] * link.offset + DualNumber(offsets?[v] ?? 0, slope: 0)
        return link
      }
      return (links, blocks)
    })
  }

  /// What is left open when parts are solved anew.
  ///
  /// - Parameters:
  ///   - old: What was open before, if anything was.
  ///   - parts: Each part's variables in its own order, and what it leaves open by that order.
  ///   - count: The number of all variables.
  /// - Returns: What is open now, if anything is.
  static func replacing(
    in old: Freedom?, _ parts: [(variables: [Int32], new: Freedom?)], count: Int
  ) -> Freedom? {
    guard old != nil || parts.contains(where: { $0.new != nil }) else { return nil }
    var links = old?.links ?? []
    links += Array(repeating: nil, count: count - links.count)
    var blocks = old?.blocks ?? [:]
    for v in parts.lazy.flatMap(\.variables) {
      if let link = links[Int(v)] { blocks[Int(link.block)] = nil }
      links[Int(v)] = nil
    }
    var first = (blocks.keys.max() ?? -1) + 1
    for (variables, new) in parts {
      guard let new else { continue }
      for (block, open) in new.blocks {
        blocks[first + block] = Block(face: open.face.renumbered(by: first), shift: open.shift)
      }
      for (at, v) in variables.enumerated() {
        guard var link = new.links[at] else { continue }
        link.block += Int32(truncatingIfNeeded: first)
        links[Int(v)] = link
      }
      first += (new.blocks.keys.max() ?? -1) + 1
    }
    return blocks.isEmpty ? nil : Freedom(links: links, blocks: blocks)
  }
}

/// The blocks of a solved system of which some leave something open.
struct OpenBlocks<Number: Quantity> {
  let blocks: Blocks<Number>
  let variableCount: Int
  /// The values of the columns, block by block.
  let values: Buffer<Number>
  /// The blocks that leave something open.
  let faces: [OpenFace]
  /// What all this lives in.
  let memory: ArenaMemory

  /// How the variables hang on what is open.
  ///
  /// A column that is a function of others counts as a block of its own, after the real ones.
  fileprivate func describe() -> (links: [Freedom.Link?], blocks: [Int: Freedom.Block]) {
    var faces = Dictionary(uniqueKeysWithValues: faces.map { ($0.block, $0.face) })
    let blockOf = columnBlocks()
    for at in blocks.definitions.indices.reversed() {
      let sum = openSum(blocks.definitions[at], faces, blockOf)
      if let sum { faces[blocks.count + at] = .sum(sum) }
    }
    let links = (0..<variableCount).map { v -> Freedom.Link? in
      let form = blocks.classes.form(of: v)
      guard form.root != blocks.classes.constant, form.factor != 0 else { return nil }
      let place = blocks.columns.place[blocks.columnOf[form.root]]
      let block = blockOf[Int(place)]
      guard faces[Int(block)] != nil else { return nil }
      return Freedom.Link(
        block: block, column: column(at: place, of: block), factor: form.factor,
        offset: form.offset.dual)
    }
    return (links, faces.mapValues { Freedom.Block(face: $0) })
  }

  /// For each column, by its place, its block.
  private func columnBlocks() -> [Int32] {
    var blockOf = [Int32](repeating: 0, count: values.count)
    for b in 0..<blocks.count {
      for place in blocks.columns.range(b) { blockOf[place] = Int32(truncatingIfNeeded: b) }
    }
    for at in blocks.definitions.indices {
      let place = blocks.place(blocks.definitions[at].column)
      blockOf[place] = Int32(truncatingIfNeeded: blocks.count + at)
    }
    return blockOf
  }

  /// The number that a block gives one of its columns.
  private func column(at place: Int32, of block: Int32) -> Int32 {
    Int(block) < blocks.count ? place - blocks.columns.starts[block] : 0
  }

  /// A definition over the columns that are open; nothing if none is.
  private func openSum(
    _ definition: Folding<Number>.Definition, _ faces: [Int: BlockFace], _ blockOf: [Int32]
  ) -> OpenSum? {
    var sum = OpenSum(constant: definition.constant.dual, terms: [])
    for at in definition.range {
      let term = blocks.definitionTerms[at]
      let place = blocks.place(term.column)
      let block = blockOf[place]
      let column = column(at: Int32(truncatingIfNeeded: place), of: block)
      if let face = faces[Int(block)], face.mayVary(column) {
        sum.terms.append(.init(block: block, column: column, factor: term.value, offset: .zero))
      } else {
        sum.constant += term.value * values[place].dual
      }
    }
    return sum.terms.isEmpty ? nil : sum
  }
}

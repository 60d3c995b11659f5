/// What a solution leaves open.
///
/// Sendable although it holds tableaus in an arena: after a solve nothing writes to them. Questions
/// are asked of copies.
final class Freedom: @unchecked Sendable {
  /// A variable as a function of a column: `factor · column + offset`.
  struct Link {
    var block: Int32
    var column: Int32
    var factor: Double
    var offset: Quantity
  }

  /// What a block leaves open.
  struct Block {
    var face: BlockFace
    /// How far the edited constant has moved since the block was solved.
    var shift = 0.0
  }

  /// For each variable, what it hangs on, if that is open.
  let links: [Link?]
  /// The blocks that leave something open.
  let blocks: [Int: Block]

  init(links: [Link?], blocks: [Int: Block]) {
    self.links = links
    self.blocks = blocks
  }

  /// The same when the edited constant has moved.
  func shifted(by shift: Double) -> Freedom {
    Freedom(links: links, blocks: blocks.mapValues { Block(face: $0.face, shift: shift) })
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
      for (block, open) in new.blocks { blocks[first + block] = open }
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

// A tree as bytes, in little-endian order: a header of eight numbers, nodes, text ends, texts,
// source.

extension SwiftTree {
  private static let magic: UInt32 = 0x5754_5254  // "TRTW"
  private static let headerWords = 8
  private static let wordBytes = 4
  private static let recordWords = 5

  /// The tree as bytes.
  ///
  /// - Complexity: O(bytes).
  public var bytes: [UInt8] {
    let header: [UInt32] = [
      Self.magic, Self.formatVersion, hasErrors ? 1 : 0, unread?.rawValue ?? 0,
      UInt32(nodes.count), UInt32(textEnds.count), UInt32(pool.count), UInt32(source.count),
    ]
    let words = Self.headerWords + nodes.count * Self.recordWords + textEnds.count
    var bytes: [UInt8] = []
    bytes.reserveCapacity(words * Self.wordBytes + pool.count + source.count)
    header.withUnsafeBytes { bytes.append(contentsOf: $0) }
    nodes.withUnsafeBytes { bytes.append(contentsOf: $0) }
    textEnds.withUnsafeBytes { bytes.append(contentsOf: $0) }
    bytes.append(contentsOf: pool)
    bytes.append(contentsOf: source)
    return bytes
  }

  /// Reads a tree back, after checking all of it; nil if anything does not fit.
  ///
  /// The bytes may come from anywhere: a file that someone else wrote is as harmless as any other.
  ///
  /// - Complexity: O(bytes).
  public init?(bytes: [UInt8]) {
    self.init(bytes: bytes[...])
  }

  /// Reads a tree from a part of an array; see ``init(bytes:)-([UInt8])``.
  public init?(bytes: ArraySlice<UInt8>) {
    guard bytes.count <= SwiftSourceLimits.treeBytes,
      bytes.count >= Self.headerWords * Self.wordBytes
    else { return nil }
    let parts = bytes.withUnsafeBytes(Self.parts)
    guard let parts, parts.areValid else { return nil }
    self = parts
  }

  /// Copies the parts out of the bytes; nil if their lengths do not add up.
  private static func parts(_ bytes: UnsafeRawBufferPointer) -> SwiftTree? {
    let header = words(bytes, 0, headerWords)
    let counts = header[4...].map { Int($0) }
    let nodeEnd = headerWords + counts[0] * recordWords
    let poolStart = (nodeEnd + counts[1]) * wordBytes
    let unread = UnreadReason(rawValue: header[3])
    guard header[0] == magic, header[1] == formatVersion, header[2] <= 1,
      header[3] == 0 || unread != nil, counts[0] <= SwiftSourceLimits.nodes,
      poolStart + counts[2] + counts[3] == bytes.count
    else { return nil }
    let nodes = [Record](unsafeUninitializedCapacity: counts[0]) { buffer, count in
      let start = headerWords * wordBytes
      UnsafeMutableRawBufferPointer(buffer).copyMemory(
        from: UnsafeRawBufferPointer(rebasing: bytes[start..<nodeEnd * wordBytes]))
      count = counts[0]
    }
    return SwiftTree(
      nodes: nodes, textEnds: words(bytes, nodeEnd, counts[1]),
      pool: Array(bytes[poolStart..<poolStart + counts[2]]),
      source: Array(bytes[(poolStart + counts[2])...]), hasErrors: header[2] == 1, unread: unread)
  }

  private static func words(
    _ bytes: UnsafeRawBufferPointer, _ first: Int, _ count: Int
  ) -> [UInt32] {
    [UInt32](unsafeUninitializedCapacity: count) { buffer, initialized in
      UnsafeMutableRawBufferPointer(buffer).copyMemory(
        from: UnsafeRawBufferPointer(
          rebasing: bytes[first * wordBytes..<(first + count) * wordBytes]))
      initialized = count
    }
  }
}

extension SwiftTree {
  /// Whether all numbers point to what exists, and subtrees are nested.
  private var areValid: Bool {
    source.count <= SwiftSourceLimits.bytes && areTextsValid && areNodesValid
  }

  private var areTextsValid: Bool {
    guard textEnds.first == 0, textEnds.last == UInt32(pool.count) else { return false }
    var last: UInt32 = 0
    for end in textEnds {
      guard end >= last else { return false }
      last = end
    }
    return true
  }

  private var areNodesValid: Bool {
    guard nodes.count >= 2, nodes[0].kind == .absent, nodes[0].next == 1,
      nodes[1].kind == .file, nodes[1].next == UInt32(nodes.count)
    else { return false }
    let sourceEnd = UInt32(source.count)
    let textCount = UInt32(textEnds.count)
    /// The ends of the subtrees that are open.
    var open: [UInt32] = [UInt32(nodes.count)]
    for (index, node) in nodes.enumerated().dropFirst() {
      let index = UInt32(index)
      while let end = open.last, end <= index { open.removeLast() }
      guard let end = open.last, node.next > index, node.next <= end, node.kind != nil,
        node.text < textCount, node.place <= sourceEnd, node.end <= sourceEnd,
        open.count <= SwiftSourceLimits.depth + 1
      else { return false }
      if node.next > index + 1 { open.append(node.next) }
    }
    return true
  }
}

extension SwiftTree.Record {
  /// The kind; nil if there is no such kind.
  var kind: SwiftNodeKind? { SwiftNodeKind(rawValue: UInt8(truncatingIfNeeded: kindAndBits)) }
  /// The 24 bits whose meaning depends on the kind.
  var bits: UInt32 { kindAndBits >> 8 }
}

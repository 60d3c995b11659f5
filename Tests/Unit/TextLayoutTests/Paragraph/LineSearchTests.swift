import Testing
import TextLayout

/// A text of clusters of one code point each, with individual advances.
private struct RandomText {
  let scalars: [Unicode.Scalar]
  let advances: [Int]
  let assumed: [Int]
  let perUnit: Double
  let spacing: Double

  init(using generator: inout some RandomNumberGenerator) {
    let letters = Array("abcdefghij    -,漢字\u{301}\u{A0}é".unicodeScalars)
    scalars = (0..<Int.random(in: 0...160, using: &generator)).map { _ in
      let isEnd = Int.random(in: 0..<40, using: &generator) == 0
      return isEnd ? "\n" : letters.randomElement(using: &generator)!
    }
    let least = [0, 300, -50].randomElement(using: &generator)!
    let missing = Bool.random(using: &generator) ? 0 : 20
    var advances: [Int] = []
    var assumed: [Int] = []
    for scalar in scalars {
      let advance = scalar == "\n" ? 0 : Int.random(in: least...900, using: &generator)
      let isMissing = scalar != "\n" && Int.random(in: 0..<100, using: &generator) < missing
      advances.append(isMissing ? 0 : advance)
      assumed.append(isMissing ? max(advance, 0) : 0)
    }
    self.advances = advances
    self.assumed = assumed
    perUnit = Double.random(in: 0.001...0.05, using: &generator)
    spacing = [0, 0, 1.5, -0.2, -2, -9, -1_000].randomElement(using: &generator)!
  }

  /// A text with the given advances of 1/20 point, and this much between its letters.
  init(_ text: String, advances: [Int], spacing: Double) {
    scalars = Array(text.unicodeScalars)
    self.advances = advances
    assumed = scalars.map { _ in 0 }
    perUnit = 0.05
    self.spacing = spacing
  }

  var styled: StyledText {
    let clusters = scalars.indices.map {
      TextCluster(
        start: $0, advance: advances[$0], assumedAdvance: assumed[$0], isMissing: assumed[$0] > 0)
    }
    return StyledText(
      text: ShapedText(scalars: scalars, clusters: clusters), fontName: "Random",
      metrics: FontMetrics(unitsPerEm: 1_000, ascender: 900, descender: -300, lineGap: 0),
      size: 10,
      scale: AdvanceScale(perUnit: perUnit, perAssumedUnit: 1.1 * perUnit, perCharacter: spacing),
      ellipsisWidth: 6, isEstimated: false)
  }

  private func isSpace(_ index: Int) -> Bool { scalars[index] == " " || scalars[index] == "\n" }

  private func width(_ range: Range<Int>) -> Double {
    let letters = range.count { scalars[$0] != "\u{301}" && scalars[$0] != "\n" }
    return Double(range.reduce(0) { $0 + advances[$1] }) * perUnit + Double(letters) * spacing
      + Double(range.reduce(0) { $0 + assumed[$1] }) * (1.1 * perUnit)
  }

  /// The end without the spaces before it.
  private func visibleEnd(_ end: Int, from start: Int) -> Int {
    var end = end
    while end > start, isSpace(end - 1) { end -= 1 }
    return end
  }

  /// The lines, found by trying every position from the line's start on.
  func lines(width room: Double) -> [Range<Int>] {
    let limit = room + 1.0 / 1_024
    let breaks = LineBreaker.breaks(after: scalars)
    var lines: [Range<Int>] = []
    var start = 0
    while start < scalars.count {
      var best: Int?
      for index in start..<scalars.count where breaks[index] != .prohibited {
        let end = visibleEnd(index + 1, from: start)
        if end > start, width(start..<end) > limit { break }
        best = index + 1
        if breaks[index] == .mandatory { break }
      }
      let paragraph = breaks[start...].firstIndex(of: .mandatory).map { $0 + 1 } ?? scalars.count
      let next = best ?? clusterEnd(from: start, paragraph: paragraph, limit)
      lines.append(start..<visibleEnd(next, from: start))
      start = next
    }
    if scalars.last == "\n" { lines.append(start..<start) }
    return lines
  }

  /// The end of a line within a word: as many clusters as fit.
  private func clusterEnd(from start: Int, paragraph: Int, _ limit: Double) -> Int {
    let last = visibleEnd(paragraph, from: start)
    var end = start
    while end < last, end == start || isSpace(end) || width(start..<end + 1) <= limit { end += 1 }
    return end >= last ? paragraph : end
  }
}

@Suite struct LineSearchTests {
  @Test func `the lines that are searched for are those that a look at every place finds`() {
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<3_000 {
      let text = RandomText(using: &generator)
      let block = TextBlock(
        text.styled, options: TextOptions(lines: 0, lineBreakStrategy: .none), pixelScale: 2)
      for _ in 0..<4 {
        let width =
          switch Int.random(in: 0..<3, using: &generator) {
          case 0: 0.0
          case 1: Double.random(in: 0...20, using: &generator)
          default: Double.random(in: 0...400, using: &generator)
          }
        let found = block.lines(forWidth: width)
        #expect(
          found.map(\.range) == text.lines(width: width),
          "\(text) at \(width)")
        let extent = block.extent(forWidth: width)
        #expect(extent.lines == found.count)
        let widest = found.map(\.width).max() ?? 0
        #expect(extent.width == max(0, (2 * widest - 1.0 / 16_384).rounded(.up) / 2))
      }
    }
  }

  @Test func `a strategy that moves a word changes no number of lines`() {
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<1_000 {
      let text = RandomText(using: &generator)
      let width = Double.random(in: 0...300, using: &generator)
      let lines = [LineBreakStrategy.none, .pushOut].map {
        TextBlock(
          text.styled, options: TextOptions(lines: 0, lineBreakStrategy: $0), pixelScale: 2
        ).lines(forWidth: width).map(\.range)
      }
      #expect(lines[0].count == lines[1].count, "\(text) at \(width)")
      #expect(lines[0].last?.upperBound == lines[1].last?.upperBound)
    }
  }

  @Test func `a word that does not fit alone is not joined by one of negative width`() {
    // "bbb" is -27 points wide: with it, "cc" would be 16 points wide, and is 52 without.
    let text = RandomText(
      "a bbb cc", advances: [700, 0, 0, 0, 0, 0, 700, 700], spacing: -9)
    let lines = [LineBreakStrategy.none, .pushOut].map {
      TextBlock(
        text.styled, options: TextOptions(lines: 0, lineBreakStrategy: $0), pixelScale: 2
      ).lines(forWidth: 30).map(\.range)
    }
    #expect(lines[0].count == 3)
    #expect(lines[1] == lines[0])
  }

  @Test func `a wider view is never higher, where more of a text is never narrower`() {
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<1_000 {
      let text = RandomText(using: &generator)
      guard text.spacing >= 0, text.advances.allSatisfy({ $0 >= 0 }) else { continue }
      for mode in [LineBreakMode.wordWrap, .charWrap] {
        let block = TextBlock(
          text.styled, options: TextOptions(lines: 0, lineBreak: mode), pixelScale: 2)
        let widths = (0..<30).map { _ in Double.random(in: 0...300, using: &generator) }.sorted()
        let heights = widths.map { block.extent(forWidth: $0).height }
        #expect(heights == heights.sorted(by: >), "\(text) \(mode)")
      }
    }
  }
}

import Testing
import TextLayout

/// The visible text of each line, with an ellipsis in place of elided text.
private func shown(_ block: TextBlock, _ text: String, _ width: Double? = nil) -> [String] {
  let units = Array(text.utf16)
  func part(_ range: Range<Int>) -> String { String(decoding: units[range], as: UTF16.self) }
  return block.lines(forWidth: width).map { line in
    guard let elided = line.elided else { return part(line.range) }
    return part(line.range.lowerBound..<elided.lowerBound) + "…"
      + part(elided.upperBound..<line.range.upperBound)
  }
}

@Suite struct TextBlockTests {
  @Test func `a label is as wide as its advances and as high as its font's lines`() throws {
    let extent = try FixedShaper.block("abc def").extent()
    #expect(extent.width == 39)
    #expect(extent.height == 12)
    #expect(extent.lines == 1)
    #expect(!extent.isTruncated)
    #expect(extent.firstBaseline == 9)
    #expect(extent.lastBaseline == 9)
  }

  @Test func `sizes are rounded up to pixels, baselines to the nearest`() throws {
    // 3 letters at 11.1 points: 19.98 wide, 13.32 high, the baseline at 9.99.
    let extent = try FixedShaper.block("abc", size: 11.1, scale: 3).extent()
    #expect(extent.width == 20)
    #expect(abs(extent.height - 40.0 / 3) < 1e-12)
    #expect(extent.firstBaseline == 10)
    let large = try FixedShaper.block("abc", size: 11.2, scale: 2).extent()
    #expect(large.width == 20.5)
    #expect(large.height == 13.5)
  }

  @Test func `a text of no characters has no lines and no size`() throws {
    let extent = try FixedShaper.block("", lines: 0).extent(forWidth: 100)
    #expect(extent.width == 0 && extent.height == 0 && extent.lines == 0 && !extent.isTruncated)
  }

  @Test func `lines are broken greedily between words, and spaces hang over`() throws {
    let text = "ab cd  ef gh"
    let block = try FixedShaper.block(text, lines: 0)
    // "ab cd" is 27 wide; the two spaces after it take no width.
    #expect(shown(block, text, 27) == ["ab cd", "ef gh"])
    #expect(shown(block, text, 26.9) == ["ab", "cd", "ef", "gh"])
    #expect(block.extent(forWidth: 27).width == 27)
    #expect(block.extent(forWidth: 27).height == 24)
    #expect(block.extent(forWidth: 26.9).lastBaseline == 45)
  }

  @Test func `the spaces at the end of a line that nothing wraps have their width`() throws {
    #expect(try FixedShaper.block(" ab  ").extent().width == 21)
    #expect(try FixedShaper.block(" ab  \nc", lines: 0).extent().width == 21)
  }

  @Test func `lines end where the text says so, and its last end adds an empty one`() throws {
    let text = "ab\ncd\r\n\nef\u{2028}gh\n"
    let block = try FixedShaper.block(text, lines: 0)
    for width in [nil, 100.0, 0.0] {
      let lines = shown(block, text, width)
      #expect(lines.last == "" && lines.filter(\.isEmpty).count == 2)
    }
    #expect(shown(block, text) == ["ab", "cd", "", "ef", "gh", ""])
    #expect(block.extent().height == 72)
    #expect(try FixedShaper.block("\n", lines: 0).extent(forWidth: 50).lines == 2)
    #expect(try FixedShaper.block("\n\n", lines: 0).extent().lines == 3)
  }

  @Test func `an empty line that has no room is no text that is cut off`() throws {
    for mode in LineBreakMode.allCases {
      for lines in [1, 2, 0] {
        let extent = try FixedShaper.block("ab\n", lines: lines, mode).extent(
          forWidth: 50, height: 12)
        #expect(extent.lines == 1 && !extent.isTruncated)
      }
      #expect(try FixedShaper.block("ab\n", lines: 1, mode).extent().height == 12)
    }
  }

  @Test func `the last line of a paragraph is not one word alone, where two have room`() throws {
    let text = "aa bb cc dd"
    // Greedy lines are "aa bb cc" and "dd".
    #expect(shown(try FixedShaper.block(text, lines: 0), text, 42) == ["aa bb", "cc dd"])
    #expect(
      shown(try FixedShaper.block(text, lines: 0, strategy: .pushOut), text, 42)
        == ["aa bb", "cc dd"])
    for strategy in [LineBreakStrategy.none, .hangulWordPriority] {
      #expect(
        shown(try FixedShaper.block(text, lines: 0, strategy: strategy), text, 42)
          == ["aa bb cc", "dd"])
    }
    // A word of the previous line stays, both must fit, and each paragraph has a last line.
    #expect(shown(try FixedShaper.block("aa bb", lines: 0), "aa bb", 20) == ["aa", "bb"])
    let long = "a bbbb cccc"
    #expect(shown(try FixedShaper.block(long, lines: 0), long, 42) == ["a bbbb", "cccc"])
    let two = "aa bb cc dd\naa bb cc dd"
    #expect(
      shown(try FixedShaper.block(two, lines: 0), two, 42) == ["aa bb", "cc dd", "aa bb", "cc dd"])
    // The end of a hyphen is not the end of a word.
    let hyphen = "aa bb-cc dd"
    #expect(shown(try FixedShaper.block(hyphen, lines: 0), hyphen, 51) == ["aa bb-cc", "dd"])
  }

  @Test func `Hangul words are kept whole, unless a strategy has no priority for them`() throws {
    let text = "안녕 하세요"
    #expect(shown(try FixedShaper.block(text, lines: 0), text, 27) == ["안녕", "하세요"])
    for strategy in [LineBreakStrategy.none, .pushOut] {
      #expect(
        shown(try FixedShaper.block(text, lines: 0, strategy: strategy), text, 27)
          == ["안녕 하세", "요"])
    }
    // A word that does not fit alone is broken; in other scripts words end as usual.
    #expect(shown(try FixedShaper.block(text, lines: 0), text, 12) == ["안녕", "하세", "요"])
    let mixed = "가나3다漢라마"
    #expect(shown(try FixedShaper.block(mixed, lines: 0), mixed, 20) == ["가나3", "다漢", "라마"])
    // Letters of syllables, and marks on them.
    let letters = "\u{1100}\u{1161}\u{11A8}\u{302E}\u{1100}\u{1161} 가"
    #expect(
      shown(try FixedShaper.block(letters, lines: 0), letters, 40).first
        == "\u{1100}\u{1161}\u{11A8}\u{302E}\u{1100}\u{1161}")
  }

  @Test func `a word that is wider than the line is broken, at least one character on each`() throws
  {
    let text = "a bcdef g"
    let block = try FixedShaper.block(text, lines: 0)
    #expect(shown(block, text, 18) == ["a", "bcd", "ef", "g"])
    #expect(shown(block, text, 0) == ["a", "b", "c", "d", "e", "f", "g"])
    #expect(shown(block, text, -5) == shown(block, text, 0))
  }

  @Test func `lines may be broken between any characters`() throws {
    let text = "ab cde\nfg"
    let block = try FixedShaper.block(text, lines: 0, .charWrap)
    #expect(shown(block, text, 16) == ["ab", "cd", "e", "fg"])
  }

  @Test func `a text of its own width keeps its line`() throws {
    for count in 1...60 {
      let text = Array(repeating: "abc", count: count).joined(separator: " ")
      for size in [9.7, 13.0, 17.3] {
        let block = try FixedShaper.block(text, lines: 0, size: size, scale: 3)
        #expect(block.extent(forWidth: block.extent().width).lines == 1)
      }
    }
  }

  @Test func `what has no room is replaced by an ellipsis`() throws {
    let text = "abcdefghij"
    #expect(shown(try FixedShaper.block(text), text, 30) == ["abcd…"])
    #expect(shown(try FixedShaper.block(text, .truncateHead), text, 30) == ["…ghij"])
    #expect(shown(try FixedShaper.block(text, .truncateMiddle), text, 30) == ["ab…ij"])
    #expect(shown(try FixedShaper.block(text), text, 60) == [text])
    #expect(try FixedShaper.block(text).extent(forWidth: 30).isTruncated)
    #expect(try FixedShaper.block(text).extent(forWidth: 30).width == 30)
    #expect(try !FixedShaper.block(text).extent(forWidth: 60).isTruncated)
    #expect(shown(try FixedShaper.block(text), text, 1) == ["…"])
  }

  @Test func `the last of several lines has the ellipsis`() throws {
    let text = "ab cd ef gh ij"
    let block = try FixedShaper.block(text, lines: 2)
    #expect(shown(block, text, 27) == ["ab cd", "ef g…"])
    let extent = block.extent(forWidth: 27)
    #expect(extent.lines == 2 && extent.isTruncated && extent.height == 24)
    #expect(try !FixedShaper.block(text, lines: 3).extent(forWidth: 27).isTruncated)
  }

  @Test func `without an ellipsis the rest is left out`() throws {
    let text = "ab cd ef gh"
    let wrapped = try FixedShaper.block(text, lines: 1, .wordWrap)
    #expect(shown(wrapped, text, 27) == ["ab cd"])
    #expect(wrapped.extent(forWidth: 27).isTruncated)
    let clipped = try FixedShaper.block(text, lines: 1, .clip)
    #expect(shown(clipped, text, 27) == [text])
    #expect(clipped.extent(forWidth: 27).isTruncated)
    #expect(!clipped.extent(forWidth: 57).isTruncated)
  }

  @Test func `paragraphs beyond the last line are not shown`() throws {
    let text = "ab\ncd\nef"
    let extent = try FixedShaper.block(text, lines: 2).extent()
    #expect(extent.lines == 2 && extent.isTruncated)
    #expect(try !FixedShaper.block(text, lines: 3).extent().isTruncated)
  }

  @Test func `letter spacing is added after each character, and to no end of a line`() throws {
    #expect(try FixedShaper.block("abcd", spacing: 2).extent().width == 32)
    #expect(try FixedShaper.block("abcd", spacing: -2).extent().width == 16)
    #expect(try FixedShaper.block("ab\ncd", lines: 0, spacing: 2).extent().width == 16)
  }

  @Test func `the line height multiple adds above each line`() throws {
    let extent = try FixedShaper.block("a\nb", lines: 0, multiple: 1.5).extent()
    #expect(extent.height == 36)
    #expect(extent.firstBaseline == 15)
    #expect(extent.lastBaseline == 33)
  }

  @Test func `a button has whole points, a least width and six points above and below`() throws {
    let small = try FixedShaper.block("OK", kind: .button).extent()
    #expect(small.width == 30 && small.height == 24 && small.firstBaseline == 15)
    let wide = try FixedShaper.block("abcdef", kind: .button, size: 10.3).extent()
    #expect(wide.width == 38 && wide.height == 25)
    let empty = try FixedShaper.block("", kind: .button).extent()
    #expect(empty.width == 30 && empty.height == 24)
  }

  @Test func `a field has seven points on each side and a least height`() throws {
    let extent = try FixedShaper.block("abcd", kind: .field).extent()
    #expect(extent.width == 38 && extent.height == 34)
    #expect(extent.firstBaseline == 20)
    #expect(try FixedShaper.block("abcd", kind: .field).extent(forWidth: 30).isTruncated)
  }

  @Test func `every line has room, and the next word would not have had`() throws {
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<2_000 {
      let words = (0..<Int.random(in: 1...30, using: &generator)).map { _ in
        String(repeating: "x", count: Int.random(in: 1...9, using: &generator))
      }
      let text = words.joined(separator: " ")
      // Fractions that do not coincide with the tolerance.
      let width = Double(Int.random(in: 216...800, using: &generator)) / 4
      let block = try FixedShaper.block(text, lines: 0, strategy: .none)
      // Greedy lines, computed without running sums.
      var lines: [String] = []
      for word in words {
        let longer = lines.last.map { "\($0) \(word)" }
        if let longer, length(longer) <= width {
          lines[lines.count - 1] = longer
        } else {
          lines.append(word)
        }
      }
      #expect(shown(block, text, width) == lines, "\(text) at \(width)")
      let extent = block.extent(forWidth: width)
      #expect(extent.lines == lines.count)
      #expect(extent.width == lines.map(length).max())
    }
  }

  private func length(_ text: String) -> Double {
    text.reduce(0) { $0 + ($1 == " " ? 3 : 6) }
  }

  @Test func `in any height one line is shown at least, and no more than have room`() throws {
    let text = "a\nb\nc\nd"
    for size in [1e-300, 1e-9, 10, 1e4] {
      let block = try FixedShaper.block(text, lines: 0, size: size)
      for height in [-Double.infinity, -1e12, -1, 0, 1e-12] where height < block.lineHeight {
        #expect(block.extent(forWidth: 0, height: height).lines >= 1)
        #expect(block.extent(forWidth: 0, height: height - 1).lines == 1)
      }
      #expect(block.extent(forWidth: 0, height: 1e12).lines == 4)
      #expect(block.extent(forWidth: 0, height: .nan).lines == 4)
      #expect(block.extent(forWidth: 0, height: 2 * block.lineHeight).lines >= 2)
    }
  }

  @Test func `a hundred thousand characters at no width take a line each`() throws {
    let block = try FixedShaper.block(String(repeating: "x", count: 100_000), lines: 0)
    #expect(block.extent(forWidth: 0).lines == 100_000)
    let spaces = try FixedShaper.block(String(repeating: " ", count: 100_000), lines: 0, .charWrap)
    #expect(spaces.extent(forWidth: 0).lines == 1)
  }
}

@Suite struct TextStyleTests {
  @Test func `text styles have the sizes that Apple's guidelines publish`() {
    #expect(TextStyle.body.font(at: .large).size == 17)
    #expect(TextStyle.headline.font(at: .large).weight == .semibold)
    #expect(TextStyle.body.font(at: .accessibility5).size == 53)
    #expect(TextStyle.largeTitle.font(at: .extraSmall).size == 31)
    #expect(TextStyle.caption2.font(at: .accessibility5).size == 40)
  }

  @Test func `no text style is smaller at a larger content size`() {
    for style in TextStyle.allCases {
      let sizes = ContentSize.allCases.map { style.font(at: $0).size }
      #expect(sizes == sizes.sorted())
    }
  }

  @Test func `the system font's lines have the published heights`() {
    let metrics = FontMetrics.system
    #expect(metrics.lineHeight(atSize: 17) == 1.193359375 * 17)
    #expect(metrics.ascender(atSize: 17) == 0.9521484375 * 17)
  }
}

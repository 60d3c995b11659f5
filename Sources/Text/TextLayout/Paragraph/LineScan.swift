/// Breaks a text into lines of a given width, one by one: greedily, like Apple's text engine.
///
/// Spaces at the end of a wrapped line hang over the margin. A word wider than the line is broken
/// between clusters, with at least one cluster on each line.
struct LineScan {
  /// The clusters of a line.
  struct Line {
    var start: Int
    /// The end of its visible part.
    var end: Int
    var width: Double
    /// Whether the line ends at a mandatory break or at the end of the text.
    var endsParagraph: Bool
  }

  /// The rounding error by which a sum may exceed the width, in points. A label of exactly its own
  /// width keeps its line, even if a solver computed that width.
  static let tolerance = 1.0 / 1_024

  private let text: ShapedText
  /// The line ends of the text, cached.
  private let places: [LineEnds.Place]
  private let paragraphEnds: [Int32]
  private let scale: AdvanceScale
  private let limit: Double
  private let breaksWords: Bool
  private let pushesOut: Bool
  /// Whether a binary search can find a line's end: more text is never narrower, and the width
  /// depends only on glyphs and characters.
  private let isSearchable: Bool
  /// The number of positions that the last line spanned, as an estimate for the next one.
  private var stride = 8
  private var cluster = 0
  private var place = 0
  private var paragraph = 0
  /// Whether an empty line follows at the end, because the text ends with a line end.
  private var hasEmptyLine: Bool

  /// Begins at the start of the text. A nil width is unlimited.
  init(_ styled: StyledText, width: Double?, options: TextOptions) {
    text = styled.text
    let ends = styled.text.lineEnds(options.lineBreakStrategy)
    places = ends.places
    paragraphEnds = ends.paragraphEnds
    hasEmptyLine = styled.text.endsInLineEnd
    pushesOut = options.lineBreakStrategy.pushesOut
    scale = styled.scale
    limit = width.map { $0 + Self.tolerance } ?? .infinity
    breaksWords = options.lineBreak == .charWrap
    isSearchable = styled.text.assumedAdvances.isEmpty && styled.scale.grows(styled.text)
  }

  /// Whether no visible text is left.
  var isAtEnd: Bool { cluster >= text.clusterCount }

  /// The cluster at which the next line begins.
  var position: Int { cluster }

  /// The end of the visible text of the next line's paragraph.
  var paragraphEnd: Int {
    guard paragraph < paragraphEnds.count else { return text.clusterCount }
    return Int(places[Int(paragraphEnds[paragraph])].visibleEnd)
  }

  /// Advances past the next line.
  ///
  /// - Parameter isLast: Whether it is the last line shown.
  /// - Returns: The line; nil at the end.
  /// - Complexity: O(clusters of the line).
  mutating func next(isLast: Bool) -> Line? {
    guard !isAtEnd else { return emptyLine() }
    if limit == .infinity { return wholeParagraph() }
    guard !breaksWords, let end = wordEnd() else { return clusterLine() }
    return line(endingAt: isLast ? end : pushedOut(end))
  }

  /// The line after a line feed at the end of the text.
  private mutating func emptyLine() -> Line? {
    guard hasEmptyLine else { return nil }
    hasEmptyLine = false
    return Line(start: cluster, end: cluster, width: 0, endsParagraph: true)
  }

  /// The line end that avoids a single word on the last line of the paragraph, by moving the
  /// previous word there; otherwise the given end.
  private func pushedOut(_ end: Int) -> Int {
    guard pushesOut, end > place, paragraph < paragraphEnds.count,
      end + 1 == Int(paragraphEnds[paragraph]), places[end].followsSpace,
      places[end - 1].followsSpace, places[end - 1].visibleEnd > cluster
    else { return end }
    let start = Int(places[end - 1].next)
    let last = Int(places[end + 1].visibleEnd)
    // The remaining text must be a word, and fit on one line together with the word that joins it.
    guard last > Int(places[end].next), fits(start, last) else { return end }
    // Where a word can be narrower than nothing, both may fit although one of them does not.
    guard
      isSearchable || fits(start, Int(places[end].visibleEnd)) && fits(Int(places[end].next), last)
    else { return end }
    return end - 1
  }

  private func fits(_ start: Int, _ end: Int) -> Bool {
    scale.width(text, from: start, to: end) <= limit
  }

  private mutating func wholeParagraph() -> Line? {
    guard paragraph < paragraphEnds.count else {
      cluster = text.clusterCount
      return nil
    }
    return line(endingAt: Int(paragraphEnds[paragraph]), hangsSpaces: false)
  }

  /// Ends a line at a position, and advances past it.
  private mutating func line(endingAt index: Int, hangsSpaces: Bool = true) -> Line {
    let place = places[index]
    let start = cluster
    let end = max(start, Int(hangsSpaces ? place.visibleEnd : place.contentEnd))
    if place.isMandatory { paragraph += 1 }
    self.place = index + 1
    cluster = Int(place.next)
    return Line(
      start: start, end: end, width: scale.width(text, from: start, to: end),
      endsParagraph: place.isMandatory)
  }

  /// The last position at which the next line can end; nil if the first word does not fit.
  private mutating func wordEnd() -> Int? {
    if isSearchable { return searchedWordEnd() }
    var best: Int?
    var index = place
    while index < places.count {
      let candidate = places[index]
      let end = Int(candidate.visibleEnd)
      if end > cluster, scale.width(text, from: cluster, to: end) > limit { break }
      best = index
      if candidate.isMandatory { break }
      index += 1
    }
    return best
  }

  /// The same by galloping search: from the length of the last line, in doubled steps, then by
  /// halves.
  ///
  /// - Complexity: O(log places of the line).
  private mutating func searchedWordEnd() -> Int? {
    guard place < places.count else { return nil }
    let last =
      paragraph < paragraphEnds.count
      ? Int(paragraphEnds[paragraph]) : places.count - 1
    let advance = text.advances[cluster]
    let characters = text.characters[cluster]
    /// The last position known to fit, and the first known not to fit.
    var (low, high) = (place - 1, last + 1)
    var probe = min(place + stride, last)
    var step = 1
    while high - low > 1 {
      let place = places[probe]
      // Only spaces can lie between the start and an earlier position; the width is then negative.
      let width =
        Double(place.visibleAdvance &- advance) * scale.perUnit
        + Double(place.visibleCharacters &- characters) * scale.perCharacter
      if width <= limit {
        low = probe
        probe = high <= last ? (low + high) / 2 : min(low + step, last)
      } else {
        high = probe
        probe = low >= self.place ? (low + high) / 2 : max(high - step, self.place)
      }
      step *= 2
    }
    guard low >= place else { return nil }
    stride = low - place
    return low
  }

  /// As many clusters as fit, within the paragraph.
  private mutating func clusterLine() -> Line {
    let start = cluster
    let paragraphEnd = self.paragraphEnd
    var end = start
    var width = 0.0
    while end < paragraphEnd {
      let wider = scale.width(text, from: start, to: end + 1)
      if end > start, wider > limit, !text.isSpace[end] { break }
      end += 1
      if !text.isSpace[end - 1] { width = wider }
    }
    if end >= paragraphEnd, paragraph < paragraphEnds.count {
      return line(endingAt: Int(paragraphEnds[paragraph]))
    }
    cluster = max(end, start + 1)
    while place < places.count, Int(places[place].next) <= cluster { place += 1 }
    var visibleEnd = cluster
    while visibleEnd > start, text.isSpace[visibleEnd - 1] { visibleEnd -= 1 }
    return Line(start: start, end: visibleEnd, width: width, endsParagraph: false)
  }
}

/// The lines of a text at a width, one after the other: greedy, as Apple's text engine breaks them.
///
/// Spaces at the end of a line that is wrapped hang over the margin. A word that alone is wider
/// than the line is broken between clusters, at least one of which stands on every line.
struct LineScan {
  /// The clusters of a line.
  struct Line {
    var start: Int
    /// The end of what is visible.
    var end: Int
    var width: Double
    /// Whether the line ends where the text says so, or with the text.
    var endsParagraph: Bool
  }

  /// What a sum of rounded lengths may exceed the width by, in points: a label of exactly its own
  /// width keeps its line, also where a solver found that width.
  static let tolerance = 1.0 / 1_024

  private let text: ShapedText
  /// Those of the text, at hand.
  private let places: [LineEnds.Place]
  private let paragraphEnds: [Int32]
  private let scale: AdvanceScale
  private let limit: Double
  private let breaksWords: Bool
  private let pushesOut: Bool
  /// Whether a line's end can be searched for: more of the text is never narrower, and its width is
  /// that of its glyphs and of the characters.
  private let isSearchable: Bool
  /// The number of places of the last line, which the next one has about as many as.
  private var stride = 8
  private var cluster = 0
  private var place = 0
  private var paragraph = 0
  /// Whether an empty line follows what there is, since the text ends with the end of a line.
  private var hasEmptyLine: Bool

  /// Begins at the text's start. A width of nil is room without end.
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

  /// Whether no line is left that shows something.
  var isAtEnd: Bool { cluster >= text.clusterCount }

  /// The cluster at which the next line begins.
  var position: Int { cluster }

  /// The end of the visible text of the paragraph that the next line is of.
  var paragraphEnd: Int {
    guard paragraph < paragraphEnds.count else { return text.clusterCount }
    return Int(places[Int(paragraphEnds[paragraph])].visibleEnd)
  }

  /// Goes past the next line.
  ///
  /// - Parameter isLast: Whether no line is shown after it.
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

  /// The end of a line that leaves a word to the last line of the paragraph, where that would be
  /// one word alone; otherwise the end that is given.
  private func pushedOut(_ end: Int) -> Int {
    guard pushesOut, end > place, paragraph < paragraphEnds.count,
      end + 1 == Int(paragraphEnds[paragraph]), places[end].followsSpace,
      places[end - 1].followsSpace, places[end - 1].visibleEnd > cluster
    else { return end }
    let start = Int(places[end - 1].next)
    let last = Int(places[end + 1].visibleEnd)
    // What is left must be a word, and stand on one line with the one that joins it.
    guard last > Int(places[end].next), scale.width(text, from: start, to: last) <= limit else {
      return end
    }
    return end - 1
  }

  private mutating func wholeParagraph() -> Line? {
    guard paragraph < paragraphEnds.count else {
      cluster = text.clusterCount
      return nil
    }
    return line(endingAt: Int(paragraphEnds[paragraph]), hangsSpaces: false)
  }

  /// Ends a line at a place, and goes past it.
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

  /// The last place that the next line can end at; nil if the first word has no room.
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

  /// The same by search: from where the last line was as long, in growing steps, then by halves.
  ///
  /// - Complexity: O(log places of the line).
  private mutating func searchedWordEnd() -> Int? {
    guard place < places.count else { return nil }
    let last =
      paragraph < paragraphEnds.count
      ? Int(paragraphEnds[paragraph]) : places.count - 1
    let advance = text.advances[cluster]
    let characters = text.characters[cluster]
    /// The last place that is known to have room, and the first that is known to have none.
    var (low, high) = (place - 1, last + 1)
    var probe = min(place + stride, last)
    var step = 1
    while high - low > 1 {
      let place = places[probe]
      // Between the start and a place before it are spaces, whose width is negative.
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

  /// As many clusters as have room, within the paragraph.
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

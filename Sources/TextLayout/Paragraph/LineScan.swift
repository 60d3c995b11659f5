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
  private let places: [ShapedText.Place]
  private let scale: AdvanceScale
  private let limit: Double
  private let breaksWords: Bool
  /// Whether a line's end can be searched for: more of the text is never narrower, and its width is
  /// that of its glyphs and of the characters.
  private let isSearchable: Bool
  /// The number of places of the last line, which the next one has about as many as.
  private var stride = 8
  private var cluster = 0
  private var place = 0
  private var paragraph = 0

  /// Begins at the text's start. A width of nil is room without end.
  init(_ styled: StyledText, width: Double?, breaksWords: Bool) {
    text = styled.text
    places = styled.text.places
    scale = styled.scale
    limit = width.map { $0 + Self.tolerance } ?? .infinity
    self.breaksWords = breaksWords
    isSearchable = styled.text.assumedAdvances.isEmpty && styled.scale.grows(styled.text)
  }

  /// Whether no line is left.
  var isAtEnd: Bool { cluster >= text.clusterCount }

  /// The cluster at which the next line begins.
  var position: Int { cluster }

  /// The end of the visible text of the paragraph that the next line is of.
  var paragraphEnd: Int {
    guard paragraph < text.paragraphEnds.count else { return text.clusterCount }
    return Int(places[Int(text.paragraphEnds[paragraph])].visibleEnd)
  }

  /// The next line; nil at the end.
  ///
  /// - Complexity: O(clusters of the line).
  mutating func next() -> Line? {
    guard !isAtEnd else { return nil }
    if limit == .infinity { return wholeParagraph() }
    return (breaksWords ? nil : wordLine()) ?? clusterLine()
  }

  private mutating func wholeParagraph() -> Line? {
    guard paragraph < text.paragraphEnds.count else {
      cluster = text.clusterCount
      return nil
    }
    return line(endingAt: Int(text.paragraphEnds[paragraph]), hangsSpaces: false)
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

  /// The longest line that ends at a place; nil if the first word has no room.
  private mutating func wordLine() -> Line? {
    if isSearchable { return searchedWordLine() }
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
    return best.map { line(endingAt: $0) }
  }

  /// The same by search: from where the last line was as long, in growing steps, then by halves.
  ///
  /// - Complexity: O(log places of the line).
  private mutating func searchedWordLine() -> Line? {
    guard place < places.count else { return nil }
    let last =
      paragraph < text.paragraphEnds.count
      ? Int(text.paragraphEnds[paragraph]) : places.count - 1
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
    return line(endingAt: low)
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
    if end >= paragraphEnd, paragraph < text.paragraphEnds.count {
      return line(endingAt: Int(text.paragraphEnds[paragraph]))
    }
    cluster = max(end, start + 1)
    while place < places.count, Int(places[place].next) <= cluster { place += 1 }
    var visibleEnd = cluster
    while visibleEnd > start, text.isSpace[visibleEnd - 1] { visibleEnd -= 1 }
    return Line(start: start, end: visibleEnd, width: width, endsParagraph: false)
  }
}

public import Cancellation

/// A text with its advances and possible line ends, independent of size and width.
///
/// Lines end where UAX #14 allows it. In Thai, Lao, Khmer and Burmese they end between words of a
/// word list.
///
/// Advances are stored as prefix sums, so that the width of any part at any size takes two
/// look-ups. It is a class, because views, their variants and the shaper share the same text.
public final class ShapedText: Sendable {
  /// The length of the text in UTF-16 code units.
  public var utf16Count: Int { Int(offsets.last ?? 0) }
  /// The number of clusters without a glyph in the font.
  public let missingGlyphs: Int

  /// Prefix sums: one element per cluster, and one for the end.
  let offsets: [Int32]
  let advances: [Int64]
  let characters: [Int32]
  /// Empty if no glyph is missing.
  let assumedAdvances: [Int64]
  /// The characters with assumed advances; empty if no glyph is missing.
  let assumedCharacters: [Int32]
  /// The possible line ends, including those between the syllables of a Hangul word.
  private let lineEnds: LineEnds
  /// The line ends that keep Hangul words whole; nil if no two syllables are adjacent.
  private let wordLineEnds: LineEnds?
  /// The least advance of a cluster, and the least per character of a cluster, in font units.
  /// Assumed advances count as well.
  let leastAdvance: Int64
  let leastCharacterAdvance: Double
  /// The embedding level of each cluster; empty if the whole text runs from left to right.
  let levels: [Int8]
  /// Whether a cluster is white space.
  let isSpace: [Bool]
  /// Whether the text ends with a line end, so that an empty line follows.
  let endsInLineEnd: Bool

  /// Whether the text begins with right-to-left characters.
  public var beginsRightToLeft: Bool { (levels.first ?? 0) & 1 == 1 }

  var clusterCount: Int { advances.count - 1 }

  /// The sum of all advances, in the shaper's units.
  public var advanceSum: Int { Int(advances.last ?? 0) }

  /// The sum of the assumed advances, which stand in for missing glyphs, in the shaper's units.
  public var assumedAdvanceSum: Int { Int(assumedAdvances.last ?? 0) }

  /// The possible error of ``assumedAdvanceSum``, in the shaper's units.
  public let assumedErrorSum: Int

  /// The minimum memory size of the text, in bytes.
  public var byteCount: Int {
    offsets.count * 17 + levels.count + assumedAdvances.count * 12 + lineEnds.byteCount
      + (wordLineEnds?.byteCount ?? 0) + 256
  }

  /// The positions at which lines may end.
  func lineEnds(_ strategy: LineBreakStrategy) -> LineEnds {
    strategy.keepsHangulWords ? wordLineEnds ?? lineEnds : lineEnds
  }

  /// Makes a shaped text.
  ///
  /// - Parameters:
  ///   - scalars: The code points of the text, at most 2³¹ − 1 in UTF-16.
  ///   - clusters: The clusters in text order, ascending by `start`. Text before the first has no
  ///     advance. Starts outside the text or out of order are skipped.
  /// - Complexity: O(text).
  public convenience init(scalars: [Unicode.Scalar], clusters: [TextCluster]) {
    let classes = scalars.map { LineBreakClass(of: $0) }
    var breaks = LineBreaker.breaks(after: classes)
    WordBreaker.allowBreaks(&breaks, scalars, classes)
    self.init(scalars, classes, breaks, clusters)
  }

  /// Makes a shaped text, unless the caller cancels it.
  ///
  /// - Parameters:
  ///   - scalars: The code points of the text, at most 2³¹ − 1 in UTF-16.
  ///   - clusters: As for ``init(scalars:clusters:)``.
  ///   - cancellation: Polled every few milliseconds while words are looked up, and between stages.
  /// - Throws: ``TextError/cancelled``.
  /// - Complexity: O(text).
  public convenience init(
    scalars: [Unicode.Scalar], clusters: [TextCluster], cancellation: CancellationCheck
  ) throws(TextError) {
    let classes = scalars.map { LineBreakClass(of: $0) }
    if cancellation.isCancelled { throw .cancelled }
    var breaks = LineBreaker.breaks(after: classes)
    guard WordBreaker.allowBreaks(&breaks, scalars, classes, cancellation),
      !cancellation.isCancelled
    else { throw .cancelled }
    self.init(scalars, classes, breaks, clusters)
  }

  private init(
    _ scalars: [Unicode.Scalar], _ classes: [LineBreakClass], _ breaks: [LineBreak],
    _ clusters: [TextCluster]
  ) {
    let isWithinWord = LineBreaker.withinHangulWords(breaks, classes)
    var sums = ClusterSums(capacity: clusters.count)
    var ends = LineEnds()
    var wordEnds = LineEnds()
    var position = 0
    /// One past the last cluster that is visible, and one past the last that does not end a line.
    var visibleEnd: Int32 = 0
    var contentEnd: Int32 = 0
    var nextCluster = clusters.startIndex
    while position < scalars.count {
      let start = position
      var cluster = TextCluster(start: start, advance: 0)
      while nextCluster < clusters.endIndex, clusters[nextCluster].start <= start {
        if clusters[nextCluster].start == start { cluster = clusters[nextCluster] }
        nextCluster += 1
      }
      let end =
        nextCluster < clusters.endIndex
        ? min(clusters[nextCluster].start, scalars.count) : scalars.count
      var kind = LineBreak.prohibited
      // A cluster breaks where its last code point does. A line feed within a cluster still ends
      // the line.
      while position < end {
        kind = breaks[position]
        position += 1
        if kind == .mandatory { break }
      }
      sums.append(scalars, classes, start..<position, cluster)
      let count = Int32(sums.count)
      if !sums.endsInSpace { visibleEnd = count }
      if !sums.endsInLineEnd { contentEnd = count }
      guard kind != .prohibited else { continue }
      let place = LineEnds.Place(
        next: count, visibleEnd: visibleEnd, contentEnd: contentEnd,
        isMandatory: kind == .mandatory, visibleCharacters: sums.characters[Int(visibleEnd)],
        visibleAdvance: sums.advances[Int(visibleEnd)])
      ends.append(place)
      if !isWithinWord.isEmpty, !isWithinWord[position - 1] { wordEnds.append(place) }
    }
    offsets = sums.offsets
    advances = sums.advances
    characters = sums.characters
    assumedAdvances = sums.assumedAdvances
    assumedCharacters = sums.assumedCharacters
    assumedErrorSum = sums.assumedError
    isSpace = sums.isSpace
    levels = sums.levels
    missingGlyphs = sums.missing
    leastAdvance = sums.leastAdvance
    leastCharacterAdvance = sums.leastCharacterAdvance
    endsInLineEnd = classes.last?.endsLine ?? false
    lineEnds = ends
    wordLineEnds = isWithinWord.isEmpty ? nil : wordEnds
  }
}

/// The prefix sums under construction.
private struct ClusterSums {
  private(set) var offsets: [Int32] = [0]
  private(set) var advances: [Int64] = [0]
  private(set) var characters: [Int32] = [0]
  private(set) var isSpace: [Bool] = []
  /// These begin with the first cluster that needs them; empty if none does.
  private(set) var assumedAdvances: [Int64] = []
  private(set) var assumedCharacters: [Int32] = []
  private(set) var levels: [Int8] = []
  private(set) var assumedError = 0
  private(set) var missing = 0
  private(set) var leastAdvance = Int64.max
  /// The least per character of clusters with one character, and with several.
  private var leastOfOne = Int64.max
  private var leastOfSeveral = Double.infinity
  /// Whether the last cluster only ends a line.
  private(set) var endsInLineEnd = false
  /// Whether the last cluster is white space.
  private(set) var endsInSpace = false
  /// The last sums.
  private var offset: Int32 = 0
  private var character: Int32 = 0
  private var advance: Int64 = 0

  var count: Int { isSpace.count }

  var leastCharacterAdvance: Double {
    leastOfOne == .max ? leastOfSeveral : min(leastOfSeveral, Double(leastOfOne))
  }

  init(capacity: Int) {
    offsets.reserveCapacity(capacity + 1)
    advances.reserveCapacity(capacity + 1)
    characters.reserveCapacity(capacity + 1)
    isSpace.reserveCapacity(capacity)
  }

  /// Whether a code point is white space that may hang over the margin.
  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    // Most code points are ASCII, and the property tables are slow.
    if scalar.value < 0x80 { return scalar.value == 0x20 || (0x09...0x0D).contains(scalar.value) }
    return scalar.properties.isWhitespace && scalar != "\u{A0}"
  }

  /// Appends the cluster of a range of code points with the given classes.
  mutating func append(
    _ scalars: [Unicode.Scalar], _ classes: [LineBreakClass], _ range: Range<Int>,
    _ cluster: TextCluster
  ) {
    var units: Int32 = 0
    var letters: Int32 = 0
    var isSpace = true
    for index in range {
      let scalar = scalars[index]
      units += scalar.value > 0xFFFF ? 2 : 1
      isSpace = isSpace && Self.isSpace(scalar)
      let kind = classes[index]
      endsInLineEnd = kind.endsLine
      if kind != .combiningMark, kind != .zeroWidthJoiner, !kind.endsLine { letters += 1 }
    }
    let isAssumed = cluster.assumedAdvance != 0
    if isAssumed || !assumedAdvances.isEmpty {
      // A pictograph counts as one character, whatever its parts.
      if isAssumed { letters = min(letters, 1) }
      appendAssumed(cluster, isAssumed ? letters : 0)
    }
    if cluster.level != 0 || !levels.isEmpty {
      while levels.count < count { levels.append(0) }
      levels.append(cluster.level)
    }
    self.isSpace.append(isSpace)
    endsInSpace = isSpace
    offset += units
    offsets.append(offset)
    character += letters
    characters.append(character)
    advance &+= Int64(cluster.advance)
    advances.append(advance)
    let whole = Int64(cluster.advance) &+ Int64(cluster.assumedAdvance)
    leastAdvance = min(leastAdvance, whole, Int64(cluster.advance))
    if letters == 1 {
      leastOfOne = min(leastOfOne, whole)
    } else if letters > 0 {
      leastOfSeveral = min(leastOfSeveral, Double(whole) / Double(letters))
    }
    if cluster.isMissing { missing += 1 }
    assumedError &+= cluster.assumedError
  }

  private mutating func appendAssumed(_ cluster: TextCluster, _ letters: Int32) {
    while assumedAdvances.count <= count {
      assumedAdvances.append(0)
      assumedCharacters.append(0)
    }
    assumedAdvances.append(assumedAdvances[count] &+ Int64(cluster.assumedAdvance))
    assumedCharacters.append(assumedCharacters[count] + letters)
  }
}

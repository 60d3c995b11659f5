internal import Cancellation

/// Divides runs of Thai, Lao, Khmer and Burmese letters, which have no spaces between words, into
/// words. It uses the method of ICU, and hence of Apple's text engine.
///
/// At each position it takes the longest word that two further words follow; failing that, one that
/// a word follows; failing that, the longest. Unknown letters extend to the next possible word
/// start, and short words absorb the unknown letters after them.
struct WordBreaker {
  private let script: WordScript
  private let words: WordList
  private let text: [UInt32]
  private let isMark: [Bool]
  private let end: Int
  /// The words that begin at each position searched so far.
  private var known: [WordList.Matches?]
  private let cancellation: CancellationCheck
  /// The letters read and the matches examined since the last cancellation check.
  private var work = 0
  private var isCancelled = false

  /// The work between two cancellation checks, which takes a few milliseconds at most.
  static let step = 16_384
  /// The minimum length of a run to divide.
  private static let shortestRun = 4
  private static let thaiAbbreviation: UInt32 = 0xE2F
  private static let thaiRepetition: UInt32 = 0xE46

  private init(
    _ script: WordScript, _ text: [UInt32], isMark: [Bool], _ cancellation: CancellationCheck
  ) {
    self.script = script
    self.text = text
    self.isMark = isMark
    self.cancellation = cancellation
    words = script.words()
    end = text.count
    known = Array(repeating: nil, count: text.count)
  }

  /// Allows lines to end between the words of a text, where breaks between letters are prohibited.
  ///
  /// - Returns: False if the caller cancelled the work; some breaks are then missing.
  /// - Complexity: O(text · longest word · log words).
  @discardableResult static func allowBreaks(
    _ breaks: inout [LineBreak], _ scalars: [Unicode.Scalar], _ classes: [LineBreakClass],
    _ cancellation: CancellationCheck = .never
  ) -> Bool {
    var index = 0
    while index < scalars.count {
      guard classes[index].isWordPart, let script = WordScript.of(scalars[index].value) else {
        index += 1
        continue
      }
      let start = index
      while index < scalars.count, classes[index].isWordPart,
        script.contains(scalars[index].value)
      {
        index += 1
      }
      guard index - start >= shortestRun else { continue }
      var breaker = WordBreaker(
        script, scalars[start..<index].map(\.value),
        isMark: classes[start..<index].map { $0 == .combiningMark }, cancellation)
      breaker.eachEnd { breaks[start + $0 - 1] = .allowed }
      if breaker.isCancelled { return false }
    }
    return true
  }

  /// Calls a function with the end of each word except the last.
  private mutating func eachEnd(_ body: (Int) -> Void) {
    var start = 0
    while start < end, !isCancelled {
      let word = bestWord(at: start)
      var next = start + word
      if next < end, word < script.shortestRoot { next = extended(from: start, by: word) }
      // No line ends before a mark.
      while next < end, isMark[next] { next += 1 }
      if script.codes == WordScript.thai.codes { next = withSuffixes(next, from: start) }
      next = max(next, start + 1)
      if next < end { body(next) }
      start = next
    }
  }

  private mutating func matches(at place: Int) -> WordList.Matches {
    if place >= end { return .init() }
    if let found = known[place] {
      count(1)
      return found
    }
    let found = words.matches(text, at: place, end: end)
    known[place] = found
    count(found.lettersRead)
    return found
  }

  private mutating func count(_ letters: Int) {
    work += letters
    guard work >= Self.step else { return }
    work = 0
    if cancellation.isCancelled { isCancelled = true }
  }

  /// The length of the word at a position; 0 if there is none.
  private mutating func bestWord(at start: Int) -> Int {
    let lengths = matches(at: start).lengths
    guard lengths != 0 else { return 0 }
    let longest = Self.longest(lengths)
    if lengths.nonzeroBitCount == 1 || start + longest >= end { return longest }
    var best = longest
    var isFollowed = false
    var first = lengths
    while first != 0 {
      let length = Self.longest(first)
      first &= ~(1 << UInt64(length))
      var second = matches(at: start + length).lengths
      guard second != 0 else { continue }
      if !isFollowed {
        best = length
        isFollowed = true
      }
      if start + length + Self.longest(second) >= end { return best }
      while second != 0 {
        let following = Self.longest(second)
        second &= ~(1 << UInt64(following))
        if matches(at: start + length + following).lengths != 0 { return length }
      }
    }
    return best
  }

  private static func longest(_ lengths: UInt64) -> Int { 63 - lengths.leadingZeroBitCount }

  /// Absorbs unknown letters after a short word, or after none.
  private mutating func extended(from start: Int, by length: Int) -> Int {
    var place = start + length
    let following = matches(at: place)
    guard following.lengths == 0,
      length == 0 || following.lettersRead < script.shortestPrefix
    else { return place }
    while true {
      let last = text[place]
      place += 1
      guard place < end, !isCancelled else { return end }
      if !script.neverEnds(last), script.begins(text[place]), matches(at: place).lengths != 0 {
        return place
      }
    }
  }

  /// Attaches abbreviation and repetition signs to the preceding word.
  private mutating func withSuffixes(_ place: Int, from start: Int) -> Int {
    var place = place
    guard place < end, place > start, matches(at: place).lengths == 0 else { return place }
    if text[place] == Self.thaiAbbreviation, text[place - 1] != Self.thaiAbbreviation,
      text[place - 1] != Self.thaiRepetition
    {
      place += 1
    }
    if place < end, text[place] == Self.thaiRepetition, text[place - 1] != Self.thaiRepetition {
      place += 1
    }
    return place
  }
}

extension LineBreakClass {
  /// Whether it can be part of a word in a script without spaces: a letter, or a mark on one.
  var isWordPart: Bool { self == .alphabetic || self == .combiningMark }
}

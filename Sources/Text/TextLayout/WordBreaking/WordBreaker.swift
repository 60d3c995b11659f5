internal import Cancellation

/// Divides runs of Thai, Lao, Khmer and Burmese letters, which have no spaces between words, into
/// words, by the method that ICU and so Apple's text engine uses.
///
/// At each place the longest word is taken that two further words follow; if there is none, one
/// that a word follows, or else the longest. Letters that are no word go on to where one may begin,
/// and short words take such letters after them.
struct WordBreaker {
  private let script: WordScript
  private let words: WordList
  private let text: [UInt32]
  private let isMark: [Bool]
  private let end: Int
  /// The words that begin at each place that was looked at.
  private var known: [WordList.Matches?]
  private let cancellation: CancellationCheck
  /// The letters read and the matches looked at since the caller was asked last.
  private var work = 0
  private var isCancelled = false

  /// The work between two questions to the caller, which takes a few milliseconds at most.
  static let step = 16_384
  /// The shortest run that is divided.
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

  /// Allows lines to end between the words of a text, where they are prohibited between letters.
  ///
  /// - Returns: False where the caller cancelled the work; some breaks are missing then.
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

  /// Calls for the end of each word but the last.
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

  /// The length of the word at a place; 0 where there is none.
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

  /// Goes past what follows a short word, or none, and is no word itself.
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

  /// Takes the signs of abbreviation and of repetition to the word before them.
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
  /// Whether it can be part of a word of a script without spaces: a letter, or a mark on one.
  var isWordPart: Bool { self == .alphabetic || self == .combiningMark }
}

/// The words of a language written without spaces, in letter order.
///
/// Look-up proceeds letter by letter: the words with the prefix read so far form a range of the
/// list, and each further letter narrows it.
final class WordList: Sendable {
  /// The maximum length of a word in letters.
  static let longestWord = 63

  /// The number of each letter from `firstLetter` on; 0 if no word contains it.
  private let numbers: [UInt8]
  private let firstLetter: UInt32
  /// The letters of all words, concatenated, as their numbers.
  private let letters: [UInt8]
  /// The start of each word in `letters`, and the end.
  private let starts: [UInt32]
  /// The first word that begins with each letter, by letter number; the next entry ends the range.
  private let byFirstLetter: [Int32]

  /// Parses words in the format written by scripts/word-break-tables.
  ///
  /// - Complexity: O(letters of all words).
  init(letters alphabet: [UInt32], words: StaticString) {
    firstLetter = alphabet.first ?? 0
    var numbers = [UInt8](repeating: 0, count: Int((alphabet.last ?? 0) - firstLetter) + 1)
    for (index, letter) in alphabet.enumerated() {
      numbers[Int(letter - firstLetter)] = UInt8(index + 1)
    }
    self.numbers = numbers
    var all: [UInt8] = []
    var starts: [UInt32] = [0]
    var last = 0
    /// Whether the next byte is the number of letters shared with the previous word.
    var isAtStart = true
    let bytes = UnsafeBufferPointer(start: words.utf8Start, count: words.utf8CodeUnitCount)
    all.reserveCapacity(2 * bytes.count)
    for byte in bytes {
      if byte == 0x20 || byte == 0x0A {
        starts.append(UInt32(all.count))
        isAtStart = true
      } else if isAtStart {
        let start = all.count
        // Appending a slice of the array to itself would copy the whole array.
        for index in last..<last + Int(Self.number(of: byte)) { all.append(all[index]) }
        last = start
        isAtStart = false
      } else {
        all.append(Self.number(of: byte) + 1)
      }
    }
    if !isAtStart { starts.append(UInt32(all.count)) }
    letters = all
    self.starts = starts
    var byFirstLetter = [Int32](repeating: Int32(starts.count - 1), count: alphabet.count + 2)
    for index in (0..<starts.count - 1).reversed() {
      byFirstLetter[Int(all[Int(starts[index])])] = Int32(index)
    }
    // A letter that begins no word gets an empty range, which begins where the next letter's does.
    for number in byFirstLetter.indices.dropLast().reversed() {
      byFirstLetter[number] = min(byFirstLetter[number], byFirstLetter[number + 1])
    }
    self.byFirstLetter = byFirstLetter
  }

  /// The number that a byte encodes: printable ASCII without `"` and `\`.
  private static func number(of byte: UInt8) -> UInt8 {
    byte - 0x21 - (byte > 0x22 ? 1 : 0) - (byte > 0x5C ? 1 : 0)
  }

  /// The words at the beginning of a text.
  struct Matches {
    /// A bit for each length: bit 3 is set if the first three letters are a word.
    var lengths: UInt64 = 0
    /// The number of letters read: the longest prefix of any word, and the letter after it.
    var lettersRead = 1
  }

  /// Finds the words that begin at a position in a text.
  ///
  /// - Complexity: O(longest word · log words).
  func matches(_ text: borrowing [UInt32], at start: Int, end: Int) -> Matches {
    var matches = Matches()
    guard let first = number(of: text[start]) else { return matches }
    var low = Int(byFirstLetter[Int(first)])
    var high = Int(byFirstLetter[Int(first) + 1])
    var length = 1
    while low < high {
      matches.lettersRead = length
      // The shortest word comes first.
      if count(low) == length {
        matches.lengths |= 1 << UInt64(length)
        low += 1
      }
      guard low < high, start + length < end, length < Self.longestWord else { break }
      matches.lettersRead = length + 1
      guard let next = number(of: text[start + length]) else { break }
      low = firstWord(low, high) { letters[Int(starts[$0]) + length] >= next }
      high = firstWord(low, high) { letters[Int(starts[$0]) + length] > next }
      length += 1
    }
    return matches
  }

  private func number(of code: UInt32) -> UInt8? {
    guard code >= firstLetter, code - firstLetter < UInt32(numbers.count) else { return nil }
    let number = numbers[Int(code - firstLetter)]
    return number == 0 ? nil : number
  }

  private func count(_ word: Int) -> Int { Int(starts[word + 1] - starts[word]) }

  /// The first word in a range that satisfies a condition; all later words satisfy it, too.
  private func firstWord(_ low: Int, _ high: Int, _ holds: (Int) -> Bool) -> Int {
    var (low, high) = (low, high)
    while low < high {
      let middle = (low + high) / 2
      if holds(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

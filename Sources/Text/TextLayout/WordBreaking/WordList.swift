/// The words of a language that writes them without spaces between, in the order of their letters.
///
/// A text is looked up letter by letter: the words that begin with what was read are a range of the
/// list, and each further letter narrows it.
final class WordList: Sendable {
  /// The longest word, in letters.
  static let longestWord = 63

  /// For each letter from `firstLetter` on, its number in the words; 0 for none.
  private let numbers: [UInt8]
  private let firstLetter: UInt32
  /// The letters of all words one after the other, as their numbers.
  private let letters: [UInt8]
  /// Where each word begins in `letters`, and the end.
  private let starts: [UInt32]
  /// The words that begin with each letter, by its number: from an entry to the one after it.
  private let byFirstLetter: [Int32]

  /// Reads words in the form that scripts/word-break-tables writes.
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
    /// Whether the next byte says how many letters a word shares with the one before it.
    var isAtStart = true
    let bytes = UnsafeBufferPointer(start: words.utf8Start, count: words.utf8CodeUnitCount)
    all.reserveCapacity(2 * bytes.count)
    for byte in bytes {
      if byte == 0x20 || byte == 0x0A {
        starts.append(UInt32(all.count))
        isAtStart = true
      } else if isAtStart {
        let start = all.count
        // A slice of the array, appended to it, would copy the whole.
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
    // A letter that no word begins with has none: it begins where the next one does.
    for number in byFirstLetter.indices.dropLast().reversed() {
      byFirstLetter[number] = min(byFirstLetter[number], byFirstLetter[number + 1])
    }
    self.byFirstLetter = byFirstLetter
  }

  /// The number that a byte of the written form stands for: printable ASCII without `"` and `\`.
  private static func number(of byte: UInt8) -> UInt8 {
    byte - 0x21 - (byte > 0x22 ? 1 : 0) - (byte > 0x5C ? 1 : 0)
  }

  /// The words that a text begins with.
  struct Matches {
    /// A bit for each length: bit 3 is set where the first three letters are a word.
    var lengths: UInt64 = 0
    /// The letters that were read: those that some word begins with, and the one after them.
    var lettersRead = 1
  }

  /// Finds the words that begin at a place of a text.
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
      // The shortest of the words comes first.
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

  /// The first word of a range that a condition holds for, which holds for all after it.
  private func firstWord(_ low: Int, _ high: Int, _ holds: (Int) -> Bool) -> Int {
    var (low, high) = (low, high)
    while low < high {
      let middle = (low + high) / 2
      if holds(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

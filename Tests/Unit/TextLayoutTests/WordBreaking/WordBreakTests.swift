import Cancellation
import Foundation
import Synchronization
import Testing

@testable import TextLayout

@Suite struct WordBreakTests {
  /// The allowed line ends, in code points from the text's start.
  private func ends(_ text: String) -> Set<Int> {
    let scalars = Array(text.unicodeScalars)
    let classes = scalars.map { LineBreakClass(of: $0) }
    var breaks = LineBreaker.breaks(after: classes)
    WordBreaker.allowBreaks(&breaks, scalars, classes)
    return Set(breaks.indices.filter { breaks[$0] != .prohibited }.map { $0 + 1 })
  }

  private func divided(_ text: String) -> [String] {
    let scalars = Array(text.unicodeScalars)
    var start = 0
    return ends(text).sorted().map { end in
      defer { start = end }
      var part = String.UnicodeScalarView()
      part.append(contentsOf: scalars[start..<end])
      return String(part)
    }
  }

  @Test func `paragraphs are divided as ICU divides them, but for one break in twenty`() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Fixtures/words/icu-line-breaks.txt")
    let paragraphs = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      .dropFirst()
    #expect(paragraphs.count == 500)
    /// Counts by language, determined by the first letter.
    var equal: [UInt32: Int] = [:]
    var all: [UInt32: Int] = [:]
    for paragraph in paragraphs {
      let parts = paragraph.unicodeScalars.split(separator: "|", omittingEmptySubsequences: false)
      var theirs: Set<Int> = []
      var end = 0
      for part in parts {
        end += part.count
        theirs.insert(end)
      }
      let ours = ends(String(String.UnicodeScalarView(parts.joined())))
      let language = (paragraph.unicodeScalars.first { $0.value > 0x7F }?.value ?? 0) >> 7
      equal[language, default: 0] += ours.intersection(theirs).count
      all[language, default: 0] += ours.union(theirs).count
    }
    #expect(all.count == 4)
    for (language, count) in all {
      let found = equal[language] ?? 0
      #expect(Double(found) >= 0.95 * Double(count), "\(language): \(found) of \(count)")
    }
  }

  @Test func `words of four languages are found`() {
    #expect(divided("ยินดีต้อนรับสู่ประเทศไทย") == ["ยินดี", "ต้อนรับ", "สู่", "ประเทศไทย"])
    #expect(divided("ສະບາຍດີ ປະເທດລາວ").count > 2)
    #expect(divided("សេរីភាពយុត្តិធម៌").count > 1)
    #expect(divided("လွတ်လပ်ခွင့်ကြေညာ").count > 1)
    // Repetition and abbreviation signs stay with the word.
    #expect(divided("เด็กๆไป") == ["เด็กๆ", "ไป"])
    #expect(divided("กรุงเทพฯมี") == ["กรุงเทพฯ", "มี"])
  }

  @Test func `no line ends before a mark or within what is no word`() {
    for text in ["กกกกกก", "ะะะะะ", "ฯฯฯฯ", "ๆๆๆๆ", "ก่่่่่่", "\u{1039}\u{1039}\u{1039}\u{1039}", "្្្្្"] {
      let scalars = Array(text.unicodeScalars)
      for end in ends(text) where end < scalars.count {
        #expect(scalars[end].properties.generalCategory != .nonspacingMark, "\(text)")
      }
    }
    #expect(divided("abc def") == ["abc ", "def"])
    #expect(divided("").isEmpty)
  }

  @Test func `the work grows with the text alone, and can be cancelled`() {
    for text in [
      "ก", "กา", "ะ", "กะ์", "ក្ត្រ", "្", "ក្", "នะคะ", "မြန်မာ", "\u{1039}", "ສະ", "ປະເທດ",
      "ประเทศไทยประเทศไท",
    ] {
      let letters = Array(text.unicodeScalars)
      let scalars = (0..<100_000).map { letters[$0 % letters.count] }
      let classes = scalars.map { LineBreakClass(of: $0) }
      let breaks = LineBreaker.breaks(after: classes)
      /// Divides the text; the caller cancels at this check.
      func questions(until last: Int) -> (count: Int, isWhole: Bool) {
        let count = Counter()
        var divided = breaks
        let isWhole = WordBreaker.allowBreaks(
          &divided, scalars, classes,
          CancellationCheck { count.next() >= last })
        return (count.value, isWhole)
      }
      let all = questions(until: .max)
      #expect(all.isWhole)
      // Each check covers the work of 16,384 letters.
      #expect(all.count * WordBreaker.step < 20 * scalars.count, "\(text): \(all.count)")
      if all.count > 1 { #expect(questions(until: 2) == (2, false), "\(text)") }
    }
  }

  /// Counts from 1.
  private final class Counter: Sendable {
    private let count = Mutex(0)

    var value: Int { count.withLock { $0 } }

    func next() -> Int {
      count.withLock {
        $0 += 1
        return $0
      }
    }
  }
}

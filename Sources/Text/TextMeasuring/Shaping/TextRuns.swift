private import CHarfBuzz

/// A part of a text that is shaped as a unit: one paragraph, one direction, one script.
struct TextRun {
  var range: Range<Int>
  var isRightToLeft: Bool
  var script: UInt32
  /// The embedding levels of its paragraph's code points; empty if all run from left to right.
  var levels: [Int8]
  /// The start of the paragraph.
  var paragraphStart: Int

  /// The embedding level of a code point of the text.
  func level(of index: Int) -> Int8 { levels.isEmpty ? 0 : levels[index - paragraphStart] }
}

/// Divides a text into runs.
enum TextRuns {
  /// The maximum length of a run. It bounds the work between two budget checks, which grows with
  /// the square of the joiners in a run, and the glyphs that HarfBuzz holds at once, which may be
  /// 64 per character.
  static let longest = 1_024

  /// The runs in text order. Characters that end lines belong to none.
  ///
  /// - Complexity: O(text).
  static func runs(_ scalars: [UInt32]) -> [TextRun] {
    var runs: [TextRun] = []
    var start = 0
    while start < scalars.count {
      var end = start
      while end < scalars.count, !endsLine(scalars[end]) { end += 1 }
      if start < end { append(scalars, start..<end, to: &runs) }
      start = end + 1
    }
    return runs
  }

  static func endsLine(_ code: UInt32) -> Bool {
    (0x0A...0x0D).contains(code) || code == 0x85 || code == 0x2028 || code == 0x2029
  }

  private static func append(
    _ scalars: [UInt32], _ paragraph: Range<Int>, to runs: inout [TextRun]
  ) {
    let text = scalars[paragraph]
    var levels: [Int8] = []
    if DirectionRuns.mayHaveRightToLeft(text) {
      levels = DirectionRuns.levels(text)
    }
    let scripts = scripts(text)
    var start = paragraph.lowerBound
    while start < paragraph.upperBound {
      let offset = start - paragraph.lowerBound
      let isRightToLeft = !levels.isEmpty && levels[offset] & 1 == 1
      var end = start + 1
      var lastSpace = start
      while end < paragraph.upperBound, end - start < longest {
        let next = end - paragraph.lowerBound
        let isOdd = !levels.isEmpty && levels[next] & 1 == 1
        guard isOdd == isRightToLeft, scripts[next] == scripts[offset] else { break }
        if scalars[end - 1] == 0x20 { lastSpace = end }
        end += 1
      }
      if end - start == longest, end < paragraph.upperBound, lastSpace > start { end = lastSpace }
      runs.append(
        TextRun(
          range: start..<end, isRightToLeft: isRightToLeft, script: scripts[offset], levels: levels,
          paragraphStart: paragraph.lowerBound))
      start = end
    }
  }

  /// The script of each code point. Characters shared by all scripts take the script before them,
  /// or at the beginning the one after them.
  private static func scripts(_ text: ArraySlice<UInt32>) -> [UInt32] {
    let functions = hb_unicode_funcs_get_default()
    var scripts: [UInt32] = []
    scripts.reserveCapacity(text.count)
    var current: UInt32?
    for code in text {
      // ASCII letters, the bulk of most texts, need no look-up.
      let script =
        code < 0x80
        ? ((code | 0x20) >= 0x61 && (code | 0x20) <= 0x7A
          ? HB_SCRIPT_LATIN.rawValue : HB_SCRIPT_COMMON.rawValue)
        : hb_unicode_script(functions, code).rawValue
      let isShared =
        script == HB_SCRIPT_COMMON.rawValue || script == HB_SCRIPT_INHERITED.rawValue
        || script == HB_SCRIPT_UNKNOWN.rawValue
      if !isShared {
        if current == nil {
          for index in scripts.indices { scripts[index] = script }
        }
        current = script
      }
      scripts.append(current ?? HB_SCRIPT_LATIN.rawValue)
    }
    return scripts
  }
}

import TextLayout
import TextMeasuring

// Measures the texts on standard input, for tests that compare them with others. The tab-separated
// fields of a line are the font (a name or `system`), size, weight, `italic` or `upright`, the
// pixels per point, the most lines, the line break mode, the kind, the width or `-`, and the text
// with `\n` for line breaks. Each output line has the width, the height, the number of lines,
// whether the text is truncated, the sum of the advances in 64ths of font units, and the number of
// missing glyphs.
let library = FontLibrary(folders: Array(CommandLine.arguments.dropFirst()))
for fault in library.faults { print("fault\t\(fault)") }
let shaper = FontShaper(library)
while let line = readLine() {
  let words = line.split(separator: "\t", maxSplits: 9, omittingEmptySubsequences: false)
  guard words.count == 10, let size = Double(words[1]),
    let weight = FontWeight(rawValue: String(words[2])),
    let scale = Double(words[4]), let lines = Int(words[5]),
    let mode = LineBreakMode(rawValue: String(words[6])),
    let kind = TextKind(rawValue: String(words[7]))
  else {
    print("error\tthe line is not understood")
    continue
  }
  let font = FontDescription(
    name: words[0] == "system" ? .system : .named(String(words[0])), size: size, weight: weight,
    isItalic: words[3] == "italic")
  var text = ""
  var isEscaped = false
  for character in words[9].unicodeScalars {
    if isEscaped {
      text.unicodeScalars.append(character == "n" ? "\n" : character)
      isEscaped = false
    } else if character == "\\" {
      isEscaped = true
    } else {
      text.unicodeScalars.append(character)
    }
  }
  do throws(TextError) {
    let styled = try shaper.shape(text, in: TextAttributes(font: font))
    let block = TextBlock(
      styled, options: TextOptions(lines: lines, lineBreak: mode, kind: kind), pixelScale: scale)
    let extent = block.extent(forWidth: Double(words[8]))
    print(
      extent.width, extent.height, extent.lines, extent.isTruncated, styled.text.advanceSum,
      styled.text.missingGlyphs,
      separator: "\t")
  } catch {
    print("error\t\(error)")
  }
}

import ConstraintLayout
import ConstraintSolver
import Testing
import TextLayout

/// Views with texts, measured by a test shaper for which every character is half an em wide.
struct `Views with texts` {
  private func cell(_ text: TextSpec?) -> (cell: View, note: View) {
    let cell = View("cell", x: 0, y: 0, width: 120)
    let note = View("note", text: text)
    cell.addSubview(note)
    note.layout {
      $0.leading == cell.leading + 10
      $0.trailing == cell.trailing - 10
      $0.top == cell.top + 5
      $0.bottom == cell.bottom - 5
    }
    return (cell, note)
  }

  @Test func `wrap at the width that is solved, and say what their frames show`() throws {
    let (cell, note) = cell(TextSpec("aaaa bbbb cccc dddd", font: .system(20), lines: 0))
    let layout = LiveLayout(cell, shaper: HalfEmShaper())
    let solved = try layout.solve()
    #expect(solved[note] == Frame(x: 10, y: 5, width: 100, height: 40))
    let text = try #require(solved.text(of: note))
    #expect(text.lines == 2 && text.width == 90 && text.height == 40 && !text.isTruncated)
    #expect(text.firstBaseline == 16 && text.lastBaseline == 36)
    #expect(text.fontName == "Half" && !text.isEstimated && text.missingGlyphs == 0)
    #expect(solved.text(of: cell) == nil)
  }

  @Test func `are solved again with other texts, styles and content sizes`() throws {
    let (cell, note) = cell(TextSpec("aaa", font: .style(.body), lines: 0))
    let layout = LiveLayout(cell, shaper: HalfEmShaper())
    #expect(try layout.solve()[note]?.height == 17)
    layout.textTraits.contentSize = .accessibility5
    #expect(try layout.solve()[note]?.height == 53)
    note.text?.font = .style(.title1)
    #expect(try layout.solve()[note]?.height == 58)
    note.text?.font = .system(10)
    note.text?.text = "aaaa aaaa aaaa aaaa aaaa"
    #expect(try layout.solve()[note]?.height == 20)
    note.text = nil
    #expect(try layout.solve().text(of: note) == nil)
  }

  @Test func `keep the lengths of their own, and take the others from the text`() throws {
    let root = View("root", width: 400, height: 100)
    let label = View(
      "label", intrinsicSize: .init(width: 150), text: TextSpec("aaaa", font: .system(20)))
    root.addSubview(label)
    label.layout {
      $0.leading == root.leading
      $0.firstBaseline == root.top + 50
    }
    let solved = try LiveLayout(root, shaper: HalfEmShaper()).solve()
    #expect(solved[label] == Frame(x: 0, y: 34, width: 150, height: 20))
  }

  @Test func `are measured at the pixels of the options, within the alignment insets`() throws {
    let root = View("root", width: 400, height: 100)
    let label = View(
      "label", geometry: .init(alignment: .init(left: 3, right: 4)),
      text: TextSpec("aaa", font: .system(10.1)))
    root.addSubview(label)
    label.layout {
      $0.top == root.top
      $0.left == root.left
    }
    let layout = LiveLayout(root, shaper: HalfEmShaper())
    #expect(try layout.solve().text(of: label)?.width == 15.5)
    layout.options.scale = 3
    let text = try #require(try layout.solve().text(of: label))
    #expect(abs(text.width - 46.0 / 3) < 1e-9 && !text.isTruncated)
  }

  @Test func `are errors where nothing can measure them, or where the view says otherwise`() throws
  {
    func error(_ change: (LiveLayout, View) -> Void) -> String? {
      let (cell, note) = cell("aaaa")
      let layout = LiveLayout(cell, shaper: HalfEmShaper())
      change(layout, note)
      do throws(LiveLayoutError) {
        _ = try layout.solve()
        return nil
      } catch {
        return "\(error)"
      }
    }
    #expect(error { _, _ in } == nil)
    #expect(
      error { layout, _ in layout.shaper = nil }
        == "the text of note: nothing measures texts: the layout has no `shaper`")
    #expect(
      error { _, note in note.text?.font = .named("Nothing") }
        == "the text of note: there is no font Nothing")
    #expect(
      error { _, note in note.geometry.lastBaseline = 3 }
        == "the text of note: the baselines are those of the text")
    #expect(
      error { _, note in
        note.intrinsicSize = .init(heightForWidth: HeightTable([.init(width: 1, height: 1)]))
      } == "the text of note: the heights by width are those of the text")
    #expect(
      error { layout, _ in layout.textTraits = TextTraits(language: "xx", isStrict: true) }
        == "the text of note: its size would be an estimate")
    #expect(error { layout, _ in layout.textTraits.language = "xx" } == nil)
  }

  @Test func `take part in queries, and in scenes`() throws {
    let (cell, note) = cell(TextSpec("aaaa bbbb cccc", font: .system(20), lines: 0))
    let layout = LiveLayout(cell, shaper: HalfEmShaper())
    #expect(try layout.fittingSize(of: note)?.width == 140)
    let scene = try layout.scene()
    #expect(scene.items.count == 2 && scene.intrinsicSize(of: ItemIndex(1))?.text != nil)
    layout.shaper = nil
    #expect(try layout.activeConstraints().count == 4)
    #expect(throws: LiveLayoutError.self) { try layout.scene() }
  }

  /// Characters of eight points.
  private final class FixedPitch: TextMeasure {
    let characters: Double
    let wraps = true
    let work = 1
    init(characters: Double) { self.characters = characters }

    func extent(forWidth width: Double?) -> TextExtent {
      let perLine = width.map { max(1, ($0 / 8).rounded(.down)) } ?? characters
      let lines = (characters / perLine).rounded(.up)
      return TextExtent(
        width: 8 * min(characters, perLine), height: 20 * lines, firstBaseline: 15,
        lastBaseline: 20 * lines - 5)
    }
  }

  @Test func `can be measured by an object of one's own`() throws {
    let (cell, note) = cell(nil)
    note.measure = FixedPitch(characters: 30)
    #expect(try LiveLayout(cell).solve()[note] == Frame(x: 10, y: 5, width: 100, height: 60))
    note.measure = FixedPitch(characters: 3)
    #expect(try LiveLayout(cell).solve()[note]?.height == 20)
    note.measure = FixedPitch(characters: .nan)
    #expect(throws: LiveLayoutError.self) { try LiveLayout(cell).solve() }
    note.measure = FixedPitch(characters: 3)
    note.text = TextSpec("abc")
    #expect(throws: LiveLayoutError.self) { try LiveLayout(cell).solve() }
  }
}

import ConstraintLayout
import ConstraintSolver
import Testing
import TextLayout
import TextMeasuring

struct `Samples of ConstraintLayout` {
  @Test func `texts without a server`() throws {
    let shaper = FontShaper(FontLibrary(folders: ["/usr/share/fonts/opentype/inter"]))

    let cell = View("cell", width: 300)
    let note = View("note", text: TextSpec("Your parcel waits for you.", lines: 0))
    cell.addSubview(note)
    note.layout {
      $0.edges == cell.edges.inset(by: 16)
    }
    let layout = LiveLayout(cell, shaper: shaper)
    #expect(try layout.solve().text(of: note)?.lines == 1)

    layout.textTraits.contentSize = .accessibility3
    note.text?.font = .style(.body)
    #expect(try layout.solve().text(of: note)?.lines == 2)
  }

  @Test func `the first example`() throws {
    let screen = View("screen", width: 375, height: 667)
    let button = View("button", x: 20, y: 100, width: 120, height: 44)
    let label = View("label", intrinsicSize: .init(width: 400, height: 20))
    screen.addSubviews(button, label)

    label.layout {
      $0.top == button.bottom + 20
      $0.leading == button.leading
      $0.width <= screen.width - 40
    }

    let frames = try LiveLayout(screen).solve()
    #expect(frames[label] == Frame(x: 20, y: 164, width: 335, height: 20))
  }

  @Test func `changing a layout`() throws {
    let screen = View("screen", width: 320, height: 480)
    let title = View("title", width: 100, height: 20)
    let text = View("text", width: 100, height: 40)
    screen.addSubviews(title, text)
    title.layout {
      $0.top == screen.top
      $0.leading == screen.leading
    }
    (text.leading == title.leading).activated()
    let gap = (text.top == title.bottom + 8).activated()

    let layout = LiveLayout(screen)
    #expect(try layout.solve()[text]?.y == 28)

    gap.constant = 20
    #expect(try layout.solve()[text]?.y == 40)

    (text.top == title.bottom).activated()
    do throws(LiveLayoutError) {
      _ = try layout.solve()
    } catch {
      print(error)  // these cannot all hold: …
    }
    #expect(layout.conflicts.count == 1)

    layout.options.onConflict = .breakInOrder
    #expect(try layout.solve().broken.count == 1)
  }

  @Test func `reading constraint text`() throws {
    let screen = View("screen", width: 375, height: 667)
    let label = View("label", intrinsicSize: .init(width: 90, height: 20))
    screen.addSubview(label)

    let constraints = try screen.constraints([
      "label.leading == screen.leading + 20",
      "0 <= label.top <= 40 @ high",
      "label.top == 12 @ 250",
    ])
    constraints.activated()
    #expect(constraints[0].text == "label.leading == screen.leading + 20")

    do {
      _ = try screen.constraints("label.leading = 20")
    } catch {
      #expect(error.suggestion == "==")
      #expect(error.length == 1)
    }

    let row = try screen.constraints(visual: "|-20-[label(>=60)]")
    #expect(row.count == 2)

    var scene = LayoutScene()
    let name = ContiguousArray("box".utf8)
    let box = scene.addView(name.span, given: GivenFrame(x: 0, y: 0, height: 10))!
    scene.addConstraint(SceneConstraint(Anchor(box, .width), .equal, constant: 120))
    var session = LayoutSession()
    let solution = try session.solve(scene)
    #expect(solution.frames[box.index] == Frame(x: 0, y: 0, width: 120, height: 10))
  }

  @Test func `a measure of one's own`() throws {
    final class FixedPitch: TextMeasure {
      let characters: Int
      let wraps = true
      let work = 1
      init(characters: Int) { self.characters = characters }

      func extent(forWidth width: Double?) -> TextExtent {
        let perLine = width.map { max(1, Int(min($0, 1e6) / 8)) } ?? max(1, characters)
        let lines = (characters + perLine - 1) / perLine
        return TextExtent(
          width: 8 * Double(min(characters, perLine)), height: 20 * Double(lines), lines: lines,
          firstBaseline: 15, lastBaseline: 20 * Double(lines) - 5)
      }
    }

    let wall = View("wall", width: 100)
    let sign = View("sign", measure: FixedPitch(characters: 30))
    wall.addSubview(sign)
    sign.layout { $0.edges == wall.edges }
    #expect(try LiveLayout(wall).solve()[sign]?.height == 60)
  }
}

import API
import ConstraintLayout
import ConstraintSolver
import Foundation
import Service
import ServiceContract
import ServiceTesting
import Testing
import TextLayout
import TextMeasuring
import TrellisClient

/// Texts measured by a running service and by the same fonts in this process.
@Suite(.timeLimit(.minutes(10))) struct TextCallTests {
  private static let fonts = FontStore(folders: FontStore.standardFolders)
  private let service = try! LiveService { $0.fonts = TextCallTests.fonts }

  private func card() -> (card: View, title: View, note: View, buy: View) {
    let card = View("card", x: 0, y: 0, width: 240)
    let title = View(
      "title", geometry: .init(margins: .init(all: 4)),
      text: TextSpec("Straße \"9\"\u{1}", font: .style(.headline)))
    let note = View(
      "note", intrinsicSize: .init(hugging: .init(both: .init(251)!)),
      text: TextSpec(
        "Your parcel waits for you until Friday at the shop in Harbour Street.",
        font: .named("Inter-Regular", size: 13, isItalic: true), lines: 2,
        lineBreak: .truncateMiddle, lineBreakStrategy: .none, lineHeightMultiple: 1.25,
        letterSpacing: 0.25))
    let buy = View(
      "buy", intrinsicSize: .init(height: 48),
      text: TextSpec("Buy", font: .system(15, weight: .bold), kind: .button))
    card.addSubviews(title, note, buy)
    title.layout {
      $0.leading == card.leading + 16
      $0.trailing <= card.trailing - 16
      $0.top == card.top + 12
    }
    note.layout {
      $0.leading == title.leading
      $0.trailing == card.trailing - 16
      $0.firstBaseline == title.lastBaseline + 24
    }
    buy.layout {
      $0.leading == title.leading
      $0.top == note.bottom + 8
      $0.bottom == card.bottom - 12
    }
    return (card, title, note, buy)
  }

  @Test func `a tree with texts has the frames and texts that it has in process`() async throws {
    let (card, title, note, buy) = card()
    for options in [LayoutOptions(), .init(direction: .rightToLeft, scale: 3)] {
      for traits in [TextTraits(), .init(contentSize: .accessibility2, language: "de")] {
        let layout = LiveLayout(
          card, options: options, shaper: Self.fonts.shaper, textTraits: traits)
        let solved = try layout.solve()
        let reply = try await service.client.layout(layout)
        for view in [card, title, note, buy] {
          #expect(reply[view] == solved[view], "\(view.name)")
          #expect(reply.text(of: view) == solved.text(of: view), "\(view.name)")
        }
        #expect(reply.text(of: title)?.isEstimated == true && reply.text(of: card) == nil)
        #expect(reply.text(of: note)?.fontName == "Inter-Regular")
        #expect(reply.text(of: note)?.isTruncated == true && reply.text(of: note)?.lines == 2)
        #expect(reply[buy]?.height == 48)
      }
    }
  }

  @Test func `variants set texts, sizes, styles, content sizes and languages`() async throws {
    let (card, title, note, _) = card()
    let plain = try await service.client.layout(card)
    let reply = try await service.client.layout(
      card,
      asking: LayoutQuestions(variants: [
        LayoutVariant("text", language: "de", [.text("title", "Ihr Paket liegt im Laden bereit")]),
        LayoutVariant("large", contentSize: .accessibility1),
        LayoutVariant("style", [.textStyle("title", .largeTitle)]),
        LayoutVariant("size", [.fontSize("note", 26)]),
      ]))
    let variants = reply.variants.map(\.layout)
    #expect(reply.text(of: title) == plain.text(of: title))
    let width = try #require(plain[title]?.width)
    #expect(try #require(variants[0]?[title]?.width) > width)
    #expect(try #require(variants[1]?[title]?.height) > plain[title]!.height)
    #expect(variants[2]?.text(of: title)?.height == 41)
    #expect(try #require(variants[3]?[note]?.height) > plain[note]!.height)
    #expect(variants[1]?.text(of: note) == plain.text(of: note))
  }

  @Test func `a size beside a style counts, with the style's weight, here as there`() async throws {
    let label = View(
      "label", x: 0, y: 0, text: TextSpec("Sizes", font: FontChoice(size: 30, style: .headline)))
    let solved = try LiveLayout(label, shaper: Self.fonts.shaper).solve()
    let reply = try await service.client.layout(label)
    #expect(reply.text(of: label) == solved.text(of: label) && reply[label] == solved[label])
    label.text?.font = .system(30)
    #expect(try await service.client.layout(label).text(of: label) != solved.text(of: label))
  }

  @Test func `what the service refuses of texts is a problem with its place`() async throws {
    func problem(_ change: (View) -> Void, strict: Bool = false) async -> ServiceProblem? {
      let label = View("label", x: 0, y: 0, text: "Sign in")
      change(label)
      guard
        case .problem(let problem) = await failure({ () async throws(ClientError) in
          try await service.client.layout(label, textTraits: TextTraits(isStrict: strict))
        })
      else { return nil }
      return problem
    }
    let unknown = await problem { $0.text?.font = .named("Inter-Bald") }
    #expect(unknown?.code == .known(.unknownFont))
    #expect(unknown?.inputErrors.first?.pointer == "/views/0/font/name")
    #expect(unknown?.inputErrors.first?.suggestion == "Inter-Bold")
    #expect(await problem({ $0.geometry.firstBaseline = 3 })?.code == .known(.invalidText))
    #expect(await problem({ _ in }, strict: true)?.code == .known(.estimatedText))
    #expect(await problem({ $0.text?.font = .system(.nan) }) != nil)
    #expect(await problem({ _ in }) == nil)
  }

  @Test func `texts are measured without a layout, with lines and carets`() async throws {
    let text = "Your parcel waits"
    let replies = try await service.client.measure(
      [
        TextQuestion(
          TextSpec(text, font: .named("Inter-Bold", size: 20), lines: 0), widths: [150, nil],
          wantsCarets: true, language: "en"),
        TextQuestion(
          TextSpec(text, font: .style(.body), lineBreak: .truncateTail), widths: [60]),
        "שלום",
      ], scale: 3, traits: TextTraits(contentSize: .extraLarge))
    #expect(replies.count == 3 && replies[0].fontName == "Inter-Bold" && !replies[0].isEstimated)
    #expect(replies[0].sizes.map(\.forWidth) == [150, nil])
    let wrapped = replies[0].sizes[0]
    #expect(wrapped.lines.count == 2 && wrapped.extent.lines == 2)
    // "waits" alone would be an orphan.
    #expect(wrapped.lines.map(\.line.range) == [0..<4, 5..<17])
    #expect(wrapped.lines[0].carets.map(\.offset) == Array(0...4))
    #expect(wrapped.lines[0].carets.last?.x == wrapped.lines[0].line.width)
    #expect(wrapped.extent.lastBaseline == wrapped.lines[1].line.baseline)
    // The same fonts in this process give the same result.
    let styled = try Self.fonts.shaper.shape(
      text, in: TextAttributes(font: .init(name: .named("Inter-Bold"), size: 20), language: "en"))
    let block = TextBlock(styled, options: TextOptions(lines: 0), pixelScale: 3)
    #expect(wrapped.extent == block.extent(forWidth: 150))
    #expect(wrapped.lines.map(\.line) == block.lines(forWidth: 150))
    let cut = try #require(replies[1].sizes.first?.lines.first)
    #expect(cut.line.elided?.upperBound == 17 && cut.carets.isEmpty)
    #expect(replies[1].fontName == "system" && replies[1].isEstimated)
    #expect(replies[2].missingGlyphs == 4)
    #expect(try await service.client.measure([]).isEmpty)
  }

  @Test func `the service lists its fonts`() async throws {
    let list = try await service.client.fonts()
    let library = Self.fonts.shaper.library
    #expect(list.digest == library.digest)
    #expect(list.fonts.map(\.name) == library.fonts.map(\.postScriptName))
    let bold = try #require(list["Inter-Bold"])
    #expect(bold.family == "Inter" && bold.style == "Bold" && bold.weight == 700 && !bold.isItalic)
    #expect(bold.metrics == library.font(named: "Inter-Bold")?.metrics && bold.axes.isEmpty)
    #expect(bold.sha256.utf8.count == 64 && list["Nothing"] == nil)
  }
}

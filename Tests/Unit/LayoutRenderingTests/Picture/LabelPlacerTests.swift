import TestSupport
import Testing

@testable import LayoutRendering

@Suite struct LabelPlacerTests {
  private func box(_ left: Double, _ top: Double, _ width: Double, _ height: Double) -> PictureBox {
    PictureBox(left: left, top: top, width: width, height: height)
  }

  private func text(_ source: String) -> PictureText { PictureText(source, columns: 40) }

  @Test func `a label has the largest font that fits its frame`() {
    var placer = LabelPlacer()
    let wide = placer.place(text("name"), in: box(0, 0, 100, 40), orAbove: false)
    #expect(wide?.fontSize == 12)
    let low = placer.place(text("name"), in: box(0, 50, 100, 10), orAbove: false)
    #expect(low?.fontSize == 8)
    let narrow = placer.place(text("name"), in: box(0, 70, 24, 40), orAbove: false)
    #expect(narrow?.fontSize == 8.1)
  }

  @Test func `a label that does not fit at the smallest font is truncated, then omitted`() {
    var placer = LabelPlacer()
    let cut = placer.place(text("navigationBar"), in: box(0, 0, 30, 20), orAbove: false)
    #expect(cut?.fontSize == 6)
    #expect(cut?.text == text("naviga…"))
    let narrow = placer.place(text("navigationBar"), in: box(0, 30, 18, 20), orAbove: false)
    #expect(narrow == nil)
    let low = placer.place(text("name"), in: box(0, 60, 100, 7), orAbove: false)
    #expect(low == nil)
  }

  @Test func `labels of coincident frames do not overlap`() {
    var placer = LabelPlacer()
    let frame = box(0, 0, 100, 45)
    let labels = (0..<10).map { placer.place(text("view \($0)"), in: frame, orAbove: false) }
    let placed = labels.compactMap { $0?.box }
    #expect(placed.count == 5)
    #expect(placed[0].top == 0 && placed[1].right == 98)
  }

  @Test func `the label of a single root is above it, or in it if that is occupied`() {
    var placer = LabelPlacer()
    let frame = box(0, 0, 100, 40)
    let first = placer.place(text("root"), in: frame, orAbove: true)
    #expect(first?.box.bottom == 0)
    let second = placer.place(text("root"), in: frame, orAbove: true)
    #expect(second?.box.top == 0)
    let flat = placer.place(text("root"), in: box(200, 0, 100, 0), orAbove: true)
    #expect(flat?.box.top == -15)
  }

  @Test func `labels neither overlap nor leave their frames`() {
    var random = SplitMix64(seed: 7)
    var placer = LabelPlacer()
    var placed: [PictureBox] = []
    for number in 0..<2_000 {
      let frame = box(
        .random(in: -500...500, using: &random), .random(in: -500...500, using: &random),
        .random(in: 0...300, using: &random), .random(in: 0...100, using: &random))
      let name = String("a rather long name".prefix(1 + number % 18))
      guard let label = placer.place(text(name), in: frame, orAbove: false) else { continue }
      #expect(!placed.contains { $0.intersects(label.box) })
      #expect(label.box.left >= frame.left && label.box.right <= frame.right)
      #expect(label.box.top >= frame.top - 1e-6 && label.box.bottom <= frame.bottom + 1e-6)
      placed.append(label.box)
    }
    #expect(placed.count > 500)
  }

  @Test func `a label without room in its frame has a line to it`() throws {
    let frames = [box(0, 0, 300, 200), box(100, 100, 6, 6)]
    var placer = LabelPlacer(avoiding: frames)
    #expect(placer.place(text("dot"), in: frames[1], orAbove: false) == nil)
    let led = placer.lead(text("dot"), to: frames[1])
    let label = try #require(led)
    #expect(label.text == text("dot"))
    #expect(label.leader?.start.x == 106)
    #expect(label.leader?.end.x == label.box.left)
    #expect(label.box.left > 106)
  }

  @Test func `a label without room between frames stands at the right of all of them`() {
    let frames = [box(0, 0, 40, 40), box(2, 2, 36, 36), box(4, 4, 32, 32)]
    var placer = LabelPlacer(avoiding: frames)
    let labels = (0..<3).compactMap { placer.lead(text("view \($0)"), to: frames[$0]) }
    #expect(labels.count == 3)
    #expect(labels.allSatisfy { $0.box.left > 40 && $0.leader != nil })
    for (one, two) in zip(labels, labels.dropFirst()) { #expect(!one.box.intersects(two.box)) }
  }

  @Test func `no label lies over a border or in a frame smaller than its own`() {
    var random = SplitMix64(seed: 9)
    for _ in 0..<50 {
      let frames = (0..<30).map { _ in
        box(
          .random(in: 0...300, using: &random), .random(in: 0...300, using: &random),
          .random(in: 0...200, using: &random), .random(in: 0...100, using: &random))
      }
      var placer = LabelPlacer(avoiding: frames)
      var placed: [PictureBox] = []
      for (number, frame) in frames.enumerated() {
        let name = text("view \(number)")
        guard
          let label = placer.place(name, in: frame, orAbove: false)
            ?? placer.lead(name, to: frame)
        else { continue }
        let inner = PictureBox(
          left: label.box.left + 1e-3, top: label.box.top + 1e-3,
          width: label.box.width - 2e-3, height: label.box.height - 2e-3)
        for other in frames where other.intersects(inner) || other.width * other.height == 0 {
          let isAround =
            other.left <= inner.left && other.right >= inner.right && other.top <= inner.top
            && other.bottom >= inner.bottom
          #expect(isAround && other.width * other.height >= frame.width * frame.height)
        }
        #expect(!placed.contains { $0.intersects(inner) })
        placed.append(label.box)
      }
      #expect(placed.count > 5)
    }
  }
}

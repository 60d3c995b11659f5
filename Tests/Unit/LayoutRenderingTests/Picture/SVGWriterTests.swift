import ConstraintLayout
import TestSupport
import Testing

@testable import LayoutRendering

@Suite struct SVGWriterTests {
  private func written(_ write: (inout SVGWriter) -> Void) -> String {
    var svg = SVGWriter(limit: 1_000)
    write(&svg)
    return String(decoding: svg.bytes, as: UTF8.self)
  }

  @Test(
    arguments: [
      (0, "0"), (-0.0, "0"), (1, "1"), (-1, "-1"), (10, "10"), (0.5, "0.5"), (-0.25, "-0.25"),
      (1.0005, "1.001"), (0.0004, "0"), (-0.0004, "0"), (1_048_576.125, "1048576.125"),
      (20.05, "20.05"), (1.999_9, "2"),
    ] as [(Double, String)])
  func `coordinates are written to thousandths`(number: Double, text: String) {
    #expect(written { $0.number(number) } == text)
  }

  @Test func `exact numbers have the format of JSON responses`() {
    var random = SplitMix64(seed: 5)
    var numbers: [Double] = [0, -0.0, 1, -1, 1e15, -1e15, 1.0 / 3, 1e-7, 0x1p53, 0x1p52]
    for number in 0..<1_000 {
      numbers.append(Double.random(in: -1...1, using: &random) * Double(number * number))
      numbers.append(Double(Int.random(in: -9_999...9_999, using: &random) << (number / 30)))
    }
    for number in numbers {
      #expect(written { $0.exact(number) } == NumberText.string(number))
    }
  }

  @Test func `text is escaped`() {
    let text = PictureText("<a>&amp;\"'</a>", columns: 40)
    #expect(written { $0.text(text) } == "&lt;a&gt;&amp;amp;\"'&lt;/a&gt;")
  }
}

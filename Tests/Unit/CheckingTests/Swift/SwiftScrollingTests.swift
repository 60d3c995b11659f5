import Checking
import Testing

/// The content of scroll views that code makes.
@Suite(.enabled(if: SwiftSample.isParsed)) struct SwiftScrollingTests {
  private static func rules(_ files: KeyValuePairs<String, String>) throws -> [Rule] {
    try SwiftSample.with(files) { $0.findings().map(\.rule) }
  }

  private static func scrolling(_ ties: String, more: String = "") -> String {
    """
    import UIKit
    class Terms: UIViewController {
      let scroll = UIScrollView()
      let text = UIView()
      override func viewDidLoad() {
        super.viewDidLoad()
        for view in [scroll, text] { view.translatesAutoresizingMaskIntoConstraints = false }
        view.addSubview(scroll)
        scroll.addSubview(text)
        NSLayoutConstraint.activate([
          scroll.topAnchor.constraint(equalTo: view.topAnchor),
          scroll.bottomAnchor.constraint(equalTo: view.bottomAnchor),
          scroll.leadingAnchor.constraint(equalTo: view.leadingAnchor),
          scroll.trailingAnchor.constraint(equalTo: view.trailingAnchor),
          text.heightAnchor.constraint(equalToConstant: 900),
          \(ties)
        ])
        \(more)
      }
    }
    """
  }

  private static let tied = """
    text.topAnchor.constraint(equalTo: scroll.topAnchor),
    text.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
    text.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
    text.widthAnchor.constraint(equalTo: scroll.widthAnchor),
    """

  @Test func `content without a tie to the far edge of its scroll view is reported`() throws {
    try SwiftSample.with(["A.swift": Self.scrolling(Self.tied)]) { sample in
      let found = sample.findings()
      #expect(found.map(\.rule) == [.scrollable] && found.first?.severity == .warning)
      #expect(
        found.first?.message == """
          "scroll" in Terms leaves the height of its content open: no constraint ties its content \
          to the bottom edge
          """)
      #expect(found.first?.range?.line == 3)
    }
    let limit = "text.bottomAnchor.constraint(lessThanOrEqualTo: scroll.bottomAnchor),"
    #expect(try Self.rules(["A.swift": Self.scrolling(Self.tied + limit)]) == [.scrollable])
  }

  @Test func `content that is tied, or whose size code sets, is not reported`() throws {
    let bottom = "text.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),"
    let guides = (Self.tied + bottom).replacing("scroll.", with: "scroll.contentLayoutGuide.")
      .replacing("scroll.contentLayoutGuide.width", with: "scroll.frameLayoutGuide.width")
    let besides = """
      text.topAnchor.constraint(equalTo: scroll.topAnchor),
      text.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
      text.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      text.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      """
    let frame = """
      text.topAnchor.constraint(equalTo: scroll.frameLayoutGuide.topAnchor),
      text.leadingAnchor.constraint(equalTo: scroll.frameLayoutGuide.leadingAnchor),
      text.widthAnchor.constraint(equalToConstant: 10),
      """
    for source in [
      Self.scrolling(Self.tied + bottom), Self.scrolling(guides), Self.scrolling(besides),
      Self.scrolling(frame),
      Self.scrolling(Self.tied, more: "scroll.contentSize = CGSize(width: 10, height: 900)"),
      Self.scrolling(Self.tied, more: "scroll.contentSize.height = 900"),
      Self.scrolling(Self.tied, more: "text.topAnchor.constraint(equalTo: other).isActive = true"),
      Self.scrolling(Self.tied, more: "Library.fill(scroll)"),
      Self.scrolling(Self.tied).replacing("UIScrollView()", with: "UITableView()"),
    ] {
      #expect(try Self.rules(["A.swift": source]).contains(.scrollable) == false, "\(source)")
    }
  }
}

import Checking
import Testing

/// Contradictions that come after the first layout.
@Suite(.enabled(if: SwiftSample.isParsed)) struct SwiftEventTests {
  /// A cell whose box is 40 wide, with a further method.
  private static func cell(_ more: String) -> String {
    """
    import UIKit
    class Cell: UITableViewCell {
      let box = UIView()
      let other = UIView()
      override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        contentView.addSubview(box)
        box.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
          box.widthAnchor.constraint(equalToConstant: 40),
          box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
          box.topAnchor.constraint(equalTo: contentView.topAnchor),
          box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        ])
      }
      \(more)
    }
    """
  }

  private static func findings(_ more: String) throws -> [Finding] {
    try SwiftSample.with(["A.swift": cell(more)]) { $0.findings() }
  }

  @Test(arguments: [
    (
      "func fill(_ text: String) { box.widthAnchor.constraint(equalToConstant: 80).isActive = true }",
      "after `fill`"
    ),
    (
      "var size = 1 { didSet { box.widthAnchor.constraint(equalToConstant: 80).isActive = true } }",
      "after `size` is set"
    ),
    (
      """
      func fill(_ isWide: Bool) {
        guard isWide else { return }
        NSLayoutConstraint.activate([box.widthAnchor.constraint(equalToConstant: 80)])
      }
      """, "after `fill`"
    ),
  ])
  func `a constraint that contradicts others once data arrives is a note`(
    more: String, words: String
  ) throws {
    let found = try Self.findings(more)
    let finding = try #require(found.first)
    #expect(found.count == 1 && finding.rule == .conflictState && finding.severity == .note)
    #expect(finding.message.contains("in Cell \(words): "), "\(finding.message)")
    #expect(finding.message.contains("box.width == 80"), "\(finding.message)")
  }

  @Test(arguments: [
    // The event adds what agrees.
    "func fill() { box.heightAnchor.constraint(equalToConstant: 80).isActive = true }",
    // Its number is not known.
    "func fill(_ w: CGFloat) { box.widthAnchor.constraint(equalToConstant: w).isActive = true }",
    // It removes what it contradicts.
    """
    func fill() {
      box.removeFromSuperview()
      contentView.addSubview(box)
      box.heightAnchor.constraint(equalToConstant: 80).isActive = true
    }
    """,
    // It yields.
    """
    func fill() {
      let wide = box.widthAnchor.constraint(equalToConstant: 80)
      wide.priority = .defaultHigh
      wide.isActive = true
    }
    """,
  ])
  func `an event that leaves no contradiction has no finding`(more: String) throws {
    #expect(try Self.findings(more).isEmpty)
  }

  @Test func `a contradiction before the event is reported once`() throws {
    let more = """
      func fill() { box.heightAnchor.constraint(equalToConstant: 80).isActive = true }
      override func layoutSubviews() {
        super.layoutSubviews()
        box.widthAnchor.constraint(equalToConstant: 10).isActive = true
      }
      """
    #expect(try Self.findings(more).map(\.rule) == [.conflict])
  }

  @Test func `a contradiction that another class has is reported there alone`() throws {
    let part = """
      import UIKit
      class Part: UIView {
        let box = UIView()
        override init(frame: CGRect) {
          super.init(frame: frame)
          addSubview(box)
          box.translatesAutoresizingMaskIntoConstraints = false
          box.widthAnchor.constraint(equalToConstant: 40).isActive = true
          box.widthAnchor.constraint(equalToConstant: 50).isActive = true
        }
      }
      """
    let more = """
      func fill() {
        let part = Part()
        contentView.addSubview(part)
        part.translatesAutoresizingMaskIntoConstraints = false
        part.topAnchor.constraint(equalTo: contentView.topAnchor).isActive = true
      }
      """
    try SwiftSample.with(["A.swift": Self.cell(more), "B.swift": part]) { sample in
      let found = sample.findings().filter { $0.rule == .conflict || $0.rule == .conflictState }
      #expect(found.map(\.rule) == [.conflict])
    }
  }

  @Test func `without the rule no event runs`() throws {
    let more = "func fill() { box.widthAnchor.constraint(equalToConstant: 8).isActive = true }"
    let found = try SwiftSample.with(["A.swift": Self.cell(more)]) { sample in
      sample.findings { $0.severities[.conflictState] = .off }
    }
    #expect(found.isEmpty)
  }
}

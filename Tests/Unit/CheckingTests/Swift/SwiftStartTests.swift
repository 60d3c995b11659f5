import Checking
import Testing

/// The sizes of views before their first layout.
@Suite(.enabled(if: SwiftSample.isParsed)) struct SwiftStartTests {
  private static func rules(
    _ files: KeyValuePairs<String, String>, isStrict: Bool = false
  ) throws -> [Rule] {
    try SwiftSample.with(files) { sample in
      sample.findings { $0.isStrict = isStrict }.map(\.rule)
    }
  }

  private static func header(
    of superclass: String = "UITableViewHeaderFooterView", _ more: String = ""
  ) -> String {
    """
    import UIKit
    class Header: \(superclass) {
      let box = UIView()
      func setup() {
        let host = \(superclass == "UIView" ? "self" : "contentView")
        host.addSubview(box)
        box.translatesAutoresizingMaskIntoConstraints = false
        let trailing = box.trailingAnchor.constraint(equalTo: host.trailingAnchor, constant: -16)
        \(more)
        NSLayoutConstraint.activate([
          box.leadingAnchor.constraint(equalTo: host.leadingAnchor, constant: 16), trailing,
          box.topAnchor.constraint(equalTo: host.topAnchor),
        ])
      }
      \(superclass == "UIView"
        ? "override init(frame: CGRect) { super.init(frame: frame); setup() }"
        : "override init(reuseIdentifier: String?) { super.init(reuseIdentifier: nil); setup() }")
    }
    """
  }

  @Test func `a header with required insets conflicts while it has no size`() throws {
    try SwiftSample.with(["A.swift": Self.header()]) { sample in
      let found = sample.findings()
      let finding = try #require(found.first)
      #expect(found.count == 1 && finding.rule == .conflictAtStart && finding.severity == .note)
      #expect(finding.message.contains("in Header while it has no size: "))
      #expect(finding.message.contains("box.trailing == host.trailing - 16"))
      #expect(finding.repairs.contains { $0.text.contains("UILayoutPriority(999)") })
    }
  }

  @Test func `a header whose inset yields has no conflict at its start`() throws {
    for more in [
      "trailing.priority = UILayoutPriority(999)",
      "contentView.translatesAutoresizingMaskIntoConstraints = false",
    ] {
      #expect(try Self.rules(["A.swift": Self.header(more)]) == [])
    }
    // The size of a cell of a collection is that of its layout.
    let cell = Self.header(of: "UICollectionViewCell").replacing(
      "init(reuseIdentifier: String?) { super.init(reuseIdentifier: nil)",
      with: "init(frame: CGRect) { super.init(frame: frame)")
    #expect(try Self.rules(["A.swift": cell]) == [])
  }

  @Test func `a strict check compares the content of a cell with its first height`() throws {
    func cell(_ height: Int) -> String {
      """
      import UIKit
      class Cell: UITableViewCell {
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
          super.init(style: style, reuseIdentifier: reuseIdentifier)
          let box = UIView()
          contentView.addSubview(box)
          box.translatesAutoresizingMaskIntoConstraints = false
          NSLayoutConstraint.activate([
            box.topAnchor.constraint(equalTo: contentView.topAnchor),
            box.bottomAnchor.constraint(lessThanOrEqualTo: contentView.bottomAnchor),
            box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            box.heightAnchor.constraint(equalToConstant: \(height)),
          ])
        }
      }
      """
    }
    #expect(try Self.rules(["A.swift": cell(45)]) == [])
    #expect(try Self.rules(["A.swift": cell(44)], isStrict: true) == [])
    #expect(try Self.rules(["A.swift": cell(45)], isStrict: true) == [.conflictAtStart])
  }

  private static func controller(_ code: String) -> String {
    """
    import UIKit
    class Controller: UITableViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        \(code)
      }
    }
    """
  }

  @Test func `a view without a frame that a table shows starts without a size`() throws {
    for (code, rules) in [
      ("tableView.tableHeaderView = Header()", [Rule.conflictAtStart]),
      ("tableView.tableFooterView = Header(frame: .zero)", [.conflictAtStart]),
      ("let header = Header(); view.addSubview(header)", []),
      (
        "tableView.tableHeaderView = Header(frame: CGRect(x: 0, y: 0, width: 100, height: 50))",
        []
      ),
      (
        "let header = Header(); header.frame = view.bounds; tableView.tableHeaderView = header",
        []
      ),
      (
        """
        let header = Header(); header.translatesAutoresizingMaskIntoConstraints = false
        tableView.tableHeaderView = header
        """, []
      ),
    ] {
      let files: KeyValuePairs = [
        "A.swift": Self.header(of: "UIView"), "B.swift": Self.controller(code),
      ]
      #expect(try Self.rules(files) == rules, "\(code)")
    }
  }

  @Test func `a conflict at any size is none of the start`() throws {
    let more = "box.widthAnchor.constraint(equalTo: host.widthAnchor).isActive = true"
    #expect(try Self.rules(["A.swift": Self.header(more)]).first == .conflict)
  }
}

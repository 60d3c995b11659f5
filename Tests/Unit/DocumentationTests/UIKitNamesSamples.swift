import Foundation
import SectionSnapshots
import Testing
import UIKitNames

struct `Samples of UIKitNames` {
  @Test func `the first example`() {
    let screen = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let banner = UIView()
    screen.addSubview(banner)
    banner.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      banner.topAnchor.constraint(equalTo: screen.topAnchor),
      banner.leadingAnchor.constraint(equalTo: screen.leadingAnchor),
      banner.widthAnchor.constraint(equalTo: screen.widthAnchor, multiplier: 0.5),
      banner.heightAnchor.constraint(equalToConstant: 60),
    ])
    screen.layoutIfNeeded()
    #expect(banner.frame.width == 195)
  }

  @Test func `a conflict`() {
    let label = UIView()
    label.translatesAutoresizingMaskIntoConstraints = false
    let wide = label.widthAnchor.constraint(equalToConstant: 80)
    let narrow = label.widthAnchor.constraint(lessThanOrEqualToConstant: 40)
    NSLayoutConstraint.activate([wide, narrow])

    var conflict = ""
    do { try label.solveLayout() } catch { conflict = "\(error)" }
    #expect(conflict.hasPrefix("these cannot all hold: ") == true)

    wide.priority = .defaultHigh
    label.layoutIfNeeded()
    #expect(label.frame.width == 40)
  }

  @Test func `a list whose operations throw, and one whose do not`() {
    var list = NSDiffableDataSourceSectionSnapshot<String>()
    list.append(["Fruit", "Tools"])
    list.append(["Apple"], to: "Fruit")
    list.expand(["Fruit"])
    #expect(list.visibleItems == ["Fruit", "Apple", "Tools"])

    var checked = list.sectionSnapshot
    #expect(throws: SectionSnapshotError<String>.self) { try checked.append(["Apple"]) }
  }
}

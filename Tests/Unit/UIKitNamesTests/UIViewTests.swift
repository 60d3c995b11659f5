import Foundation
import Testing
import UIKitNames

/// A view with content.
private final class Label: UIView {
  var size: CGSize
  private(set) var layouts = 0

  init(width: CGFloat, height: CGFloat) {
    size = CGSize(width: width, height: height)
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
  }

  override var intrinsicContentSize: CGSize { size }
  override func layoutSubviews() { layouts += 1 }
}

struct `A UIView` {
  let screen = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))

  @Test func `has frames from its constraints, guides and intrinsic size`() {
    let label = Label(width: 80, height: 20)
    let guide = UILayoutGuide()
    screen.addSubview(label)
    screen.addLayoutGuide(guide)
    let wide = label.widthAnchor.constraint(equalTo: screen.widthAnchor, multiplier: 0.5)
    wide.priority = .defaultHigh
    NSLayoutConstraint.activate([
      guide.topAnchor.constraint(equalTo: screen.topAnchor, constant: 10),
      guide.leftAnchor.constraint(equalTo: screen.leftAnchor, constant: 20),
      guide.widthAnchor.constraint(equalToConstant: 5),
      guide.heightAnchor.constraint(equalToConstant: 5),
      label.topAnchor.constraint(equalTo: guide.topAnchor),
      label.leftAnchor.constraint(equalTo: guide.leftAnchor),
      wide,
    ])
    screen.layoutIfNeeded()
    #expect(label.frame == CGRect(x: 20, y: 10, width: 150, height: 20))
    #expect(guide.layoutFrame == CGRect(x: 20, y: 10, width: 5, height: 5))
    #expect(label.layouts == 1 && !label.hasAmbiguousLayout)
    NSLayoutConstraint.deactivate([wide])
    label.size.width = 90
    label.invalidateIntrinsicContentSize()
    label.layoutIfNeeded()
    #expect(label.frame.width == 90)
  }

  @Test func `keeps its frame as long as it translates its mask`() {
    let old = UIView(frame: CGRect(x: 8, y: 0, width: 40, height: 30))
    let new = UIView()
    new.translatesAutoresizingMaskIntoConstraints = false
    screen.addSubview(old)
    screen.addSubview(new)
    NSLayoutConstraint.activate([
      new.topAnchor.constraint(equalTo: old.bottomAnchor, constant: 10),
      new.leadingAnchor.constraint(equalTo: old.leadingAnchor),
      new.widthAnchor.constraint(equalTo: old.widthAnchor),
      new.heightAnchor.constraint(equalToConstant: 20),
    ])
    screen.layoutIfNeeded()
    #expect(old.frame == CGRect(x: 8, y: 0, width: 40, height: 30))
    #expect(new.frame == CGRect(x: 8, y: 40, width: 40, height: 20))
    old.frame.origin.y = 5
    screen.layoutIfNeeded()
    #expect(new.frame.origin.y == 45)
    old.translatesAutoresizingMaskIntoConstraints = false
    screen.layoutIfNeeded()
    #expect(old.hasAmbiguousLayout)
  }

  @Test func `has margins and a safe area`() {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    screen.addSubview(view)
    screen.safeAreaInsets = UIEdgeInsets(top: 40, left: 0, bottom: 20, right: 0)
    screen.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(screen.directionalLayoutMargins.trailing == 4)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: screen.safeAreaLayoutGuide.topAnchor),
      view.bottomAnchor.constraint(equalTo: screen.safeAreaLayoutGuide.bottomAnchor),
      view.leadingAnchor.constraint(equalTo: screen.layoutMarginsGuide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: screen.layoutMarginsGuide.trailingAnchor),
    ])
    screen.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 2, y: 40, width: 294, height: 40))
    #expect(
      screen.layoutMarginsGuide.layoutFrame == CGRect(x: 2, y: 1, width: 294, height: 96))
    #expect(screen.safeAreaLayoutGuide.owningView === screen)
  }

  @Test func `resists growing and shrinking by its priorities`() {
    let label = Label(width: 80, height: 20)
    screen.addSubview(label)
    #expect(label.contentHuggingPriority(for: .horizontal) == .defaultLow)
    #expect(label.contentCompressionResistancePriority(for: .vertical) == .defaultHigh)
    let narrow = label.widthAnchor.constraint(equalToConstant: 30)
    narrow.priority = UILayoutPriority(500)
    narrow.isActive = true
    label.centerXAnchor.constraint(equalTo: screen.leftAnchor, constant: 50).isActive = true
    label.firstBaselineAnchor.constraint(equalTo: screen.topAnchor).isActive = true
    screen.layoutIfNeeded()
    #expect(label.frame.width == 80)
    label.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    screen.layoutIfNeeded()
    #expect(label.frame == CGRect(x: 35, y: 0, width: 30, height: 20))
    label.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    narrow.constant = 200
    screen.layoutIfNeeded()
    #expect(label.frame.width == 80)
  }

  @Test func `moves between superviews with its constraints inside`() {
    let (first, second, inner) = (UIView(), UIView(), UIView())
    screen.addSubview(first)
    screen.addSubview(second)
    first.addSubview(inner)
    let outside = inner.topAnchor.constraint(equalTo: screen.topAnchor)
    let inside = inner.widthAnchor.constraint(equalToConstant: 1)
    NSLayoutConstraint.activate([outside, inside])
    first.addSubview(inner)
    #expect(outside.isActive && first.subviews == [inner])
    first.removeFromSuperview()
    #expect(!outside.isActive && inside.isActive)
    second.addSubview(inner)
    #expect(first.subviews.isEmpty && inner.superview === second)
    #expect(inner.isDescendant(of: screen) && !first.isDescendant(of: screen))
  }

  @Test func `breaks a constraint of a conflict, or throws the conflict`() throws {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    screen.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: screen.topAnchor),
      view.leadingAnchor.constraint(equalTo: screen.leadingAnchor),
      view.heightAnchor.constraint(equalToConstant: 10),
      view.widthAnchor.constraint(equalToConstant: 10),
      view.widthAnchor.constraint(equalToConstant: 20),
    ])
    #expect(throws: (any Error).self) { try screen.solveLayout() }
    #expect(view.frame == .zero)
    screen.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  @Test func `deep trees are released without recursion`() {
    var view = UIView()
    for _ in 0..<100_000 {
      let parent = UIView()
      parent.addSubview(view)
      view = parent
    }
    #expect(view.subviews.count == 1)
  }
}

import Foundation
import Testing
import UIKitNames

/// A protocol for the anchors, as code that wraps them declares one.
private protocol Wrapped {
  func constraint(equalTo anchor: Self, constant: CGFloat) -> NSLayoutConstraint
}

extension NSLayoutAnchor: Wrapped {}

struct `An NSLayoutAnchor` {
  let screen = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
  let view = UIView()

  init() {
    view.translatesAutoresizingMaskIntoConstraints = false
    screen.addSubview(view)
  }

  private func equal<A: Wrapped>(_ first: A, _ second: A) -> NSLayoutConstraint {
    first.constraint(equalTo: second, constant: 4)
  }

  private func frame(_ constraints: [NSLayoutConstraint]) -> CGRect {
    NSLayoutConstraint.activate(constraints)
    defer { NSLayoutConstraint.deactivate(constraints) }
    screen.layoutIfNeeded()
    return view.frame
  }

  @Test func `conforms to protocols over itself`() {
    let frame = frame([
      equal(view.topAnchor, screen.topAnchor), equal(view.leadingAnchor, screen.leadingAnchor),
      equal(view.widthAnchor, screen.widthAnchor), equal(view.heightAnchor, screen.heightAnchor),
    ])
    #expect(frame == CGRect(x: 4, y: 4, width: 304, height: 104))
  }

  @Test func `is of one class for all horizontal positions`() {
    let anchors: [NSLayoutXAxisAnchor] = [
      view.leadingAnchor, view.trailingAnchor, view.leftAnchor, view.rightAnchor,
      view.centerXAnchor,
    ]
    #expect(anchors.count == 5)
    let bounds = [
      view.leftAnchor.constraint(greaterThanOrEqualTo: screen.centerXAnchor),
      view.rightAnchor.constraint(lessThanOrEqualTo: screen.rightAnchor, constant: -10),
      view.rightAnchor.constraint(greaterThanOrEqualTo: screen.rightAnchor, constant: -10),
      view.leftAnchor.constraint(lessThanOrEqualTo: screen.centerXAnchor),
      view.topAnchor.constraint(equalTo: screen.topAnchor),
      view.bottomAnchor.constraint(equalTo: screen.bottomAnchor),
    ]
    #expect(frame(bounds) == CGRect(x: 150, y: 0, width: 140, height: 100))
  }

  @Test func `has system spacings, multiples and distances`() {
    let frame = frame([
      view.leadingAnchor.constraint(
        equalToSystemSpacingAfter: screen.leadingAnchor, multiplier: 2),
      view.topAnchor.constraint(equalToSystemSpacingBelow: screen.topAnchor, multiplier: 1),
      view.widthAnchor.constraint(equalTo: screen.heightAnchor, multiplier: 0.5, constant: 3),
      view.bottomAnchor.anchorWithOffset(to: screen.bottomAnchor).constraint(
        equalTo: screen.topAnchor.anchorWithOffset(to: view.topAnchor)),
    ])
    #expect(frame == CGRect(x: 16, y: 8, width: 53, height: 84))
  }

  @Test func `makes constraints that say what they are`() {
    let constraint = view.widthAnchor.constraint(equalTo: screen.widthAnchor, multiplier: 0.5)
    constraint.identifier = "half"
    #expect(constraint.multiplier == 0.5 && constraint.constant == 0)
    #expect(constraint.identifier == "half" && constraint.priority == .required)
    #expect(constraint.description.contains(".width == 0.5 * "))
  }

  @Test func `stops at a leading edge against a left one`() async {
    await #expect(processExitsWith: .failure) {
      let view = UIView()
      _ = view.leadingAnchor.constraint(equalTo: view.leftAnchor)
    }
  }

  @Test func `stops at a priority that is none`() async {
    await #expect(processExitsWith: .failure) {
      UIView().widthAnchor.constraint(equalToConstant: 1).priority = UILayoutPriority(1001)
    }
  }
}

import SwiftInterpreter
import SwiftParsing
import SwiftScenes
import SwiftSources
import Testing
import UIKitModel

/// Code that nothing runs up to the first layout.
@Suite(.enabled(if: SourceParsing.program != nil))
struct EventTests {
  /// The statements of a program that are left, after its classes, their events and its functions.
  private func left(_ source: String) -> (byClasses: Int, byEvents: Int, byFunctions: Int) {
    let found = SceneProgram(source)
    let (program, types) = (found.program, found.types)
    LayoutInterest.set(in: program)
    var left = Set(ConstraintStatements.all(in: program, types).map(\.id))
    func note(_ worlds: SceneWorlds) {
      for world in worlds {
        for statement in world.statements where statement.isResolved { left.remove(statement.call) }
      }
    }
    for sceneClass in found.classes { note(SceneWorlds(of: sceneClass, in: program, types)) }
    let byClasses = left.count
    for sceneClass in found.classes {
      for event in SceneEvent.all(of: sceneClass, in: program, reaching: left) {
        note(SceneWorlds(of: sceneClass, in: program, types, after: event))
      }
    }
    let byEvents = left.count
    for function in SceneFunction.all(in: program, reaching: left) {
      note(SceneWorlds(of: function, in: program, types))
    }
    return (byClasses, byEvents, left.count)
  }

  @Test func `methods, observers and initialisers that nothing calls run as events`() {
    let found = left(
      """
      class V: UIView {
        let a = UIView()
        var size: CGFloat = 0 { didSet { a.widthAnchor.constraint(equalToConstant: 3).isActive = true } }
        override init(frame: CGRect) { super.init(frame: frame); addSubview(a) }
        init(title: String, other: UIView) {
          super.init(frame: .zero)
          a.topAnchor.constraint(equalTo: other.topAnchor).isActive = true
        }
        func didTap() { a.leftAnchor.constraint(equalTo: leftAnchor).isActive = true }
      }
      """)
    #expect(found == (3, 0, 0))
  }

  @Test func `an event has a world for each outcome of its conditions`() {
    let found = left(
      """
      class V: UIView {
        func show(isWide: Bool) {
          if isWide {
            widthAnchor.constraint(equalToConstant: 9).isActive = true
          } else {
            widthAnchor.constraint(equalToConstant: 3).isActive = true
          }
        }
      }
      """)
    #expect(found == (2, 0, 0))
  }

  @Test func `helpers outside of views run with names for what they get`() {
    let found = left(
      """
      extension UIView {
        func pin(to other: UIView) {
          topAnchor.constraint(equalTo: other.topAnchor).isActive = true
        }
      }
      protocol Placed { var content: UIView { get } }
      extension Placed {
        func place(in host: UIView) {
          content.topAnchor.constraint(equalTo: host.topAnchor).isActive = true
        }
      }
      struct Panel {
        let view: UIView
        static func row(_ v: UIView) { v.widthAnchor.constraint(equalToConstant: 1).isActive = true }
        func show(in host: UIView) {
          view.leftAnchor.constraint(equalTo: host.leftAnchor).isActive = true
        }
      }
      class Presenter {
        let overlay = UIView()
        func present(over window: UIWindow) {
          window.addSubview(overlay)
          overlay.topAnchor.constraint(equalTo: window.topAnchor).isActive = true
        }
      }
      func center(_ a: UIView, _ b: UIView) {
        a.centerXAnchor.constraint(equalTo: b.centerXAnchor).isActive = true
      }
      """)
    #expect(found == (6, 6, 0))
  }

  @Test func `a rectangle that is compared makes no constraint`() {
    #expect(
      left("class V: UIView { func f() -> Bool { frame.equalTo(bounds) } }") == (0, 0, 0))
  }
}

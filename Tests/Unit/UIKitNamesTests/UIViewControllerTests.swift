import Foundation
import Testing
import UIKitNames

private final class Controller: UIViewController {
  var events: [String] = []

  init() { super.init(nibName: nil, bundle: nil) }

  override func viewDidLoad() { events.append("loaded") }
  override func willMove(toParent parent: UIViewController?) {
    events.append(parent == nil ? "will leave" : "will move")
  }
  override func didMove(toParent parent: UIViewController?) {
    events.append(parent == nil ? "has left" : "has moved")
  }
}

struct `A UIViewController` {
  @Test func `makes its view on first use`() {
    let controller = Controller()
    #expect(!controller.isViewLoaded && controller.viewIfLoaded == nil)
    let view: UIView = controller.view
    #expect(controller.view === view && controller.viewIfLoaded === view)
    #expect(controller.events == ["loaded"])
  }

  @Test func `has one parent`() {
    let (first, second, child) = (UIViewController(), UIViewController(), Controller())
    first.addChild(child)
    child.didMove(toParent: first)
    #expect(child.parent === first && first.children == [child])
    second.addChild(child)
    child.didMove(toParent: second)
    #expect(child.parent === second && first.children.isEmpty)
    child.willMove(toParent: nil)
    child.removeFromParent()
    #expect(child.parent == nil && second.children.isEmpty)
    #expect(
      child.events == [
        "will move", "has moved", "has left", "will move", "has moved", "will leave", "has left",
      ])
  }
}

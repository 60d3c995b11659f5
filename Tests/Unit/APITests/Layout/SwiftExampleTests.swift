import Foundation
import TestSupport
import ConstraintLayout
import Testing

/// Examples in Swift and as requests, which must agree.
struct `Layouts in Swift and as JSON` {
  func frames(_ example: String) throws -> LayoutClient.Reply {
    let folder = Repository.root.appending(path: "examples")
    let file = folder.appending(path: "\(example)/request.json")
    return layout(try String(contentsOf: file, encoding: .utf8))
  }

  func expectEqual(_ root: View, _ example: String) throws {
    let reply = try frames(example)
    let solved = try LiveLayout(root).solve()
    for element in root.elements {
      let frame = try #require(solved[element])
      #expect(reply.frame(element.name) == [frame.x, frame.y, frame.width, frame.height])
    }
  }

  @Test func `a label under a button`() throws {
    let view = View("screen", width: 375, height: 667)
    let button = View("button", x: 20, y: 100, width: 120, height: 44)
    let label = View("label", intrinsicSize: .init(width: 400, height: 20))
    view.addSubviews(button, label)
    label.layout {
      $0.top == button.bottomAnchor + 20
      $0.leading == button.leadingAnchor
      $0.width <= view.widthAnchor - 40
    }
    try expectEqual(view, "label-under-button")
  }

  @Test func `a child in the lower half of its container`() throws {
    let view = View("container", width: 390, height: 844)
    view.addChild(View("child")) {
      $0.view.leadingAnchor.constraint(equalTo: view.leadingAnchor)
      $0.view.trailingAnchor.constraint(equalTo: view.trailingAnchor)
      $0.view.topAnchor.constraint(equalTo: view.centerYAnchor)
      $0.view.bottomAnchor.constraint(equalTo: view.bottomAnchor)
    }
    try expectEqual(view, "pinned-child")
  }
}

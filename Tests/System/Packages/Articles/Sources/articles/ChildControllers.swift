// Controllers in a container, added with their constraints in one call.
import ConstraintLayout

private class Controller: ViewOwner {
  let view: View
  private(set) var children: [Controller] = []
  private(set) var hasParent = false

  init(_ name: String, width: Double? = nil, height: Double? = nil) {
    view = View(name, width: width, height: height)
  }

  func addChildController<Child: Controller>(
    _ child: Child,
    @ConstraintBuilder with constraints: (Child) -> [Constraint]
  ) {
    children.append(child)
    view.addSubview(child.view)
    child.view.translatesAutoresizingMaskIntoConstraints = false
    Constraint.activate(constraints(child))
    child.hasParent = true
  }
}

/// A controller whose own view is not all there is to constrain.
private final class Player: Controller {
  let controls = View("controls", height: 44)

  init() {
    super.init("player")
    view.addSubview(controls)
  }
}

func childControllers() throws {
  let container = Controller("container", width: 390, height: 844)
  let view = container.view

  container.addChildController(Player()) {
    $0.view.leadingAnchor.constraint(equalTo: view.leadingAnchor)
    $0.view.trailingAnchor.constraint(equalTo: view.trailingAnchor)
    $0.view.topAnchor.constraint(equalTo: view.centerYAnchor)
    $0.view.bottomAnchor.constraint(equalTo: view.bottomAnchor)
    $0.controls.edges <= $0.view.edges
    $0.controls.leading == $0.view.leading
    $0.controls.width == $0.view.width
    $0.controls.bottom == $0.view.bottom
  }

  // The library has the same for every type with a view.
  let isCompact = true
  container.addChild(Controller("banner", height: 60)) {
    $0.view.top == view.top
    $0.view.leading == view.leading
    if isCompact {
      print("a compact banner")
      $0.view.width == view.width
    } else {
      $0.view.width == view.width / 2
    }
  }

  let frames = try LiveLayout(view).solve()
  for element in view.elements {
    guard let frame = frames[element] else { continue }
    print("\(element.name) at \(frame.x), \(frame.y), \(frame.width) by \(frame.height)")
  }
  print("\(container.children.filter(\.hasParent).count) child of a controller")
}

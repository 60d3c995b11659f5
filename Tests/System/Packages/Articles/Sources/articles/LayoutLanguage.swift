// A language for layouts: the same three constraints with the anchors' methods, with a proxy, and
// with operators.
import ConstraintLayout

private struct Screen {
  let view = View("view", width: 375, height: 667)
  let button = View("button", x: 24, y: 64, width: 140, height: 44)
  let label = View("label", intrinsicSize: .init(width: 520, height: 22))

  init() { view.addSubviews(button, label) }

  func show(_ title: String) throws {
    print(title)
    for constraint in label.constraints { print("  \(constraint)") }
    let frames = try LiveLayout(view).solve()
    if let frame = frames[label] {
      print("  label at \(frame.x), \(frame.y), \(frame.width) by \(frame.height)")
    }
  }
}

func layoutLanguage() throws {
  try withAnchors()
  try withAProxy()
  try withOperators()
  try withFractions()
}

private func withAnchors() throws {
  let screen = Screen()
  let (view, button, label) = (screen.view, screen.button, screen.label)
  label.translatesAutoresizingMaskIntoConstraints = false

  Constraint.activate([
    label.topAnchor.constraint(
      equalTo: button.bottomAnchor,
      constant: 16
    ),
    label.leadingAnchor.constraint(
      equalTo: button.leadingAnchor
    ),
    label.widthAnchor.constraint(
      lessThanOrEqualTo: view.widthAnchor,
      constant: -48
    ),
  ])
  try screen.show("Anchors")
}

private func withAProxy() throws {
  let screen = Screen()
  let (view, button, label) = (screen.view, screen.button, screen.label)

  let proxy = LayoutProxy(view: label)
  proxy.top.equal(to: button.bottomAnchor, offsetBy: 16)
  proxy.leading.equal(to: button.leadingAnchor)
  proxy.width.lessThanOrEqual(to: view.widthAnchor, offsetBy: -48)
  try screen.show("A proxy")

  let second = Screen()
  second.label.layout {
    $0.top.equal(to: second.button.bottomAnchor, offsetBy: 16)
    $0.leading.equal(to: second.button.leadingAnchor)
    $0.width.lessThanOrEqual(to: second.view.widthAnchor, offsetBy: -48)
  }
  try second.show("A proxy in a closure")
}

private func withOperators() throws {
  let screen = Screen()
  let (view, button, label) = (screen.view, screen.button, screen.label)

  label.layout {
    $0.top == button.bottomAnchor + 16
    $0.leading == button.leadingAnchor
    $0.width <= view.widthAnchor - 48
  }
  try screen.show("Operators")
}

private func withFractions() throws {
  let screen = Screen()
  let (view, button, label) = (screen.view, screen.button, screen.label)

  label.layout {
    print("laying out \($0.element.name)")
    $0.top == button.bottomAnchor + 16
    $0.leading == button.leadingAnchor
    $0.width == (view.widthAnchor - 48) / 3 * 2
  }
  try screen.show("Fractions")
}

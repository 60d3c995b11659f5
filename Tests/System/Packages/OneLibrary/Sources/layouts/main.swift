import ConstraintLayout

let screen = View("screen", width: 375, height: 667)
let label = View("label", intrinsicSize: .init(width: 90, height: 20))
screen.addSubview(label)
label.layout {
  $0.top == screen.top + 20
  $0.leading == screen.leading + 20
}
if let frame = try LiveLayout(screen).solve()[label] {
  print(frame.x, frame.y, frame.width, frame.height)
}

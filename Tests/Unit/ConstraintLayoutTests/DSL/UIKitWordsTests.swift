import ConstraintLayout
import ConstraintSolver
import Testing
import TrellisTesting

struct `Views and priorities with the words of UIKit` {
  @Test func `make a layout`() throws {
    let screen = View("screen", width: 300, height: 100)
    let label = View("label", intrinsicSize: .init(width: 80, height: 20))
    let guide = LayoutGuide("guide", insets: EdgeInsets(top: 10, left: 20))
    screen.addSubview(label)
    screen.addLayoutGuide(guide)
    label.translatesAutoresizingMaskIntoConstraints = false
    let wide = label.widthAnchor.constraint(equalTo: screen.widthAnchor, multiplier: 0.5)
    wide.priority = .defaultHigh
    let top: LayoutAnchor<VerticalPosition> = guide.topAnchor
    let leading: LayoutAnchor<LeadingTrailing> = guide.leadingAnchor
    let height: LayoutAnchor<Length> = label.heightAnchor
    Constraint.activate([
      label.topAnchor.constraint(equalTo: top),
      label.leadingAnchor.constraint(equalTo: leading),
      height.constraint(lessThanOrEqualToConstant: 30),
      wide,
    ])
    expectFrames(of: LiveLayout(screen), "words.json")
    Constraint.deactivate([wide])
    #expect(try LiveLayout(screen).solve()[label]?.width == 80)
  }

  @Test func `set priorities of content by axis, before and after its size`() throws {
    let view = View("view")
    view.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    view.setContentCompressionResistancePriority(Priority(rawValue: 999), for: .vertical)
    #expect(view.intrinsicSize?.width == nil)
    view.intrinsicSize?.width = 10
    #expect(view.intrinsicSize?.hugging == .init(horizontal: .high, vertical: .low))
    #expect(view.intrinsicSize?.compressionResistance.vertical.value == 999)
    #expect(view.intrinsicSize?.compressionResistance.horizontal == .high)
    #expect([Priority.defaultLow, .fittingSizeLevel].map(\.value) == [250, 50])
  }

  @Test func `keep the given frame of a view that translates its mask`() {
    let screen = View(width: 300, height: 100)
    let old = View(x: 8, width: 40)
    let new = View(x: 8, width: 40)
    screen.addSubviews([old, new])
    old.translatesAutoresizingMaskIntoConstraints = true
    screen.translatesAutoresizingMaskIntoConstraints = true
    Constraint.activate([
      new.topAnchor.constraint(equalTo: old.bottomAnchor, constant: 10),
      new.heightAnchor.constraint(equalToConstant: 20),
    ])
    expectFrames(of: LiveLayout(screen), "masks.json")
  }

  @Test func `name views and guides that have no name, each differently`() throws {
    let screen = View(width: 300, height: 100)
    let guide = LayoutGuide(insets: EdgeInsets(top: 10, left: 20))
    let views = [View(), View()]
    screen.addSubviews(views)
    screen.addLayoutGuide(guide)
    #expect(Set(screen.elements.map(\.name)).count == 4)
    #expect(screen.name.hasPrefix("unnamedView") && guide.name.hasPrefix("unnamedGuide"))
    #expect(try LiveLayout(screen).solve()[guide]?.x == 20)
  }

  @Test func `stop at a priority that is none`() async {
    await #expect(processExitsWith: .failure) { _ = Priority(rawValue: 1001) }
  }
}

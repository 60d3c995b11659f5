import ConstraintLayout
import ConstraintSolver
import Testing

#if !canImport(UIKit) && !canImport(AppKit)
  struct `Code that was written for UIKit` {
    @Test func `has its names for views, guides, constraints and priorities`() throws {
      let screen = UIView("screen", width: 300, height: 100)
      let label = UIView("label", intrinsicSize: .init(width: 80, height: 20))
      let guide = UILayoutGuide("guide", insets: UIEdgeInsets(top: 10, left: 20))
      screen.addSubview(label)
      screen.addLayoutGuide(guide)
      label.translatesAutoresizingMaskIntoConstraints = false
      let wide = label.widthAnchor.constraint(equalTo: screen.widthAnchor, multiplier: 0.5)
      wide.priority = .defaultHigh
      let top: NSLayoutYAxisAnchor = guide.topAnchor
      let leading: NSLayoutXAxisAnchor = guide.leadingAnchor
      let height: NSLayoutDimension = label.heightAnchor
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: top),
        label.leadingAnchor.constraint(equalTo: leading),
        height.constraint(lessThanOrEqualToConstant: 30),
        wide,
      ])
      let frame = try LiveLayout(screen).solve()[label]
      #expect(frame == Frame(x: 20, y: 10, width: 150, height: 20))
      NSLayoutConstraint.deactivate([wide])
      #expect(try LiveLayout(screen).solve()[label]?.width == 80)
    }

    @Test func `sets priorities of content by axis, before and after its size`() throws {
      let view = UIView("view")
      view.setContentHuggingPriority(.defaultHigh, for: .horizontal)
      view.setContentCompressionResistancePriority(UILayoutPriority(rawValue: 999), for: .vertical)
      #expect(view.intrinsicSize?.width == nil)
      view.intrinsicSize?.width = 10
      #expect(view.intrinsicSize?.hugging == .init(horizontal: .high, vertical: .low))
      #expect(view.intrinsicSize?.compressionResistance.vertical.value == 999)
      #expect(view.intrinsicSize?.compressionResistance.horizontal == .high)
      #expect([UILayoutPriority.defaultLow, .fittingSizeLevel].map(\.value) == [250, 50])
    }

    @Test func `cannot have a frame come from a mask`() {
      let view = UIView("view")
      view.translatesAutoresizingMaskIntoConstraints = true
      #expect(view.translatesAutoresizingMaskIntoConstraints == false)
    }

    @Test func `stops at a priority that is none`() async {
      await #expect(processExitsWith: .failure) { _ = UILayoutPriority(rawValue: 1001) }
    }
  }
#endif

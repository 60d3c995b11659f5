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

    @Test func `keeps the given frame of a view that translates its mask`() throws {
      let screen = UIView(width: 300, height: 100)
      let old = UIView(x: 8, width: 40)
      let new = UIView(x: 8, width: 40)
      screen.addSubviews([old, new])
      old.translatesAutoresizingMaskIntoConstraints = true
      screen.translatesAutoresizingMaskIntoConstraints = true
      NSLayoutConstraint.activate([
        new.topAnchor.constraint(equalTo: old.bottomAnchor, constant: 10),
        new.heightAnchor.constraint(equalToConstant: 20),
      ])
      let solved = try LiveLayout(screen).solve()
      #expect(solved[old] == Frame(x: 8, y: 0, width: 40, height: 0))
      #expect(solved[new] == Frame(x: 8, y: 10, width: 40, height: 20))
      #expect(solved[screen]?.width == 300)
    }

    @Test func `names views and guides that have no name, each differently`() throws {
      let screen = UIView(width: 300, height: 100)
      let guide = UILayoutGuide(insets: UIEdgeInsets(top: 10, left: 20))
      let views = [UIView(), UIView()]
      screen.addSubviews(views)
      screen.addLayoutGuide(guide)
      #expect(Set(screen.elements.map(\.name)).count == 4)
      #expect(screen.name.hasPrefix("unnamedView") && guide.name.hasPrefix("unnamedGuide"))
      #expect(try LiveLayout(screen).solve()[guide]?.x == 20)
    }

    @Test func `stops at a priority that is none`() async {
      await #expect(processExitsWith: .failure) { _ = UILayoutPriority(rawValue: 1001) }
    }
  }
#endif

import SwiftInterpreter
import SwiftParsing
import SwiftSources
import SwiftWorld
import Testing

/// What the interpreter asks of a system library.
@Suite(.enabled(if: SourceParsing.program != nil))
struct LibraryTests {
  private func events(_ source: String) -> [String] { run(source).events }

  private func run(_ source: String) -> (
    events: [String], lines: [String], unknown: [String], end: WorldEnd
  ) {
    let test = TestProgram(source) { ViewTypes(&$0) }
    let library = ViewLibrary(test.program)
    let outcome = test.outcome(library: library)
    return (library.events, outcome.lines, library.unknown, outcome.end)
  }

  @Test func `constructs system classes, and calls their methods with the place`() {
    #expect(
      events(
        """
        func run() {
          let a = UIView()
          let b = UILabel()
          a.addSubview(b)
        }
        """) == ["a + b @4"])
  }

  @Test func `events have the chain of calls down to them`() {
    #expect(
      events(
        """
        class V: UIView {
          let label = UILabel()
          func setUp() {
            add(label)
          }
        }
        extension UIView {
          func add(_ v: UIView) {
            addSubview(v)
          }
        }
        func run() {
          let v = V()
          v.setUp()
        }
        """) == ["init UIView []", "v + label @9<4<14"])
  }

  @Test func `super init reaches the system, and a default initialiser the one that is overridden`()
  {
    #expect(
      events(
        """
        class V: UIView {
          override init(frame: CGRect) { super.init(frame: frame); isHidden = true }
          required init?(coder: NSCoder) { fatalError() }
        }
        class W: V {}
        func run() { let w = W(); let v = V(frame: .zero) }
        """) == [
          "init UIView [\"frame\"]", "object.isHidden = boolean(true) @2<6",
          "init UIView [\"frame\"]", "object.isHidden = boolean(true) @2<6",
        ])
  }

  @Test func `implicit members take the type of a system property`() {
    #expect(
      events(
        "func run() { let v = UIView(); v.axis = .vertical; v.axis = flag ? .vertical : .horizontal }"
      )
        == ["v.axis = .vertical @1", "v.axis = .horizontal @1"])
  }

  @Test func `literals take the type of a system property`() {
    #expect(
      run("func run() { let v = UIView(); v.alpha = 1; print(v.alpha, v.alpha / 2) }").lines == [
        "1.0 0.5"
      ])
  }

  @Test func `anchors of views are values of the library`() {
    #expect(
      events(
        """
        func run() {
          let a = UIView(), b = UIView()
          a.topAnchor.constraint(equalTo: b.bottomAnchor, constant: 8).isActive = true
        }
        """) == ["a.topAnchor == b.bottomAnchor @3"])
  }

  @Test func `closures that the library calls run in the same world`() {
    #expect(
      events(
        """
        class V: UIView {
          func show() { UIView.animate(withDuration: 0.3) { self.addSubview(UIView()) } }
        }
        func run() { V().show() }
        """) == ["init UIView []", "animate @2<4", "object + object @2<2<4"])
  }

  @Test func `the library reads properties that classes of the repository override`() {
    #expect(
      events(
        """
        class V: UIView {
          override var intrinsicContentSize: CGSize { CGSize(width: 10, height: super.alphaless) }
        }
        class W: UIView { override var intrinsicContentSize: CGSize { .init(width: 4 + 5, height: 6) } }
        func run() { W().layout() }
        """) == ["init UIView []", "size [\"9.0\", \"6.0\"]"])
  }

  @Test func `an observer of a system property runs after the library has set it`() {
    let result = run(
      """
      class V: UIView {
        override var axis: Axis { didSet { print("did set") } }
      }
      func run() { let v = V(); v.axis = .vertical }
      """)
    #expect(result.events == ["init UIView []", "v.axis = .vertical @4"])
    #expect(result.lines == ["did set"])
  }

  @Test func `the system's method goes before a variadic one of an extension`() {
    #expect(
      events(
        """
        extension UIView {
          func addSubview(_ views: UIView...) { for v in views { addSubview(v) } }
        }
        func run() { let a = UIView(), b = UIView(), c = UIView(); a.addSubview(b); a.addSubview(b, c) }
        """) == ["a + b @4", "a + b @2<4", "a + c @2<4"])
  }

  @Test func `extensions of superclasses of the system have their members in subclasses`() {
    #expect(
      run(
        """
        protocol Named {}
        extension Named { var tag: String { "tag" } }
        extension UIView: Named { static func make() -> Self { Self() }; var twice: Int { 2 } }
        class L: UILabel {}
        func run() { print(L().tag, L.make().twice, UILabel().twice) }
        """
      ).lines == ["tag 2 2"])
  }

  @Test func `a convenience initialiser of an extension makes an instance of the system`() {
    #expect(
      run(
        """
        extension UILabel { convenience init(alpha: CGFloat) { self.init(); self.alpha = alpha } }
        func run() { let l = UILabel(alpha: 2); print(l.alpha) }
        """
      ).lines == ["2.0"])
  }

  @Test func `a required property of a class that nobody sets is symbolic`() {
    #expect(
      events(
        """
        class Cell: UIView { var host: UIView! ; func run() { superview?.addSubview(self) } }
        func run() { other.view.addSubview(UIView()); let c = Cell(); c.run() }
        """) == ["init UIView []", "c.superview + c @1<2"])
  }

  @Test func `the library hears what is not known`() {
    let result = run("func run() { let v = UIView(); v.pinToEdges(); decorate(v) }")
    #expect(result.unknown == ["pinToEdges", "decorate"])
  }

  @Test func `closures that a queue gets run after the function`() {
    #expect(
      run("func run() { DispatchQueue.main.async { print(2) }; print(1) }").lines == ["1", "2"])
  }

  @Test func `associated objects belong to their object`() {
    #expect(
      run(
        """
        var key = 0
        extension UIView {
          var tagName: String? {
            get { objc_getAssociatedObject(self, &key) as? String }
            set { objc_setAssociatedObject(self, &key, newValue, .OBJC_ASSOCIATION_RETAIN) }
          }
        }
        func run() { let a = UIView(), b = UIView(); a.tagName = "x"; print(a.tagName ?? "-", b.tagName ?? "-") }
        """
      ).lines == ["x -"])
  }

  @Test func `geometry is that of Core Graphics`() {
    #expect(
      run(
        """
        func run() {
          var r = CGRect(x: 1, y: 2, width: 10, height: 20)
          r.size.width += 5; r.origin.x = 3
          print(r.maxX, r.midY, r.width, r.insetBy(dx: 1, dy: 2).height, CGSize.zero == .init(width: 0, height: 0))
          let i = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
          print(i.top + i.bottom, UIEdgeInsets.zero.left)
        }
        """
      ).lines == ["18.0 12.0 15.0 16.0 true", "4.0 0.0"])
  }
}

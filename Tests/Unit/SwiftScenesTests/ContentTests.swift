import ConstraintSolver
import LayoutRequests
import ConstraintLayout
import SwiftInterpreter
import SwiftParsing
import SwiftScenes
import TextBytes
import TextLayout
import Testing

/// Sizes of contents and conditions.
@Suite(.enabled(if: SourceParsing.program != nil))
struct ContentTests {
  private func view(ofViews declarations: String, _ statements: String = "") -> SwiftScene? {
    composed(
      """
      \(declarations)
      override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(a)
        \(statements)
      }
      """)
  }

  @Test func `controls have the sizes of the system`() throws {
    let scene = try #require(view(ofViews: "let a = UISwitch()"))
    #expect(scene.layout.intrinsicSize(of: ItemIndex(1))?.width == 49)
    #expect(scene.layout.intrinsicSize(of: ItemIndex(1))?.height == 31)
    let large = try #require(
      view(ofViews: "let a = UIActivityIndicatorView(style: .large)"))
    #expect(large.layout.intrinsicSize(of: ItemIndex(1))?.width == 37)
  }

  @Test func `the size of a button with a configuration is unknown by that name`() throws {
    for button in [
      "UIButton(configuration: .filled())",
      "{ let b = UIButton(); b.configuration = .plain(); b.configuration?.title = \"OK\"; return b }()",
    ] {
      let scene = try #require(view(ofViews: "let a = \(button)"))
      #expect(scene.items[1].unknownContent == "configuration")
      #expect(scene.layout.intrinsicSize(of: ItemIndex(1)) == nil)
    }
  }

  @Test func `a label has a text with its font and lines`() throws {
    let scene = try #require(
      view(
        ofViews: "let a = UILabel()",
        """
        a.text = "Hello"
        a.font = .systemFont(ofSize: 20, weight: .semibold)
        a.numberOfLines = 0
        a.setContentHuggingPriority(.required, for: .horizontal)
        """))
    #expect(
      scene.texts == [
        ItemIndex(1): TextSpec("Hello", font: .system(20, weight: .semibold), lines: 0)
      ])
    let size = try #require(scene.layout.intrinsicSize(of: ItemIndex(1)))
    #expect(size.hugging.horizontal.value == 1_000)
    #expect(size.hugging.vertical.value == 250)
    #expect(size.compressionResistance.horizontal.value == 750)
  }

  @Test func `fonts of text styles and named fonts are known`() throws {
    let scene = try #require(
      view(
        ofViews: "let a = UILabel()",
        "a.text = \"x\"; a.font = UIFont.preferredFont(forTextStyle: .headline)"))
    #expect(scene.texts == [ItemIndex(1): TextSpec("x", font: .style(.headline))])
  }

  @Test func `a text or font that is not known is named`() throws {
    let scene = try #require(
      view(ofViews: "let a = UILabel()", "a.text = model.title"))
    #expect(scene.items[1].unknownContent == "model.title")
    #expect(scene.texts.isEmpty)
    #expect(
      view(ofViews: "let a = UILabel()", "a.text = \"x\"; a.font = Theme.body")?.items[1]
        .unknownContent == "font")
  }

  @Test func `a class of the repository states its size`() throws {
    let scene = try #require(
      composed(
        """
        let a = Badge()
        override init(frame: CGRect) { super.init(frame: frame); addSubview(a) }
        """,
        """
        class Badge: UIView {
          private let side: CGFloat = 12
          override var intrinsicContentSize: CGSize {
            CGSize(width: side * 2, height: UIView.noIntrinsicMetric)
          }
        }
        """))
    let size = try #require(scene.layout.intrinsicSize(of: ItemIndex(1)))
    #expect(size.width == 24)
    #expect(size.height == nil)
  }

  @Test func `traits are conditions, which are usually those of a phone`() throws {
    let program = SceneProgram(
      """
      class V: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          let isWide = traitCollection.horizontalSizeClass == .regular
          view.widthAnchor.constraint(equalToConstant: isWide ? 700 : 300).isActive = true
          if UIDevice.current.userInterfaceIdiom == .pad {
            view.heightAnchor.constraint(equalToConstant: 1).isActive = true
          }
        }
      }
      """)
    let world = try #require(program.world(of: "V"))
    #expect(world.scene?.constraints == ["view.width == 300"])
    #expect(
      world.decisions.map(\.condition.text) == [
        "horizontalSizeClass == .compact", "userInterfaceIdiom == .phone",
      ])
    let other = Assumptions().assuming(1, of: ExactText("horizontalSizeClass == .compact"))
    #expect(
      program.world(of: "V", assuming: other)?.scene?.constraints == ["view.width == 700"])
  }

  @Test func `the size of the screen has a name`() throws {
    let scene = try #require(
      view(
        ofViews: "let a = UIView()",
        "a.widthAnchor.constraint(equalToConstant: UIScreen.main.bounds.width / 2).isActive = true")
    )
    #expect(scene.leftOut.count == 1)
    #expect(scene.constraints == [])
  }

  @Test func `a scene becomes a request with the places of its constraints`() throws {
    let scene = try #require(
      composed(
        statements: "a.topAnchor.constraint(equalTo: topAnchor, constant: 8).isActive = true"))
    let request = scene.request()
    #expect(request.scene.constraints.count == 1)
    #expect(request.root == ItemIndex(0))
  }

  @Test func `a class that only its subclasses make is no root`() {
    let classes = """
      class A: UIView {}
      class B: A {}
      class C: UIView { @IBOutlet var a: A! }
      class D: C {}
      class E: UIView {}
      """
    #expect(SceneProgram(classes).classes.map(\.name) == ["B", "C", "D", "E"])
    for use in ["let a = A()", "let a = A.self", "let a = Module.A()", "let a = A.make()"] {
      let names = SceneProgram(classes + "\n" + use).classes.map(\.name)
      #expect(names == ["A", "B", "C", "D", "E"], "\(use)")
    }
  }

  @Test func `classes of every role are roots`() {
    let program = SceneProgram(
      """
      class A: UIViewController {}
      class B: A { class Inner: UIButton {} }
      class C: UICollectionViewCell {}
      class D {}
      class E: SomethingView {}
      func make() -> UIViewController { A() }
      """)
    #expect(program.classes.map(\.name) == ["A", "B", "B.Inner", "C", "E"])
    #expect(program.classes.map(\.role) == [.controller, .controller, .view, .cell, .view])
  }
}

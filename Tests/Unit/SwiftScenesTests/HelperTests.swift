import ConstraintLayout
import LayoutRequests
import SwiftParsing
import SwiftScenes
import Testing

/// Helpers of repositories that make constraints.
@Suite(.enabled(if: SourceParsing.program != nil))
struct HelperTests {
  @Test func `a name without arguments is a property, whatever methods a subclass has`() {
    let scene = composed(
      """
      override func viewDidLoad() {
        super.viewDidLoad()
        tableView.heightAnchor.constraint(equalToConstant: 9).isActive = true
      }
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
      """, of: "Base",
      """
      class Base: UIViewController {
        var tableView = UITableView()
        override func viewDidLoad() {
          super.viewDidLoad()
          tableView.translatesAutoresizingMaskIntoConstraints = false
          view.addSubview(tableView)
        }
      }
      """)
    #expect(scene?.constraints == ["tableView.height == 9"])
  }

  @Test func `edges that an extension of UIView declares choose an overload`() {
    let scene = composed(
      statements: "a.pin(to: self); b.pin(.top, to: .top, of: a)",
      """
      extension UIView {
        enum Horizontal { case left, right }
        enum Vertical { case top, bottom }
      }
      protocol Anchorable {
        func anchor(_ edge: UIView.Horizontal) -> NSLayoutXAxisAnchor
        func anchor(_ edge: UIView.Vertical) -> NSLayoutYAxisAnchor
      }
      extension UIView: Anchorable {
        func anchor(_ edge: UIView.Horizontal) -> NSLayoutXAxisAnchor {
          switch edge { case .left: leftAnchor; case .right: rightAnchor }
        }
        func anchor(_ edge: UIView.Vertical) -> NSLayoutYAxisAnchor {
          switch edge { case .top: topAnchor; case .bottom: bottomAnchor }
        }
        func pin(to view: UIView) {
          [Horizontal.left, Horizontal.right].forEach { pin($0, to: $0, of: view) }
        }
      }
      extension Anchorable {
        func pin(_ edge: UIView.Horizontal, to other: UIView.Horizontal, of item: Anchorable) {
          anchor(edge).constraint(equalTo: item.anchor(other)).isActive = true
        }
        func pin(_ edge: UIView.Vertical, to other: UIView.Vertical, of item: Anchorable) {
          anchor(edge).constraint(equalTo: item.anchor(other)).isActive = true
        }
      }
      """)
    #expect(
      scene?.constraints == ["a.left == self.left", "a.right == self.right", "b.top == a.top"])
  }

  @Test func `a constant that its type completes leaves the place of the constraint`() {
    let found = SceneProgram(
      """
      extension CGFloat { static let gap: CGFloat = 8 }
      class V: UIView {
        override init(frame: CGRect) {
          super.init(frame: frame)
          widthAnchor.constraint(equalToConstant: .gap).isActive = true
        }
      }
      """)
    let scene = found.world(of: "V")?.scene
    #expect(scene?.constraints == ["self.width == 8"])
    #expect(scene?.sources.first??.place?.position.column == 17)
  }

  @Test func `SnapKit is the model's, also where its sources lie in the repository`() {
    let scene = composed(
      statements: "a.snp.makeConstraints { $0.width.equalTo(8) }",
      """
      extension UIView { var snp: ConstraintViewDSL { ConstraintViewDSL(view: self) } }
      struct ConstraintViewDSL { let view: UIView; func makeConstraints(_ c: (Int) -> Void) {} }
      """)
    #expect(scene?.constraints == ["a.width == 8"])
  }

  @Test func `a position without a target relates to the superview that others give`() {
    let scene = composed(
      "override func layoutSubviews() { snp.makeConstraints { $0.left.equalTo(3) } }")
    #expect(scene?.leftOut.count == 1)
    #expect(scene?.coverage.resolvedCount == 1)
  }

  @Test func `a view of a library is content that its superview places`() {
    let scene = composed(
      statements: """
        let picture = AnimatedImageView()
        picture.translatesAutoresizingMaskIntoConstraints = false
        addSubview(picture)
        picture.topAnchor.constraint(equalTo: topAnchor).isActive = true
        """)
    let picture = scene?.index("picture").map { scene?.items[$0.index] }
    #expect(picture??.openness == nil)
    #expect(picture??.unknownContent != nil)
    #expect(scene?.isComplete == true)
  }

  @Test func `a view of a library that gets subviews is open`() {
    let scene = composed(
      statements: "let card = CardView(); addSubview(card); card.addSubview(UIView())")
    #expect(scene?.isComplete == false)
  }

  @Test func `a class whose extension conforms to a delegate descends from its superclass`() {
    let program = SceneProgram(
      """
      class Field: UITextField {}
      class V: Field {}
      extension V: UITextFieldDelegate {}
      func make() -> UIView { Field() }
      """)
    #expect(program.classes.map(\.name) == ["Field", "V"])
  }

  @Test func `a subscript of an extension reaches that of the system`() {
    let scene = composed(
      statements: "a.widthAnchor.constraint(equalToConstant: [3, 8][1] ?? 0).isActive = true",
      """
      extension Array {
        subscript(index: Int) -> Element? { index < count ? self[index] : nil }
      }
      """)
    #expect(scene?.constraints == ["a.width == 8"])
  }

  @Test func `a delegate neither names nor opens what it is`() {
    let scene = composed(
      """
      let field = UITextField(), other = Registry.shared
      override init(frame: CGRect) {
        super.init(frame: frame)
        other.delegate = self
        field.delegate = self
        field.translatesAutoresizingMaskIntoConstraints = false
        addSubview(field)
      }
      """)
    #expect(scene?.items.compactMap(\.openness).isEmpty == true)
  }
}

import ConstraintLayout
import LayoutRequests
import SwiftParsing
import SwiftScenes
import Testing
import UIKitModel

/// Trees of views, stacks, controllers, cells, scroll views.
@Suite(.enabled(if: SourceParsing.program != nil))
struct TreeTests {
  @Test func `subviews are in the order in which they were added or inserted`() throws {
    let scene = try #require(
      composed(
        """
        let a = UIView(), b = UIView(), c = UIView(), d = UIView()
        override init(frame: CGRect) {
          super.init(frame: frame)
          addSubview(a); addSubview(b); insertSubview(c, at: 0)
          insertSubview(d, belowSubview: b)
          a.addSubview(UILabel())
        }
        """))
    #expect(
      scene.paths == ["self", "self/c", "self/a", "self/a/UILabel", "self/d", "self/b"])
  }

  @Test func `a stack has its attributes, and views that are hidden`() throws {
    let scene = try #require(
      composed(
        """
        private lazy var stack: UIStackView = {
          let stack = UIStackView(arrangedSubviews: [a, b])
          stack.axis = .vertical
          stack.alignment = .center
          stack.distribution = .equalSpacing
          stack.spacing = 6
          stack.setCustomSpacing(20, after: a)
          stack.isLayoutMarginsRelativeArrangement = true
          stack.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
          return stack
        }()
        let a = UILabel(), b = UILabel()
        override init(frame: CGRect) {
          super.init(frame: frame)
          stack.translatesAutoresizingMaskIntoConstraints = false
          b.isHidden = true
          addSubview(stack)
        }
        """))
    let index = try #require(scene.index("stack"))
    let stack = try #require(scene.layout.stack(of: index))
    #expect(stack.axis == .vertical)
    #expect(stack.alignment == .center)
    #expect(stack.distribution == .equalSpacing)
    #expect(stack.spacing == 6)
    let (a, b) = try (#require(scene.index("a")), #require(scene.index("b")))
    #expect(stack.arranged == [a, b])
    #expect(stack.customSpacing == [a: 20])
    #expect(stack.hidden == [b])
    #expect(stack.isMarginRelative)
    #expect(
      scene.layout.geometry(of: index).margins
        == DirectionalInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
  }

  @Test func `references to methods add views`() throws {
    let scene = try #require(
      composed(
        """
        let stack = UIStackView()
        override init(frame: CGRect) {
          super.init(frame: frame)
          addSubview(stack)
          [UILabel(), UIButton()].forEach(stack.addArrangedSubview)
        }
        """))
    #expect(scene.paths == ["self", "self/stack", "self/stack/UILabel", "self/stack/UIButton"])
    #expect(scene.layout.stacks.first?.arranged.count == 2)
  }

  @Test func `a controller loads its view, and children are composed in place`() throws {
    let scene = try #require(
      composed(
        """
        override func viewDidLoad() {
          super.viewDidLoad()
          let child = Child()
          addChild(child)
          view.addSubview(child.view)
          child.view.translatesAutoresizingMaskIntoConstraints = false
          child.view.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor).isActive = true
          child.didMove(toParent: self)
        }
        """, of: "UIViewController",
        """
        class Child: UIViewController {
          let label = UILabel()
          override func loadView() { view = UIView() }
          override func viewDidLoad() {
            view.addSubview(label)
            label.translatesAutoresizingMaskIntoConstraints = false
            label.topAnchor.constraint(equalTo: view.topAnchor, constant: 2).isActive = true
          }
        }
        """))
    #expect(scene.role == .controller)
    #expect(scene.paths == ["view", "view/child.view", "view/child.view/child.label"])
    #expect(
      scene.constraints == [
        "'child.label'.top == 'child.view'.top + 2", "'child.view'.top == view.safeArea.top",
      ])
    #expect(scene.layout.geometry(of: ItemIndex(0)).safeArea.top == 47)
  }

  @Test func `the content view of a cell fills it`() throws {
    let scene = try #require(
      composed(
        """
        let label = UILabel()
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
          super.init(style: style, reuseIdentifier: reuseIdentifier)
          label.translatesAutoresizingMaskIntoConstraints = false
          contentView.addSubview(label)
          label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 11).isActive = true
        }
        """, of: "UITableViewCell", root: SceneRoot(width: 390)))
    #expect(scene.role == .cell)
    #expect(scene.constraints == ["label.top == contentView.top + 11"])
    #expect(
      scene.rules == [
        "contentView.left == self.left", "contentView.right == self.right",
        "contentView.top == self.top", "contentView.bottom == self.bottom",
      ])
    #expect(scene.layout.items[0].given.width == 390)
    #expect(scene.layout.items[0].given.height == nil)
    #expect(scene.isComplete == true)
  }

  @Test func `screens and cells have the sizes of devices`() throws {
    let phone = try #require(Device.named("iphone-14"))
    let screen = try #require(
      composed("", of: "UIViewController", root: .screen(phone, .portrait)))
    #expect(screen.layout.items[0].given.width == 390)
    #expect(screen.layout.items[0].given.height == 844)
    let geometry = screen.layout.geometry(of: ItemIndex(0))
    #expect(geometry.safeArea.top == 47)
    #expect(geometry.margins.leading == 20)
    #expect(geometry.margins.top == 47)
    let cell = try #require(
      composed(
        "override func layoutSubviews() { contentView.addSubview(UIView()) }",
        of: "UITableViewCell", root: .cell(phone, .landscape)))
    #expect(cell.layout.items[0].given.width == 844)
    #expect(cell.layout.items[0].given.height == nil)
    #expect(
      cell.layout.geometry(of: ItemIndex(1)).margins
        == DirectionalInsets(top: 11, leading: 20, bottom: 11, trailing: 20))
  }

  @Test func `edges of a scroll view mean its content for views in it`() throws {
    let scene = try #require(
      composed(
        """
        let scroll = UIScrollView(), body = UIView()
        override init(frame: CGRect) {
          super.init(frame: frame)
          [scroll, body].forEach { $0.translatesAutoresizingMaskIntoConstraints = false }
          addSubview(scroll); scroll.addSubview(body)
          scroll.topAnchor.constraint(equalTo: topAnchor).isActive = true
          body.topAnchor.constraint(equalTo: scroll.topAnchor).isActive = true
          body.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor).isActive = true
          body.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor).isActive = true
        }
        """))
    #expect(
      scene.constraints == [
        "scroll.top == self.top", "body.top == 'scroll.content'.top",
        "body.bottom == 'scroll.content'.bottom", "body.width == scroll.width",
      ])
    #expect(
      scene.rules == [
        "'scroll.content'.left == scroll.left @ 999", "'scroll.content'.top == scroll.top @ 999",
      ])
  }

  @Test func `a mask that nothing turned off is named where a constraint places the view`() throws {
    let scene = try #require(
      composed(
        """
        let a = UIView(), b = UIView()
        override init(frame: CGRect) {
          super.init(frame: frame)
          addSubview(a)
          addSubview(b)
          a.topAnchor.constraint(equalTo: topAnchor).isActive = true
        }
        """))
    #expect(scene.items.map(\.hasForgottenMask) == [false, true, false])
  }

  @Test func `lists and the views of UIKit's controllers keep their masks`() throws {
    let scene = try #require(
      composed(
        """
        let list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        let pages = UIPageViewController()
        override init(frame: CGRect) {
          super.init(frame: frame)
          addSubview(list)
          addSubview(pages.view)
          list.topAnchor.constraint(equalTo: topAnchor).isActive = true
          pages.view.topAnchor.constraint(equalTo: topAnchor).isActive = true
        }
        """))
    #expect(scene.items.map(\.hasForgottenMask) == [false, true, true])
  }

  @Test func `views from outside and views that unknown code got are open`() throws {
    let scene = try #require(
      composed(
        """
        @IBOutlet weak var outlet: UILabel!
        let a = UIView(), b = UIView()
        let c = LibraryView()
        override init(frame: CGRect) {
          super.init(frame: frame)
          for v in [a, b, c] { v.translatesAutoresizingMaskIntoConstraints = false; addSubview(v) }
          a.pinToEdges()
          Decorator.align(b)
        }
        override func awakeFromNib() { addSubview(outlet) }
        """))
    let openness = scene.items.map { $0.openness }
    #expect(
      openness == [
        nil, .passed(to: "pinToEdges"), .passed(to: "align"), nil, .external("outlet"),
      ])
    #expect(scene.items.map { $0.unknownContent != nil } == [false, false, false, true, true])
    #expect(scene.coverage.first?.kind == .unknownFunction)
    #expect(scene.coverage.first?.text == "pinToEdges")
    #expect(!scene.isComplete)
  }
}

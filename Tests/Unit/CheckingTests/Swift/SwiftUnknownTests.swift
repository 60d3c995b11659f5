import Checking
import Foundation
import Testing

/// What the sources do not state is never guessed.
@Suite(.enabled(if: SwiftSample.isParsed)) struct SwiftUnknownTests {
  private static func rules(_ files: KeyValuePairs<String, String>) throws -> [Rule] {
    try SwiftSample.with(files) { $0.measured().map(\.rule) }
  }

  @Test func `an initialiser that UIKit does not have may clear the mask`() throws {
    for (made, rules) in [
      ("UIView(withAutoLayout: true)", []), ("UIView(5)", []), ("UIView { _ in }", []),
      ("UIView(frame: .zero)", [Rule.forgottenMask]), ("UIView()", [.forgottenMask]),
      ("UILabel(frame: .zero)", [.forgottenMask]),
      ("UIStackView(arrangedSubviews: [])", [.forgottenMask]),
    ] {
      let code = SwiftSample.view(
        """
        let line = \(made)
            addSubview(line)
            line.topAnchor.constraint(equalTo: topAnchor).isActive = true
        """)
      let found = try Self.rules(["A.swift": code]).filter { $0 == .forgottenMask }
      #expect(found == rules, "\(made)")
    }
  }

  @Test func `the far end of a sibling's constraint may keep its mask`() throws {
    for (constraint, rules) in [
      ("box.topAnchor.constraint(equalTo: line.bottomAnchor)", []),
      ("line.bottomAnchor.constraint(equalTo: box.topAnchor)", [Rule.forgottenMask]),
    ] {
      let code = SwiftSample.view(
        """
        let line = UIView()
            addSubview(line)
            \(constraint).isActive = true
        """)
      let found = try Self.rules(["A.swift": code]).filter { $0 == .forgottenMask }
      #expect(found == rules, "\(constraint)")
    }
  }

  @Test func `a controller of AppKit is none of UIKit`() throws {
    for (base, isFound) in [("NSViewController", false), ("KitViewController", true)] {
      let code = """
        class LogController: \(base) {
          override func loadView() {
            let container = UIView()
            container.widthAnchor.constraint(equalToConstant: 640).isActive = true
            container.widthAnchor.constraint(equalToConstant: 320).isActive = true
            view = container
          }
        }
        """
      #expect(try Self.rules(["A.swift": code]).contains(.conflict) == isFound, "\(base)")
    }
  }

  @Test func `a stack whose axis, distribution or alignment is unknown makes no constraints`()
    throws
  {
    for (attribute, rules) in [
      ("axis = style.axis", []), ("distribution = style.distribution", []),
      ("alignment = style.alignment", []), ("spacing = style.spacing", [Rule.conflictHidden]),
    ] {
      let code = """
        import UIKit

        class Actions: UIView {
          init(style: UnknownStyle) {
            super.init(frame: .zero)
            let first = UIView()
            first.widthAnchor.constraint(equalToConstant: 44).isActive = true
            first.isHidden = true
            let stack = UIStackView(arrangedSubviews: [first, UIView()])
            stack.translatesAutoresizingMaskIntoConstraints = false
            stack.\(attribute)
            addSubview(stack)
            stack.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
            stack.topAnchor.constraint(equalTo: topAnchor).isActive = true
          }
        }
        """
      let found = try Self.rules(["A.swift": code]).filter { $0 == .conflictHidden }
      #expect(found == rules, "\(attribute)")
    }
  }

  @Test func `a list that code moves out of its controller no longer fills it`() throws {
    let code = """
      import UIKit

      final class PictureController: UICollectionViewController {}

      final class BoardController: UIViewController {
        let pictures = PictureController(collectionViewLayout: UICollectionViewFlowLayout())

        override func viewDidLoad() {
          guard let list = pictures.collectionView else { return }
          view.addSubview(list)
          list.translatesAutoresizingMaskIntoConstraints = false
          list.topAnchor.constraint(equalTo: view.topAnchor, constant: 40).isActive = true
          list.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
          list.widthAnchor.constraint(equalToConstant: 99).isActive = true
          list.heightAnchor.constraint(equalToConstant: 99).isActive = true
        }
      }
      """
    #expect(try Self.rules(["A.swift": code]) == [])
  }

  @Test func `what each iteration of an unknown loop adds to is unknown after it`() throws {
    for (loop, isFound) in [
      ("for _ in 0..<data.count { height += 62 }", false),
      ("data.forEach { _ in height += 62 }", false),
      ("for _ in 0..<2 { height += 62 }", true),
    ] {
      let code = """
        import UIKit

        class TableController: UIViewController {
          let table = UIView()

          override func viewDidLoad() {
            view.addSubview(table)
            table.translatesAutoresizingMaskIntoConstraints = false
            table.heightAnchor.constraint(equalToConstant: 186).isActive = true
            var height: CGFloat = 0
            \(loop)
            table.heightAnchor.constraint(equalToConstant: height).isActive = true
          }
        }
        """
      let found = try Self.rules(["A.swift": code])
      #expect(found.contains(.conflict) == isFound, "\(loop)")
    }
  }

  @Test func `an application has a scene and a window while views are laid out`() throws {
    for (scene, isFound) in [
      ("UIApplication.shared.connectedScenes.first as? UIWindowScene", false),
      ("UIApplication.shared.windows.first", false), ("makeScene()", true),
    ] {
      let code = """
        import UIKit

        class PopupController: UIViewController {
          let content = UIView()

          override func viewDidLoad() {
            view.addSubview(content)
            content.translatesAutoresizingMaskIntoConstraints = false
            let scene = \(scene)
            let width = scene?.screen.bounds.size.width ?? 0
            content.widthAnchor.constraint(equalToConstant: width - 40).isActive = true
          }
        }
        """
      let found = try Self.rules(["A.swift": code])
      #expect(found.contains(.conflict) == isFound, "\(scene)")
    }
  }

  @Test func `a view whose frame code sets has no forgotten mask`() throws {
    for (statement, rules) in [("line.frame = frame", []), ("", [Rule.forgottenMask])] {
      let code = SwiftSample.view(
        """
        let line = UIView()
            \(statement)
            addSubview(line)
            line.topAnchor.constraint(equalTo: topAnchor).isActive = true
        """)
      let found = try Self.rules(["A.swift": code]).filter { $0 == .forgottenMask }
      #expect(found == rules, "\(statement)")
    }
  }

  @Test func `a switch over the font that a label has takes its default`() throws {
    for (statement, isFound) in [
      ("", false), ("label.font = makeFont()", true),
    ] {
      let code = """
        import UIKit

        class Title: UILabel {
          let label = UILabel()

          override init(frame: CGRect) {
            super.init(frame: frame)
            addSubview(label)
            \(statement)
            heightAnchor.constraint(equalToConstant: 20).isActive = true
            switch label.font {
            case UIFont.titleLarge: heightAnchor.constraint(equalToConstant: 48).isActive = true
            default: break
            }
          }
        }
        """
      let found = try Self.rules(["A.swift": code])
      #expect(found.contains(.conflict) == isFound, "\(statement)")
    }
  }

  @Test func `a content view whose mask code clears does not fill its cell`() throws {
    for (statement, isFound) in [
      ("contentView.translatesAutoresizingMaskIntoConstraints = false", false), ("", true),
    ] {
      let code = """
        import UIKit

        final class CommentCell: UICollectionViewCell {
          override init(frame: CGRect) {
            super.init(frame: frame)
            \(statement)
            contentView.topAnchor.constraint(equalTo: topAnchor, constant: 20).isActive = true
          }
        }
        """
      let found = try Self.rules(["A.swift": code])
      #expect(found.contains(.conflict) == isFound, "\(statement)")
    }
  }

  @Test func `SnapKit relates attributes in one order, whatever that of writing`() throws {
    for (names, isFound) in [
      ("centerY.centerX", false), ("centerX.centerY", false), ("leading.top", true),
    ] {
      let code = SwiftSample.view(
        """
        let picture = UIView()
            addSubview(picture)
            picture.snp.makeConstraints { $0.edges.equalToSuperview() }
            box.snp.makeConstraints { $0.\(names).equalTo(picture.snp.center) }
        """)
      let found = try Self.rules(["A.swift": code])
      #expect(found.contains(.mixedDirection) == isFound, "\(names)")
    }
  }

  @Test func `a private method of a superclass is not overridden in another file`() throws {
    for (access, isFound) in [("private ", false), ("", true)] {
      let base = """
        import UIKit

        class Sheet: UIViewController {
          let stack = UIStackView()

          override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(stack)
            stack.translatesAutoresizingMaskIntoConstraints = false
            setUp()
          }

          \(access)func setUp() { stack.axis = .vertical }
        }
        """
      let sub = """
        import UIKit

        final class PaymentSheet: Sheet {
          override func viewDidLoad() {
            super.viewDidLoad()
            setUp()
          }

          \(access)\(access.isEmpty ? "override " : "")func setUp() {
            let header = UIView(), image = UIView()
            stack.addArrangedSubview(header)
            stack.addArrangedSubview(image)
            header.heightAnchor.constraint(equalToConstant: 40).isActive = true
            image.heightAnchor.constraint(equalToConstant: 48).isActive = true
          }
        }
        """
      let found = try Self.rules(["A.swift": base, "B.swift": sub])
      #expect(found.contains(.conflict) == isFound, "\(access)")
    }
  }

  @Test func `layout begins with frames that nobody knows, not with empty ones`() throws {
    for (method, isFound) in [
      ("override func layoutSubviews() { super.layoutSubviews(); tie() }", false),
      ("override func updateConstraints() { super.updateConstraints(); tie() }", false),
      ("override func didMoveToWindow() { tie() }", true),
    ] {
      let code = SwiftSample.view(
        "box.topAnchor.constraint(equalTo: topAnchor).isActive = true",
        more: """
          func tie() {
            box.heightAnchor.constraint(equalToConstant: 8).isActive = true
            box.heightAnchor.constraint(equalToConstant: frame.height / 2).isActive = true
          }
          \(method)
          """)
      let made = "func make() -> CardView { CardView(frame: .zero) }"
      let found = try Self.rules(["A.swift": code, "B.swift": made])
      #expect(found.contains(.conflict) == isFound, "\(method)")
    }
  }

  @Test func `a label that may shrink its text truncates nothing`() throws {
    for (statement, isFound) in [
      ("label.adjustsFontSizeToFitWidth = true", false),
      ("label.adjustsFontSizeToFitWidth = unknown.flag", false),
      ("label.adjustsFontSizeToFitWidth = false", true), ("", true),
    ] {
      let code = """
        import UIKit

        class TipController: UIViewController {
          override func viewDidLoad() {
            let label = UILabel()
            label.text = "A rather long title that certainly has no room"
            \(statement)
            label.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(label)
            label.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
            label.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
            label.widthAnchor.constraint(equalToConstant: 80).isActive = true
          }
        }
        func show(_ window: UIWindow) { window.rootViewController = TipController() }
        """
      let found = try Self.rules(["A.swift": code])
      #expect(found.contains(.truncated) == isFound, "\(statement)")
    }
  }

  @Test func `the lines and font of a label in a document are not those of a new label`() throws {
    for (statement, isFound) in [
      ("", false), ("message.numberOfLines = 1; message.font = .systemFont(ofSize: 17)", true),
    ] {
      let code = """
        import UIKit

        class TextController: UIViewController {
          @IBOutlet weak var message: UILabel!

          override func viewDidLoad() {
            \(statement)
            message.text = "A rather long title that certainly has no room"
          }
        }
        func show(_ window: UIWindow) { window.rootViewController = TextController() }
        """
      let found = try Self.rules(["A.swift": code, "Main.storyboard": Self.storyboard])
      #expect(found.contains(.truncated) == isFound, "\(statement)")
    }
  }

  private static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="22505" useAutolayout="YES" initialViewController="controller">
      <scenes>
        <scene sceneID="scene">
          <objects>
            <viewController id="controller" customClass="TextController" \
    sceneMemberID="viewController">
              <view key="view" contentMode="scaleToFill" id="root">
                <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                <subviews>
                  <label text="Label" numberOfLines="0" \
    translatesAutoresizingMaskIntoConstraints="NO" id="message">
                    <rect key="frame" x="0" y="0" width="80" height="40"/>
                    <fontDescription key="fontDescription" type="system" pointSize="17"/>
                    <constraints>
                      <constraint firstAttribute="width" constant="80" id="wide"/>
                    </constraints>
                  </label>
                </subviews>
                <constraints>
                  <constraint firstItem="message" firstAttribute="leading" secondItem="root" \
    secondAttribute="leading" id="near"/>
                  <constraint firstItem="message" firstAttribute="top" secondItem="root" \
    secondAttribute="top" id="above"/>
                </constraints>
              </view>
              <connections>
                <outlet property="message" destination="message" id="outlet"/>
              </connections>
            </viewController>
          </objects>
        </scene>
      </scenes>
    </document>
    """
}

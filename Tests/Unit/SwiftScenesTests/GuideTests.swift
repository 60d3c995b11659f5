import SwiftParsing
import SwiftScenes
import Testing
import TextLayout
import UIKitModel

/// Guides of the system, and code that runs in closures or loads nibs.
@Suite(.enabled(if: SourceParsing.program != nil))
struct GuideTests {
  private func controller(_ statements: String) -> SwiftScene? {
    composed(
      """
      override func viewDidLoad() {
        super.viewDidLoad()
        let a = UIView()
        a.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(a)
        \(statements)
      }
      """, of: "UIViewController")
  }

  @Test func `the keyboard's guide is the end of the safe area, as the old guides are`() {
    #expect(
      controller(
        """
        a.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor).isActive = true
        a.topAnchor.constraint(equalTo: topLayoutGuide.bottomAnchor).isActive = true
        """)?.constraints == ["a.bottom == view.safeArea.bottom", "a.top == view.safeArea.top"])
  }

  @Test func `readable content lies within the margins`() throws {
    let scene = try #require(
      controller(
        "a.leadingAnchor.constraint(equalTo: view.readableContentGuide.leadingAnchor).isActive = true"
      ))
    #expect(scene.constraints == ["a.leading == 'view.readable'.leading"])
    #expect(
      scene.rules == [
        "'view.readable'.top == view.margins.top", "'view.readable'.bottom == view.margins.bottom",
        "'view.readable'.centerX == view.margins.centerX",
        "'view.readable'.width <= view.margins.width",
        "'view.readable'.width == view.margins.width @ 999",
      ])
  }

  @Test func `closures of animations run, and those at their end do not`() {
    #expect(
      controller(
        """
        UIView.animate(withDuration: 1) { a.widthAnchor.constraint(equalToConstant: 1).isActive = true }
        UIView.animate(withDuration: 1, animations: {
          a.heightAnchor.constraint(equalToConstant: 2).isActive = true
        }) { _ in a.removeFromSuperview() }
        """)?.constraints == ["a.width == 1", "a.height == 2"])
  }

  @Test func `a nib that is loaded gives its owner outlets, and opens it`() throws {
    let scene = try #require(
      composed(
        """
        @IBOutlet var label: UILabel!
        override init(frame: CGRect) {
          super.init(frame: frame)
          Bundle.main.loadNibNamed("V", owner: self, options: nil)
          addSubview(label)
          label.topAnchor.constraint(equalTo: topAnchor, constant: 3).isActive = true
        }
        """))
    #expect(scene.constraints == ["label.top == self.top + 3"])
    #expect(scene.items.map(\.openness) == [.nib("of its class"), .external("label")])
  }

  @Test func `objects that Then configures are themselves`() {
    #expect(
      controller(
        """
        let b = UIView().then { $0.translatesAutoresizingMaskIntoConstraints = false }
        a.addSubview(b)
        b.topAnchor.constraint(equalTo: a.topAnchor).isActive = true
        """)?.constraints == ["b.top == a.top"])
  }

  @Test func `localised texts come from the files beside the sources`() throws {
    final class Texts: LocalizedTexts {
      func text(forKey key: String, table: String?) -> String? {
        key.utf8.elementsEqual("greeting".utf8) ? "Hallo" : nil
      }
    }
    let program = SceneProgram(
      """
      class V: UIView {
        let a = UILabel(), b = UILabel()
        override init(frame: CGRect) {
          super.init(frame: frame)
          a.text = NSLocalizedString("greeting", comment: "")
          b.text = NSLocalizedString("other", comment: "")
          addSubview(a); addSubview(b)
        }
      }
      """)
    let scene = try #require(program.world(of: "V", texts: Texts())?.scene)
    #expect(scene.texts.values.map(\.text) == ["Hallo"])
    #expect(scene.items[2].unknownContent == "the text for \"other\"")
  }
}

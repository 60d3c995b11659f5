import SwiftParsing
import SwiftScenes
import Testing

@Suite(.enabled(if: SourceParsing.program != nil))
struct SnapKitTests {
  private func constraints(_ statements: String) -> [String]? {
    composed(statements: statements)?.constraints
  }

  @Test func `edges relate to the superview with insets`() {
    #expect(
      constraints("a.snp.makeConstraints { $0.edges.equalToSuperview().inset(16) }") == [
        "a.left == self.left + 16", "a.top == self.top + 16", "a.right == self.right - 16",
        "a.bottom == self.bottom - 16",
      ])
  }

  @Test func `chains take several attributes, offsets and priorities`() {
    #expect(
      constraints(
        """
        a.snp.makeConstraints { make in
          make.top.equalToSuperview().offset(8).priority(.high)
          make.leading.trailing.equalTo(b)
          make.width.equalTo(b.snp.height).multipliedBy(0.5).offset(1)
          make.size.equalTo(CGSize(width: 3, height: 4)).priority(999)
          make.height.greaterThanOrEqualTo(40).labeled("h")
        }
        """) == [
          "a.top == self.top + 8 @ 750", "a.leading == b.leading", "a.trailing == b.trailing",
          "a.width == 0.5 * b.height + 1", "a.width == 3 @ 999", "a.height == 4 @ 999",
          "a.height >= 40",
        ])
  }

  @Test func `an inset takes its sign from the attribute of the target`() {
    #expect(
      constraints(
        """
        a.snp.makeConstraints { make in
          make.leading.equalTo(snp.trailing).inset(40)
          make.bottom.equalTo(b.snp.top).inset(8)
          make.trailing.equalToSuperview().inset(4)
        }
        """) == [
          "a.leading == self.trailing - 40", "a.bottom == b.top + 8",
          "a.trailing == self.trailing - 4",
        ])
  }

  @Test func `insets have a side for each edge`() {
    #expect(
      constraints(
        """
        a.snp.makeConstraints {
          $0.edges.equalTo(self).inset(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        }
        """) == [
          "a.left == self.left + 2", "a.top == self.top + 1", "a.right == self.right - 4",
          "a.bottom == self.bottom - 3",
        ])
  }

  @Test func `the names before version 3 mean the same`() {
    #expect(
      constraints(
        """
        a.snp_makeConstraints { (make) -> Void in
          make.top.equalTo(b.snp_bottom).offset(8)
          make.left.right.equalTo(self)
          make.height.equalTo(40)
        }
        a.snp_updateConstraints { $0.height.equalTo(20) }
        b.snp_remakeConstraints { make in make.edges.equalTo(self).inset(4) }
        b.snp_remakeConstraints { make in make.width.equalTo(a.snp_height) }
        """) == [
          "a.top == b.bottom + 8", "a.left == self.left", "a.right == self.right",
          "a.height == 20", "b.width == a.height",
        ])
  }

  @Test func `guides and anchors of other views are targets`() {
    #expect(
      constraints(
        """
        a.snp.makeConstraints {
          $0.top.equalTo(safeAreaLayoutGuide.snp.top)
          $0.bottom.equalTo(safeAreaLayoutGuide)
          $0.centerX.equalTo(b.snp.trailing)
        }
        """) == [
          "a.top == self.safeArea.top", "a.bottom == self.safeArea.bottom",
          "a.centerX == b.trailing",
        ])
  }

  @Test func `remaking removes the constraints that were made before`() {
    #expect(
      constraints(
        """
        a.snp.makeConstraints { $0.width.equalTo(1) }
        a.snp.remakeConstraints { $0.height.equalTo(2) }
        """) == ["a.height == 2"])
  }

  @Test func `updating changes the constant of a constraint`() {
    #expect(
      constraints(
        """
        a.snp.makeConstraints { $0.width.equalTo(1); $0.top.equalToSuperview() }
        a.snp.updateConstraints { $0.width.equalTo(5) }
        """) == ["a.width == 5", "a.top == self.top"])
  }

  @Test func `a constraint that is kept can be deactivated and updated`() {
    #expect(
      constraints(
        """
        var width: Constraint?
        var height: Constraint?
        a.snp.makeConstraints {
          width = $0.width.equalTo(1).constraint
          height = $0.height.equalTo(1).constraint
        }
        width?.deactivate()
        height?.update(offset: 7)
        """) == ["a.height == 7"])
  }

  @Test func `dividing multiplies by the reciprocal`() {
    #expect(
      constraints("a.snp.makeConstraints { $0.width.equalToSuperview().dividedBy(4) }") == [
        "a.width == 0.25 * self.width"
      ])
  }
}

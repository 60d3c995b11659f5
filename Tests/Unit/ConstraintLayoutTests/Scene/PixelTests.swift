import ConstraintSolver
import Testing

@testable import ConstraintLayout

struct `Lengths and pixels` {
  @Test(
    arguments: [
      (20.333333, 3, 61.0 / 3), (-20.333333, 3, -61.0 / 3), (0.333_333_5, 3, 1.0 / 3),
      (20.5, 2, 20.5), (20.33333, 3, 20.33333), (0.4999995, 2, 0.5), (0.4999994, 2, 0.4999994),
      (7, 3, 7),
      (0.1, 10, 0.1), (0.1, 3, 0.1), (0, 3, 0),
    ] as [(Double, Double, Double)])
  func `a length of six decimals snaps to the whole pixels that it rounds`(
    length: Double, scale: Double, expected: Double
  ) {
    var snapped = length
    snapped.snapToPixels(scale: scale)
    #expect(snapped == expected)
  }

  @Test func `every length of a scene snaps`() {
    let (written, exact) = (1.333333, 4.0 / 3)
    let snapped = scene(of: written).snappedToPixels(scale: 3)
    let expected = scene(of: exact)
    #expect(snapped.items == expected.items)
    #expect(snapped.constraints == expected.constraints)
    #expect(snapped.intrinsicSizes == expected.intrinsicSizes)
    #expect(snapped.geometries == expected.geometries)
  }

  @Test func `lengths do not snap to pixels as small as the sixth decimal`() {
    let scene = scene(of: 1.333333)
    #expect(scene.snappedToPixels(scale: 1_001).items == scene.items)
  }

  @Test func `heights by width snap too`() throws {
    var scene = LayoutScene()
    let rows = [HeightTable.Row(width: 100, height: 20.333333)]
    for number in 0..<6 {
      let size = IntrinsicSize(heightForWidth: HeightTable(rows))
      scene.view("v\(number)", given: .init(width: 100), intrinsicSize: size)
    }
    for number in 0..<5 {
      scene.setParent(of: ItemIndex(number + 1), to: ItemIndex(number))
      scene.add("v\(number + 1).top == v\(number).bottom", "v\(number + 1).left == v\(number).left")
    }
    // Half a pixel below the top of the first view.
    scene.apply(.given(ItemIndex(0), .y, 0.1666667))
    let options = LayoutOptions(scale: 3)
    let solution = try LayoutSession(options: options).checked(scene)
    #expect(solution.frames.map(\.height) == [Double](repeating: 61.0 / 3, count: 6))
  }

  private func scene(of length: Double) -> LayoutScene {
    var scene = LayoutScene()
    let insets = DirectionalInsets(all: length)
    let alignment = EdgeInsets(top: length, left: length, bottom: length, right: length)
    let view = scene.view(
      "view", given: .init(x: length, y: length, width: length, height: length),
      intrinsicSize: .init(width: length, height: length),
      geometry: .init(
        firstBaseline: length, lastBaseline: length, margins: insets, safeArea: insets,
        alignment: alignment))
    scene.addGuide(Array("guide".utf8).span, in: view, insets: alignment)
    scene.addConstraint(
      SceneConstraint(
        Anchor(view, .width), .equal, to: Anchor(view, .height), multiplier: 0.333333,
        constant: length))
    return scene
  }
}

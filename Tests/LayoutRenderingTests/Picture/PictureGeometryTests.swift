import ConstraintLayout
import TestSupport
import Testing

@testable import LayoutRendering

@Suite struct PictureGeometryTests {
  private func frame(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Frame {
    Frame(x: x, y: y, width: width, height: height)
  }

  private func factor(_ width: Double, _ height: Double) -> Double {
    PictureScale([PictureBox(left: 0, top: 0, width: width, height: height)]).factor
  }

  @Test(
    arguments: [
      (375, 812, 1), (240, 10, 1), (239, 10, 2), (10, 10, 32), (2000, 2000, 1), (2001, 2001, 0.5),
      (100_000, 100_000, 1.0 / 64), (375, 44_000, 1), (375, 4_400_000, 1.0 / 8), (0, 0, 1),
      (0, 100, 4),
    ] as [(Double, Double, Double)])
  func `the scale is a power of two that keeps a picture in bounds`(
    width: Double, height: Double, expected: Double
  ) {
    #expect(factor(width, height) == expected)
    #expect(factor(height, width) == expected)
  }

  @Test func `the largest numbers of a layout have a scale`() {
    #expect(factor(1e15, 1e15) > 0)
    #expect(factor(1e-300, 1e-300) == 0x1p30)
  }

  @Test func `a negative size covers the points on the other side of its origin`() {
    let box = PictureBox(frame(10, 20, -4, 6))
    #expect(box == PictureBox(left: 6, top: 20, width: 4, height: 6))
  }

  @Test func `frames that meet in points meet in the picture`() {
    let all = PictureBox(frame(0.1, 0, 1000, 10))
    let scale = PictureScale([all])
    let boxes = (0..<100).map { number in
      scale.box(frame(0.1 + Double(number) * 10 / 3, 0, 10 / 3, 10), from: all)
    }
    for (left, right) in zip(boxes, boxes.dropFirst()) { #expect(left.right == right.left) }
  }

  @Test func `items come after the view that they are in, whatever their order`() throws {
    var scene = LayoutScene()
    var random = SplitMix64(seed: 3)
    let count = 500
    let order = Array(0..<count).shuffled(using: &random)
    for item in 0..<count { scene.addView(Array("v\(item)".utf8).span) }
    for (place, item) in order.enumerated() where place % 10 > 0 {
      let parent = order[Int.random(in: 0..<place, using: &random)]
      scene.setParent(of: ItemIndex(item), to: ItemIndex(parent))
    }
    let forest = FrameForest(scene.items)
    #expect(Set(forest.places.map(\.item)).count == count)
    var levels: [Int32: Int32] = [:]
    for place in forest.places {
      let parent = scene.items[Int(place.item)].parent
      if let parent {
        #expect(levels[Int32(parent.index)] == place.level - 1)
        #expect(forest.hasViews[parent.index])
      } else {
        #expect(place.level == 0)
      }
      levels[place.item] = place.level
    }
    let ones = forest.rootFrames(scene.items.map { _ in frame(1, 2, 3, 4) }, .parent)
    for place in forest.places {
      let level = Double(place.level)
      #expect(ones[Int(place.item)] == frame(level + 1, 2 * level + 2, 3, 4))
    }
  }

  @Test func `panels stand beside each other, and below where there is no room`() {
    var flow = PanelFlow()
    var places: [PanelFlow.Place] = []
    for width in [700.0, 700, 300, 1_700, 100] {
      places.append(flow.place(width: width, height: 100))
    }
    #expect(places.map(\.left) == [0, 724, 0, 0, 0])
    #expect(places.map(\.top) == [0, 0, 124, 248, 372])
    #expect(flow.width == 1_700 && flow.height == 472)
  }
}

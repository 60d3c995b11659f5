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

  @Test func `extreme numbers have a scale`() {
    #expect(factor(1e15, 1e15) > 0)
    #expect(factor(1e-300, 1e-300) == 0x1p30)
  }

  @Test func `a negative size covers the points on the other side of its origin`() {
    let box = PictureBox(frame(10, 20, -4, 6))
    #expect(box == PictureBox(left: 6, top: 20, width: 4, height: 6))
  }

  @Test func `adjacent frames are adjacent in the picture`() {
    let all = PictureBox(frame(0.1, 0, 1000, 10))
    let scale = PictureScale([all])
    let boxes = (0..<100).map { number in
      scale.box(frame(0.1 + Double(number) * 10 / 3, 0, 10 / 3, 10), from: all)
    }
    for (left, right) in zip(boxes, boxes.dropFirst()) { #expect(left.right == right.left) }
  }

  @Test func `items follow their parent, whatever their order in the scene`() throws {
    var scene = LayoutScene()
    var random = SplitMix64(seed: 3)
    let count = 500
    let order = Array(0..<count).shuffled(using: &random)
    for item in 0..<count { scene.addView(Array("v\(item)".utf8).span) }
    for (index, item) in order.enumerated() where index % 10 > 0 {
      let parent = order[Int.random(in: 0..<index, using: &random)]
      scene.setParent(of: ItemIndex(item), to: ItemIndex(parent))
    }
    let forest = FrameForest(scene.items)
    #expect(Set(forest.nodes.map(\.item)).count == count)
    var levels: [Int32: Int32] = [:]
    for node in forest.nodes {
      let parent = scene.items[Int(node.item)].parent
      if let parent {
        #expect(levels[Int32(parent.index)] == node.level - 1)
        #expect(forest.hasViews[parent.index])
      } else {
        #expect(node.level == 0)
      }
      levels[node.item] = node.level
    }
    let ones = forest.rootFrames(scene.items.map { _ in frame(1, 2, 3, 4) }, .parent)
    for node in forest.nodes {
      let level = Double(node.level)
      #expect(ones[Int(node.item)] == frame(level + 1, 2 * level + 2, 3, 4))
    }
  }

  @Test func `panels are arranged in rows`() {
    var flow = PanelFlow()
    var positions: [PanelFlow.Position] = []
    for width in [700.0, 700, 300, 1_700, 100] {
      positions.append(flow.position(width: width, height: 100))
    }
    #expect(positions.map(\.left) == [0, 724, 0, 0, 0])
    #expect(positions.map(\.top) == [0, 0, 124, 248, 372])
    #expect(flow.width == 1_700 && flow.height == 472)
  }
}

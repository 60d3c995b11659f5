import API
import Foundation
import Testing
import LayoutRequests

struct DeviceRequestTests {
  private func reply(_ more: String, size: String = #""width": 320, "height": 480"#)
    -> LayoutClient.Reply
  {
    layout(
      """
      {"views": [{"id": "screen", \(size), "children": [{"id": "box"}]}, {"id": "other"}],
       "constraints": ["box.leading == screen.safeArea.leading", "box.top == screen.safeArea.top",
         "box.trailing == screen.safeArea.trailing", "box.bottom == screen.safeArea.bottom",
         "other.width == 1", "other.height == 1"], \(more)}
      """)
  }

  private func frames(_ reply: LayoutClient.Reply, _ id: String) -> [String: [Double]] {
    var frames: [String: [Double]] = [:]
    for variant in reply.json["variants"] as? [NSDictionary] ?? [] {
      guard let name = variant["name"] as? String else { continue }
      frames[name] = LayoutClient.Reply.frame(id, in: variant)
    }
    return frames
  }

  @Test func `each device is a variant with its size, safe area and scale`() {
    let reply = reply(
      """
      "root": "screen", "devices": ["iphone-16", "iphone-16-landscape",
        {"name": "wall", "width": 1000, "height": 500, "safeArea": {"left": 10, "top": 1.26},
         "scale": 2},
        {"name": "bare", "width": 50, "height": 40}],
      "variants": [{"name": "own"}]
      """)
    #expect(
      frames(reply, "box") == [
        "own": [0, 0, 320, 480], "iphone-16": [0, 59, 393, 759],
        "iphone-16-landscape": [59, 0, 734, 372], "wall": [10, 1.5, 990, 498.5],
        "bare": [0, 0, 50, 40],
      ])
    let names = (reply.json["variants"] as? [NSDictionary])?.map { $0["name"] as? String }
    #expect(names == ["own", "iphone-16", "iphone-16-landscape", "wall", "bare"])
  }

  @Test func `the safe area of a device keeps its sides in right-to-left layout`() {
    let reply = reply(
      #""direction": "rtl", "devices": [{"name": "d", "width": 100, "height": 90, "safeArea": {"left": 7}}]"#
    )
    #expect(frames(reply, "box") == ["d": [7, 0, 93, 90]])
  }

  @Test func `without a root, the first root with a size is the screen`() {
    #expect(
      frames(reply(#""devices": ["iphone-se-3"]"#), "screen")["iphone-se-3"]?.suffix(2) == [
        375, 667,
      ])
    #expect(reply(#""devices": ["iphone-se-3"]"#, size: #""x": 0"#).code == "invalid-variant")
    #expect(
      frames(reply(#""root": "screen", "devices": ["iphone-se-3"]"#, size: #""x": 0"#), "screen")[
        "iphone-se-3"]?.suffix(2) == [375, 667])
  }

  @Test(arguments: [
    (#""devices": ["iphone-61"]"#, "/devices/0 ?iphone-16"),
    (#""devices": [3]"#, "/devices/0"),
    (#""devices": {}"#, "/devices"),
    (#""devices": [{"name": "a", "width": 1}]"#, "/devices/0"),
    (#""devices": [{"name": "a", "width": -1, "height": 1}]"#, "/devices/0/width"),
    (#""devices": [{"name": "a", "width": 1, "height": 1, "scale": 0}]"#, "/devices/0/scale"),
    (
      #""devices": [{"name": "a", "width": 1, "height": 1, "safeArea": {"leading": 1}}]"#,
      "/devices/0/safeArea/leading"
    ),
    (#""devices": ["iphone-16", "iphone-16"]"#, "/devices/1"),
    (#""variants": [{"name": "iphone-16"}], "devices": ["iphone-16"]"#, "/devices/0"),
    (#""root": "box", "devices": ["iphone-16"]"#, "/root"),
    (#""root": "nobody", "devices": ["iphone-16"]"#, "/root"),
  ])
  func `a wrong device has its place`(more: String, place: String) {
    let reply = reply(more)
    #expect(reply.status == 422)
    #expect(reply.errors.first?.hasPrefix(place) == true, "\(reply.text)")
  }

  @Test func `devices count as variants`() {
    var client = LayoutClient()
    client.limits.variants = 2
    func post(_ devices: String) -> LayoutClient.Reply {
      client.post(
        #"{"views": [{"id": "s", "width": 1, "height": 1}], "variants": [{"name": "v"}], "devices": [\#(devices)]}"#
      )
    }
    #expect(post(#""ipad-11""#).status == 200)
    #expect(post(#""ipad-11", "ipad-13""#).code == "limit-exceeded")
  }

  @Test func `every preset has a screen in both orientations`() {
    for device in Device.all {
      #expect(Device.oriented(device.name)?.orientation == .portrait)
      #expect(Device.oriented("\(device.name)-landscape")?.device == device)
      #expect(Device.oriented("\(device.name)-sideways") == nil)
    }
  }
}

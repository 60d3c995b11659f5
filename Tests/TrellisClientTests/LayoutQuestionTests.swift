import API
import ConstraintLayout
import ServiceTesting
import Testing
import TrellisClient

/// Questions to a running service beyond frames.
@Suite(.timeLimit(.minutes(1))) struct LayoutQuestionTests {
  private let service = try! LiveService()

  private func screen() -> (screen: View, bar: View) {
    let screen = View("screen", width: 375, height: 667)
    let bar = View("bar", height: 50)
    screen.addSubview(bar)
    bar.layout {
      $0.leading == screen.safeAreaLayoutGuide.leadingAnchor
      $0.trailing == screen.safeAreaLayoutGuide.trailingAnchor
      $0.bottom == screen.safeAreaLayoutGuide.bottomAnchor
    }
    return (screen, bar)
  }

  @Test func `devices are variants`() async throws {
    let (screen, bar) = screen()
    let reply = try await service.client.layout(
      screen,
      asking: LayoutQuestions(
        devices: [
          .named("iphone-16-landscape"),
          .screen(
            name: "wall", width: 1_000, height: 500, safeArea: EdgeInsets(bottom: 20), scale: 1),
        ], root: "screen"))
    #expect(reply.variants.map(\.name) == ["iphone-16-landscape", "wall"])
    #expect(
      reply.variants.map { $0.layout?[bar] } == [
        Frame(x: 59, y: 322, width: 734, height: 50),
        Frame(x: 0, y: 430, width: 1_000, height: 50),
      ])
  }

  @Test func `a device on which a layout conflicts has its conflicts`() async throws {
    let (screen, bar) = screen()
    bar.layout { $0.width >= 375 }
    let reply = try await service.client.layout(
      screen,
      asking: LayoutQuestions(devices: [.screen(name: "narrow", width: 320, height: 480)]))
    let narrow = try #require(reply.variants.first)
    #expect(reply[bar]?.width == 375 && narrow.layout == nil && narrow.conflicts.count == 1)
    #expect(narrow.conflicts.first?.contains { $0.text == "bar.width >= 375" } == true)
  }

  @Test func `the service lists its devices`() async throws {
    let devices = try await service.client.devices()
    #expect(devices.map(\.name) == Device.all.map(\.name))
    let phone = try #require(devices.first { $0.name == "iphone-16" })
    #expect(phone.title == "iPhone 16" && phone.size == Size(width: 393, height: 852))
    #expect(phone.scale == 3 && phone.portraitSafeArea == EdgeInsets(top: 59, bottom: 34))
    #expect(phone.landscapeSafeArea == EdgeInsets(left: 59, bottom: 21, right: 59))
  }
}

import API
import ConstraintLayout
import ConstraintSolver
import Foundation
import ServiceTesting
import Testing
import TrellisClient
import LayoutRequests

/// Queries to a running service other than frames.
@Suite(.timeLimit(.minutes(10))) struct LayoutQuestionTests {
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

  @Test func `variants are solved with their values`() async throws {
    let screen = View("my screen", width: 375, height: 667)
    let bar = View("bar", x: 0, y: 10, height: 50)
    let row = View("row", x: 0, y: 100, width: 200, height: 40, stack: .init(axis: .horizontal))
    let text = View("text", intrinsicSize: IntrinsicSize(width: 30, height: 10))
    screen.addSubview(bar)
    screen.addSubview(row)
    row.addSubview(text)
    bar.layout { ($0.width == 100).named("wide") }
    let table = try #require(HeightTable([.init(width: 50, height: 20)]))
    let reply = try await service.client.layout(
      screen,
      asking: LayoutQuestions(variants: [
        LayoutVariant(
          "other",
          [
            .given("my screen", .width, 1), .given("my screen", .width, 320),
            .given("bar", .y, 30), .constant("wide", 70), .priority("wide", .required),
            .active("wide", true), .hidden("bar", false),
            .inset("my screen", .margins, .top, 5),
            .insets("my screen", .safeArea, DirectionalInsets(top: 1)),
            .content("text", width: 40, height: 12), .intrinsic("text", .horizontal, 60),
            .stack("row", .spacing(7)), .stack("row", .alignment(.center)),
            .stack("row", .axis(.vertical)), .stack("row", .distribution(.equalSpacing)),
            .stack("row", .customSpacing(["text": 3])), .stack("row", .arranged(["text"])),
            .stack("row", .hidden([])), .stack("row", .marginsRelative(false)),
            .stack("row", .baselineRelative(false)),
          ]),
        LayoutVariant("table", direction: .rightToLeft, [.heightForWidth("text", table)]),
      ]))
    #expect(reply.variants.map(\.name) == ["other", "table"])
    let other = try #require(reply.variants.first?.layout)
    #expect(other[screen]?.width == 320 && other[bar] == Frame(x: 0, y: 30, width: 70, height: 50))
    #expect(other[text] == Frame(x: 70, y: 0, width: 60, height: 40))
    #expect(reply[bar]?.width == 100 && reply[text]?.width == 200)
  }

  @Test func `a document is imported, and its scenes are solved`() async throws {
    let document = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      toolsVersion="22154" useAutolayout="YES"><device id="retina4_7"/><objects><view id="a card">
      <rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
      <label translatesAutoresizingMaskIntoConstraints="NO" id="box">
      <rect key="frame" x="10" y="10" width="50" height="50"/></label></subviews><constraints>
      <constraint firstItem="box" firstAttribute="leading" secondItem="a card" \
      secondAttribute="leading" constant="10" id="x"/>
      <constraint firstItem="box" firstAttribute="top" secondItem="a card" secondAttribute="top" \
      constant="10" id="y"/><constraint firstItem="box" firstAttribute="top" id="y2" \
      secondItem="nothing" secondAttribute="top"/></constraints></view></objects></document>
      """
    let reply = try await service.client.importDocument(Data(document.utf8), scene: "a card")
    #expect(reply.kind == "xib" && reply.toolsVersion == "22154")
    let scene = try #require(reply.scenes.first)
    #expect(scene.root == "a card" && scene.device == "retina4_7" && scene.scale == 2)
    #expect(scene.warnings.contains { $0.kind == "guessed-size" && $0.view == "box" })
    #expect(try await service.client.layout(scene.body)["box"]?.x == 10)
    #expect(reply.faultCount == reply.faults.count)
    let wide = try await service.client.importDocument(Data(document.utf8), device: "iphone-16")
    #expect(wide.scenes.map(\.device) == ["iphone-16"])
    await #expect(throws: ClientError.self) {
      try await service.client.importDocument(Data(document.utf8), scene: "b & c")
    }
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

  @Test func `a sweep has frames at both ends of each piece`() async throws {
    let (screen, bar) = screen()
    bar.layout { $0.width <= 700 }
    let reply = try await service.client.layout(
      screen, asking: LayoutQuestions(sweep: .init("screen.width", from: 320, to: 900)))
    let sweep = try #require(reply.sweep)
    #expect(sweep.pieces.map(\.from) == [320] && sweep.pieces.map(\.to) == [700])
    #expect(sweep.pieces.first?.end["bar"]?.width == 700)
    #expect(sweep.conflicts.map(\.from) == [700] && sweep.conflicts.map(\.to) == [900])
    #expect(
      sweep.conflicts.first?.conflicts.first?.contains { $0.text == "screen.width == 700" } == true)
  }

  @Test func `conflicts and ambiguities have repairs`() async throws {
    let (screen, bar) = screen()
    bar.layout { $0.width == 400 }
    let layout = LiveLayout(screen)
    let error = await #expect(throws: ClientError.self) {
      try await service.client.layout(layout, asking: LayoutQuestions(wantsRepairs: true))
    }
    guard case .problem(let problem) = error else {
      Issue.record("the layout has a conflict")
      return
    }
    #expect(problem.repairs.contains { $0.change == "constant" && $0.value == 375 && $0.isWhole })
    #expect(problem.repairs.contains { $0.change == "priority" && $0.isSafe })
    #expect(problem.repairs.allSatisfy { $0.constraint != nil && $0.conflict == 0 })
    let loose = View("loose", width: 90, height: 90)
    let box = View("box", y: 0, width: 10, height: 10)
    loose.addSubview(box)
    box.layout { $0.leading >= loose.leadingAnchor }
    let reply = try await service.client.layout(loose, asking: LayoutQuestions(wantsRepairs: true))
    let repair = try #require(reply.repairs.first)
    #expect(repair.change == "constraint" && repair.isSafe && repair.view == "box")
  }
}

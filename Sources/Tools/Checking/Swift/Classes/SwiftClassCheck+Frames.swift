import API
import ConstraintLayout
import LayoutRequests
import SwiftInterpreter
import SwiftScenes
import SwiftSources
import SwiftWorld
import UIKitModel
internal import TextBytes

/// The checks at the sizes of devices.
extension SwiftClassCheck {
  /// A small, a medium and a large phone.
  private static let usualScreens = ["iphone-se-3", "iphone-16", "iphone-16-pro-max"]

  /// Checks the scenes of the first world, one for each device.
  ///
  /// - Complexity: That of a solve for each device, direction and text size.
  mutating func checkFrames(of first: SceneWorld, on screens: [Screen]) {
    guard let scene = first.scene else { return }
    checkAxes(of: scene)
    checkScrolling(of: scene)
    guard conflicts.isEmpty else { return }
    for (screen, scene) in zip(screens, first.otherScenes) {
      if let scene { check(scene, in: first, on: screen) }
    }
  }

  private var isScreen: Bool {
    sceneClass.role == .controller && folder.screens.contains(sceneClass.name)
  }

  /// The size that a device gives to the class.
  func root(on screen: Screen) -> SceneRoot {
    isScreen ? .screen(screen) : SceneRoot(width: screen.size.width)
  }

  /// The devices whose size matters to the class.
  var screens: [Screen] {
    guard isScreen || sceneClass.role == .cell else { return [] }
    if !context.configuration.screens.isEmpty { return context.configuration.screens }
    guard context.configuration.usesUsualScreens == true else { return [] }
    return Self.usualScreens.compactMap { Screen($0) }
  }

  private mutating func check(_ scene: SwiftScene, in world: SceneWorld, on screen: Screen) {
    if isScreen {
      let request = scene.request()
      let directions = directions
      request.solve(
        in: directions.map { Circumstances(direction: $0) }, limits: context.limits.solveLimits()
      ) { index, layout in
        guard case .conflict(let conflicts, _) = layout.result else { return }
        for conflict in conflicts {
          let name = [screen.name, directions[index].map(DirectionName.name)]
          addConflict(
            conflict, scene, layout, in: world,
            on: .screen(name.compactMap { $0 }.joined(separator: ", ")))
        }
      }
    }
    guard scene.isComplete else { return }
    var options = LayoutOptions()
    options.scale = screen.scale
    let fonts = context.fonts
    let request = scene.request(options: options) { fonts.measured($0) }
    checkFrames(of: request, scene, on: screen)
  }

  /// Applies the rules for solved layouts in each direction and text size.
  private mutating func checkFrames(
    of request: LayoutRequest, _ scene: SwiftScene, on screen: Screen
  ) {
    let names = circumstances(on: screen)
    request.solve(
      in: names.map(\.circumstances), limits: context.limits.solveLimits()
    ) { index, layout in
      guard case .solved(let solution) = layout.result,
        isDetermined(scene, in: solution)
      else { return }
      var runner = RuleRunner(
        CheckedRequest(
          request, place: " in \(sceneClass.name)",
          scrollViews: Set(
            scene.items.indices.filter { scene.items[$0].isScrolling }.map { ItemIndex($0) })),
        SourceFile(path: sceneClass.place?.file ?? "", bytes: []), severities,
        limits: context.limits)
      runner.findsAmbiguity = false
      runner.repairs.isEnabled = false
      runner.check(layout, in: names[index].name)
      for finding in runner.collector.findings { add(finding, scene, in: names[index].name) }
    }
  }

  /// Whether no frame depends on the size of content that is not known.
  private func isDetermined(_ scene: SwiftScene, in solution: LayoutSolution) -> Bool {
    let open = Set(solution.ambiguous.map(\.item.index))
    return scene.items.indices.allSatisfy { index in
      let item = scene.items[index]
      let isMeasured = scene.texts[ItemIndex(index)] != nil
      return (item.unknownContent == nil || isMeasured) || item.isHidden || !open.contains(index)
    }
  }

  private func circumstances(
    on screen: Screen
  ) -> [(name: String, circumstances: Circumstances)] {
    let scales = context.configuration.textScales
    var all: [(name: String, circumstances: Circumstances)] = []
    for direction in directions {
      for scale in scales.isEmpty ? [nil] : scales.map({ Optional($0) }) {
        let parts = [
          screen.name, direction.map(DirectionName.name),
          scale.map { "text \(NumberWords.text($0))" },
        ]
        all.append(
          (
            parts.compactMap { $0 }.joined(separator: ", "),
            Circumstances(direction: direction, textScale: scale ?? 1)
          ))
      }
    }
    return all
  }

  /// The configuration with the severities of Swift sources. The places of findings decide about
  /// suppressions, so it has none.
  private var severities: CheckConfiguration {
    var configuration = context.configuration
    configuration.suppressions = []
    for rule in Rule.allCases where configuration.severities[rule] == nil {
      configuration.severities[rule] = rule.severityInSources(isStrict: configuration.isStrict)
    }
    return configuration
  }

  private mutating func add(_ found: Finding, _ scene: SwiftScene, in name: String) {
    let places = found.places.map { scene.place(of: $0) }
    let main = places.first.flatMap { $0 } ?? sceneClass.place
    var finding = SwiftFinding(
      rule: found.rule, message: found.message, advice: found.advice,
      place: main.map { SwiftPlace($0) }, views: suppressible([found.view].compactMap { $0 }),
      key: "\(sceneClass.name)\n\(found.key)", configurations: [name],
      isUncertain: found.isUncertain)
    finding.related = zip(found.related, places.dropFirst()).compactMap { other, place in
      place.map { .init(message: other.message, place: SwiftPlace($0)) }
    }
    add(finding)
  }

  // MARK: Axes without constraints

  /// Adds the views that constraints place on one axis only.
  ///
  /// - Complexity: O(items + constraints), and O(nodes of the class).
  private mutating func checkAxes(of scene: SwiftScene) {
    guard scene.isComplete, conflicts.isEmpty else { return }
    var axes = [Set<Axis>](repeating: [], count: scene.items.count)
    for constraint in scene.layout.constraints {
      for anchor in constraint.anchors { axes[anchor.item.index].insert(anchor.attribute.axis) }
    }
    for stack in scene.layout.stacks {
      for view in stack.arranged { axes[view.index].formUnion(Axis.allCases) }
    }
    let open = scene.items.indices.filter { index in
      scene.layout.items[index].isView && scene.layout.items[index].parent != nil
        && axes[index].count == 1 && !scene.items[index].hasForgottenMask
        && scene.items[index].openness == nil && !scene.items[index].isHidden
    }
    guard !open.isEmpty, !hasOtherStates(scene) else { return }
    for index in open {
      let item = scene.items[index]
      guard let place = item.place else { continue }
      let axis = axes[index] == [.horizontal] ? "vertical" : "horizontal"
      var finding = SwiftFinding(
        rule: .ambiguous,
        message: "\(Excerpt.quoted(item.title)) in \(sceneClass.name) has no \(axis) constraint",
        place: SwiftPlace(place), views: suppressible([item.title]),
        key: "\(sceneClass.name)\n\(item.title)\n\(axis)", severityLimit: .note)
      finding.subject = [SwiftPlace(place)]
      add(finding)
    }
  }

  /// Whether methods that did not run make constraints, too.
  func hasOtherStates(_ scene: SwiftScene) -> Bool {
    let left = folder.statements.subtracting(scene.coverage.statements.map(\.call))
    return !SceneEvent.all(of: sceneClass, in: folder.program, reaching: left).isEmpty
  }
}

extension Attribute {
  /// The axis on which it lies.
  fileprivate var axis: Axis {
    switch self {
    case .left, .right, .leading, .trailing, .centerX, .width: .horizontal
    case .top, .bottom, .centerY, .height, .firstBaseline, .lastBaseline: .vertical
    }
  }
}

extension SwiftScene {
  /// Where the code makes a part of the scene.
  fileprivate func place(of place: RequestPlace) -> SourcePlace? {
    switch place {
    case .item(let item), .member(let item, _):
      items.indices.contains(item.index) ? items[item.index].place : nil
    case .constraint(let number):
      sources.indices.contains(number) ? sources[number]?.place : nil
    case .document, .pointer: nil
    }
  }
}

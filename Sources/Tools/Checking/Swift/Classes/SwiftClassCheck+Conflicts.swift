import API
import ConstraintLayout
import LayoutRequests
import SwiftScenes
internal import TextBytes

extension SwiftClassCheck {
  /// The most members of a conflict in a message.
  private static let mostMembers = 8

  /// The circumstances in which constraints contradict each other.
  enum Occasion {
    /// At any size, in a direction that the configuration names.
    case anySize(in: LayoutDirection?)
    /// At the size of a screen, with the name of the configuration.
    case screen(String)
    /// At the size that a view starts with.
    case start(SceneStart)
    /// At any size, after code that nothing runs before the first layout.
    case event(SceneEvent)

    /// The name of the configuration.
    var configuration: String? {
      switch self {
      case .anySize(let direction): direction.map(DirectionName.name)
      case .screen(let name): name
      case .start, .event: nil
      }
    }
    /// Whether the conflict depends on no size.
    var isAtAnySize: Bool { if case .anySize = self { true } else { false } }
  }

  /// Adds the finding of a conflict, unless it rests on what the sources do not state.
  ///
  /// - Parameters:
  ///   - conflict: The conflict.
  ///   - scene: The scene.
  ///   - layout: Its layout.
  ///   - world: The world of the scene.
  ///   - occasion: The circumstances.
  mutating func addConflict(
    _ conflict: LayoutConflict, _ scene: SwiftScene, _ layout: ConfiguredLayout,
    in world: SceneWorld, on occasion: Occasion
  ) {
    let printer = OriginPrinter(layout.scene)
    let members = conflict.members.map { origin in
      Member(text: printer.text(of: origin), origin: origin, source: scene.source(of: origin))
    }
    guard let place = mainPlace(of: members) else { return }
    let places = members.compactMap { $0.place.map { SwiftPlace($0) } }
    if !occasion.isAtAnySize, conflicts.contains(places) { return }
    guard let rule = rule(for: members, scene, on: occasion) else { return }
    let key = key(of: members, layout.scene)
    if occasion.isAtAnySize { conflicts.insert(places) }
    let texts = members.prefix(Self.mostMembers).map { Excerpt.cut($0.text) }
    let more = members.count - texts.count
    let verb = members.count == 1 ? "this cannot hold" : "these cannot all hold"
    var finding = SwiftFinding(
      rule: rule,
      message: "\(verb) in \(sceneClass.name)\(words(for: occasion, in: world)): "
        + texts.joined(separator: ", ") + (more > 0 ? " and \(more) more" : ""),
      place: place, views: suppressible(views(of: conflict.members, layout.scene)),
      key: key, configurations: [occasion.configuration].compactMap { $0 })
    finding.related = related(members, at: place)
    finding.subject = places
    if case .event = occasion { finding.isLate = true }
    if !isKnown(rule, key), repairCount > 0 {
      repairCount -= 1
      finding.repairs = repairs(of: conflict, scene, layout, on: occasion)
    }
    add(finding)
  }

  /// The place of a conflict: a member that the file of the class states, else its call of a helper
  /// that does, else the first member with a place.
  private func mainPlace(of members: [Member]) -> SwiftPlace? {
    let file = sceneClass.place?.file
    for member in members {
      if let place = member.place, place.file == file { return SwiftPlace(place) }
    }
    for member in members {
      if let call = member.place?.calls.first(where: { $0.file == file }) {
        return SwiftPlace(call)
      }
    }
    return members.lazy.compactMap(\.place).first.map { SwiftPlace($0) }
  }

  /// The condition under which a conflict occurs.
  private func words(for occasion: Occasion, in world: SceneWorld) -> String {
    let condition = SwiftWorldWords.condition(world)
    if case .event(let event) = occasion { return condition + " after \(event.words)" }
    guard case .start(let start) = occasion else { return condition }
    let name = start.title == sceneClass.name ? "it" : Excerpt.quoted(start.title)
    let size =
      start.isEmpty
      ? "has no size"
      : "is \(NumberWords.text(start.size.width)) by \(NumberWords.text(start.size.height)) points"
    return "\(condition) while \(name) \(size)"
  }

  /// A member of a conflict.
  struct Member {
    var text: String
    var origin: ConstraintOrigin
    var source: SwiftScene.ConstraintSource?
    var place: SourcePlace? { source?.place }
  }

  /// The rule that a conflict breaks; `nil` for none.
  private func rule(
    for members: [Member], _ scene: SwiftScene, on occasion: Occasion
  ) -> Rule? {
    let stackRules = members.compactMap { member in
      if case .stack(let rule) = member.origin { rule } else { nil }
    }
    if stackRules.contains(where: \.placesHiddenView) { return nil }
    let isHiding = stackRules.contains(where: \.isOfHidden)
    if case .start = occasion { return isHiding ? nil : .conflictAtStart }
    if case .event = occasion { return .conflictState }
    if isHiding { return .conflictHidden }
    let hosts = self.hosts + scene.items.map(\.className)
    let isState = members.contains { member in
      guard let source = member.source else { return false }
      return source.propertyNames.contains {
        folder.mentions.contains($0, in: hosts) || folder.mentions.changesOutside($0)
      }
        || source.variableNames.contains { folder.mentions.contains(variable: $0, in: hosts) }
        || source.snapName.map { folder.mentions.changesSnapConstraints(of: $0, in: hosts) }
          ?? false
    }
    if isState || isOfHidden(members, scene, hosts) { return .conflictState }
    return occasion.isAtAnySize ? .conflict : .conflictAtSize
  }

  /// Whether a conflict rests on a stack that shows two or more views which the code may hide. Its
  /// first layout may then never show all of them.
  private func isOfHidden(_ members: [Member], _ scene: SwiftScene, _ hosts: [String]) -> Bool {
    var views: Set<ItemIndex> = []
    var isStack = false
    for member in members {
      switch member.origin {
      case .stack(let rule):
        isStack = true
        if let view = rule.arranged { views.insert(view) }
      case .constraint(let number):
        guard scene.layout.constraints.indices.contains(number) else { continue }
        views.formUnion(scene.layout.constraints[number].anchors.map(\.item))
      case .implied: break
      }
    }
    guard isStack else { return false }
    let hidden = views.filter { view in
      guard scene.items.indices.contains(view.index) else { return false }
      let path = scene.items[view.index].title
      let point = path.utf8.lastIndex(of: UInt8(ascii: "."))
      let name = point.map { path[path.utf8.index(after: $0)...] } ?? path[...]
      return folder.mentions.hides(String(name), in: hosts)
    }
    return hidden.count > 1
  }

  private func key(of members: [Member], _ scene: LayoutScene) -> String {
    let texts = members.map { member in
      if case .implied(let item, let implication) = member.origin {
        return "\(scene.names.string(of: item.index)) \(implication.name)"
      }
      return member.text
    }
    return ([sceneClass.name] + texts.sorted()).joined(separator: "\n")
  }

  private func views(of members: [ConstraintOrigin], _ scene: LayoutScene) -> [String] {
    var items: [ItemIndex] = []
    for origin in members {
      switch origin {
      case .constraint(let number):
        items += scene.constraints[number].anchors.map(\.item)
      case .implied(let item, _): items.append(item)
      case .stack(let rule): items.append(rule.view)
      }
    }
    return Set(items).sorted().map { scene.names.string(of: $0.index) }
  }

  /// The members at other places than the main one, and the calls that lead to each.
  private func related(_ members: [Member], at main: SwiftPlace) -> [SwiftFinding.Related] {
    var related: [SwiftFinding.Related] = []
    var seen: Set<SwiftPlace> = []
    func add(_ message: String, _ place: SwiftPlace) {
      if seen.insert(place).inserted { related.append(.init(message: message, place: place)) }
    }
    seen.insert(main)
    for member in members {
      guard let place = member.place else { continue }
      add(Excerpt.cut(member.text), SwiftPlace(place))
      for call in place.calls.prefix(Self.mostCalls) {
        add("calls it for \(Excerpt.cut(member.text))", SwiftPlace(call))
      }
    }
    return related
  }
}

extension SwiftScene {
  /// The source of a member of a conflict; `nil` if the code does not state it.
  func source(of origin: ConstraintOrigin) -> ConstraintSource? {
    guard case .constraint(let number) = origin, sources.indices.contains(number) else {
      return nil
    }
    return sources[number]
  }
}

extension StackRuleName {
  /// Whether the rule makes room for no hidden view.
  var isOfHidden: Bool { implied == "stack.hidden" }
}

extension SceneStart {
  /// Whether the view starts without a size.
  var isEmpty: Bool { size.width == 0 && size.height == 0 }
}

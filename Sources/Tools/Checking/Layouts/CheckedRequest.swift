import API
import ConstraintLayout
import InterfaceBuilder
import LayoutRequests
internal import TextBytes

/// A layout request under check, with the contents of its views if a document states them.
struct CheckedRequest {
  let request: LayoutRequest
  /// The contents of the views of an Interface Builder document; `nil` for a layout.
  let contents: InterfaceContents?
  /// The words after the name of a view in messages, as ` in CardView`.
  let place: String
  /// The scroll views of Swift sources.
  let scrollViews: Set<ItemIndex>

  init(
    _ request: LayoutRequest, _ contents: InterfaceContents? = nil, place: String = "",
    scrollViews: Set<ItemIndex> = []
  ) {
    self.scrollViews = scrollViews
    self.request = request
    self.contents = contents
    self.place = place
  }

  /// The wording of views and constraints in messages.
  var words: FindingWords { FindingWords(titles: contents?.titles, place: place) }

  // MARK: Identities across configurations

  /// The identity of a conflict across configurations. It omits the numbers of the screen, which
  /// differ between them.
  func key(ofConflict members: [ConstraintOrigin]) -> String {
    let base = OriginPrinter(request.scene)
    return withoutFollowed(members).map { identity(of: $0, base) }.sorted()
      .joined(separator: "\n")
  }

  /// The text of a constraint without the numbers that a configuration may change.
  func identity(of origin: ConstraintOrigin, _ base: OriginPrinter) -> String {
    if let given = contents?.givenPart(origin) {
      return "\(request.name(of: given.item)) \(given.part.name)"
    }
    return switch origin {
    case .constraint, .stack: base.text(of: origin)
    case .implied(let item, let implication): "\(request.name(of: item)) \(implication.name)"
    }
  }

  /// The members of a conflict without frames that follow from others. On the canvas a view with an
  /// autoresizing mask has a frame of its own; at another device it follows its superview.
  private func withoutFollowed(_ members: [ConstraintOrigin]) -> [ConstraintOrigin] {
    guard let contents else { return members }
    let parts = members.map { contents.givenPart($0) }
    var followed: Set<FramePart> = []
    for part in parts.compactMap(\.self) {
      guard let parent = request.scene.items[part.item.index].parent else { continue }
      followed.insert(FramePart(parent, part.part))
    }
    return zip(members, parts).compactMap { member, part in
      part.map { followed.contains(FramePart($0.item, $0.part)) } == true ? nil : member
    }
  }

  /// The frame of a view on one axis.
  private struct FramePart: Hashable {
    var item: ItemIndex
    var isHorizontal: Bool

    init(_ item: ItemIndex, _ part: Implication) {
      self.item = item
      isHorizontal = part == .x || part == .width
    }
  }

  // MARK: Members of conflicts

  /// The names of the views in constraints.
  func views(of set: [ConstraintOrigin], in scene: LayoutScene) -> [String] {
    var names: [String] = []
    for origin in set {
      switch origin {
      case .constraint(let number):
        guard scene.constraints.indices.contains(number) else { continue }
        names.append(request.name(of: scene.constraints[number].first.item))
        if let second = scene.constraints[number].second {
          names.append(request.name(of: second.item))
        }
      case .implied(let item, _): names.append(request.name(of: item))
      case .stack(let rule): names.append(request.name(of: rule.view))
      }
    }
    return names
  }
}

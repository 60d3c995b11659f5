import API
import ConstraintLayout
import InterfaceBuilder
internal import LayoutRequests

/// The rules about one solved layout.
extension LayoutFindings {
  /// Checks the layout in one configuration.
  mutating func check(_ layout: ConfiguredLayout, in circumstance: String) {
    switch layout.result {
    case .failed(let error): add(error, of: layout.scene, in: circumstance)
    case .conflict(let sets, let hasMore):
      for set in sets { addConflict(set, in: layout, circumstance) }
      if hasMore {
        add(
          .conflict, in: circumstance, about: [], at: .document, key: "…",
          "there are further conflicts")
      }
    case .solved(let solution):
      for broken in solution.broken {
        addConflict(LayoutConflict(members: broken.conflict), in: layout, circumstance)
      }
      let solved = SolvedLayout(
        request: request, scene: layout.scene, solution: solution, variant: layout.variant)
      checkAmbiguity(solved, layout.options, circumstance)
      let truncations = truncations(in: solved)
      checkUnsatisfied(solved, truncations, circumstance)
      if isChecked(.truncated) { addTruncated(truncations, solved, circumstance) }
      if isChecked(.outside) { checkOutside(solved, circumstance) }
      if isChecked(.overlap) { checkOverlap(solved, circumstance) }
      if isChecked(.zeroSize) { checkZeroSize(solved, circumstance) }
      if isChecked(.touchTarget) { checkTouchTargets(solved, circumstance) }
    }
  }

  // MARK: Constraints

  /// The most members of a conflict in a message.
  private static let mostMembers = 8

  private mutating func addConflict(
    _ conflict: LayoutConflict, in layout: ConfiguredLayout, _ circumstance: String
  ) {
    guard isChecked(.conflict) else { return }
    let (set, scene) = (conflict.members, layout.scene)
    let words = words
    let printer = words.printer(scene)
    let places = set.map { request.place(of: $0, in: scene, variant: layout.variant, printer) }
    // What the author wrote is more telling than what a view implies.
    let stated = places.first { if case .constraint = $0.place { true } else { false } }
    let place = (stated ?? places.first { $0.place != nil })?.place ?? .document
    let pointer = request.pointer(to: place)
    let texts = places.prefix(Self.mostMembers).map { words.shown($0.text) }
    let more = places.count - texts.count
    let verb =
      (places.count == 1 ? "this cannot hold" : "these cannot all hold")
      + (contents?.titles.place ?? "")
    let text = texts.joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
    // The author's own constraints name the views that the conflict is about.
    let byAuthor = set.sorted { Self.isStated($0) && !Self.isStated($1) }
    let key = key(ofConflict: set)
    add(
      .conflict, in: circumstance, about: views(of: byAuthor, in: scene), at: place, key: key,
      related: places.compactMap { other in
        other.place.flatMap {
          request.pointer(to: $0) == pointer ? nil : (words.shown(other.text), $0)
        }
      }, repairs: { $0.repairs(of: conflict, in: scene, layout.options) }, "\(verb): \(text)")
  }

  /// What identifies a conflict: the numbers of the screen differ between configurations, the
  /// conflict does not.
  func key(ofConflict members: [ConstraintOrigin]) -> String {
    let base = OriginPrinter(request.scene)
    return withoutFollowed(members).map { identity(of: $0, base) }.sorted()
      .joined(separator: "\n")
  }

  /// The members of a conflict without the frames that others follow: at another device a view
  /// with a mask follows its superview, where on the canvas it has a frame of its own.
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

  private static func isStated(_ origin: ConstraintOrigin) -> Bool {
    if case .constraint = origin { return true }
    return false
  }

  /// A constraint without the numbers that a configuration may change.
  private func identity(of origin: ConstraintOrigin, _ base: OriginPrinter) -> String {
    if let given = contents?.givenPart(origin) {
      return "\(request.name(of: given.item)) \(given.part.name)"
    }
    return switch origin {
    case .constraint, .stack: base.text(of: origin)
    case .implied(let item, let implication): "\(request.name(of: item)) \(implication.name)"
    }
  }

  private func views(of set: [ConstraintOrigin], in scene: LayoutScene) -> [String] {
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

  private mutating func checkAmbiguity(
    _ layout: SolvedLayout, _ options: LayoutOptions, _ circumstance: String
  ) {
    let words = words
    guard findsAmbiguity, isChecked(.ambiguous) else { return }
    for ambiguity in layout.solution.ambiguous where !layout.isHidden[ambiguity.item.index] {
      var ambiguity = ambiguity
      if let told = toldByScrollable[ambiguity.item] {
        ambiguity.dimensions.removeAll { told.contains($0) }
        if ambiguity.dimensions.isEmpty { continue }
      }
      let name = layout.name(ambiguity.item)
      let open = NumberWords.list(ambiguity.dimensions.map(\.name))
      add(
        .ambiguous, in: circumstance, about: [name], at: .item(ambiguity.item),
        key: name, repairs: { $0.repairs(of: ambiguity, layout, options) },
        "\(words.subject(name)) is ambiguous: the constraints leave its \(open) open")
    }
  }

  private mutating func checkUnsatisfied(
    _ layout: SolvedLayout, _ truncations: [ItemIndex: TextTruncation?], _ circumstance: String
  ) {
    for unsatisfied in layout.solution.unsatisfied {
      switch (unsatisfied.kind, unsatisfied.origin) {
      case (.constraint, _): addUnsatisfied(unsatisfied, layout, circumstance)
      case (.squeezed, .implied(let item, let implication)):
        let axis: Axis = implication == .compressionResistanceVertical ? .vertical : .horizontal
        if truncated(of: item, axis, truncations[item], layout) { continue }
        addSqueezed(item, axis, unsatisfied, layout, circumstance)
      default: break
      }
    }
  }

  private mutating func addUnsatisfied(
    _ unsatisfied: LayoutSolution.Unsatisfied, _ layout: SolvedLayout, _ circumstance: String
  ) {
    let words = words
    guard isChecked(.unsatisfied),
      unsatisfied.violation > configuration.options.unsatisfiedTolerance
    else { return }
    let place = request.place(
      of: unsatisfied.origin, in: layout.scene, variant: layout.variant, words.printer(layout.scene)
    )
    let amount = NumberWords.text(unsatisfied.violation)
    add(
      .unsatisfied, in: circumstance, about: views(of: [unsatisfied.origin], in: layout.scene),
      at: place.place ?? .document,
      key: identity(of: unsatisfied.origin, OriginPrinter(request.scene)),
      "\(words.shown(place.text)) does not hold; it is off by \(amount) points")
  }

  private mutating func addSqueezed(
    _ item: ItemIndex, _ axis: Axis, _ unsatisfied: LayoutSolution.Unsatisfied,
    _ layout: SolvedLayout, _ circumstance: String
  ) {
    let words = words
    guard isChecked(.squeezed), !layout.isHidden[item.index],
      contents?.isSqueezable(item) != false,
      unsatisfied.violation > configuration.options.squeezedTolerance
    else { return }
    let name = layout.name(item)
    let frame = layout.solution.frames[item.index]
    let insets = layout.scene.geometry(of: item).alignment
    let (word, has) =
      axis == .horizontal
      ? ("wide", frame.width - insets.left - insets.right)
      : ("high", frame.height - insets.top - insets.bottom)
    let needs = has + unsatisfied.violation
    if contents != nil, unsatisfied.violation < InterfaceContents.leastSqueeze * needs { return }
    add(
      .squeezed, in: circumstance, about: [name], at: .item(item),
      key: "\(name)\n\(word)",
      """
      \(words.subject(name)) is \(NumberWords.text(has)) points \(word), and its content needs \
      \(NumberWords.text(needs))
      """)
  }

  // MARK: Texts

  /// What of each text is cut off, by the views that are looked at.
  ///
  /// - Complexity: O(texts).
  private func truncations(in layout: SolvedLayout) -> [ItemIndex: TextTruncation?] {
    var found: [ItemIndex: TextTruncation?] = [:]
    for item in request.textItems
    where layout.isSettled(item.index) && contents?.isJudged(item) != false {
      let frame = layout.solution.frames[item.index]
      guard frame.width >= Self.nothing, frame.height >= Self.nothing else { continue }
      let truncation = layout.scene.textTruncation(
        of: item, in: frame, tolerance: configuration.options.truncatedTolerance)
      found.updateValue(truncation, forKey: item)
    }
    return found
  }

  /// Whether the other rule tells of the lack of room on an axis, or has found that all of the text
  /// is shown.
  private func truncated(
    of item: ItemIndex, _ axis: Axis, _ truncation: TextTruncation??, _ layout: SolvedLayout
  ) -> Bool {
    guard let judged = truncation else { return false }
    guard let found = judged else {
      // Only a width that the text itself asks for is known to be enough.
      return axis == .horizontal
        && layout.scene.intrinsicSize(of: item)?.text?.givesWidth == true
    }
    guard axis == .vertical else { return true }
    guard case .lines = found.lack else { return false }
    return found.hasHeight
  }

  private mutating func addTruncated(
    _ truncations: [ItemIndex: TextTruncation?], _ layout: SolvedLayout, _ circumstance: String
  ) {
    let words = words
    for item in request.textItems {
      guard case .some(.some(let truncation)) = truncations[item] else { continue }
      let name = layout.name(item)
      add(
        .truncated, in: circumstance, about: [name], at: .item(item), key: name,
        isUncertain: truncation.isWithinError,
        "\(words.subject(name)) \(Self.words(for: truncation))")
    }
  }

  private static func words(for truncation: TextTruncation) -> String {
    let width = NumberWords.text(truncation.width)
    let text = "its text \"\(truncation.excerpt)\" needs"
    let note =
      truncation.isWithinError
      ? " (estimated to \(NumberWords.text((truncation.widthError * 100).rounded(.up))) %: it may fit)"
      : truncation.isEstimated ? " (estimated)" : ""
    return switch truncation.lack {
    case .width(let needed):
      "is \(width) points wide, and \(text) \(NumberWords.text(needed))\(note)"
    case .lines(let needed):
      "shows \(NumberWords.count(truncation.lines, "line")) of \(width) points, and \(text) "
        + "\(needed)\(note)"
    }
  }
}

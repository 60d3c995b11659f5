import ConstraintLayout

/// The frames of one scene, with a name above and notes below. Lengths are in units of the picture.
struct Panel {
  /// The height of a line of text.
  static let lineHeight = 16.0
  static let fontSize = 12.0

  private let forest: FrameForest
  private let scene: LayoutScene
  private let wording: ConstraintWording
  private let solution: LayoutSolution?
  /// The frames in units of the picture, by item.
  private var boxes: [PictureBox] = []
  private let marks: PanelMarks?
  private var labels: [LabelPlacer.Label?] = []
  /// The texts of views, by item.
  private var texts: [Int: DrawnText] = [:]
  private let factor: Double
  private var notes: PanelNotes
  /// The shaded insets, by item.
  private var insets: [Int: [PictureInset]] = [:]
  /// The drawn distances.
  private(set) var distances: [PictureDistance] = []
  private let name: String?
  private let title: PictureText?
  private let frames: (width: Double, height: Double)
  /// The maximum number of frames for which labels avoid borders.
  static let borderLimit = 300

  /// Lays out a panel.
  ///
  /// - Complexity: O(items), expected.
  init(
    title: String?, content: LayoutPicture.Content, picture: LayoutPicture,
    direction: LayoutDirection, _ wording: ConstraintWording
  ) {
    forest = picture.forest
    scene = wording.scene
    self.wording = wording
    name = title
    factor = picture.scale.factor
    self.title = title.map { PictureText($0, columns: PanelNotes.columns) }
    switch content {
    case .conflicts(let sets):
      (solution, marks) = (nil, nil)
      frames = (0, 0)
      notes = PanelNotes(sets, wording)
    case .frames(let solution):
      self.solution = solution
      let marks = PanelMarks(solution, constraints: scene.constraints)
      self.marks = marks
      let rootFrames = forest.rootFrames(solution.frames, picture.subject.coordinates)
      if let all = PictureBox.around(rootFrames) {
        boxes = rootFrames.map { picture.scale.box($0, from: all) }
        frames = (all.width * picture.scale.factor, all.height * picture.scale.factor)
      } else {
        frames = (0, 0)
      }
      let factor = picture.scale.factor
      let details = picture.subject.details
      var texts: [Int: DrawnText] = [:]
      for item in scene.items.indices where scene.items[item].isView {
        texts[item] = picture.subject.textInFrame(
          scene, ItemIndex(item), solution.frames[item], direction)
      }
      self.texts = texts
      var placer = LabelPlacer(avoiding: boxes.count <= Self.borderLimit ? boxes : [])
      let (labels, unlabelled) = Self.placeLabels(
        PanelTexts(scene: scene, frames: solution.frames, marks: marks, details: details),
        in: boxes, of: forest, unless: { texts[$0] != nil }, &placer)
      self.labels = labels
      insets = PictureInset.all(of: scene, boxes, direction: direction, factor: factor)
      if details.distances {
        distances =
          PictureDistances(
            of: scene, boxes, direction: direction, factor: factor, placer: &placer
          ).distances
      }
      notes = PanelNotes(solution, unlabelled: unlabelled, wording)
    }
  }

  /// Whether a frame is ambiguous.
  var hasAmbiguity: Bool { solution?.ambiguous.isEmpty == false }

  /// Whether a constraint is violated.
  var hasViolation: Bool {
    solution.map { !$0.noteworthy.isEmpty || !$0.broken.isEmpty } ?? false
  }

  /// Summarises the content in a sentence.
  var summary: String {
    let subject = name.map { "\($0): " } ?? ""
    guard let solution else { return "\(subject)required constraints cannot all hold." }
    let parts = [
      PanelNotes.count(solution.ambiguous.count, "ambiguous frame"),
      PanelNotes.count(solution.noteworthy.count, "optional constraint") + " not satisfied",
      PanelNotes.count(solution.broken.count, "required constraint") + " broken",
    ]
    return "\(subject)\(parts.joined(separator: ", "))."
  }

  /// The number of lines above the frames: the name, and the label of a single root.
  private var linesAbove: Double {
    (title == nil ? 0 : 1) + (boxes.isEmpty ? 0 : 1)
  }

  /// The width of the panel.
  var width: Double {
    let columns = notes.notes.map(\.line.columns) + [title?.columns ?? 0]
    let text = Double(columns.max() ?? 0) * PictureText.columnWidth * Self.fontSize
    // Labels with a leader line may lie to the right of all frames.
    let led = labels.lazy.compactMap { $0?.leader == nil ? nil : $0?.box.right }.max() ?? 0
    return max(frames.width, text.rounded(.up), led.rounded(.up))
  }

  /// The height of the panel.
  var height: Double {
    let lines = linesAbove + Double(notes.notes.count) + (notes.notes.isEmpty ? 0 : 0.5)
    return (labelledHeight + lines * Self.lineHeight).rounded(.up)
  }

  /// The height of the frames and the labels beside them.
  private var labelledHeight: Double {
    let led = labels.lazy.compactMap { $0?.leader == nil ? nil : $0?.box.bottom }.max() ?? 0
    return max(frames.height, led)
  }

  /// The kinds of shaded insets, with their meaning.
  var shades: [(name: StaticString, text: String)] {
    var areas: Set<Area> = []
    for inset in insets.values.joined() { areas.insert(inset.area) }
    return [Area.margins, .safeArea].filter(areas.contains).map { PictureInset.shade($0) }
  }

  /// Places the labels by item, and returns the items without room for one.
  ///
  /// Labels that are legible inside their frames go first. The others use the remaining space:
  /// beside their frames with a line, in a smaller font, or truncated.
  private static func placeLabels(
    _ texts: PanelTexts, in boxes: [PictureBox], of forest: FrameForest,
    unless showsText: (Int) -> Bool, _ placer: inout LabelPlacer
  ) -> (labels: [LabelPlacer.Label?], unlabelled: [Int]) {
    var labels = [LabelPlacer.Label?](repeating: nil, count: boxes.count)
    let hasOneRoot = forest.nodes.count { $0.level == 0 } == 1
    var rest: [(item: Int, text: PictureText)] = []
    for node in forest.nodes {
      let item = Int(node.item)
      if showsText(item) { continue }
      let text = texts[item]
      labels[item] = placer.place(
        text, in: boxes[item], orAbove: hasOneRoot && node.level == 0,
        from: LabelPlacer.legibleFont, isWhole: true)
      if labels[item] == nil { rest.append((item, text)) }
    }
    for (item, text) in rest {
      labels[item] =
        placer.lead(text, to: boxes[item]) ?? placer.place(text, in: boxes[item], orAbove: false)
    }
    return (labels, rest.lazy.map(\.item).filter { labels[$0] == nil })
  }

  /// Writes the panel.
  func write(at position: PanelFlow.Position, to svg: inout SVGWriter) {
    svg.markup("<g class=\"panel\" transform=\"translate(")
    svg.number(position.left)
    svg.markup(" ")
    svg.number(position.top + linesAbove * Self.lineHeight)
    svg.markup(")\">\n")
    if let title {
      svg.textLine(title, class: "name", y: -linesAbove * Self.lineHeight + Self.fontSize)
    }
    writeFrames(to: &svg)
    for distance in distances where !svg.isFull { svg.distance(distance) }
    var y = labelledHeight + Self.lineHeight * 1.5
    for note in notes.notes {
      svg.textLine(note.line, class: "note", y: y, titled: note.title)
      y += Self.lineHeight
    }
    svg.markup("</g>\n")
  }

  /// Writes the frames, each group nested in its parent's. Counts open groups instead of recursing.
  private func writeFrames(to svg: inout SVGWriter) {
    var open = 0
    for node in forest.nodes {
      guard !svg.isFull, !boxes.isEmpty else { break }
      let level = min(Int(node.level), LayoutPicture.nestingLimit)
      while open > level {
        svg.markup("</g>\n")
        open -= 1
      }
      openGroup(of: Int(node.item), in: &svg)
      open += 1
    }
    for _ in 0..<open { svg.markup("</g>\n") }
  }

  /// Writes the group of an item without its end tag.
  private func openGroup(of item: Int, in svg: inout SVGWriter) {
    let mark = marks?[item]
    svg.markup(scene.items[item].isView ? "<g class=\"view" : "<g class=\"guide")
    if scene.items[item].isView, !forest.hasViews[item] { svg.markup(" leaf") }
    if mark?.ambiguous.isEmpty == false { svg.markup(" ambiguous") }
    if mark?.isViolated == true { svg.markup(" violated") }
    svg.markup("\"><title>")
    writeTooltip(item, mark, to: &svg)
    svg.markup("</title>")
    svg.shape(boxes[item])
    for inset in insets[item] ?? [] {
      svg.shade(boxes[item], around: inset.inner, class: PictureInset.shade(inset.area).name)
    }
    if let text = texts[item] { svg.drawn(text, in: boxes[item], factor: factor) }
    if let leader = labels[item]?.leader { svg.leader(leader) }
    if let label = labels[item] { svg.label(label) }
  }

  private func writeTooltip(_ item: Int, _ mark: PanelMarks.Mark?, to svg: inout SVGWriter) {
    guard let solution else { return }
    let columns = PanelNotes.titleColumns
    svg.text(PictureText(scene.names.bytes(of: item), columns: columns))
    let frame = solution.frames[item]
    svg.markup("\nx ")
    svg.exact(frame.x)
    svg.markup(", y ")
    svg.exact(frame.y)
    svg.markup(", width ")
    svg.exact(frame.width)
    svg.markup(", height ")
    svg.exact(frame.height)
    guard let mark else { return }
    var lines: [String] = []
    if !mark.ambiguous.isEmpty { lines.append("ambiguous: \(PanelNotes.list(mark.ambiguous))") }
    lines += mark.broken.map { wording.text(of: solution.broken[$0]) }
    lines += mark.unsatisfied.map { wording.text(of: solution.unsatisfied[$0]) }
    if mark.more > 0 { lines.append("… \(mark.more) more") }
    for line in lines {
      svg.markup("\n")
      svg.text(PictureText(line, columns: columns))
    }
  }
}

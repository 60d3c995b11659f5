import ConstraintLayout

/// The frames of one scene, with a name above and notes below.
struct Panel {
  /// The height of a line of text, and its font.
  static let lineHeight = 16.0
  static let fontSize = 12.0

  private let forest: FrameForest
  private let scene: LayoutScene
  private let wording: ConstraintWording
  private let answer: LayoutSolution?
  /// The frames in the picture, by item, and what is marked.
  private var boxes: [PictureBox] = []
  private let marks: PanelMarks?
  private var labels: [LabelPlacer.Label?] = []
  private var notes: PanelNotes
  private let name: String?
  private let title: PictureText?
  private let frames: (width: Double, height: Double)

  /// Lays out a panel.
  ///
  /// - Complexity: O(items), expected.
  init(
    title: String?, content: LayoutPicture.Content, picture: LayoutPicture,
    _ wording: ConstraintWording
  ) {
    forest = picture.forest
    scene = wording.scene
    self.wording = wording
    name = title
    self.title = title.map { PictureText($0, columns: PanelNotes.columns) }
    switch content {
    case .conflicts(let sets):
      (answer, marks) = (nil, nil)
      frames = (0, 0)
      notes = PanelNotes(sets, wording)
    case .frames(let answer):
      self.answer = answer
      let marks = PanelMarks(answer, constraints: scene.constraints)
      self.marks = marks
      let rootFrames = forest.rootFrames(answer.frames, picture.subject.coordinates)
      if let all = PictureBox.around(rootFrames) {
        boxes = rootFrames.map { picture.scale.box($0, from: all) }
        frames = (all.width * picture.scale.factor, all.height * picture.scale.factor)
      } else {
        frames = (0, 0)
      }
      let (labels, unlabelled) = Self.labels(forest, scene, marks, boxes)
      self.labels = labels
      notes = PanelNotes(answer, unlabelled: unlabelled, wording)
    }
  }

  /// Whether there is something that could as well be otherwise.
  var hasAmbiguity: Bool { answer?.ambiguous.isEmpty == false }

  /// Whether there is a constraint that does not hold.
  var hasViolation: Bool { answer.map { !$0.unsatisfied.isEmpty || !$0.broken.isEmpty } ?? false }

  /// What it shows, in a sentence.
  var summary: String {
    let subject = name.map { "\($0): " } ?? ""
    guard let answer else { return "\(subject)required constraints cannot all hold." }
    let parts = [
      PanelNotes.count(answer.ambiguous.count, "ambiguous frame"),
      PanelNotes.count(answer.unsatisfied.count, "optional constraint") + " not satisfied",
      PanelNotes.count(answer.broken.count, "required constraint") + " broken",
    ]
    return "\(subject)\(parts.joined(separator: ", "))."
  }

  /// How many lines stand above the frames: the name, and the label of a root.
  private var linesAbove: Double {
    (title == nil ? 0 : 1) + (boxes.isEmpty ? 0 : 1)
  }

  /// How wide it is, in units of the picture.
  var width: Double {
    let columns = notes.notes.map(\.line.columns) + [title?.columns ?? 0]
    let text = Double(columns.max() ?? 0) * PictureText.columnWidth * Self.fontSize
    return max(frames.width, text.rounded(.up))
  }

  /// How high it is, in units of the picture.
  var height: Double {
    let lines = linesAbove + Double(notes.notes.count) + (notes.notes.isEmpty ? 0 : 0.5)
    return (frames.height + lines * Self.lineHeight).rounded(.up)
  }

  /// Places the labels, and names the items that have none.
  private static func labels(
    _ forest: FrameForest, _ scene: LayoutScene, _ marks: PanelMarks, _ boxes: [PictureBox]
  ) -> (labels: [LabelPlacer.Label?], unlabelled: [Int]) {
    var placer = LabelPlacer()
    var labels = [LabelPlacer.Label?](repeating: nil, count: boxes.count)
    var unlabelled: [Int] = []
    let hasOneRoot = forest.places.count { $0.level == 0 } == 1
    for place in forest.places {
      let item = Int(place.item)
      let text = PictureText(
        scene.names.bytes(of: item), columns: LayoutPicture.labelColumns,
        after: marks[item]?.signs ?? "")
      labels[item] = placer.place(text, in: boxes[item], orAbove: hasOneRoot && place.level == 0)
      if labels[item] == nil { unlabelled.append(item) }
    }
    return (labels, unlabelled)
  }

  /// Writes the panel.
  func write(at place: PanelFlow.Place, to svg: inout SVGWriter) {
    svg.markup("<g class=\"panel\" transform=\"translate(")
    svg.number(place.left)
    svg.markup(" ")
    svg.number(place.top + linesAbove * Self.lineHeight)
    svg.markup(")\">\n")
    if let title {
      svg.textLine(title, class: "name", y: -linesAbove * Self.lineHeight + Self.fontSize)
    }
    writeFrames(to: &svg)
    var y = frames.height + Self.lineHeight * 1.5
    for note in notes.notes {
      svg.textLine(note.line, class: "note", y: y, titled: note.title)
      y += Self.lineHeight
    }
    svg.markup("</g>\n")
  }

  /// Writes the frames, each group in that of its parent. It counts the open groups, so depth costs
  /// no recursion.
  private func writeFrames(to svg: inout SVGWriter) {
    var open = 0
    for place in forest.places {
      guard !svg.isFull, !boxes.isEmpty else { break }
      let level = min(Int(place.level), LayoutPicture.nestingLimit)
      while open > level {
        svg.markup("</g>\n")
        open -= 1
      }
      writeOpenGroup(Int(place.item), to: &svg)
      open += 1
    }
    for _ in 0..<open { svg.markup("</g>\n") }
  }

  private func writeOpenGroup(_ item: Int, to svg: inout SVGWriter) {
    let mark = marks?[item]
    svg.markup(scene.items[item].isView ? "<g class=\"view" : "<g class=\"guide")
    if scene.items[item].isView, !forest.hasViews[item] { svg.markup(" leaf") }
    if mark?.ambiguous.isEmpty == false { svg.markup(" ambiguous") }
    if mark?.isViolated == true { svg.markup(" violated") }
    svg.markup("\"><title>")
    writeTooltip(item, mark, to: &svg)
    svg.markup("</title>")
    svg.shape(boxes[item])
    if let label = labels[item] { svg.label(label) }
  }

  private func writeTooltip(_ item: Int, _ mark: PanelMarks.Mark?, to svg: inout SVGWriter) {
    guard let answer else { return }
    let columns = PanelNotes.titleColumns
    svg.text(PictureText(scene.names.bytes(of: item), columns: columns))
    let frame = answer.frames[item]
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
    lines += mark.broken.map { wording.text(of: answer.broken[$0]) }
    lines += mark.unsatisfied.map { wording.text(of: answer.unsatisfied[$0]) }
    if mark.more > 0 { lines.append("… \(mark.more) more") }
    for line in lines {
      svg.markup("\n")
      svg.text(PictureText(line, columns: columns))
    }
  }
}

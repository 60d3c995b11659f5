package import ConstraintLayout

/// A picture of solved frames, as SVG, for people who look for what is wrong with a layout.
///
/// Each scene, the base and then its variants, is a panel with a name, frames and notes; panels
/// stand beside each other as long as there is room. In a panel:
///
/// - A view is a `<g>` in the `<g>` of the view that it is in, with a rectangle, a label and a
///   `<title>` that has its id, its frame and what is marked. Views that are more than
///   ``nestingLimit`` levels deep stand side by side in the group of their ancestor on that
///   level, as readers of XML have limits of their own.
/// - A guide is a dotted rectangle. A frame without width or height is a line or a cross.
/// - Ambiguous frames are hatched and `?` stands before their label. Frames that a violated
///   constraint names are dashed and have `!`.
/// - Coordinates are absolute, and one unit is one point unless the legend says otherwise;
///   strokes have one width at any magnification.
///
/// Ids stand in text only, with their controls escaped and cut to a length. There is no script and
/// nothing that is loaded.
package struct LayoutPicture {
  /// The most groups of views within one another.
  package static let nestingLimit = 64

  /// The most columns of an id in a label.
  package static let labelColumns = 40

  /// What one panel shows.
  package enum Content: Sendable {
    /// Frames, and what is to be said of them.
    case frames(LayoutSolution)
    /// Why there are none.
    case conflicts([[ConstraintOrigin]])
  }

  /// Why there is no picture.
  package enum Failure: Error, Hashable {
    /// It would have more bytes than it may.
    case tooLong
    /// The injected check asked to stop.
    case stopped
  }

  /// What the picture is of.
  package struct Subject {
    /// The scene: whose names and hierarchy all panels share.
    package var scene: LayoutScene
    /// From where the frames of the answers count.
    package var coordinates: LayoutOptions.Coordinates
    /// The base's answer and those of the variants, which have names.
    package var panels: [(name: String?, content: Content)]
    /// The scene with the values that a panel was solved with.
    package var sceneOfPanel: (Int) -> LayoutScene
    /// What the request calls one of the scene's constraints.
    package var titleOfConstraint: (Int) -> String

    /// Makes a subject.
    package init(
      scene: LayoutScene, coordinates: LayoutOptions.Coordinates,
      panels: [(name: String?, content: Content)], sceneOfPanel: @escaping (Int) -> LayoutScene,
      titleOfConstraint: @escaping (Int) -> String
    ) {
      self.scene = scene
      self.coordinates = coordinates
      self.panels = panels
      self.sceneOfPanel = sceneOfPanel
      self.titleOfConstraint = titleOfConstraint
    }
  }

  let subject: Subject
  let forest: FrameForest
  let scale: PictureScale
  var flow: PanelFlow
  var legend: PictureLegend
  var body: SVGWriter

  private init(_ subject: Subject, limit: Int) {
    self.subject = subject
    let forest = FrameForest(subject.scene.items)
    self.forest = forest
    let boxes = subject.panels.compactMap { panel -> PictureBox? in
      guard case .frames(let answer) = panel.content else { return nil }
      return .around(forest.rootFrames(answer.frames, subject.coordinates))
    }
    scale = PictureScale(boxes)
    flow = PanelFlow()
    legend = PictureLegend(subject, scale)
    body = SVGWriter(limit: limit)
  }

  /// Draws frames.
  ///
  /// - Parameters:
  ///   - subject: What to draw.
  ///   - limit: How many bytes the picture may have.
  ///   - shouldStop: Asked before each panel; `true` ends the drawing.
  /// - Returns: An SVG document in UTF-8.
  /// - Throws: The limit of bytes, or that it was stopped.
  /// - Complexity: O(items · panels + bytes), expected.
  package static func svg(
    of subject: Subject, limit: Int, shouldStop: (() -> Bool)? = nil
  ) throws(Failure) -> [UInt8] {
    var picture = LayoutPicture(subject, limit: limit)
    for (index, panel) in subject.panels.enumerated() {
      if let shouldStop, shouldStop() { throw .stopped }
      picture.draw(panel.content, named: panel.name, subject.sceneOfPanel(index))
      if picture.body.isFull { throw .tooLong }
    }
    return try picture.finished()
  }

  private mutating func draw(
    _ content: Content, named name: String?, _ scene: LayoutScene
  ) {
    let wording = ConstraintWording(scene: scene, title: subject.titleOfConstraint)
    let title = subject.panels.count > 1 ? name.map { "variant \($0)" } ?? "base" : nil
    let panel = Panel(title: title, content: content, picture: self, wording)
    legend.note(panel)
    let place = flow.place(width: panel.width, height: panel.height)
    panel.write(at: place, to: &body)
  }

  private consuming func finished() throws(Failure) -> [UInt8] {
    var svg = SVGWriter(limit: body.limit)
    legend.write(above: flow, to: &svg)
    svg.append(body)
    svg.markup("</svg>\n")
    if svg.isFull { throw .tooLong }
    return svg.bytes
  }
}

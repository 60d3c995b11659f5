package import Cancellation
public import ConstraintLayout

/// An SVG picture of solved frames for debugging layouts.
///
/// The base scene and each variant are panels with a name, frames and notes, arranged in rows. In a
/// panel:
///
/// - A view is a `<g>` in the `<g>` of its superview, with a rectangle, a label, and a `<title>` of
///   its id, frame and marks. Views deeper than 64 levels become siblings in the group of their
///   ancestor on that level, because XML parsers limit the depth.
/// - A guide is a dotted rectangle. A frame without width or height is a line or a cross.
/// - A view with text shows the text instead of its label: in the text's font if the viewer has it,
///   and at the measured width.
/// - Ambiguous frames are hatched, with `?` before their label. Frames with a violated constraint
///   are dashed, with `!`.
/// - Safe areas are shaded, and so are margins that a constraint or a stack refers to.
/// - A label without room in its frame is placed beside it, with a line. In pictures of up to 300
///   frames, no label covers a border.
/// - ``PictureDetails`` adds sizes to labels, and distances between edges.
/// - Coordinates are absolute. One unit is one point unless the legend states a scale, which is a
///   power of two. Strokes do not scale.
///
/// Ids appear only in text, escaped and truncated. The document has no scripts and no external
/// resources.
public struct LayoutPicture {
  /// The largest depth of nested groups.
  package static let nestingLimit = 64

  /// The largest width of an id in a label, in columns.
  package static let labelColumns = 40

  /// The content of a panel.
  public enum Content: Hashable, Sendable {
    /// Frames with ambiguities and violations.
    case frames(LayoutSolution)
    /// The irreducible infeasible sets of a scene without frames.
    case conflicts([[ConstraintOrigin]])
  }

  /// The reason there is no picture.
  package enum Failure: Error, Hashable {
    /// The picture exceeds the byte limit.
    case tooLong
    /// The injected check stopped the drawing.
    case stopped
  }

  /// An SVG document and its size.
  package struct Document {
    /// The document in UTF-8.
    package var bytes: [UInt8]
    /// The width and the height, in units of the document.
    package var width, height: Double
  }

  /// The input of a picture.
  package struct Subject {
    /// The base scene. All panels share its names and hierarchy.
    package var scene: LayoutScene
    /// The coordinate system of the frames.
    package var coordinates: LayoutOptions.Coordinates
    /// The base, without a name, followed by the variants.
    package var panels: [(name: String?, content: Content)]
    /// The scene of a panel, by the panel's index.
    package var sceneOfPanel: (Int) -> LayoutScene
    /// The reading direction of a panel, by the panel's index.
    package var directionOfPanel: (Int) -> LayoutDirection
    /// The optional details to show.
    package var details: PictureDetails
    /// The title of a constraint in the request, by the constraint's index.
    package var titleOfConstraint: (Int) -> String
    /// The drawn text of a view in a panel's scene, or `nil`.
    package var textInFrame: (LayoutScene, ItemIndex, Frame, LayoutDirection) -> DrawnText?

    /// Makes a subject.
    package init(
      scene: LayoutScene, coordinates: LayoutOptions.Coordinates,
      panels: [(name: String?, content: Content)], sceneOfPanel: @escaping (Int) -> LayoutScene,
      directionOfPanel: @escaping (Int) -> LayoutDirection, details: PictureDetails,
      titleOfConstraint: @escaping (Int) -> String,
      textInFrame: @escaping (LayoutScene, ItemIndex, Frame, LayoutDirection) -> DrawnText? = {
        _, _, _, _ in nil
      }
    ) {
      self.scene = scene
      self.coordinates = coordinates
      self.panels = panels
      self.sceneOfPanel = sceneOfPanel
      self.directionOfPanel = directionOfPanel
      self.details = details
      self.titleOfConstraint = titleOfConstraint
      self.textInFrame = textInFrame
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
      guard case .frames(let solution) = panel.content else { return nil }
      return .around(forest.rootFrames(solution.frames, subject.coordinates))
    }
    scale = PictureScale(boxes)
    flow = PanelFlow()
    legend = PictureLegend(subject, scale)
    body = SVGWriter(limit: limit)
  }

  /// Draws a picture.
  ///
  /// - Parameters:
  ///   - subject: The input.
  ///   - limit: The largest length of the picture, in bytes.
  ///   - cancellation: Checked before each panel; ends the drawing.
  /// - Returns: An SVG document in UTF-8.
  /// - Throws: ``Failure``.
  /// - Complexity: O(items · panels + bytes), expected.
  package static func svg(
    of subject: Subject, limit: Int, cancellation: CancellationCheck = .never
  ) throws(Failure) -> [UInt8] {
    try document(of: subject, limit: limit, cancellation: cancellation).bytes
  }

  /// Draws a picture like ``svg(of:limit:cancellation:)``, and also returns its size.
  package static func document(
    of subject: Subject, limit: Int, cancellation: CancellationCheck = .never
  ) throws(Failure) -> Document {
    var picture = LayoutPicture(subject, limit: limit)
    for (index, panel) in subject.panels.enumerated() {
      if cancellation.isCancelled { throw .stopped }
      picture.draw(
        panel.content, named: panel.name, subject.sceneOfPanel(index),
        subject.directionOfPanel(index))
      if picture.body.isFull { throw .tooLong }
    }
    return try picture.finished()
  }

  private mutating func draw(
    _ content: Content, named name: String?, _ scene: LayoutScene, _ direction: LayoutDirection
  ) {
    let wording = ConstraintWording(scene: scene, title: subject.titleOfConstraint)
    let title = subject.panels.count > 1 ? name.map { "variant \($0)" } ?? "base" : nil
    let panel = Panel(
      title: title, content: content, picture: self, direction: direction, wording)
    legend.note(panel)
    let position = flow.position(width: panel.width, height: panel.height)
    panel.write(at: position, to: &body)
  }

  private consuming func finished() throws(Failure) -> Document {
    var svg = SVGWriter(limit: body.limit)
    let box = legend.write(above: flow, to: &svg)
    svg.append(body)
    svg.markup("</svg>\n")
    if svg.isFull { throw .tooLong }
    return Document(bytes: svg.bytes, width: box.width, height: box.height)
  }
}

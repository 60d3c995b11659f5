/// Imports the scenes of a document for one device.
public struct SceneImporter: Sendable {
  let document: InterfaceDocument
  let canvas: Canvas
  let variations: Variations
  private let measuresOpenFrames: Bool
  private var translation: Translation?
  private let canMeasure: @Sendable (ImportedText.Font) -> Bool

  /// Prepares the import.
  ///
  /// - Parameters:
  ///   - document: The document.
  ///   - device: The device; `nil` for the document's own, at which its saved frames apply.
  ///   - measuresOpenFrames: Whether scenes have ``ImportedScene/canvasConstraints`` at any device.
  ///     At other devices than the document's own they hold no useful frames, but the effect of
  ///     changing them shows which frames are underdetermined.
  ///   - translation: The texts of another language, if any. A view with such a text gets the size
  ///     of that text instead of its saved frame's.
  ///   - canMeasure: Whether texts in a font can be measured. If so, labels saved without a frame
  ///     get the size of their text.
  /// - Complexity: O(document).
  public init(
    _ document: InterfaceDocument, device: CanvasDevice? = nil, measuresOpenFrames: Bool = false,
    translation: Translation? = nil,
    canMeasure: @escaping @Sendable (ImportedText.Font) -> Bool = { _ in false }
  ) {
    self.canMeasure = canMeasure
    self.measuresOpenFrames = measuresOpenFrames
    self.translation = translation
    self.document = document
    canvas = Canvas(saved: document.device, target: device)
    variations = Variations(document.tree, canvas.traits)
  }

  /// Returns an importer for another language that shares all language-independent state.
  public func translated(to translation: Translation) -> SceneImporter {
    var importer = self
    importer.translation = translation
    return importer
  }

  /// The translated texts of a scene, each preceded by its view's id. Equal texts mean that the
  /// imports into two languages do not differ.
  ///
  /// - Complexity: O(elements of the scene), expected.
  public func texts(of scene: DocumentScene, in translation: Translation) -> [[UInt8]] {
    var texts: [[UInt8]] = []
    var open = [scene.element]
    let tree = document.tree
    while let element = open.popLast() {
      let kind = document.views.kind(of: element)
      if kind == .label || kind == .button {
        let id = tree.viewID(of: element)
        let isLabel = kind == .label
        let own =
          isLabel
          ? tree.value(element, .text)
          : tree.child(of: element, .state, key: "normal").flatMap { tree.value($0, .title) }
        if let text = translation.text(id, isLabel ? "text" : "normalTitle", own: own) {
          texts += [Array(id.utf8), Array(text.utf8)]
        }
      }
      // This includes texts of nested scenes, which is harmless.
      open += tree.children(of: element)
    }
    return texts
  }

  /// The name of the device; `nil` at the document's own.
  public var deviceName: String? { isAtOwnDevice ? nil : canvas.device?.id ?? "" }

  /// Whether the device is the document's own, where its saved frames apply.
  public var isAtOwnDevice: Bool { canvas.isSaved }

  /// Imports a scene.
  ///
  /// The layout has no views if the document does not save the size of the root; a note reports
  /// this.
  ///
  /// - Complexity: O(elements · log(elements)), expected.
  public func imported(_ scene: DocumentScene) -> ImportedScene {
    var builder = SceneBuilder(document, scene, canvas, variations)
    builder.translation = translation
    builder.canMeasure = canMeasure
    builder.hasCanvasConstraints = canvas.isSaved || measuresOpenFrames
    return builder.build()
  }
}

/// The device at which a document was saved, and the device of the import.
struct Canvas: Sendable {
  /// The device of the document; `nil` if it has none.
  let saved: CanvasDevice?
  /// The device of the import; `nil` for the document's.
  let target: CanvasDevice?

  init(saved: CanvasDevice?, target: CanvasDevice?) {
    self.saved = saved
    self.target = target == saved ? nil : target
  }

  /// Whether the saved frames apply.
  var isSaved: Bool { target == nil }
  /// The device of the import, if there is one.
  var device: CanvasDevice? { target ?? saved }
  /// The traits that select variations. A document without a device has no size class.
  var traits: DeviceTraits { device?.traits ?? DeviceTraits() }
  /// Pixels per point of the import.
  var scale: Double { device?.scale ?? 2 }
  /// Pixels per point of the saved frames.
  var savedScale: Double { saved?.scale ?? 2 }
}

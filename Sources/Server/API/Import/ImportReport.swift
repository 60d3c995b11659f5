public import Cancellation
public import InterfaceBuilder
internal import ConstraintLayout
internal import JSONDocuments
internal import JSONText
public import LayoutRequests

/// The scenes of an Interface Builder document as bodies of `POST /v1/layout`.
public struct ImportReport: Sendable {
  /// The document.
  public let document: InterfaceDocument
  /// The scenes that can be laid out, in document order.
  public let scenes: [ImportedScene]
  /// The assumptions and omissions, including those in scenes that cannot be laid out.
  public let notes: [ImportNote]
  /// The faults of the document and its scenes. Affected elements are left out.
  public let faults: FaultList

  /// Imports a document.
  ///
  /// - Parameters:
  ///   - bytes: The document.
  ///   - device: The device; `nil` for that of the document.
  ///   - wanted: The id of the only scene to import, of its root view or of its view controller;
  ///     `nil` for all.
  ///   - fonts: The fonts for measuring text. The body includes the text of a label saved without a
  ///     frame if its font is available.
  ///   - cancellation: Checked at intervals; ends the work with `xml(.cancelled)`.
  /// - Throws: ``DocumentError``.
  /// - Complexity: O(bytes · log(bytes)), expected.
  public init(
    _ bytes: UnsafeRawBufferPointer, device: CanvasDevice? = nil, scene wanted: String? = nil,
    fonts: FontStore = .none, cancellation: CancellationCheck = .never
  ) throws(DocumentError) {
    let document = try InterfaceDocument(bytes, cancellation: cancellation)
    let importer = SceneImporter(document, device: device, canMeasure: fonts.canMeasure)
    var scenes: [ImportedScene] = []
    var notes: [ImportNote] = []
    var faults = document.faults
    for scene in document.scenes where wanted.map({ scene.isNamed($0) }) ?? true {
      if cancellation.isCancelled { throw .xml(.cancelled) }
      let imported = importer.imported(scene)
      if cancellation.isCancelled { throw .xml(.cancelled) }
      faults.add(imported.faults)
      notes += imported.notes
      if !imported.layout.items.isEmpty { scenes.append(imported) }
    }
    self.document = document
    self.scenes = scenes
    self.notes = notes
    self.faults = faults
  }

  /// The body of a scene.
  ///
  /// - Complexity: O(views + constraints).
  public static func body(of scene: ImportedScene) -> [UInt8] {
    var json = JSONWriter.metered(capacity: 1024)
    LayoutBodyEncoder(scene).write(to: &json)
    return json.bytes
  }

  /// Converts a scene to the request that its body describes.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - limits: The limits of the request.
  ///   - fonts: The fonts that measure its texts, if it is in another language.
  /// - Returns: The request.
  /// - Throws: `limit-exceeded` if the scene exceeds the limits.
  /// - Complexity: O(views + constraints).
  public static func request(
    of scene: ImportedScene, limits: RequestLimits, fonts: FontStore = .none
  ) throws(Problem) -> LayoutRequest {
    try LayoutRequest(scene, limits: limits, fonts: fonts)
  }

  /// All scenes with their bodies and notes, as a JSON object.
  ///
  /// - Parameters:
  ///   - path: The path of the document, if it is a file.
  ///   - cancellation: Checked before each scene; the result of cancelled work is not complete.
  /// - Returns: The object.
  /// - Complexity: O(document).
  public func json(path: String? = nil, cancellation: CancellationCheck = .never) -> [UInt8] {
    var json = JSONWriter.metered(capacity: 4096)
    json.beginObject()
    if let path {
      json.member("file", path)
    }
    json.member("kind", document.kind.rawValue)
    if let version = document.toolsVersion {
      json.member("toolsVersion", version)
    }
    json.beginArray("scenes")
    for scene in scenes where !cancellation.isCancelled { Self.write(scene, to: &json) }
    json.endArray()
    json.beginArray("faults")
    for fault in faults.faults { Self.write(fault, to: &json) }
    json.endArray()
    json.member("faultCount", faults.count)
    json.endObject()
    return json.bytes
  }

  private static func write(_ scene: ImportedScene, to json: inout JSONWriter) {
    json.beginObject()
    json.member("root", scene.scene.root)
    for (key, id) in [
      ("scene" as StaticString, scene.scene.sceneID), ("controller", scene.scene.controllerID),
      ("device", scene.device?.id),
    ] {
      guard let id else { continue }
      json.member(key, id)
    }
    json.member("scale", scene.scale)
    write(scene.scene.position, to: &json)
    json.key("body")
    LayoutBodyEncoder(scene).write(to: &json)
    json.beginArray("warnings")
    for note in scene.notes {
      json.beginObject()
      json.member("kind", note.kind.rawValue)
      json.member("view", note.view)
      write(note.position, to: &json)
      json.member("message", note.message)
      json.endObject()
    }
    json.endArray()
    json.endObject()
  }

  private static func write(_ fault: DocumentFault, to json: inout JSONWriter) {
    json.beginObject()
    if let id = fault.id {
      json.member("id", id)
    }
    if let attribute = fault.attribute {
      json.member("attribute", attribute)
    }
    write(fault.position, to: &json)
    json.member("message", fault.message)
    json.endObject()
  }

  private static func write(_ position: SourcePosition, to json: inout JSONWriter) {
    json.member("line", position.line)
    json.member("column", position.column)
  }
}

extension DocumentScene {
  /// Whether an id is that of the scene, of its root view or of its view controller.
  func isNamed(_ id: String) -> Bool {
    id == sceneID || id == root || id == controllerID
  }
}

extension FontStore {
  /// Whether a view's text can be measured, if only by an estimate.
  @Sendable
  public func canMeasure(_ font: ImportedText.Font) -> Bool {
    canMeasure(
      name: font.name, size: font.size, weight: font.weight, isItalic: font.isItalic)
  }
}

import ConstraintLayout
import ConstraintSolver
import InterfaceBuilder
import Testing

/// Makes small documents.
enum Documents {
  /// A xib with objects.
  static func xib(_ objects: String, tools: Int = 21, device: String? = "retina4_7") -> String {
    document("com.apple.InterfaceBuilder3.CocoaTouch.XIB", tools, device) {
      "<objects>\(objects)</objects>"
    }
  }

  /// A storyboard with one view controller, whose view has these contents.
  static func screen(
    _ contents: String, tools: Int = 21, device: String = "retina4_7",
    size: (Int, Int) = (375, 667), resources: String = ""
  ) -> String {
    document("com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB", tools, device) {
      """
      <scenes><scene sceneID="s"><objects><viewController id="c" sceneMemberID="viewController">
      <view key="view" contentMode="scaleToFill" id="root">
      <rect key="frame" x="0.0" y="0.0" width="\(size.0)" height="\(size.1)"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
      \(contents)
      </view></viewController></objects></scene></scenes><resources>\(resources)</resources>
      """
    }
  }

  /// A view placed by constraints.
  static func view(
    _ id: String, _ x: Double, _ y: Double, _ width: Double, _ height: Double,
    tag: String = "view", _ attributes: String = "", contents: String = ""
  ) -> String {
    """
    <\(tag) id="\(id)" translatesAutoresizingMaskIntoConstraints="NO" \(attributes)>
    <rect key="frame" x="\(x)" y="\(y)" width="\(width)" height="\(height)"/>\(contents)</\(tag)>
    """
  }

  private static func document(
    _ type: String, _ tools: Int, _ device: String?, _ contents: () -> String
  ) -> String {
    let device = device.map { "<device id=\"\($0)\" orientation=\"portrait\"/>" } ?? ""
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="\(type)" version="3.0" toolsVersion="\(tools)000" useAutolayout="YES" \
      useTraitCollections="YES" useSafeAreas="YES">\(device)\(contents())</document>
      """
  }
}

extension InterfaceDocument {
  /// Reads a document's text.
  init(text: String, limits: XMLLimits = .init()) throws(DocumentError) {
    let bytes = Array(text.utf8)
    self = try bytes.withUnsafeBufferPointer { bytes throws(DocumentError) in
      try InterfaceDocument(UnsafeRawBufferPointer(bytes), limits: limits)
    }
  }

  /// The import of the only scene.
  func onlyScene(on device: CanvasDevice? = nil) throws -> ImportedScene {
    let scene = try #require(scenes.count == 1 ? scenes.first : nil)
    return SceneImporter(self, device: device).imported(scene)
  }
}

extension ImportedScene {
  /// The frames by id: exact, or rounded to pixels.
  func frames(isRounded: Bool = false, isOpen: Bool = false) throws -> [String: Frame] {
    let solution = try solution(isRounded: isRounded, isOpen: isOpen)
    var frames: [String: Frame] = [:]
    for (index, frame) in solution.frames.enumerated() {
      frames[layout.names.string(of: index)] = frame
    }
    return frames
  }

  /// The solution; with `isOpen` without the constraints that keep saved frames.
  func solution(isRounded: Bool = false, isOpen: Bool = false) throws -> LayoutSolution {
    var scene = layout
    if isOpen {
      for constraint in canvasConstraints { scene.apply(.active(constraint, false)) }
    }
    var session = LayoutSession(
      options: LayoutOptions(scale: isRounded ? scale : nil, onConflict: .breakInOrder))
    return try session.solve(scene)
  }
}

extension Frame {
  /// Whether all numbers are within half a point.
  func agrees(with other: Frame, within tolerance: Double = 0.5001) -> Bool {
    abs(x - other.x) <= tolerance && abs(y - other.y) <= tolerance
      && abs(width - other.width) <= tolerance && abs(height - other.height) <= tolerance
  }
}

import API
import Checking
import Foundation

/// Xibs with one root of a screen's size, and their findings.
struct InterfaceSample {
  /// Views, as elements.
  var views: String
  /// Constraints of the root, as elements.
  var constraints: String
  /// The size of the root.
  var size = (375, 667)

  /// The document.
  var text: String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
    toolsVersion="22154" useAutolayout="YES" useSafeAreas="YES">
    <device id="retina4_7" orientation="portrait"/>
    <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" \
    customClass="PayController"/><view id="root">
    <rect key="frame" x="0" y="0" width="\(size.0)" height="\(size.1)"/>
    <subviews>\(views)</subviews>
    <constraints>\(constraints)</constraints>
    </view></objects></document>
    """
  }

  /// A view with a saved frame.
  static func view(
    _ id: String, tag: String = "view", y: Int = 20, width: Int = 100, height: Int = 50,
    _ more: String = ""
  ) -> String {
    """
    <\(tag) id="\(id)" translatesAutoresizingMaskIntoConstraints="NO" \(more)>\
    <rect key="frame" x="10" y="\(y)" width="\(width)" height="\(height)"/></\(tag)>
    """
  }

  /// A constraint between an edge of a view and one of another.
  static func tie(
    _ first: String, _ attribute: String, _ second: String, _ other: String? = nil, _ constant: Int
  ) -> String {
    """
    <constraint firstItem="\(first)" firstAttribute="\(attribute)" secondItem="\(second)" \
    secondAttribute="\(other ?? attribute)" constant="\(constant)" \
    id="\(first)-\(attribute)-\(second)"/>
    """
  }

  /// A constraint that sets a length.
  static func length(_ view: String, _ attribute: String, _ constant: Int) -> String {
    """
    <constraint firstItem="\(view)" firstAttribute="\(attribute)" constant="\(constant)" \
    id="\(view)-\(attribute)-\(constant)"/>
    """
  }

  /// The constraints of a view's position and size.
  static func placed(_ id: String, y: Int = 20, width: Int = 100, height: Int = 50) -> String {
    tie(id, "leading", "root", nil, 10) + tie(id, "top", "root", nil, y)
      + length(id, "width", width) + length(id, "height", height)
  }
}

/// A folder of documents that is removed with its last copy.
final class DocumentFolder {
  let url = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")

  init(_ files: [String: String]) throws {
    for (path, text) in files {
      let file = url.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// The report on paths in the folder, as `trellis check` finds them.
  func report(
    _ paths: [String] = [""], fonts: FontStore = .none,
    change: (inout CheckConfiguration) -> Void = { _ in }
  ) -> CheckReport {
    var configuration = CheckConfiguration()
    change(&configuration)
    let documents = FileFinder(paths.map { url.appending(path: $0).path }).documents
    let run = CheckRun(fonts: fonts, byteLimit: 1 << 20, workingDirectory: url.path)
    return run.report(
      on: documents.map {
        .init(
          path: $0.path, kind: $0.kind, configuration: configuration, isNamed: $0.isNamed)
      })
  }
}

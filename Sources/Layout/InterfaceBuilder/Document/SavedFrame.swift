internal import ConstraintLayout

/// Reads the frame that a document saves for a view.
enum SavedFrame {
  /// Reads `<rect key="frame">`; `nil` if it is missing or invalid. The size of a scene's root
  /// cannot be negative.
  static func read(
    of view: XMLElement, in tree: XMLTree, isRoot: Bool, _ faults: inout FaultList
  ) -> Frame? {
    guard let rect = tree.child(of: view, .rect, key: "frame") else { return nil }
    let count = faults.count
    func number(_ name: XMLName, _ faults: inout FaultList) -> Double {
      let text = tree.bytes(rect, name)
      if let number = text.flatMap({ DecimalText.number($0) }) { return number }
      let found = text.map { "not \"\(String(decoding: $0.prefix(40), as: UTF8.self))\"" }
      faults.add(
        DocumentFault(
          kind: .invalidValue, position: tree.position(of: rect), id: tree.viewID(of: view),
          attribute: name.text,
          message: "\(name.text) of a frame is a decimal number, \(found ?? "and is missing")"))
      return 0
    }
    let frame = Frame(
      x: number(.x, &faults), y: number(.y, &faults), width: number(.width, &faults),
      height: number(.height, &faults))
    if isRoot, frame.width < 0 || frame.height < 0 {
      faults.add(
        DocumentFault(
          kind: .invalidValue, position: tree.position(of: rect), id: tree.viewID(of: view),
          attribute: frame.width < 0 ? "width" : "height",
          message: "the size of a root view is not negative"))
    }
    return faults.count == count ? frame : nil
  }
}

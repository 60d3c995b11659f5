import ConstraintLayout

/// The shaded part of a frame outside its margins or safe area.
struct PictureInset {
  var area: Area
  /// The frame within the insets, in units of the picture.
  var inner: PictureBox

  /// The insets of the views of a scene, by item: safe areas, and margins that a constraint or a
  /// stack refers to. All views have margins, but most are not used.
  ///
  /// - Complexity: O(items + constraints), expected.
  static func all(
    of scene: LayoutScene, _ boxes: [PictureBox], direction: LayoutDirection, factor: Double
  ) -> [Int: [PictureInset]] {
    let hasMargins = scene.itemsWithUsedMargins
    var insets: [Int: [PictureInset]] = [:]
    for (item, box) in boxes.enumerated() where scene.items[item].isView {
      let geometry = scene.geometry(of: ItemIndex(item))
      var shaded: [PictureInset] = []
      if hasMargins.contains(item) {
        shaded.append(
          PictureInset(.margins, box, geometry.margins.resolved(direction), factor: factor))
      }
      if geometry.safeArea != DirectionalInsets() {
        shaded.append(
          PictureInset(.safeArea, box, geometry.safeArea.resolved(direction), factor: factor))
      }
      if !shaded.isEmpty { insets[item] = shaded }
    }
    return insets
  }

  private init(_ area: Area, _ box: PictureBox, _ insets: EdgeInsets, factor: Double) {
    self.area = area
    // Insets can be negative or larger than the frame.
    let left = min(max(box.left + insets.left * factor, box.left), box.right)
    let top = min(max(box.top + insets.top * factor, box.top), box.bottom)
    let right = min(max(box.right - insets.right * factor, left), box.right)
    let bottom = min(max(box.bottom - insets.bottom * factor, top), box.bottom)
    inner = PictureBox(left: left, top: top, width: right - left, height: bottom - top)
  }

  /// The class and the meaning of an area's shade.
  static func shade(_ area: Area) -> (name: StaticString, text: String) {
    area == .safeArea
      ? ("safe-area", "outside of a safe area") : ("margins", "margins that a constraint refers to")
  }
}

/// The labels of a panel by item.
struct PanelTexts {
  let scene: LayoutScene
  let frames: [Frame]
  let marks: PanelMarks
  let details: PictureDetails

  /// The name after its marks, followed by the size of the frame if requested.
  subscript(item: Int) -> PictureText {
    let signs = marks[item]?.signs ?? ""
    let name = scene.names.bytes(of: item)
    guard details.sizes else {
      return PictureText(name, columns: LayoutPicture.labelColumns, after: signs)
    }
    let short = PictureText(name, columns: LayoutPicture.labelColumns)
    let size = [frames[item].width, frames[item].height].map { number in
      NumberText.string((number * 100).rounded() / 100)
    }
    let text = "\(String(decoding: short.bytes, as: UTF8.self)) \(size.joined(separator: " x "))"
    return PictureText(text.utf8, columns: LayoutPicture.labelColumns + 40, after: signs)
  }
}

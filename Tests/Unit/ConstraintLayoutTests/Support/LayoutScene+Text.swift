import ConstraintSolver
import ConstraintLayout

/// The result of parsing constraint text.
func read(_ text: String) -> Result<ConstraintText, TextError> {
  let bytes = Array(text.utf8)
  do throws(TextError) {
    return .success(try ConstraintTextParser.constraint(bytes.span))
  } catch {
    return .failure(error)
  }
}

/// The error of parsing constraint text, as `line:column message`; `nil` if it is valid.
func error(_ text: String) -> String? {
  guard case .failure(let error) = read(text) else { return nil }
  let bytes = Array(text.utf8)
  let position = TextPosition(of: error.offset, in: bytes.span)
  return "\(position.line):\(position.column) \(error.message)"
}

extension LayoutScene {
  /// Adds a view named by a string.
  @discardableResult
  mutating func view(
    _ name: String, in parent: ItemIndex? = nil, given: GivenFrame = .init(),
    intrinsicSize: IntrinsicSize? = nil, geometry: ItemGeometry? = nil
  ) -> ItemIndex {
    let bytes = Array(name.utf8)
    return addView(
      bytes.span, in: parent, given: given, intrinsicSize: intrinsicSize, geometry: geometry)
      ?? ItemIndex(0)
  }

  /// Adds a guide named by a string.
  @discardableResult
  mutating func guide(_ name: String, in view: ItemIndex, insets: EdgeInsets? = nil) -> ItemIndex {
    let bytes = Array(name.utf8)
    return addGuide(bytes.span, in: view, insets: insets) ?? ItemIndex(0)
  }

  /// The constraints of a text with known names; none if the text is invalid.
  func constraints(_ text: String) -> [SceneConstraint] {
    let bytes = Array(text.utf8)
    guard case .success(let read) = read(text) else { return [] }
    func anchor(_ read: AnchorText?) -> Anchor? {
      guard let read else { return nil }
      let name = read.name.unquoted(bytes.span)
      return item(named: name.span).map { Anchor($0, read.attribute, of: read.area) }
    }
    return (0..<read.partCount).compactMap { number in
      let part = read.part(number)
      func anchors(_ side: ConstraintText.Side) -> SideAnchors {
        SideAnchors(anchor: anchor(side.anchor), origin: anchor(side.origin))
      }
      return read.constraint(part: number, left: anchors(part.left), right: anchors(part.right))
    }
  }

  /// Adds the constraints of texts.
  mutating func add(_ texts: String...) {
    for text in texts {
      for constraint in constraints(text) { addConstraint(constraint) }
    }
  }

  /// The canonical texts of the constraints of a text.
  func canonical(_ text: String) -> [String] {
    constraints(text).map { ConstraintPrinter.text(of: $0, names: names) }
  }
}

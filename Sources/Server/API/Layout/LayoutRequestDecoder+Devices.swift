import ConstraintSolver
import ConstraintLayout
internal import JSONDocuments
internal import JSONText
internal import ServiceContract
internal import LayoutRequests
internal import TextBytes

extension LayoutRequestDecoder {
  /// Reads the name of the view that represents the screen.
  func readRoot(_ name: JSONValue) -> ItemIndex? {
    guard let view = view(name, "a screen is a view") else { return nil }
    guard scene.items[view.index].parent == nil else {
      errors.add(.invalidVariant, at: name, "a screen is a root, and this view is in another")
      return nil
    }
    return view
  }

  /// Reads the devices; each becomes a variant that sizes the root.
  ///
  /// - Parameters:
  ///   - value: The devices.
  ///   - root: The view that represents the screen: `nil` if none is named, `.some(nil)` if its
  ///     name is invalid.
  ///   - names: The names of the variants so far.
  /// - Throws: A limit that ends decoding.
  mutating func readDevices(
    _ value: JSONValue, root: ItemIndex??, names: inout NameTable
  ) throws(Problem) {
    guard let elements = errors.array(value) else { return }
    guard variants.count + value.count <= limits.variants else {
      throw exceeded("variants", limits.variants, at: value)
    }
    if case .some(.none) = root { return }
    guard let root = (root ?? nil) ?? scene.screen else {
      errors.add(
        .invalidVariant, at: value,
        "no root has a width and a height to set; `root` names the view that stands for the screen")
      return
    }
    let pointer = JSONPointer().appending("devices")
    let given = scene.items[root.index].given
    for (index, element) in elements.enumerated() {
      guard let (name, screen) = device(element) else { continue }
      let variantName = variantName(name, &names)
      var variant = LayoutRequest.Variant(
        name: variantName, direction: nil,
        edits: [.given(root, .width, screen.size.width), .given(root, .height, screen.size.height)])
      variant.scale = screen.scale
      let place = pointer.appending(index)
      let isPreset = element.kind == .string
      for dimension in [Dimension.width, .height] where given[dimension] == nil {
        variant.statements[.implied(root, Implication(dimension))] =
          isPreset ? place.text : place.appending(dimension.name).text
      }
      if let safeArea = screen.safeArea?.directional(options.direction) {
        variant.edits += DirectionalInsets.Side.allCases.map {
          .inset(root, .safeArea, $0, safeArea[$0])
        }
      }
      variants.append(variant)
    }
  }

  private func device(_ value: JSONValue) -> (name: JSONValue, screen: Screen)? {
    if value.kind == .string { return presetDevice(value) }
    guard value.kind == .object else {
      errors.addWrongKind(value, wanted: "a string or an object")
      return nil
    }
    guard let fields = ObjectFields<DeviceMember>(value, errors) else { return nil }
    let size = (
      width: fields.required(.width, errors).flatMap(screenLength),
      height: fields.required(.height, errors).flatMap(screenLength)
    )
    let safeArea = fields[.safeArea].flatMap(deviceInsets)
    let scale = fields[.scale].flatMap { texts.scale($0) }
    guard let name = fields.required(.name, errors), let width = size.width,
      let height = size.height
    else { return nil }
    let screen = Screen(
      name: name.string ?? "", size: Size(width: width, height: height), safeArea: safeArea,
      scale: scale)
    return (name, screen)
  }

  private func presetDevice(_ value: JSONValue) -> (name: JSONValue, screen: Screen)? {
    guard let name = value.string else { return nil }
    guard let screen = Screen(device: name) else {
      errors.add(
        .invalidVariant, at: value, "there is no device \(Excerpt.quoted(name))",
        suggestion: Suggestion.nearest(to: name, among: Device.all.map(\.name)))
      return nil
    }
    return (value, screen)
  }

  private func screenLength(_ value: JSONValue) -> Double? {
    errors.number(value, in: 0...LayoutLimits.magnitude)
  }

  private func deviceInsets(_ value: JSONValue) -> EdgeInsets? {
    if value.kind == .number {
      return length(value).map { EdgeInsets(top: $0, left: $0, bottom: $0, right: $0) }
    }
    guard value.kind == .object else {
      errors.addWrongKind(value, wanted: "a number or an object")
      return nil
    }
    return edgeInsets(value)
  }
}

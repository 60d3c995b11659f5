public import SwiftInterpreter
internal import SwiftSources
internal import SwiftWorld
internal import SystemControls
internal import TextLayout

extension UIKitLibrary {
  /// The size of a view's content: what its class in the repository states, else that of the class
  /// of the system.
  ///
  /// - Complexity: That of the code of `intrinsicContentSize`.
  public func content(
    of object: ObjectValue, _ interpreter: Interpreter
  ) throws(Interruption) -> ViewContent {
    if let declared = object.type.declaration {
      if program.declares(names[.intrinsicContentSize], of: .declared(declared)) {
        let size = try interpreter.get(names[.intrinsicContentSize], of: .object(object))
        return stated(size, interpreter)
      }
      for name in [UIKitName.sizeThatFits, .systemLayoutSizeFitting]
      where program.declares(names[name], of: .declared(declared)) {
        return ViewContent(unknown: name.rawValue)
      }
    }
    if let openness = object.viewState?.openness, case .libraryClass = openness {
      return ViewContent(unknown: "\(openness)")
    }
    let type = types.nearest(object.systemClass) { Self.classesWithContent.contains($0) }
    return type.map { content(of: object, as: $0, interpreter) } ?? .none
  }

  private static let classesWithContent: Set<UIKitName> = [
    .uiLabel, .uiButton, .uiImageView, .uiTextField, .uiTextView, .uiSwitch, .uiSlider, .uiStepper,
    .uiSegmentedControl, .uiActivityIndicatorView, .uiProgressView, .uiPickerView, .uiDatePicker,
    .uiPageControl, .uiSearchBar, .uiNavigationBar, .uiToolbar, .uiTabBar, .uiColorWell,
  ]

  /// The result of `intrinsicContentSize`.
  private func stated(_ size: Value, _ interpreter: Interpreter) -> ViewContent {
    guard case .structure(let structure) = size, let width = structure[names[.width]],
      let height = structure[names[.height]]
    else { return ViewContent(unknown: interpreter.describe(size)) }
    var content = ViewContent()
    for (value, member) in [(width, \ViewContent.width), (height, \.height)] {
      switch quantity(value, interpreter) {
      case .known(let length) where length >= 0 && length.isFinite:
        content[keyPath: member] = length
      case .known: break
      case .unknown(let name): content.unknown = name
      }
    }
    return content
  }

  private func content(
    of object: ObjectValue, as type: UIKitName, _ interpreter: Interpreter
  ) -> ViewContent {
    switch type {
    case .uiLabel: return label(object, interpreter)
    case .uiButton: return button(object, interpreter)
    case .uiImageView: return image(object, interpreter)
    case .uiTextView:
      let scrolls = value(.isScrollEnabled, of: object)
      return scrolls?.boolean == false ? ViewContent(unknown: "text") : .none
    case .uiSwitch: return control(.switch)
    case .uiSlider: return control(.slider)
    case .uiStepper: return control(.stepper)
    case .uiProgressView: return control(.progressView)
    case .uiPickerView: return control(.pickerView)
    case .uiNavigationBar: return control(.navigationBar)
    case .uiToolbar: return control(.toolbar)
    case .uiTabBar: return control(.tabBar)
    case .uiActivityIndicatorView:
      switch value(.style, of: object) {
      case nil: return control(.activityIndicator)
      case let style? where caseName(style) == .medium: return control(.activityIndicator)
      case let style? where caseName(style) == .large: return control(.largeActivityIndicator)
      default: return ViewContent(unknown: "style")
      }
    case .uiSegmentedControl, .uiPageControl:
      var content = control(type == .uiPageControl ? .pageControl : .segmentedControl)
      content.unknown = "what it shows"
      return content
    default: return ViewContent(unknown: "the size of \(type.rawValue)")
    }
  }

  private func control(_ control: SystemControl) -> ViewContent {
    ViewContent(width: control.width?[.from13], height: control.height[.from13])
  }

  /// The value that a property has, or its initialiser gave it.
  func value(_ name: UIKitName, of object: ObjectValue) -> Value? {
    object.properties[names[name]] ?? object.viewState?.initial[name]
  }

  // MARK: Texts

  private func label(_ object: ObjectValue, _ interpreter: Interpreter) -> ViewContent {
    if value(.attributedText, of: object).map({ !$0.isNil }) == true {
      return ViewContent(unknown: "attributedText")
    }
    guard let text = value(.text, of: object), !text.isNil else {
      return ViewContent(unknown: "text")
    }
    guard let known = text.text else { return ViewContent(unknown: interpreter.describe(text)) }
    if mayShrink(object) { return ViewContent(unknown: "the size of its font") }
    if object.viewState?.isDecoded == true,
      value(.font, of: object) == nil || value(.numberOfLines, of: object) == nil
    {
      return ViewContent(unknown: "what its document states")
    }
    guard let font = font(of: object) else { return ViewContent(unknown: "font") }
    let lines = value(.numberOfLines, of: object) ?? Value.number(.integer(1))
    guard let count = lines.number?.truncated else { return ViewContent(unknown: "numberOfLines") }
    return ViewContent(text: TextSpec(known, font: font, lines: max(0, count)))
  }

  /// Whether a label may set its text in a smaller font, so that it fits.
  private func mayShrink(_ label: ObjectValue) -> Bool {
    value(.adjustsFontSizeToFitWidth, of: label).map { $0.boolean != false } ?? false
  }

  /// The font of a label; nil if it is not known. Labels have the system's font of 17 points.
  private func font(of object: ObjectValue) -> FontChoice? {
    guard let value = value(.font, of: object) else { return FontChoice() }
    if case .system(let font as FontValue) = value { return font.font }
    return nil
  }

  private func button(_ object: ObjectValue, _ interpreter: Interpreter) -> ViewContent {
    guard let view = object.viewState, value(.configuration, of: object) == nil else {
      return ViewContent(unknown: "configuration")
    }
    if let image = view.buttonImage, !image.isNil { return ViewContent(unknown: "image") }
    if let label = view.parts[.titleLabel], mayShrink(label) {
      return ViewContent(unknown: "the size of its font")
    }
    // The usual font depends on the type of the button and on the system.
    guard
      case .system(let font as FontValue)? = view.parts[.titleLabel].flatMap({
        value(.font, of: $0)
      })
    else { return ViewContent(unknown: "the font of its title") }
    switch view.title {
    case .known(let title):
      return ViewContent(text: TextSpec(title, font: font.font, kind: .button))
    case .unknown(let name): return ViewContent(unknown: name)
    case nil: return ViewContent(unknown: "title")
    }
  }

  private func image(_ object: ObjectValue, _ interpreter: Interpreter) -> ViewContent {
    guard let image = value(.image, of: object), !image.isNil else {
      return ViewContent(unknown: "image")
    }
    return ViewContent(unknown: "the size of \(interpreter.describe(image))")
  }
}

public import ConstraintLayout
public import ConstraintSolver
public import TextLayout
internal import JSONText

/// A layout with other values.
public struct LayoutVariant: Hashable, Sendable {
  /// A value of a view or guide, by its name, or of a constraint, by its id.
  public enum Value: Hashable, Sendable {
    /// A given number of a view's frame, in points.
    case given(String, Dimension, Double)
    /// The size of a view's content as a whole, in points. A length that is `nil` is none.
    case content(
      String, width: Double? = nil, height: Double? = nil, heightForWidth: HeightTable? = nil)
    /// The intrinsic width or height of a view, in points. It removes a table of heights, unless
    /// that is set as well.
    case intrinsic(String, Axis, Double)
    /// The heights of a view's wrapping text, by width.
    case heightForWidth(String, HeightTable)
    /// All margins or safe-area insets of a view, in points.
    case insets(String, Area, DirectionalInsets)
    /// One margin or safe-area inset of a view, in points. It counts more than all of them.
    case inset(String, Area, DirectionalInsets.Side, Double)
    /// All insets of a guide, in points.
    case guideInsets(String, EdgeInsets)
    /// One inset of a guide, in points. It counts more than all of them.
    case guideInset(String, EdgeInsets.Side, Double)
    /// The text of a view.
    case text(String, String)
    /// The size of a view's font, in points, in place of a text style.
    case fontSize(String, Double)
    /// The text style of a view, in place of a size.
    case textStyle(String, TextStyle)
    /// Whether a view is hidden.
    case hidden(String, Bool)
    /// A member of a view's stack.
    case stack(String, StackValue)
    /// The constant of a constraint, in points.
    case constant(String, Double)
    /// The priority of a constraint.
    case priority(String, Priority)
    /// Whether a constraint takes part.
    case active(String, Bool)
  }

  /// The insets of a view.
  public enum Area: String, Hashable, Sendable {
    /// The margins.
    case margins
    /// The safe area.
    case safeArea
  }

  /// A member of a stack.
  public enum StackValue: Hashable, Sendable {
    /// The axis along which views are arranged.
    case axis(Axis)
    /// How views share the room along the axis.
    case distribution(Stack.Distribution)
    /// How views lie across the axis.
    case alignment(Stack.Alignment)
    /// The distance between views, in points.
    case spacing(Double)
    /// The distances after single views, by their names, in points.
    case customSpacing([String: Double])
    /// The names of the arranged views, in order.
    case arranged([String])
    /// The names of the arranged views that are hidden.
    case hidden([String])
    /// Whether views are arranged within the margins.
    case marginsRelative(Bool)
    /// Whether distances along a vertical axis are those between baselines.
    case baselineRelative(Bool)
  }

  /// What it is called in the reply. Unique among variants and devices.
  public var name: String
  /// Its own direction of reading; `nil` for that of the layout.
  public var direction: LayoutDirection?
  /// Its own content size; `nil` for that of the layout.
  public var contentSize: ContentSize?
  /// Its own language as a BCP 47 tag; `nil` for that of the layout.
  public var language: String?
  /// The values. Of two for the same property the last counts.
  public var values: [Value]

  /// Makes a variant.
  public init(
    _ name: String, direction: LayoutDirection? = nil, contentSize: ContentSize? = nil,
    language: String? = nil, _ values: [Value] = []
  ) {
    self.name = name
    self.direction = direction
    self.contentSize = contentSize
    self.language = language
    self.values = values
  }

  /// Writes an element of `variants`.
  ///
  /// - Complexity: O(length of the names and tables), expected.
  func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("name", name)
    if let direction {
      json.member("direction", direction == .leftToRight ? "ltr" : "rtl")
    }
    if let contentSize {
      json.member("contentSize", contentSize.rawValue)
    }
    if let language {
      json.member("language", language)
    }
    json.beginObject("set")
    let paths = values.map(\.path)
    var last: [[UInt8]: Int] = [:]
    for (index, path) in paths.enumerated() { last[Array(path.utf8)] = index }
    for (index, path) in paths.enumerated() where last[Array(path.utf8)] == index {
      json.key(path)
      values[index].write(to: &json)
    }
    json.endObject()
    json.endObject()
  }
}

extension LayoutVariant.Value {
  /// The path of the property.
  fileprivate var path: String {
    let (name, property) = parts
    return "\(ConstraintPrinter.quoted(name.utf8)).\(property)"
  }

  private var parts: (name: String, property: String) {
    switch self {
    case .given(let view, let dimension, _): (view, dimension.name)
    case .content(let view, _, _, _): (view, "intrinsicSize")
    case .intrinsic(let view, let axis, _):
      (view, axis == .horizontal ? "intrinsicSize.width" : "intrinsicSize.height")
    case .heightForWidth(let view, _): (view, "intrinsicSize.heightForWidth")
    case .insets(let view, let area, _): (view, area.rawValue)
    case .inset(let view, let area, let side, _): (view, "\(area.rawValue).\(side.rawValue)")
    case .guideInsets(let guide, _): (guide, "insets")
    case .guideInset(let guide, let side, _): (guide, "insets.\(side.rawValue)")
    case .text(let view, _): (view, "text")
    case .fontSize(let view, _): (view, "font.size")
    case .textStyle(let view, _): (view, "textStyle")
    case .hidden(let view, _): (view, "hidden")
    case .stack(let view, let value): (view, "stack.\(value.name)")
    case .constant(let id, _): (id, "constant")
    case .priority(let id, _): (id, "priority")
    case .active(let id, _): (id, "active")
    }
  }

  fileprivate func write(to json: inout JSONWriter) {
    switch self {
    case .given(_, _, let number), .intrinsic(_, _, let number), .inset(_, _, _, let number),
      .guideInset(_, _, let number), .fontSize(_, let number), .constant(_, let number):
      json.number(number)
    case .content(_, let width, let height, let table):
      json.beginObject()
      for (key, length) in [("width", width), ("height", height)] {
        guard let length else { continue }
        json.member(key, length)
      }
      if let table {
        json.key("heightForWidth")
        Self.write(table, to: &json)
      }
      json.endObject()
    case .heightForWidth(_, let table): Self.write(table, to: &json)
    case .text(_, let text): json.string(text)
    case .textStyle(_, let style): json.string(style.rawValue)
    case .insets(_, _, let insets):
      json.beginObject()
      for side in DirectionalInsets.Side.allCases {
        json.member(side.rawValue, insets[side])
      }
      json.endObject()
    case .guideInsets(_, let insets):
      json.beginObject()
      for side in EdgeInsets.Side.allCases {
        json.member(side.rawValue, insets[side])
      }
      json.endObject()
    case .stack(_, let value): value.write(to: &json)
    case .priority(_, let priority): json.number(priority.value)
    case .hidden(_, let flag), .active(_, let flag): json.bool(flag)
    }
  }

  private static func write(_ table: HeightTable, to json: inout JSONWriter) {
    json.beginArray()
    for row in table.rows {
      json.beginArray()
      json.number(row.width)
      json.number(row.height)
      json.endArray()
    }
    json.endArray()
  }
}

extension LayoutVariant.StackValue {
  fileprivate var name: String {
    switch self {
    case .axis: "axis"
    case .distribution: "distribution"
    case .alignment: "alignment"
    case .spacing: "spacing"
    case .customSpacing: "customSpacing"
    case .arranged: "arranged"
    case .hidden: "hidden"
    case .marginsRelative: "marginsRelative"
    case .baselineRelative: "baselineRelative"
    }
  }

  fileprivate func write(to json: inout JSONWriter) {
    switch self {
    case .axis(let axis): json.string(axis == .horizontal ? "horizontal" : "vertical")
    case .distribution(let distribution): json.string(distribution.rawValue)
    case .alignment(let alignment): json.string(alignment.rawValue)
    case .spacing(let number): json.number(number)
    case .customSpacing(let distances):
      json.beginObject()
      for (view, distance) in distances.sorted(by: { $0.key < $1.key }) {
        json.member(view, distance)
      }
      json.endObject()
    case .arranged(let names), .hidden(let names):
      json.beginArray()
      for name in names { json.string(name) }
      json.endArray()
    case .marginsRelative(let flag), .baselineRelative(let flag): json.bool(flag)
    }
  }
}

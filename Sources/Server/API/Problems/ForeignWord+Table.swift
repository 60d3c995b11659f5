import ConstraintLayout

/// The table of names that UIKit, SwiftUI, CSS, Android and Flutter use.
extension ForeignWord {
  /// The entries for a kind of name.
  static func words(of place: Place) -> [ForeignWord] {
    switch place {
    case .request: request
    case .view: view
    case .stack: stack
    case .constraint: constraint
    case .axis: axis
    case .distribution: distribution
    case .alignment: alignment
    case .direction: direction
    case .item: item
    case .area: area
    case .attribute: anchors + attribute + viewAttribute
    case .areaAttribute: areaAttribute + anchors + attribute
    }
  }

  private static let request: [ForeignWord] = [
    .init(
      "view subviews children elements nodes", "the views are in `views`", fix: "views",
      of: .objects),
    .init("layoutguides", "the guides are in `guides`", fix: "guides", of: .objects),
    .init(
      "width height size frame bounds",
      "the root view has the size: `\"width\"` and `\"height\"` beside its `\"id\"`"),
    .init("stack stacks", "a stack is the `stack` of the view whose children it arranges"),
    .init("visual format formats vfl", "a visual format is `{\"visual\": …}` in `constraints`"),
    .init("rules relations", "the relations are in `constraints`", fix: "constraints", of: .array),
    .init(
      "dir rtl layoutdirection", "the direction is `\"direction\": \"rtl\"`", fix: "direction",
      of: .string),
  ]

  private static let view: [ForeignWord] = [
    .init(
      "subviews views elements items nodes child content",
      "the views in a view are its `children`", fix: "children", of: .objects),
    .init(
      "name key identifier accessibilityidentifier tag", "a view is named by its `id`", fix: "id",
      of: .string),
    .init("constraints constraint", "all constraints are in the request, beside `views`"),
    .init("left minx", "a fixed position is `x` and `y`; \(distance)", fix: "x", of: .number),
    .init("top miny", "a fixed position is `x` and `y`; \(distance)", fix: "y", of: .number),
    .init(
      """
      right bottom leading trailing start end inset insets position frame bounds center centerx \
      centery anchors edges
      """,
      "a fixed frame is `x`, `y`, `width` and `height`; \(distance)"),
    .init("size", "a fixed size is `width` and `height`"),
    .init(
      "minwidth maxwidth minheight maxheight",
      "a bound is a constraint such as `label.width >= 100`"),
    .init(
      "aspectratio aspect ratio",
      "a ratio is a constraint such as `image.width == 1.5 * image.height`"),
    .init(
      "display",
      "a row is `\"stack\": {\"axis\": \"horizontal\"}`, and a column has the axis `vertical`"),
    .init(
      "flex flexgrow flexshrink flexbasis grow shrink weight layoutweight",
      """
      `distribution` of a `stack` shares its length; `hugging` and `compressionResistance` say \
      which view grows and shrinks
      """),
    .init(
      "flexdirection orientation axis flow flexflow",
      "the direction of a row or column is `axis` in its `stack`"),
    .init(
      "justifycontent justify justifyitems distribution mainaxisalignment",
      "the views of a row or column are distributed by `distribution` in its `stack`"),
    .init(
      "alignitems aligncontent align alignment crossaxisalignment gravity",
      "the views of a row or column are aligned by `alignment` in its `stack`"),
    .init(
      "alignself justifyself layoutgravity",
      "`alignment` in the `stack` of the parent aligns all views; a single one needs a constraint"),
    .init(
      "gap rowgap columngap spacing itemspacing space",
      "the gap between the views of a row or column is `spacing` in its `stack`"),
    .init(
      "padding contentinset contentinsets layoutmargins directionallayoutmargins",
      "the padding of a view is its `margins`, which its `stack` keeps", fix: "margins",
      of: .numbers),
    .init(
      """
      paddingtop paddingleft paddingbottom paddingright paddinghorizontal paddingvertical \
      paddingx paddingy paddingstart paddingend
      """,
      """
      the padding of a view is its `margins`: a number, or `top`, `leading`, `bottom` and \
      `trailing`
      """),
    .init(
      "margin margintop marginleft marginbottom marginright marginhorizontal marginvertical",
      """
      the space around a view is a constraint to its neighbour, or `spacing` in the `stack` of \
      its parent
      """),
    .init("wrap flexwrap grid gridtemplatecolumns columns rows", "a `stack` is one row or column"),
    .init("arrangedsubviews arranged", "a `stack` arranges the `children` of its view"),
    .init("ishidden", "a hidden view has `\"hidden\": true`", fix: "hidden", of: .bool),
    .init("visible visibility", "a hidden view has `\"hidden\": true`"),
    .init(
      "numberoflines maxlines", "the most lines of a text are `lines`", fix: "lines", of: .number),
    .init(
      "linebreakmode", "the line break of a text is `lineBreak`", fix: "lineBreak", of: .string),
    .init("fontsize textsize", "the size of a text is `\"font\": {\"size\": 17}`"),
    .init("label title string", "the text of a view is `text`", fix: "text", of: .string),
    .init(
      "intrinsiccontentsize contentsize", "the size of the content is `intrinsicSize`",
      fix: "intrinsicSize", of: .object),
    .init(
      "contenthuggingpriority huggingpriority", "the priority is `hugging`", fix: "hugging",
      of: .numbers),
    .init(
      "contentcompressionresistancepriority compressionresistancepriority",
      "the priority is `compressionResistance`", fix: "compressionResistance", of: .numbers),
    .init(
      "safeareainsets", "the insets of the safe area are `safeArea`", fix: "safeArea", of: .numbers),
    .init(
      "translatesautoresizingmaskintoconstraints autoresizingmask",
      "a view has a fixed frame where it states `x`, `y`, `width` and `height`"),
    .init(
      """
      color background backgroundcolor cornerradius borderradius border opacity alpha zindex \
      shadow style class type
      """,
      "a request describes the layout alone, so leave it out"),
  ]

  private static let stack: [ForeignWord] = [
    .init(
      "direction flexdirection orientation", "the direction is `axis`", fix: "axis", of: .string),
    .init(
      "gap rowgap columngap space itemspacing", "the gap is `spacing`", fix: "spacing", of: .number),
    .init(
      "justify justifycontent distribute mainaxisalignment", "this is `distribution`",
      fix: "distribution", of: .string),
    .init(
      "align alignitems aligncontent crossaxisalignment gravity", "this is `alignment`",
      fix: "alignment", of: .string),
    .init(
      "views children items subviews arrangedsubviews elements",
      """
      a stack arranges the `children` of its view, and `arranged` names others of them or \
      another order
      """, fix: "arranged", of: .strings),
    .init(
      "padding margin margins inset insets layoutmargins",
      "the padding of a stack is `margins` of its view, beside `stack`"),
    .init("wrap flexwrap", "a stack is one row or column"),
    .init(
      "islayoutmarginsrelativearrangement", "this is `marginsRelative`", fix: "marginsRelative",
      of: .bool),
    .init(
      "isbaselinerelativearrangement", "this is `baselineRelative`", fix: "baselineRelative",
      of: .bool),
  ]

  private static let constraint: [ForeignWord] = [
    .init("firstitem item from lhs", "the first anchor is `first`", fix: "first", of: .anchor),
    .init("seconditem toitem to rhs", "the second anchor is `second`", fix: "second", of: .anchor),
    .init(
      "relatedby op operator comparison", "the relation is `relation`", fix: "relation", of: .string
    ),
    .init("name identifier key", "a constraint is named by its `id`", fix: "id", of: .string),
    .init(
      "isactive enabled installed", "a constraint is in force by `active`", fix: "active", of: .bool
    ),
    .init("offset inset", "the distance is `constant`", fix: "constant", of: .number),
    .init(
      "strength", "the strength is a `priority` from above 0 to 1000", fix: "priority",
      of: .priority),
    .init("ratio factor", "the factor is `multiplier`", fix: "multiplier", of: .number),
    .init("format vfl visualformat", "a visual format is `visual`", fix: "visual", of: .string),
    .init(
      "expression expr rule constraint", "a constraint in words is `text`", fix: "text", of: .string
    ),
    .init("view attribute", "an anchor is `first` or `second`, such as `\"label.width\"`"),
  ]

  private static let axis: [ForeignWord] = [
    .init("row rowreverse x h hstack", "a row is horizontal", fix: "horizontal"),
    .init("column columnreverse col y v vstack", "a column is vertical", fix: "vertical"),
  ]

  private static let distribution: [ForeignWord] = [
    .init(
      "spacebetween", "equal gaps between the views are `equalSpacing`", fix: "equalSpacing"),
    .init("equal stretch even evenly", "equal lengths are `fillEqually`", fix: "fillEqually"),
    .init(
      "spacearound spaceevenly start end center flexstart flexend leading trailing",
      "a stack is filled from end to end: leave it `fill`, and add a view that takes the rest"),
  ]

  private static let alignment: [ForeignWord] = [
    .init("start flexstart left", "the start of both axes is `leading`", fix: "leading"),
    .init("end flexend right", "the end of both axes is `trailing`", fix: "trailing"),
    .init("stretch", "from edge to edge is `fill`", fix: "fill"),
    .init(
      "baseline",
      "a common baseline is `firstBaseline` or `lastBaseline`", fix: "firstBaseline"),
    .init("middle centre centered", "centered is `center`", fix: "center"),
  ]

  private static let direction: [ForeignWord] = [
    .init("lefttoright left", "left to right is `ltr`", fix: "ltr"),
    .init("righttoleft right", "right to left is `rtl`", fix: "rtl"),
  ]

  private static let item: [ForeignWord] = [
    .init(
      "superview parent super container",
      "an anchor names its view, and the parent too, by id", fix: ""),
    .init("view self this root window", "an anchor names its view by id"),
    .init(
      "safe safearea safearealayoutguide",
      "the safe area is an area of a view, such as `screen.safeArea.top`", fix: ".safeArea"),
    .init(
      "margins margin layoutmarginsguide layoutmargins",
      "the margins are an area of a view, such as `screen.margins.top`", fix: ".margins"),
  ]

  private static let area: [ForeignWord] = [
    .init("safe safearealayoutguide", "the safe area is `safeArea`", fix: "safeArea"),
    .init(
      "layoutmarginsguide layoutmargins margin", "the margins are `margins`", fix: "margins"),
    .init(
      "superview parent super", "the parent is named by its own id, such as `screen.top`"),
  ]

  private static let anchors = Attribute.allCases.map { attribute in
    ForeignWord(
      "\(attribute.name.lowercased())anchor", "the anchor is `\(attribute.name)`",
      fix: attribute.name)
  }

  private static let attribute: [ForeignWord] = [
    .init(
      "edges",
      "each edge has a constraint of its own: `top`, `leading`, `bottom` and `trailing`"),
    .init("center centre centerxy", "a center is two constraints: `centerX` and `centerY`"),
    .init("size", "a size is two constraints: `width` and `height`"),
    .init(
      "safearea safearealayoutguide safe",
      "an area has attributes of its own, such as `safeArea.top`"),
    .init(
      "margins layoutmargins layoutmarginsguide",
      "an area has attributes of its own, such as `margins.top`"),
    .init("x minx", "the left edge is `left`", fix: "left"),
    .init("y miny", "the upper edge is `top`", fix: "top"),
    .init("maxx", "the right edge is `right`", fix: "right"),
    .init("maxy", "the lower edge is `bottom`", fix: "bottom"),
    .init("midx centerhorizontally", "the center is `centerX`", fix: "centerX"),
    .init("midy centervertically", "the center is `centerY`", fix: "centerY"),
    .init("start", "the edge at which reading starts is `leading`", fix: "leading"),
    .init("end", "the edge at which reading ends is `trailing`", fix: "trailing"),
    .init("w", "the width is `width`", fix: "width"),
    .init("h", "the height is `height`", fix: "height"),
    .init(
      "aspectratio ratio", "a ratio is a constraint such as `image.width == 1.5 * image.height`"),
  ]

  /// Names of a view's own attributes.
  private static let viewAttribute: [ForeignWord] = [
    .init(
      "baseline",
      "the baselines are `firstBaseline` and `lastBaseline`", fix: "lastBaseline"),
    .init("leadingmargin", "the margins are an area", fix: "margins.leading"),
    .init("trailingmargin", "the margins are an area", fix: "margins.trailing"),
    .init("topmargin", "the margins are an area", fix: "margins.top"),
    .init("bottommargin", "the margins are an area", fix: "margins.bottom"),
  ]

  /// Names that have another meaning behind an area.
  private static let areaAttribute: [ForeignWord] = [
    .init(
      "baseline firstbaselineanchor lastbaselineanchor",
      "an area has no baselines, only its view has"),
    .init(
      "leadingmargin trailingmargin topmargin bottommargin",
      "an area has edges of its own, such as `margins.leading`"),
  ]

  private static let distance = "a distance is a constraint such as `label.top == screen.top + 10`"
}

extension ViewMember: ForeignNaming { static var foreignPlace: ForeignWord.Place { .view } }
extension StackMember: ForeignNaming { static var foreignPlace: ForeignWord.Place { .stack } }
extension LayoutRequestMember: ForeignNaming {
  static var foreignPlace: ForeignWord.Place { .request }
}
extension ConstraintMember: ForeignNaming {
  static var foreignPlace: ForeignWord.Place { .constraint }

  static func allows(_ name: String, beside hasMember: (String) -> Bool) -> Bool {
    let parts = ["first", "relation", "second", "multiplier", "constant"]
    let ofVisual = ["metrics", "align", "direction"]
    switch name {
    case "text": return !(parts + ofVisual + ["visual"]).contains(where: hasMember)
    case "visual": return !(parts + ["text", "container"]).contains(where: hasMember)
    case "container": return !hasMember("visual")
    case _ where parts.contains(name): return !["text", "visual"].contains(where: hasMember)
    case _ where ofVisual.contains(name): return hasMember("visual")
    default: return true
    }
  }
}
extension AxisChoice: ForeignNaming { static var foreignPlace: ForeignWord.Place { .axis } }
extension DirectionChoice: ForeignNaming {
  static var foreignPlace: ForeignWord.Place { .direction }
}
extension Stack.Distribution: ForeignNaming {
  static var foreignPlace: ForeignWord.Place { .distribution }
}
extension Stack.Alignment: ForeignNaming {
  static var foreignPlace: ForeignWord.Place { .alignment }
}

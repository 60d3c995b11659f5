internal import ConstraintLayout
internal import SystemControls

/// The safe area and margin insets that UIKit gives to views, by kind of view, device and version
/// of Xcode.
///
/// Derived from the saved frames of 2,058 documents.
enum GuideRules {
  /// The safe area insets of the root on the canvas device or the import's device; `device` is
  /// `nil` for a document without one.
  static func rootSafeArea(of builder: SceneBuilder, on device: CanvasDevice?) -> EdgeInsets {
    let frame = builder.nodes[0].frame
    let isSaved = device == builder.canvas.saved
    let size = isSaved ? (frame.width, frame.height) : builder.targetRootSize
    let tools = builder.document.tools
    guard let device else {
      // Documents of Xcode 6 and 7 show a status bar at any size.
      guard builder.scene.role == .controllerView else { return .zero }
      return screenSafeArea(EdgeInsets(top: 20), nil, builder)
    }
    switch builder.scene.role {
    case .controllerView: break
    case .topLevelView where size == (device.width, device.height): break
    default: return .zero
    }
    let screen = isSaved ? device.safeArea(tools: tools) : device.screenInsets
    if isBelowOpaqueBar(builder) {
      return EdgeInsets(left: screen.left, bottom: screen.bottom, right: screen.right)
    }
    return screenSafeArea(screen, device, builder)
  }

  /// Whether the root is below an opaque bar or in a sheet, judged by its saved height.
  private static func isBelowOpaqueBar(_ builder: SceneBuilder) -> Bool {
    let frame = builder.nodes[0].frame
    guard let saved = builder.canvas.saved else { return frame.y > 0 }
    let top = saved.safeArea(tools: builder.document.tools).top
    return frame.y > 0 || frame.height == saved.height - 54
      || frame.height == saved.height - top - 44
  }

  private static func screenSafeArea(
    _ screen: EdgeInsets, _ device: CanvasDevice?, _ builder: SceneBuilder
  ) -> EdgeInsets {
    var insets = screen
    let tree = builder.tree
    let isPad = device?.idiom == .pad && screen.bottom > 0
    // A storyboard's controller has the simulated metrics; in a xib the view does.
    let holder = builder.scene.controller ?? builder.scene.element
    var bars = builder.scene.controller.map { builder.document.bars.bars(of: $0) } ?? Bars()
    var hidesStatusBar = false
    for metric in tree.children(of: holder) {
      let isNone = tree.is(metric, .nil)
      if tree.has(metric, .key, "simulatedStatusBarMetrics") {
        hidesStatusBar = isNone
      } else if tree.has(metric, .key, "simulatedTopBarMetrics") {
        bars.navigation = isNone ? .none : .standard
      } else if tree.has(metric, .key, "simulatedBottomBarMetrics") {
        bars.hasTabBar = tree.is(metric, .simulatedTabBarMetrics)
        bars.hasToolbar = tree.is(metric, .simulatedToolbarMetrics)
      }
    }
    if hidesStatusBar { insets.top = 0 }
    switch bars.navigation {
    case .none: break
    case .standard:
      insets.top += isPad ? 50 : builder.document.isOfXcode26 ? 54 : 44
    case .largeTitle: insets.top += 96
    }
    if bars.hasTabBar {
      insets.bottom += isPad ? 50 : 49
    } else if bars.hasToolbar {
      insets.bottom += 44
    }
    return insets
  }

  /// The part of the root's safe area that overlaps a view, edge by edge, by the saved frames.
  static func reach(
    of root: EdgeInsets, into node: Int, _ builder: SceneBuilder
  ) -> EdgeInsets {
    let view = builder.nodes[node]
    let whole = builder.nodes[0].frame
    guard root != .zero, view.hasFrame else { return .zero }
    return EdgeInsets(
      top: max(0, root.top - view.originY), left: max(0, root.left - view.originX),
      bottom: max(0, root.bottom - (whole.height - view.originY - view.frame.height)),
      right: max(0, root.right - (whole.width - view.originX - view.frame.width)))
  }

  /// The margins of a view, including the safe area's contribution. The parent's margins and the
  /// view's safe area must be known.
  static func margins(
    of node: Int, _ builder: SceneBuilder, on device: CanvasDevice?
  ) -> EdgeInsets {
    let view = builder.nodes[node]
    var insets = base(of: node, builder, on: device)
    if let explicit = explicit(view.element, builder) {
      let isRoot = node == 0 && builder.scene.role == .controllerView
      let keepsMinimum =
        isRoot
        && !(builder.scene.controller.map {
          builder.tree.has($0, .viewRespectsSystemMinimumLayoutMargins, "NO")
        } ?? false)
      let system = insets
      insets = explicit
      if keepsMinimum {
        insets.left = max(insets.left, system.left)
        insets.right = max(insets.right, system.right)
      }
    }
    if !builder.tree.has(view.element, .insetsLayoutMarginsFromSafeArea, "NO") {
      let safe = builder.safeAreas[node]
      insets.top += safe.top
      insets.left += safe.left
      insets.bottom += safe.bottom
      insets.right += safe.right
    }
    if node > 0, builder.isYes(view.element, .preservesSuperviewLayoutMargins), view.hasFrame {
      let outer = builder.margins[view.parent]
      let size = builder.nodes[view.parent].frame
      let frame = view.frame
      insets.top = max(insets.top, outer.top - frame.y)
      insets.left = max(insets.left, outer.left - frame.x)
      insets.bottom = max(insets.bottom, outer.bottom - (size.height - frame.y - frame.height))
      insets.right = max(insets.right, outer.right - (size.width - frame.x - frame.width))
    }
    return insets
  }

  private static func explicit(_ view: XMLElement, _ builder: SceneBuilder) -> EdgeInsets? {
    let tree = builder.tree
    func length(_ element: XMLElement, _ name: XMLName) -> Double {
      tree.bytes(element, name).flatMap { DecimalText.number($0) } ?? 0
    }
    if let sides = tree.child(of: view, .directionalEdgeInsets, key: "directionalLayoutMargins") {
      return EdgeInsets(
        top: length(sides, .top), left: length(sides, .leading), bottom: length(sides, .bottom),
        right: length(sides, .trailing))
    }
    if let sides = tree.child(of: view, .edgeInsets, key: "layoutMargins") {
      return EdgeInsets(
        top: length(sides, .top), left: length(sides, .left), bottom: length(sides, .bottom),
        right: length(sides, .right))
    }
    return nil
  }

  /// Whether a stack lays out its views within its margins.
  static func keepsMargins(_ stack: XMLElement, _ builder: SceneBuilder) -> Bool {
    builder.isYes(stack, .layoutMarginsRelativeArrangement)
      || hasExplicitMargins(stack, in: builder.tree)
  }

  /// Whether a view states its own margins.
  private static func hasExplicitMargins(_ view: XMLElement, in tree: XMLTree) -> Bool {
    tree.child(of: view, .directionalEdgeInsets, key: "directionalLayoutMargins") != nil
      || tree.child(of: view, .edgeInsets, key: "layoutMargins") != nil
  }

  // MARK: Classes

  private static func base(
    of node: Int, _ builder: SceneBuilder, on device: CanvasDevice?
  ) -> EdgeInsets {
    let view = builder.nodes[node]
    let tools = builder.document.tools
    let isSaved = device == builder.canvas.saved
    let rootWidth = isSaved ? builder.nodes[0].frame.width : builder.targetRootSize.width
    if view.kind == .stackView { return .zero }
    if node == 0 {
      switch builder.scene.role {
      case .controllerView: return horizontal(SystemMargins.screenSide(width: rootWidth))
      case .topLevelView where tools >= 13 && !view.kind.isCell:
        return horizontal(SystemMargins.screenSide(width: rootWidth))
      default: break
      }
    }
    let isCellContent =
      view.kind == .tableViewCell || view.kind == .tableViewCellContentView
      || view.placement == .content && builder.nodes[view.parent].kind == .tableViewCell
    guard isCellContent, tools >= 13, case .tableCell(let table) = builder.scene.role else {
      return EdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    }
    return tableCell(table, rootWidth, device, builder, isContent: node > 0)
  }

  private static func tableCell(
    _ table: XMLElement?, _ width: Double, _ device: CanvasDevice?, _ builder: SceneBuilder,
    isContent: Bool
  ) -> EdgeInsets {
    guard let table else {
      let side: Double = width < 391 ? 16 : 20
      return EdgeInsets(top: 11, left: side, bottom: 11, right: side)
    }
    let (side, plainLine) = SystemMargins.tableCell(width: device?.width ?? width)
    let isGrouped =
      builder.tree.has(table, .style, "grouped") || builder.tree.has(table, .style, "insetGrouped")
    let line: Double = isGrouped && builder.document.isOfXcode26 ? 15 : plainLine
    let cell = builder.nodes[0].element
    let accessory = builder.tree.value(cell, .accessoryType)
    let hasAccessory = isContent && accessory != nil && accessory != "none"
    return EdgeInsets(top: line, left: side, bottom: line, right: hasAccessory ? 8 : side)
  }

  private static func horizontal(_ inset: Double) -> EdgeInsets {
    EdgeInsets(left: inset, right: inset)
  }
}

extension SceneBuilder {
  /// The size of the root on the import's device.
  ///
  /// A screen has the device's size, less its bars. The width of a cell follows the screen. Any
  /// other root keeps its size, which something outside the scene determines.
  var targetRootSize: (width: Double, height: Double) {
    let frame = nodes[0].frame
    guard let target = canvas.target else { return (frame.width, frame.height) }
    let savedWidth = canvas.saved?.width ?? frame.width
    let savedHeight = canvas.saved?.height ?? frame.height
    switch rootKind {
    case .screen:
      return (
        max(0, frame.width + target.width - savedWidth),
        max(0, frame.height + target.height - savedHeight)
      )
    case .part:
      guard case .tableCell(let table) = scene.role, let saved = canvas.saved else {
        return (frame.width, frame.height)
      }
      if frame.width == saved.width { return (target.width, frame.height) }
      guard let table, tree.has(table, .style, "insetGrouped"),
        frame.width == saved.width - 2 * Self.groupInset(saved.width)
      else { return (frame.width, frame.height) }
      return (target.width - 2 * Self.groupInset(target.width), frame.height)
    }
  }

  /// The distance of a group of cells from either side of a table.
  private static func groupInset(_ width: Double) -> Double { width < 390 ? 16 : 20 }

  /// Whether the root is a self-sizing cell: its table allows it, and the cell does not override
  /// that.
  var isGrowingCell: Bool {
    guard nodes.count > 0, nodes[0].kind == .tableViewCell,
      case .tableCell(let table?) = scene.role
    else { return false }
    func isAutomatic(_ height: ArraySlice<UInt8>) -> Bool {
      DecimalText.number(height).map { $0 < 0 } ?? false
    }
    guard let height = tree.bytes(table, .rowHeight), isAutomatic(height) else { return false }
    return tree.bytes(nodes[0].element, .rowHeight).map(isAutomatic) ?? true
  }

  /// Whether the root is a screen: it has the width of the device, and nothing else sets its size.
  var rootKind: ImportedScene.RootKind {
    let frame = nodes.count > 0 ? nodes[0].frame : Frame(x: 0, y: 0, width: 0, height: 0)
    switch scene.role {
    case .controllerView:
      let isFree =
        scene.controller.map { controller in
          tree.children(of: controller).contains { tree.is($0, .freeformSimulatedSizeMetrics) }
        } ?? false
      guard !isFree else { return .part }
      guard let saved = canvas.saved else { return .screen }
      // A screen below a bar or in a sheet is shorter than the device, never narrower.
      return frame.width == saved.width && frame.height > saved.height * 0.75 ? .screen : .part
    case .topLevelView:
      guard let saved = canvas.saved else { return .part }
      return frame.width == saved.width && frame.height == saved.height ? .screen : .part
    default: return .part
    }
  }
}

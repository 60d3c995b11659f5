internal import TextBytes

/// The bars above and below a view controller's view.
struct Bars: Hashable, Sendable {
  enum Navigation: Hashable, Sendable {
    case none, standard, largeTitle
  }

  var navigation = Navigation.none
  var hasTabBar = false
  var hasToolbar = false
}

/// The bars that a storyboard's containers give to the view controllers reachable from them.
struct BarIndex: Sendable {
  private struct Segue {
    var destination: Int32
    var isRelationship: Bool
  }

  private var bars: [XMLElement: Bars] = [:]

  /// Follows the segues from each navigation and tab bar controller, visiting a controller once
  /// for each set of bars that reaches it.
  ///
  /// - Complexity: O(elements + attributes + segues), expected: a controller has at most 12 sets.
  init(_ tree: XMLTree) {
    var controllers: TextDictionary<XMLElement> = [:]
    var owner = [Int32](repeating: -1, count: tree.nodes.count)
    var isController = [Int32: Bool]()
    var segues: [Int32: [Segue]] = [:]
    var found: [(owner: Int32, segue: XMLElement)] = []
    var order: [XMLElement] = []
    for index in tree.nodes.indices {
      let element = XMLElement(index)
      if let parent = tree.parent(of: element) { owner[index] = owner[parent.index] }
      let name = tree.nodes[index].name
      let isOne = isController[name] ?? tree.name(of: element).hasSuffix("Controller")
      isController[name] = isOne
      if isOne, let id = tree.value(element, .id) {
        owner[index] = element.value
        controllers[id] = controllers[id] ?? element
        order.append(element)
      } else if tree.is(element, .segue), owner[index] >= 0 {
        found.append((owner[index], element))
      }
    }
    for (owner, segue) in found {
      guard let id = tree.value(segue, .destination), let destination = controllers[id] else {
        continue
      }
      let isRelationship = tree.has(segue, .kind, "relationship")
      let isPush = tree.has(segue, .kind, "show") || tree.has(segue, .kind, "push")
      guard isRelationship || isPush else { continue }
      segues[owner, default: []].append(
        Segue(destination: destination.value, isRelationship: isRelationship))
    }
    follow(segues, from: order, in: tree)
  }

  /// The bars of a controller, as far as segues determine them.
  func bars(of controller: XMLElement) -> Bars { bars[controller] ?? Bars() }

  private mutating func follow(
    _ segues: [Int32: [Segue]], from order: [XMLElement], in tree: XMLTree
  ) {
    var open: [(controller: XMLElement, bars: Bars)] = []
    for controller in order
    where tree.is(controller, .navigationController) || tree.is(controller, .tabBarController) {
      open.append((controller, Bars()))
    }
    open.reverse()
    var seen: [XMLElement: Set<Bars>] = [:]
    while let (controller, reaching) = open.popLast() {
      guard seen[controller, default: []].insert(reaching).inserted else { continue }
      if let known = bars[controller] {
        bars[controller] = known.combined(with: reaching)
      } else {
        bars[controller] = reaching
      }
      let passed = Self.passed(by: controller, reaching, in: tree)
      for segue in segues[controller.value] ?? [] {
        let destination = XMLElement(Int(segue.destination))
        var bars = passed
        // A container that is pushed or presented brings its own bars.
        if tree.is(destination, .navigationController) { bars.navigation = .none }
        if tree.has(destination, .hidesBottomBarWhenPushed, "YES"), !segue.isRelationship {
          bars.hasTabBar = false
        }
        open.append((destination, bars))
      }
    }
  }

  /// The bars that a controller passes on.
  private static func passed(by controller: XMLElement, _ bars: Bars, in tree: XMLTree) -> Bars {
    var bars = bars
    if tree.is(controller, .tabBarController) { bars.hasTabBar = true }
    if tree.is(controller, .navigationController) {
      let bar = tree.child(of: controller, .navigationBar)
      let isLarge = bar.map { tree.has($0, .largeTitles, "YES") } ?? false
      let isHidden = tree.has(controller, .navigationBarHidden, "YES")
      bars.navigation = isHidden ? .none : isLarge ? .largeTitle : .standard
      bars.hasToolbar = tree.has(controller, .toolbarHidden, "NO")
    }
    return bars
  }
}

extension Bars {
  /// The union of both sets of bars.
  fileprivate func combined(with other: Bars) -> Bars {
    var bars = self
    if bars.navigation == .none { bars.navigation = other.navigation }
    bars.hasTabBar = bars.hasTabBar || other.hasTabBar
    bars.hasToolbar = bars.hasToolbar || other.hasToolbar
    return bars
  }
}

internal import TextBytes

/// The effects of a document's variations for size classes and idioms under given traits.
///
/// The variation `default` always applies, then those whose key matches the traits, keys with fewer
/// parts first. A variation replaces attributes of its element, and excludes or includes its
/// constraints and subviews.
struct Variations: Sendable {
  private var replacements: [XMLElement: [XMLElement]] = [:]
  private var excluded: Set<XMLElement> = []

  /// Finds the variations that apply.
  ///
  /// - Complexity: O(elements + attributes + variations · log(variations)), expected.
  init(_ tree: XMLTree, _ traits: DeviceTraits) {
    var active: [(parts: Int, variation: XMLElement)] = []
    for index in tree.nodes.indices {
      let element = XMLElement(index)
      guard tree.is(element, .variation), let key = tree.value(element, .key) else { continue }
      let parts = key.split(separator: "-")
      guard traits.matches(parts) else { continue }
      active.append((key == "default" ? 0 : parts.count, element))
    }
    active.sort { ($0.parts, $0.variation) < ($1.parts, $1.variation) }
    for (_, variation) in active {
      guard let owner = tree.parent(of: variation) else { continue }
      replacements[owner, default: []].append(variation)
    }
    for (owner, variations) in replacements { applyMasks(variations, of: owner, in: tree) }
  }

  /// Whether a constraint or subview is excluded.
  func excludes(_ element: XMLElement) -> Bool { excluded.contains(element) }

  /// The bytes of an attribute's value, after variations.
  func bytes(_ tree: XMLTree, _ element: XMLElement, _ name: XMLName) -> ArraySlice<UInt8>? {
    if let variations = replacements[element] {
      for variation in variations.reversed() {
        if let bytes = tree.bytes(variation, name) { return bytes }
      }
    }
    return tree.bytes(element, name)
  }

  private mutating func applyMasks(
    _ variations: [XMLElement], of owner: XMLElement, in tree: XMLTree
  ) {
    var children: TextDictionary<[XMLElement]>?
    for variation in variations {
      for mask in tree.children(of: variation) where tree.is(mask, .mask) {
        for entry in tree.children(of: mask) {
          let isExclusion = tree.is(entry, .exclude)
          guard isExclusion || tree.is(entry, .include),
            let reference = tree.value(entry, .reference)
          else { continue }
          if children == nil { children = Self.children(of: owner, in: tree) }
          for element in children?[reference] ?? [] {
            if isExclusion { excluded.insert(element) } else { excluded.remove(element) }
          }
        }
      }
    }
  }

  /// The constraints and subviews of a view by id.
  private static func children(
    of owner: XMLElement, in tree: XMLTree
  ) -> TextDictionary<[XMLElement]> {
    var children: TextDictionary<[XMLElement]> = [:]
    for list in tree.children(of: owner)
    where tree.is(list, .constraints) || tree.is(list, .subviews) {
      for child in tree.children(of: list) {
        if let id = tree.value(child, .id) { children[id, default: []].append(child) }
      }
    }
    return children
  }
}

public import ConstraintLayout
public import LayoutRequests
public import TextLayout

extension SwiftScene {
  /// The scene as a layout request.
  ///
  /// A text without a measure has no size.
  ///
  /// - Parameters:
  ///   - options: The options of solving.
  ///   - measure: Measures a text; nil if its font is not available.
  /// - Returns: The request, whose root is that of the scene.
  /// - Complexity: O(items + constraints), and that of measuring.
  public func request(
    options: LayoutOptions = LayoutOptions(),
    measuring measure: (TextSpec) -> (any TextMeasure)? = { _ in nil }
  ) -> LayoutRequest {
    var scene = layout
    var textItems: [ItemIndex] = []
    for (item, text) in texts.sorted(by: { $0.key < $1.key }) {
      guard let measure = measure(text) else { continue }
      scene.apply(.text(item, MeasuredText(measure)))
      textItems.append(item)
    }
    return LayoutRequest(
      scene: scene, options: options, variants: [],
      root: scene.items.isEmpty ? nil : ItemIndex(0), places: places, queries: .init(), sweep: nil,
      wantsRepairs: false, picture: .init(), disabledRules: [], textItems: textItems)
  }

  /// The places of items and constraints.
  ///
  /// Items are listed as elements of one array, in the order of the layout. The document's
  /// positions are those in the sources; the files are in ``items`` and ``sources``.
  private var places: RequestPlaces {
    var places = RequestPlaces()
    let start = SourcePosition(line: 1, column: 1)
    var siblings: [Int32: Int32] = [:]
    for item in layout.items {
      let nest = item.isView ? item.parent?.value ?? -1 : -1
      let key = item.isView ? nest : -2
      places.items.append(.init(nest: nest, position: siblings[key, default: 0]))
      siblings[key, default: 0] += 1
    }
    for number in layout.constraints.indices {
      places.constraints.append(
        .init(position: Int32(truncatingIfNeeded: number), part: -1, id: -1))
    }
    places.document = RequestPlaces.Document(
      items: items.map { $0.place?.position ?? start },
      constraints: sources.map { source in
        source.flatMap { source in
          source.place.map { .init(id: source.identifier, position: $0.position) }
        }
      })
    return places
  }
}

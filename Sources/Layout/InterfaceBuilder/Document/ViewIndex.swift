internal import Cancellation
internal import ConstraintLayout
internal import LayoutRequests

/// The views and guides of a document, by element and by id.
struct ViewIndex: Sendable {
  /// The target of an id.
  enum Referent {
    /// A view or guide.
    case element(XMLElement)
    /// An object that no constraint can name, such as a placeholder or a gesture recognizer.
    case other
  }

  /// The kind of each element; `nil` if it is not a view.
  private let kinds: [ViewKind?]
  private var ids = NameTable()
  /// The view or guide with each id, or -1.
  private var elements: [Int32] = []

  /// Indexes the views and guides; only some of them if cancelled.
  ///
  /// - Complexity: O(elements + attributes), expected.
  init(
    _ tree: XMLTree, limits: XMLLimits, cancellation: CancellationCheck,
    _ faults: inout FaultList
  ) {
    var kinds = [ViewKind?](repeating: nil, count: tree.nodes.count)
    var known: [Int32: ViewKind?] = [:]
    for index in kinds.indices {
      if index % 256 == 255, cancellation.isCancelled { break }
      let element = XMLElement(index)
      let name = tree.nodes[index].name
      if let kind = known[name] {
        kinds[index] = kind
      } else {
        let kind = ViewKind(tag: tree.name(of: element))
        known[name] = kind
        kinds[index] = kind
      }
      guard let id = tree.bytes(element, .id) else { continue }
      let isReferent =
        kinds[index] != nil || tree.is(element, .viewLayoutGuide)
        || tree.is(element, .viewControllerLayoutGuide)
      guard id.count <= limits.nameBytes else {
        faults.add(
          DocumentFault(
            kind: .invalidValue, position: tree.position(of: element), id: nil, attribute: "id",
            message: "the id has \(id.count) bytes; the limit is \(limits.nameBytes) nameBytes"))
        kinds[index] = nil
        continue
      }
      let (number, isNew) = ids.insert(bytes: id)
      if isNew { elements.append(-1) }
      guard isReferent else { continue }
      if elements[number] >= 0 {
        let first = tree.position(of: XMLElement(Int(elements[number])))
        let text = ids.string(of: number)
        faults.add(
          DocumentFault(
            kind: .duplicateID, position: tree.position(of: element), id: text, attribute: "id",
            message: "the id \"\(text)\" is taken by the element in line \(first.line)"))
        // A second view with that id would be confused with the first.
        kinds[index] = nil
      } else {
        elements[number] = element.value
      }
    }
    self.kinds = kinds
  }

  /// The kind of a view; `nil` if the element is not a view.
  func kind(of element: XMLElement) -> ViewKind? { kinds[element.index] }

  /// The target of an id; `nil` if the document lacks it.
  func referent(of id: ArraySlice<UInt8>) -> Referent? {
    guard let number = ids.number(ofBytes: id) else { return nil }
    return elements[number] < 0 ? .other : .element(XMLElement(Int(elements[number])))
  }
}

extension NameTable {
  /// Inserts a name that is part of an array.
  fileprivate mutating func insert(bytes: ArraySlice<UInt8>) -> (number: Int, isNew: Bool) {
    bytes.withUnsafeBufferPointer { insert($0.span) }
  }

  /// The number of a name that is part of an array.
  fileprivate func number(ofBytes bytes: ArraySlice<UInt8>) -> Int? {
    bytes.withUnsafeBufferPointer { number(of: $0.span) }
  }
}

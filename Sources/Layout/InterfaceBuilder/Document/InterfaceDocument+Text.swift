extension InterfaceDocument {
  /// The byte range of each of ``scenes``: from the start of its storyboard scene to the next one,
  /// or to the end of the document.
  ///
  /// - Parameter length: The bytes of the document.
  /// - Returns: The ranges; `nil` for scenes of a xib.
  /// - Complexity: O(elements).
  public func textRanges(length: Int) -> [Range<Int>?] {
    let starts = tree.nodes.indices.lazy.map { XMLElement($0) }
      .filter { tree.is($0, .scene) }.map { tree.offset(of: $0) }
    let ends = Array(starts.dropFirst()) + [length]
    var parts = zip(starts, ends).filter { $0 <= $1 }.map { $0..<$1 }[...]
    return scenes.map { scene in
      guard scene.sceneID != nil else { return nil }
      let offset = tree.offset(of: scene.element)
      while let first = parts.first, first.upperBound <= offset { parts.removeFirst() }
      return parts.first.flatMap { $0.contains(offset) ? $0 : nil }
    }
  }
}

import InterfaceBuilder

/// What was found in the scenes of a storyboard, for checks of the same storyboard in which some
/// scenes are changed.
///
/// A scene's findings depend on its text and on the device, the languages, and the document's
/// resources and bars. A ``DocumentEdit`` changes none of the latter.
struct SceneResults {
  /// A scene.
  struct Entry {
    /// The text from its storyboard's scene to the next one.
    var text: ArraySlice<UInt8>
    /// What was found.
    var found: InterfaceSceneCheck.Found
    /// The faults of its import.
    var faults: FaultList
  }

  /// By index of the scene; `nil` for one that cannot be used again.
  private var entries: [Entry?] = []

  /// Adds the result of the next scene.
  mutating func append(_ entry: Entry?) { entries.append(entry) }

  /// The result of a scene.
  ///
  /// - Parameters:
  ///   - index: The index of the scene.
  ///   - text: Its text; `nil` if it has none of its own.
  /// - Returns: The result; `nil` if its text has changed, or if it is not known.
  /// - Complexity: O(bytes of the text).
  func entry(at index: Int, _ text: ArraySlice<UInt8>?) -> Entry? {
    guard let text, entries.indices.contains(index), let entry = entries[index],
      entry.text.elementsEqual(text)
    else { return nil }
    return entry
  }
}

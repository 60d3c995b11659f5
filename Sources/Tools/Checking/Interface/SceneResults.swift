import InterfaceBuilder

/// The results of a storyboard's scenes, for rechecking the storyboard after changes to some of
/// them.
///
/// A scene's findings depend on its text and on the device, the languages, and the document's
/// resources and bars. A ``DocumentEdit`` changes only the text.
struct SceneResults {
  /// A scene.
  struct Entry {
    /// The text from the start of its storyboard scene to the next one.
    var text: ArraySlice<UInt8>
    /// The results.
    var found: InterfaceSceneCheck.Found
    /// The faults of its import.
    var faults: FaultList
  }

  /// By index of the scene; `nil` if not reusable.
  private var entries: [Entry?] = []

  /// Adds the result of the next scene.
  mutating func append(_ entry: Entry?) { entries.append(entry) }

  /// The result of a scene.
  ///
  /// - Parameters:
  ///   - index: The index of the scene.
  ///   - text: Its text; `nil` if it has none of its own.
  /// - Returns: The result; `nil` if it is unknown or the text has changed.
  /// - Complexity: O(bytes of the text).
  func entry(at index: Int, _ text: ArraySlice<UInt8>?) -> Entry? {
    guard let text, entries.indices.contains(index), let entry = entries[index],
      entry.text.elementsEqual(text)
    else { return nil }
    return entry
  }
}

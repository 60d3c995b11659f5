import ConstraintLayout
import LayoutRendering
import SectionSnapshots

/// A small picture of a layout: its views as a tree of text, each with its frame.
///
/// ```
/// screen  0, 0  320 × 568
/// ├─ title  16, 20  288 × 24
/// └─ price  16, 52  60 × 20  ← ambiguous: x
/// ```
///
/// A large layout shows the marked views and their ancestors.
struct TreePicture {
  /// The most views in a picture.
  static let viewLimit = 40

  let trial: LayoutTrial
  /// The notes beside the views.
  let marks: [ItemIndex: String]

  /// The picture in lines.
  ///
  /// - Complexity: O(items).
  var lines: [String] {
    let frames = trial.drawnFrames
    let shown = self.shown
    var snapshot = SectionSnapshot<Int>()
    for index in shown {
      let parent = trial.scene.items[index].parent?.index
      // The indices are distinct, and a parent comes before its children.
      try? snapshot.append([index], to: parent)
    }
    // Collapsed items would be marked.
    snapshot.expand(shown)
    let text = try? TextTree.text(of: snapshot) { index in
      caption(of: index, frames?[index])
    }
    let lines = (text ?? "").split(separator: "\n").map(String.init)
    let others = trial.scene.items.count - shown.count
    return others > 0 ? lines + ["… and \(Wording.count(others, "other view"))"] : lines
  }

  /// The items to draw, parents before their children.
  private var shown: [Int] {
    let items = trial.scene.items
    guard items.count > Self.viewLimit else { return Array(items.indices) }
    var shown: Set<Int> = [0]
    for item in marks.keys.sorted(by: { $0.index < $1.index }) {
      var path: [Int] = []
      var next: Int? = item.index
      while let index = next, !shown.contains(index) {
        path.append(index)
        next = items[index].parent?.index
      }
      if shown.count + path.count <= Self.viewLimit { shown.formUnion(path) }
    }
    for index in items.indices where shown.count < Self.viewLimit {
      if items[index].parent.map({ shown.contains($0.index) }) ?? true { shown.insert(index) }
    }
    return shown.sorted()
  }

  private func caption(of index: Int, _ frame: Frame?) -> String {
    var caption = Wording.caption(trial.names[index])
    if let frame { caption += "  \(Wording.frame(frame))" }
    if let mark = marks[ItemIndex(index)] { caption += "  ← \(mark)" }
    return caption
  }
}

// What calls the articles' code, and prints what comes of it.
import Foundation
import RequestSequences
import UIKitNames

/// "Building DSLs in Swift": the same constraints in four ways.
public func printedLanguage() {
  for (title, constrain) in [
    ("Anchors", withAnchors), ("A proxy", withAProxy), ("A proxy in a closure", withAClosure),
    ("Operators", withOperators),
  ] {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    let button = UIView(frame: CGRect(x: 24, y: 64, width: 140, height: 44))
    let label = Label()
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(button)
    view.addSubview(label)
    constrain(label, button, view)
    view.layoutIfNeeded()
    print("\(title): label at \(words(label.frame))")
  }
}

/// "Auto Layout using Swift's function builders": a child in the lower half of its container.
public func printedControllers() {
  let container = UIViewController()
  let child = UIViewController()
  container.view.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
  container.add(child)
  container.view.layoutIfNeeded()
  print("child at \(words(child.view.frame)), one of \(container.children.count)")
}

/// "How I Created a DSL for Diffable Section Snapshot using Result Builders".
public func printedSnapshots() {
  for snapshot in [multiLevelSectionSnapshot(), symbols(isReversed: true, adds: ["f.circle"])] {
    for item in snapshot.visibleItems {
      let image = item.image == nil ? "" : " with an image"
      print(String(repeating: "  ", count: snapshot.level(of: item)) + item.title + image)
    }
  }
}

@SectionSnapshotBuilder private func symbols(
  isReversed: Bool, adds more: [String]
) -> NSDiffableDataSourceSectionSnapshot<ListItem> {
  SectionSnapshotBuilder.parent(ListItem("Symbols")) {
    let names = ["d.circle", "e.square"].map { ListItem($0) }
    if isReversed {
      Array(names.reversed())
    } else {
      names
    }
    for name in more { ListItem(name) }
    if more.isEmpty { ListItem("none") }
  }
}

/// "Declarative API Design in Swift": the upload of `file`.
public func printedUpload(of file: URL, runner: SequenceRunner) async {
  let sequence = SnapshotUploadRequestSequence(
    affectedModelUid: ModelUid(value: "7"),
    imageUploadDescription: ImageUploadDescription(
      modelUid: ModelUid(value: file.path), fullFileSize: 6),
    operationId: "1", snapshotMetadata: JsonValue(values: ["pages": 1]))
  do {
    let outcome = try await runner.run(RunnableSequence(sequence))
    print("responses: \(outcome.responses.map(\.status))")
  } catch {
    print(error)
  }
}

private final class Label: UIView {
  override var intrinsicContentSize: CGSize { CGSize(width: 520, height: 22) }
}

private func words(_ frame: CGRect) -> String {
  "\(frame.minX), \(frame.minY), \(frame.width) by \(frame.height)"
}

import API
import ConstraintLayout
import ConstraintSolver
internal import TextBytes
internal import LayoutRequests

/// Compares the frames of one document with the kept ones, or keeps them.
struct GoldenComparison {
  private let choice: GoldenChoice
  private let path: String
  private let document: String
  private let tolerance: Double
  private var kept: GoldenFrames?
  private var current = GoldenFrames()
  /// The files that could not be read or written.
  private(set) var notices: [String] = []
  /// The pictures of differences, by path.
  private(set) var pictures: [(path: String, svg: [UInt8])] = []
  private var pictureNames: TextSet = []
  /// The reason why existing kept frames cannot be read.
  private var fault: String?
  private var explanationsLeft = Self.explanationLimit

  /// The key of findings about missing kept frames.
  static let unkept = "unkept"
  /// The most views of a document whose frames are explained. Each explanation solves the layout
  /// again.
  static let explanationLimit = 20
  /// The most constraints that a finding lists for an axis.
  private static let mostDeciding = 3

  /// Reads the kept frames of a document, given its path and its path relative to the
  /// configuration.
  init(
    _ choice: GoldenChoice, path document: String, relativePath: String, tolerance: Double
  ) {
    self.choice = choice
    self.document = document
    self.tolerance = tolerance
    path = GoldenChoice.path(
      of: choice.isConfigured ? relativePath : document, in: choice.folder,
      suffix: ".frames.json")
    let bytes: [UInt8]
    do throws(FileSystem.Failure) {
      bytes = try FileSystem.read(path, limit: 1 << 28)
    } catch {
      if FileSystem.exists(path) { fault = error.reason }
      return
    }
    do throws(GoldenFrames.Fault) {
      kept = try GoldenFrames(bytes)
    } catch {
      fault = "\(error)"
    }
  }

  /// Compares the frames of one configuration, kept under its name or under `keptName` if given.
  mutating func compare(
    _ layout: ConfiguredLayout, in circumstance: String, keptAs keptName: String? = nil,
    _ rules: inout RuleRunner, _ limits: RequestLimits
  ) {
    guard case .solved(let solution) = layout.result else { return }
    let name = keptName ?? (circumstance.isEmpty ? GoldenFrames.ownName : circumstance)
    let entry = GoldenFrames.Entry(
      frames: solution.frames.enumerated().map {
        (rules.subject.request.name(of: ItemIndex($0)), $1)
      })
    current[name] = entry
    guard !choice.isUpdating, rules.isChecked(.contradictsGolden), let kept else { return }
    guard let before = kept[name] else {
      rules.add(
        .contradictsGolden, in: circumstance, about: [], at: .document, key: Self.unkept,
        "no golden frames for "
          + (keptName ?? (circumstance.isEmpty ? Finding.ownName : circumstance))
      )
      return
    }
    let differences = GoldenDifference.all(from: before, to: entry, tolerance: tolerance)
    guard !differences.isEmpty else { return }
    let explanations = explain(differences, in: layout, rules.subject.request, limits)
    for difference in differences {
      add(difference, explanations[difference.view], layout, circumstance, &rules)
    }
    guard let folder = choice.pictures else { return }
    let title = keptName ?? circumstance
    var suffix = title.isEmpty ? "" : ".\(Self.fileName(title))"
    // A number distinguishes names that map to the same file name.
    if !pictureNames.insert(suffix).inserted { suffix += "-\(pictures.count + 1)" }
    pictures.append(
      (
        GoldenChoice.path(of: document, in: folder, suffix: "\(suffix).svg"),
        GoldenPicture.svg(
          before: before, after: entry, scene: layout.scene,
          title: title.isEmpty ? document : "\(document), \(title)",
          changed: TextSet(differences.map(\.view)))
      ))
  }

  /// Keeps the frames, or adds a finding if none are kept.
  mutating func finish(_ rules: inout RuleRunner) {
    if choice.isUpdating {
      guard !current.names.isEmpty else { return }
      let text = current.text
      if (try? FileSystem.read(path, limit: text.count)) == text { return }
      do throws(FileSystem.Failure) {
        try FileSystem.write(text, to: path, below: choice.tree)
        notices.append("\(document): saved golden frames to \(path)")
      } catch {
        notices.append("\(document): cannot write \(error.path): \(error.reason)")
        rules.add(
          .contradictsGolden, in: "", about: [], at: .document, key: "unwritten",
          "cannot save golden frames to \(error.path): \(error.reason)")
      }
    } else if kept == nil, !current.names.isEmpty, rules.isChecked(.contradictsGolden) {
      rules.add(
        .contradictsGolden, in: "", about: [], at: .document, key: Self.unkept,
        advice: "save them with --update",
        fault.map { "cannot read the golden frames in \(path): \($0)" }
          ?? "no golden frames in \(path)")
    }
  }

  // MARK: Findings

  private func add(
    _ difference: GoldenDifference, _ explanation: LayoutExplanation?, _ layout: ConfiguredLayout,
    _ circumstance: String, _ rules: inout RuleRunner
  ) {
    let request = rules.subject.request
    let item = request.scene.item(named: difference.view)
    var deciding: [LayoutRequest.ConstraintPlace] = []
    if let explanation {
      let sets = [
        (Axis.horizontal, explanation.horizontal), (Axis.vertical, explanation.vertical),
      ]
      for (axis, set) in sets
      where difference.edges.contains(where: { $0.axis == axis }) {
        deciding += set.prefix(Self.mostDeciding).map {
          request.place(of: $0, in: layout.scene, variant: layout.variant)
        }
      }
    }
    let decided =
      deciding.isEmpty
      ? "" : "; decided by \(deciding.map { Excerpt.cut($0.text) }.joined(separator: ", "))"
    rules.add(
      .contradictsGolden, in: circumstance, about: [difference.view],
      at: item.map { .item($0) } ?? .document, key: difference.key,
      related: deciding.compactMap { place in
        place.place.map { (Excerpt.cut(place.text), $0) }
      }, difference.message + decided)
  }

  private mutating func explain(
    _ differences: [GoldenDifference], in layout: ConfiguredLayout, _ request: LayoutRequest,
    _ limits: RequestLimits
  ) -> TextDictionary<LayoutExplanation> {
    var items: [ItemIndex] = []
    for difference in differences
    where !difference.edges.isEmpty && items.count < explanationsLeft {
      if let item = request.scene.item(named: difference.view) { items.append(item) }
    }
    explanationsLeft -= items.count
    guard !items.isEmpty else { return [:] }
    var session = LayoutSession(
      options: layout.options,
      limits: SolveLimits(work: limits.work, entries: limits.matrixEntries))
    guard let explanations = try? session.explain(items, in: layout.scene) else { return [:] }
    var found: TextDictionary<LayoutExplanation> = [:]
    for explanation in explanations { found[request.name(of: explanation.item)] = explanation }
    return found
  }

  /// A configuration's name as part of a file name: a hyphen replaces each run of characters other
  /// than letters and digits.
  private static func fileName(_ name: String) -> String {
    var text = String.UnicodeScalarView()
    for scalar in name.unicodeScalars.prefix(fileNameLimit) {
      if scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || scalar == "." {
        text.append(scalar)
      } else if text.last != "-" {
        text.append("-")
      }
    }
    return String(text)
  }

  /// The most characters of a configuration's name in a file name.
  private static let fileNameLimit = 60
}

import ConstraintLayout
import LayoutRequests
import TextBytes

/// The comparison of a layout's frames with a golden file, or their recording.
struct FrameExpectation {
  /// The most lines of differences at a size.
  private static let lineLimit = 40

  let file: GoldenFile
  let mode: RecordMode
  let tolerance: Double

  /// Compares or records the frames of a layout.
  ///
  /// - Returns: The message of a failure; `nil` if the frames are those of the golden file.
  /// - Throws: A fault of the layout, the sizes or the golden file.
  func failure(of layout: LiveLayout, at sizes: [LayoutSize]) throws(TestFault) -> String? {
    let trials = try layout.trials(at: sizes)
    let unsolved = trials.filter { $0.frames == nil }
    guard unsolved.isEmpty else {
      return unsolved.map {
        "the layout has no frames at its size \(Wording.name($0.size.name)):\n"
          + SettlingReport($0).text
      }.joined(separator: "\n\n")
    }
    let actual = try Self.frames(of: trials)
    if mode == .all { return try record(actual, trials) }
    guard let golden = try file.read() else {
      guard mode != .never else { return unrecorded }
      return try record(actual, trials)
    }
    return try compare(actual, with: golden, trials)
  }

  private var unrecorded: String {
    """
    there is no golden file \(file.path): record it with \(RecordMode.variable)=missing, look at it, \
    and check it in
    """
  }

  /// The frames by size and view.
  private static func frames(of trials: [LayoutTrial]) throws(TestFault) -> GoldenFrames {
    var frames = GoldenFrames()
    for trial in trials {
      let entry = GoldenFrames.Entry(frames: Array(zip(trial.names, trial.frames ?? [])))
      if let name = entry.repeatedName {
        throw TestFault("two views are called \(Wording.name(name)): give one another name")
      }
      frames[trial.size.name] = entry
    }
    return frames.sorted
  }

  // MARK: Recording

  /// Records the frames of all sizes.
  private func record(
    _ frames: GoldenFrames, _ trials: [LayoutTrial]
  ) throws(TestFault) -> String {
    try file.write(frames)
    let pictures = trials.map { trial in
      let report = SettlingReport(trial)
      return section(trial, report.lines, TreePicture(trial: trial, marks: report.marks))
    }
    return "\(recorded(trials.map(\.size.name)))\n\n" + pictures.joined(separator: "\n\n")
  }

  private func recorded(_ names: [String]) -> String {
    """
    recorded the frames at \(names.map(Wording.name).joined(separator: "; ")) in \(file.path): look \
    at them, check the file in, and run the test again
    """
  }

  // MARK: Comparing

  private func compare(
    _ actual: GoldenFrames, with golden: GoldenFrames, _ trials: [LayoutTrial]
  ) throws(TestFault) -> String? {
    var sections: [String] = []
    var missing: [LayoutTrial] = []
    for trial in trials {
      guard let entry = actual[trial.size.name] else { continue }
      guard let kept = golden[trial.size.name] else {
        missing.append(trial)
        continue
      }
      let differences = FrameDifference.all(from: kept, to: entry, tolerance: tolerance)
      if !differences.isEmpty { sections.append(section(trial, differences)) }
    }
    let unused = golden.names.filter { actual[$0] == nil }
    sections += missing.map { "there are no golden frames at \(Wording.name($0.size.name))" }
    sections += unused.map {
      "there are golden frames at \(Wording.name($0)), and the test does not solve at this size"
    }
    guard !sections.isEmpty else { return nil }
    return try message(
      sections, recording: frames(toRecord: actual, over: golden, missing: missing))
  }

  /// The golden frames after a comparison that failed; `nil` if the mode records none of them.
  private func frames(
    toRecord actual: GoldenFrames, over golden: GoldenFrames, missing: [LayoutTrial]
  ) -> (frames: GoldenFrames, names: [String])? {
    if mode == .failed { return (actual, actual.names) }
    guard mode == .missing, !missing.isEmpty else { return nil }
    var merged = golden
    for trial in missing { merged[trial.size.name] = actual[trial.size.name] }
    return (merged.sorted, missing.map(\.size.name))
  }

  private func message(
    _ sections: [String], recording: (frames: GoldenFrames, names: [String])?
  ) throws(TestFault) -> String {
    let body = sections.joined(separator: "\n\n")
    guard let recording else {
      return """
        the frames are not those of \(file.path)

        \(body)

        to accept the new frames, run the test with \(RecordMode.variable)=failed
        """
    }
    try file.write(recording.frames)
    return """
      the frames were not those of \(file.path)

      \(body)

      \(recorded(recording.names))
      """
  }

  // MARK: Sections

  private func section(_ trial: LayoutTrial, _ differences: [FrameDifference]) -> String {
    let report = SettlingReport(trial)
    var marks = report.marks
    let notes = TextDictionary(differences.map { ($0.name, $0.mark) })
    for (index, name) in trial.names.enumerated() {
      guard let note = notes[name] else { continue }
      marks[ItemIndex(index), default: ""] += (marks[ItemIndex(index)] == nil ? "" : "; ") + note
    }
    let lines = Wording.lines(differences.flatMap(\.lines), limit: Self.lineLimit)
    return section(trial, lines + report.lines, TreePicture(trial: trial, marks: marks))
  }

  private func section(
    _ trial: LayoutTrial, _ lines: [String], _ picture: TreePicture
  ) -> String {
    (["at \(Wording.name(trial.size.name)):"] + lines + [""] + picture.lines)
      .joined(separator: "\n")
  }
}

extension GoldenFrames.Entry {
  /// A name that two views have, as a view whose own name reads like the place of another.
  fileprivate var repeatedName: String? {
    var known: TextSet = []
    return frames.first { !known.insert($0.name).inserted }?.name
  }
}

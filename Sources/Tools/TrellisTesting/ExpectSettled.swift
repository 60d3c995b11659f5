public import ConstraintLayout

#if canImport(Testing)
  public import Testing
#endif

/// Expects that the constraints of a layout agree with one another and determine every frame.
///
/// A failure lists the conflicts and the ambiguous views of each size, changes that would repair
/// them, and the tree of views with its frames.
///
/// ```swift
/// expectSettled(layout, at: [.init(width: 320, height: 568), .device("iphone-16")])
/// ```
///
/// In Swift Testing, `#expect(layout.isSettled)` has the same message for the layout's own size.
///
/// - Parameters:
///   - layout: The layout. Its conflicts and its next solve are not affected.
///   - sizes: The sizes at which it is solved; its own if empty.
///   - fileID: The file of the test, with its module.
///   - filePath: The path of the file of the test.
///   - line: The line of the call.
///   - column: The column of the call.
public func expectSettled(
  _ layout: LiveLayout, at sizes: [LayoutSize] = [], fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  guard let message = layout.settlingFailure(at: sizes) else { return }
  site.report(message)
}

extension LiveLayout {
  /// Whether the constraints agree with one another and determine every frame: the layout has no
  /// conflict and no ambiguous view.
  ///
  /// Unsatisfied optional constraints do not count. The layout's conflicts and its next solve are
  /// not affected.
  ///
  /// - Complexity: A solve.
  public var isSettled: Bool { (try? trials(at: []))?.allSatisfy(\.isSettled) ?? false }

  /// The message of an unmet expectation; `nil` if it is met.
  func settlingFailure(at sizes: [LayoutSize]) -> String? {
    do throws(TestFault) {
      let reports = try trials(at: sizes).filter { !$0.isSettled }.map { trial in
        "the layout is not settled at its size \(Wording.name(trial.size.name)):\n"
          + SettlingReport(trial).text
      }
      return reports.isEmpty ? nil : reports.joined(separator: "\n\n")
    } catch {
      return error.description
    }
  }

  /// Solves the layout at each size, or at its own.
  func trials(at sizes: [LayoutSize]) throws(TestFault) -> [LayoutTrial] {
    var trials: [LayoutTrial] = []
    for size in sizes.isEmpty ? [LayoutSize()] : sizes {
      if trials.contains(where: { $0.size.name == size.name }) {
        throw TestFault("two sizes are called \(Wording.name(size.name)): give one another name")
      }
      trials.append(try LayoutTrial(self, at: size))
    }
    return trials
  }
}

#if canImport(Testing)
  extension LiveLayout: CustomTestStringConvertible {
    /// The text of the layout in the failures of Swift Testing: the reasons for which it is not
    /// settled, changes that would repair it, and the tree of views with its frames.
    public var testDescription: String {
      guard let failure = settlingFailure(at: []) else {
        return "a settled layout of \(roots.map(\.name).map(Wording.name).joined(separator: ", "))"
      }
      return failure
    }
  }
#endif

public import ConstraintLayout
import Foundation

/// Expects that the frames of a layout are those of a golden file.
///
/// ```swift
/// expectFrames(of: layout, at: [.init(width: 320), .device("iphone-16")], "card.json")
/// ```
///
/// The golden file lies beside the test: `__Snapshots__/CardTests/card.json` for a call in
/// `CardTests.swift`. It has all frames of one call, so no two calls share a file. Where it is
/// missing, the call records it and fails; the next run compares.
///
/// A failure lists the frames that differ, expected and actual, and draws the tree of views. Where
/// the layout is not settled, it also lists the conflicts, the ambiguous views and changes that
/// would repair them. A layout without frames fails and records nothing.
///
/// - Parameters:
///   - layout: The layout. Its conflicts and its next solve are not affected.
///   - sizes: The sizes at which it is solved; its own if empty.
///   - golden: The name of the golden file, which may have folders before it.
///   - record: The frames to record; `nil` for the mode of the environment, see ``RecordMode``.
///   - tolerance: The largest difference of two edges that counts as none, in points.
///   - fileID: The file of the test, with its module.
///   - filePath: The path of the file of the test.
///   - line: The line of the call.
///   - column: The column of the call.
public func expectFrames(
  of layout: LiveLayout, at sizes: [LayoutSize] = [], _ golden: String,
  record: RecordMode? = nil, tolerance: Double = 0.01, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  do throws(TestFault) {
    let expectation = FrameExpectation(
      file: try GoldenFile(golden, besides: filePath.description),
      mode: try .chosen(record, in: ProcessInfo.processInfo.environment), tolerance: tolerance)
    if let failure = try expectation.failure(of: layout, at: sizes) { site.report(failure) }
  } catch {
    site.report(error.description)
  }
}

import Cancellation
import ConstraintLayout
import Foundation
import InterfaceBuilder
import Synchronization
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Documents that are made to take long.
@Suite struct HostileImportTests {
  /// The processor time of this thread, in seconds.
  private static func processorTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// A stack with so many hidden indicators, and as many views that are shown.
  private static func stack(_ count: Int) -> String {
    let views = (0..<count).map { number in
      Documents.view(
        "i\(number)", Double(number), 0, 5, 20, tag: "activityIndicatorView",
        #"hidden="YES" hidesWhenStopped="YES""#)
        + Documents.view("v\(number)", Double(number + 1_000_000), 0, 5, 20)
    }
    return Documents.screen(
      "<subviews>"
        + Documents.view(
          "s", 0, 0, 80, 20, tag: "stackView",
          contents: "<subviews>\(views.joined())</subviews>") + "</subviews>")
  }

  /// So many labels with constraints between their baselines.
  private static func labels(_ count: Int) -> String {
    let labels = (0..<count).map {
      Documents.view("l\($0)", Double($0), 0, 80, 20, tag: "label", #"text="a""#)
    }
    let rows = (1..<count).map {
      #"<constraint firstItem="l\#($0)" firstAttribute="baseline" secondItem="l0" "#
        + #"secondAttribute="baseline"/>"#
    }
    return Documents.screen(
      "<subviews>\(labels.joined())</subviews><constraints>\(rows.joined())</constraints>")
  }

  private static func document(
    _ text: String, _ cancellation: CancellationCheck = .never
  ) throws -> InterfaceDocument {
    try Array(text.utf8).withUnsafeBytes { try InterfaceDocument($0, cancellation: cancellation) }
  }

  @Test func `hidden views of a stack are compared with the others in linear time`() throws {
    let document = try Self.document(Self.stack(10_000))
    let begun = Self.processorTime()
    let imported = try document.onlyScene()
    #expect(imported.layout.items.count == 20_002)
    // Each with each, it would be ten times as long.
    #expect(Self.processorTime() - begun < 1)
  }

  @Test(arguments: [stack(10_000), labels(20_000)])
  func `an import asks its caller every few milliseconds of work`(text: String) throws {
    let longest = Mutex(0.0)
    let last = Mutex(Self.processorTime())
    let check = CancellationCheck {
      let now = Self.processorTime()
      let passed = last.withLock { last in
        defer { last = now }
        return now - last
      }
      longest.withLock { $0 = max($0, passed) }
      return false
    }
    _ = try Self.document(text, check).onlyScene()
    #expect(longest.withLock { $0 } < 0.1)
  }

  @Test(arguments: [stack(1000), labels(1000)])
  func `an import ends wherever it is cancelled`(text: String) throws {
    let asked = Mutex(0)
    _ = try Self.document(
      text,
      CancellationCheck {
        asked.withLock { $0 += 1 }; return false
      }
    )
    .onlyScene()
    let all = asked.withLock { $0 }
    #expect(all > 20)
    for end in 0..<all {
      let count = Mutex(0)
      let check = CancellationCheck {
        count.withLock { count in
          count += 1
          return count > end
        }
      }
      do {
        _ = try Self.document(text, check).onlyScene()
      } catch let error as DocumentError {
        #expect(error == .xml(.cancelled))
      }
      // What is left is asked once in each stage.
      #expect(count.withLock { $0 } < end + 30)
    }
  }
}

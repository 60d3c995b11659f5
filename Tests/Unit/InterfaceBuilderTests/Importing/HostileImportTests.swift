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

/// Documents designed to take long.
@Suite struct HostileImportTests {
  /// The processor time of this thread, in seconds.
  private static func processorTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// A stack with this many hidden indicators and as many visible views.
  fileprivate static func stack(_ count: Int) -> String {
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

  /// This many labels with constraints between their baselines.
  fileprivate static func labels(_ count: Int) -> String {
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

  /// A kind of document. Its name keeps the document out of the test's title.
  enum Kind: CaseIterable {
    case stack, labels

    func text(_ count: Int) -> String {
      switch self {
      case .stack: HostileImportTests.stack(count)
      case .labels: HostileImportTests.labels(count)
      }
    }
  }

  private static func document(
    _ text: String, _ cancellation: CancellationCheck = .never
  ) throws -> InterfaceDocument {
    try Array(text.utf8).withUnsafeBytes { try InterfaceDocument($0, cancellation: cancellation) }
  }

  @Test func `hidden views of a stack are compared with the others in linear time`() throws {
    func time(of count: Int) throws -> Double {
      let document = try Self.document(Self.stack(count))
      let begun = Self.processorTime()
      let imported = try document.onlyScene()
      #expect(imported.layout.items.count == 2 * count + 2)
      return Self.processorTime() - begun
    }
    // A quadratic algorithm would take 64 times the work for 8 times the views.
    let small = try time(of: 2000)
    let large = try time(of: 16_000)
    #expect(large < 30 * small)
  }

  @Test(arguments: Kind.allCases)
  func `an import asks its caller all the time`(kind: Kind) throws {
    let text = kind.text(20_000)
    let begun = Self.processorTime()
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
    #expect(longest.withLock { $0 } < (Self.processorTime() - begun) / 5)
  }

  @Test(arguments: Kind.allCases)
  func `an import ends wherever it is cancelled`(kind: Kind) throws {
    let text = kind.text(1000)
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
      // Each remaining stage checks once.
      #expect(count.withLock { $0 } < end + 30)
    }
  }
}

#if canImport(Testing)
  import Testing
#endif
#if canImport(XCTest)
  import XCTest
#endif

/// The place of an expectation in a test, where its failure is reported.
struct CallSite {
  var fileID: StaticString
  var filePath: StaticString
  var line: UInt
  var column: UInt

  /// Reports a failure to the framework that runs the test.
  ///
  /// Outside of the task of a test, `Test.current` is `nil` in Swift Testing as it is in XCTest.
  /// Each framework ignores what the other records, so the failure then goes to both.
  func report(_ message: String) {
    #if canImport(Testing)
      Issue.record(Comment(rawValue: message), sourceLocation: sourceLocation)
      if Test.current != nil { return }
    #endif
    #if canImport(XCTest)
      XCTFail(message, file: filePath, line: line)
    #endif
    #if !canImport(Testing) && !canImport(XCTest)
      #error("TrellisTesting needs Swift Testing or XCTest.")
    #endif
  }

  #if canImport(Testing)
    private var sourceLocation: SourceLocation {
      SourceLocation(
        fileID: fileID.description, filePath: filePath.description, line: Int(line),
        column: Int(column))
    }
  #endif
}

import LayoutRequests
import SwiftScenes

/// A place in the sources of a folder.
struct SwiftPlace: Hashable, Sendable {
  /// The path below the folder.
  var file: String
  var position: SourcePosition

  init(file: String, _ position: SourcePosition) {
    self.file = file
    self.position = position
  }

  init(_ place: SourcePlace) { self.init(file: place.file, place.position) }
  init(_ call: SourcePlace.Call) { self.init(file: call.file, call.position) }
}

/// A finding in Swift sources, before the lines of its places are shown.
struct SwiftFinding: Sendable {
  /// A further place with what is there.
  struct Related: Hashable, Sendable {
    var message: String
    var place: SwiftPlace
  }

  var rule: Rule
  /// The fault.
  var message: String
  /// The correction, if not that of the rule.
  var advice: String?
  var place: SwiftPlace?
  var related: [Related] = []
  /// Verified repairs in words.
  var repairs: [String] = []
  /// The class and views that suppressions may name.
  var views: [String]
  /// Identifies the finding among those of its rule and file.
  var key: String
  /// The configurations with the finding.
  var configurations: [String] = []
  /// The places that make the finding the same one in several classes; empty if it is of its class
  /// alone.
  var subject: [SwiftPlace] = []
  /// Whether it is of code that runs after the first layout. Such a finding is no news if another
  /// class has one of the same places.
  var isLate = false
  /// Whether the fault is within the error of its estimate.
  var isUncertain = false
  /// The severity, if it is lower than that of the rule.
  var severityLimit: Severity?
}

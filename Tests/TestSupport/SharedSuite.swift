public import Foundation

/// The folder of external test suites, which is beside the project and not part of it.
public enum SharedSuite {
  /// `../shared`, or the folder in `TRELLIS_SHARED`.
  public static let folder: URL = {
    if let named = ProcessInfo.processInfo.environment["TRELLIS_SHARED"] {
      return URL(filePath: named)
    }
    return URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appending(path: "shared")
  }()

  /// The folder of a suite; nil, with a printed line, if it is missing.
  ///
  /// With `CI=true` a missing suite is a failure: the folder is returned, and reading it fails the
  /// test.
  public static func suite(_ name: String) -> URL? {
    let url = folder.appending(path: "suites").appending(path: name)
    if FileManager.default.fileExists(atPath: url.path) { return url }
    if ProcessInfo.processInfo.environment["CI"] == "true" { return url }
    print("skipped: the suite \(name) is not beside the project (\(url.path))")
    return nil
  }
}

/// The SplitMix64 generator (Steele, Lea and Flood, 2014): deterministic for a seed.
public struct SplitMix64: RandomNumberGenerator {
  private var state: UInt64

  /// Makes a generator with a seed.
  public init(seed: UInt64) { state = seed }

  /// The next 64 bits.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

// swift-tools-version: 6.2
import PackageDescription

// A package of its own: swift-syntax takes minutes to build, and only this program needs it.
// Its other modules are links to those of the package trellis.

let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
]

/// The folder with the compiler's own build of swift-syntax, `usr/lib/swift/host`.
///
/// Where TRELLIS_SWIFT_HOST names it, as in tests, nothing of swift-syntax is resolved or built.
/// The program is then six times slower, and runs with that compiler's libraries only. Each of the
/// two builds needs a scratch path of its own.
let host = Context.environment["TRELLIS_SWIFT_HOST"]

let parser: [Target.Dependency] =
  host == nil
  ? [
    .product(name: "SwiftParser", package: "swift-syntax"),
    .product(name: "SwiftSyntax", package: "swift-syntax"),
  ] : []
let imports: [SwiftSetting] = host.map { [.unsafeFlags(["-I", $0])] } ?? []
let links: [LinkerSetting] =
  host.map {
    [
      .unsafeFlags([
        "-L", $0, "-lSwiftParser", "-lSwiftSyntax", "-Xlinker", "-rpath", "-Xlinker", $0,
      ])
    ]
  } ?? []

let package = Package(
  name: "trellis-swift",
  platforms: [.macOS(.v15)],
  products: [.executable(name: "trellis-swift", targets: ["trellis-swift"])],
  // The version of the compiler.
  dependencies: host == nil
    ? [.package(url: "https://github.com/swiftlang/swift-syntax", exact: "603.0.1")] : [],
  targets: [
    .target(name: "Libc", swiftSettings: strict),
    .target(name: "Files", dependencies: ["Libc"], swiftSettings: strict),
    .target(name: "TextBytes", swiftSettings: strict),
    .target(name: "SwiftSources", swiftSettings: strict),
    .target(
      name: "SwiftReading", dependencies: ["Files", "Libc", "SwiftSources", "TextBytes"],
      swiftSettings: strict),
    .target(
      name: "SwiftParsing", dependencies: ["Libc", "SwiftSources"] + parser,
      swiftSettings: strict + imports),
    .executableTarget(
      name: "trellis-swift", dependencies: ["Libc", "SwiftParsing", "SwiftSources"],
      swiftSettings: strict + imports, linkerSettings: links),
    .testTarget(
      name: "SwiftParsingTests",
      dependencies: ["SwiftParsing", "SwiftReading", "SwiftSources", "trellis-swift"],
      swiftSettings: strict + imports, linkerSettings: links),
  ]
)

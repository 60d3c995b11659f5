// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
]

let package = Package(
  name: "trellis",
  products: [
    .library(name: "ConstraintSolver", targets: ["ConstraintSolver"])
  ],
  targets: [
    .systemLibrary(name: "CUV", pkgConfig: "libuv", providers: [.apt(["libuv1-dev"])]),
    .systemLibrary(
      name: "CLLHTTP", pkgConfig: "libllhttp", providers: [.apt(["libllhttp-dev"])]),
    .target(name: "EventLoop", dependencies: ["CUV"], swiftSettings: strict),
    .target(name: "HTTPCore", dependencies: ["CLLHTTP"], swiftSettings: strict),
    .target(
      name: "HTTPServer", dependencies: ["EventLoop", "HTTPCore"], swiftSettings: strict),
    .target(name: "ConstraintSolver", swiftSettings: strict),
    .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: strict),
    .testTarget(
      name: "EventLoopTests", dependencies: ["EventLoop"], swiftSettings: strict),
    .testTarget(
      name: "HTTPCoreTests", dependencies: ["HTTPCore"], swiftSettings: strict),
    .testTarget(
      name: "HTTPServerTests", dependencies: ["EventLoop", "HTTPCore", "HTTPServer"],
      swiftSettings: strict),
    .testTarget(
      name: "ConstraintSolverTests", dependencies: ["ConstraintSolver", "TestSupport"],
      swiftSettings: strict),
  ]
)

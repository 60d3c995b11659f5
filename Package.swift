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
    .library(name: "ConstraintSolver", targets: ["ConstraintSolver"]),
    .library(name: "Layout", targets: ["Layout"]),
  ],
  targets: [
    .systemLibrary(
      name: "CYYJSON", pkgConfig: "yyjson", providers: [.apt(["libyyjson-dev"])]),
    .target(name: "ConstraintSolver", swiftSettings: strict),
    .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: strict),
    .testTarget(
      name: "ConstraintSolverTests", dependencies: ["ConstraintSolver", "TestSupport"],
      swiftSettings: strict),
    .target(name: "Layout", dependencies: ["ConstraintSolver"], swiftSettings: strict),
    .testTarget(
      name: "LayoutTests", dependencies: ["Layout", "ConstraintSolver", "TestSupport"],
      swiftSettings: strict),
    .target(
      name: "API", dependencies: ["CYYJSON", "ConstraintSolver", "Layout"], swiftSettings: strict),
    .testTarget(
      name: "APITests", dependencies: ["API", "ConstraintSolver", "Layout", "TestSupport"],
      swiftSettings: strict),
  ]
)

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
    .library(name: "Snapshot", targets: ["Snapshot"]),
  ],
  targets: [
    .systemLibrary(
      name: "CYYJSON", pkgConfig: "yyjson", providers: [.apt(["libyyjson-dev"])]),
    .target(name: "ConstraintSolver", swiftSettings: strict),
    .testTarget(
      name: "ConstraintSolverTests", dependencies: ["ConstraintSolver"], swiftSettings: strict),
    .target(name: "Snapshot", swiftSettings: strict),
    .testTarget(name: "SnapshotTests", dependencies: ["Snapshot"], swiftSettings: strict),
    .target(name: "API", dependencies: ["CYYJSON"], swiftSettings: strict),
    .testTarget(name: "APITests", dependencies: ["API"], swiftSettings: strict),
  ]
)

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
  dependencies: [
    .package(url: "https://github.com/apple/swift-crypto", from: "4.5.2")
  ],
  targets: [
    .systemLibrary(
      name: "CYYJSON", pkgConfig: "yyjson", providers: [.apt(["libyyjson-dev"])]),
    .target(name: "ConstraintSolver", swiftSettings: strict),
    .testTarget(
      name: "ConstraintSolverTests", dependencies: ["ConstraintSolver"], swiftSettings: strict),
    .target(name: "Snapshot", swiftSettings: strict),
    .testTarget(name: "SnapshotTests", dependencies: ["Snapshot"], swiftSettings: strict),
    .target(
      name: "API",
      dependencies: [
        "CYYJSON", "Snapshot", .product(name: "Crypto", package: "swift-crypto"),
      ], swiftSettings: strict),
    .testTarget(name: "APITests", dependencies: ["API"], swiftSettings: strict),
    .target(name: "Rendering", dependencies: ["Snapshot"], swiftSettings: strict),
  ]
)

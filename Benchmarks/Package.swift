// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]

let package = Package(
  name: "benchmarks",
  dependencies: [
    .package(name: "trellis", path: ".."),
    // A peer to measure against, never part of the product.
    .package(url: "https://github.com/apple/swift-collections", from: "1.6.0"),
  ],
  targets: [
    .executableTarget(
      name: "solver-speed",
      dependencies: [
        "Measuring", .product(name: "ConstraintSolver", package: "trellis"),
        .product(name: "LayoutFormat", package: "trellis"),
      ], swiftSettings: strict),
    .target(name: "Measuring", swiftSettings: strict),
    .executableTarget(
      name: "layout-bench",
      dependencies: [.product(name: "TrellisInternals", package: "trellis")],
      swiftSettings: strict),
    .executableTarget(
      name: "live-bench",
      dependencies: [
        "Measuring", .product(name: "TrellisInternals", package: "trellis"),
        .product(name: "ConstraintLayout", package: "trellis"),
      ], swiftSettings: strict),
    .executableTarget(
      name: "request-bench",
      dependencies: ["Measuring", .product(name: "TrellisInternals", package: "trellis")],
      swiftSettings: strict),
    .executableTarget(
      name: "text-bench",
      dependencies: ["Measuring", .product(name: "TrellisInternals", package: "trellis")],
      swiftSettings: strict),
    .executableTarget(
      name: "snapshot-bench",
      dependencies: [
        "Measuring", .product(name: "TrellisInternals", package: "trellis"),
        .product(name: "SectionSnapshots", package: "trellis"),
        .product(name: "OrderedCollections", package: "swift-collections"),
      ], swiftSettings: strict),
    .executableTarget(
      name: "diff-bench",
      dependencies: [
        "Measuring", .product(name: "TrellisInternals", package: "trellis"),
        .product(name: "SectionSnapshots", package: "trellis"),
        .product(name: "OrderedCollections", package: "swift-collections"),
      ], swiftSettings: strict),
  ]
)

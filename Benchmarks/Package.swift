// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]

let package = Package(
  name: "benchmarks",
  dependencies: [.package(name: "trellis", path: "..")],
  targets: [
    .target(
      name: "LayoutFormat",
      dependencies: [.product(name: "ConstraintSolver", package: "trellis")],
      swiftSettings: strict),
    .executableTarget(
      name: "solver-bench",
      dependencies: [
        "LayoutFormat", .product(name: "ConstraintSolver", package: "trellis"),
      ], swiftSettings: strict),
    .executableTarget(
      name: "solver-speed",
      dependencies: [
        "LayoutFormat", .product(name: "ConstraintSolver", package: "trellis"),
      ], swiftSettings: strict),
  ]
)

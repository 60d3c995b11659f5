// swift-tools-version: 6.2
import PackageDescription

// Tests of layouts with both test frameworks, as a user writes them.
let package = Package(
  name: "frame-tests",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "trellis", path: "../../../..", traits: [])],
  targets: [
    .testTarget(
      name: "FrameTests",
      dependencies: [
        .product(name: "ConstraintLayout", package: "trellis"),
        .product(name: "TrellisTesting", package: "trellis"),
      ], exclude: ["__Snapshots__"],
      swiftSettings: [.treatAllWarnings(as: .error)])
  ]
)

// swift-tools-version: 6.2
import PackageDescription

// A program that uses layouts, and nothing else of the package.
let package = Package(
  name: "one-library",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "trellis", path: "../../../..", traits: [])],
  targets: [
    .executableTarget(
      name: "layouts",
      dependencies: [.product(name: "ConstraintLayout", package: "trellis")],
      swiftSettings: [.treatAllWarnings(as: .error)])
  ]
)

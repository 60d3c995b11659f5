// swift-tools-version: 6.2
import PackageDescription

// What readers of the four articles would write, in a package of their own.
let package = Package(
  name: "articles",
  dependencies: [.package(name: "trellis", path: "../../..")],
  targets: [
    .executableTarget(
      name: "articles",
      dependencies: [
        .product(name: "ConstraintLayout", package: "trellis"),
        .product(name: "SectionSnapshots", package: "trellis"),
      ],
      swiftSettings: [.treatAllWarnings(as: .error)])
  ]
)

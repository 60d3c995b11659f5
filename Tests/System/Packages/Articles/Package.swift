// swift-tools-version: 6.2
import PackageDescription

// What readers of the four articles would write, in a package of their own.
let package = Package(
  name: "articles",
  dependencies: [
    .package(name: "trellis", path: "../../../..", traits: ["Requests"]),
    .package(url: "https://github.com/apple/swift-http-types", from: "1.3.0"),
  ],
  targets: [
    .executableTarget(
      name: "articles",
      dependencies: [
        .product(name: "ConstraintLayout", package: "trellis"),
        .product(name: "HTTPTypes", package: "swift-http-types"),
        .product(name: "RequestSequences", package: "trellis"),
        .product(name: "SectionSnapshots", package: "trellis"),
        "AsPrinted",
      ],
      swiftSettings: [.treatAllWarnings(as: .error)]),
    // The code of the articles as they print it. Attributes that it uses may be deprecated.
    .target(
      name: "AsPrinted",
      dependencies: [
        .product(name: "HTTPTypes", package: "swift-http-types"),
        .product(name: "RequestSequences", package: "trellis"),
        .product(name: "UIKitNames", package: "trellis"),
      ]),
  ]
)

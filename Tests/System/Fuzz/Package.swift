// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "trellis-fuzz",
  dependencies: [.package(name: "trellis", path: "../../..")],
  targets: [
    .target(name: "CLibFuzzer"),
    .executableTarget(
      name: "fuzz",
      dependencies: [
        "CLibFuzzer",
        .product(name: "ConstraintSolver", package: "trellis"),
        .product(name: "TrellisInternals", package: "trellis"),
        .product(name: "ConstraintLayout", package: "trellis"),
        .product(name: "JSONTemplates", package: "trellis"),
        .product(name: "TrellisClient", package: "trellis"),
      ],
      swiftSettings: [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]),
  ]
)

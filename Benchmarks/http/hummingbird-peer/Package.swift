// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "hummingbird-benchmark",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "trellis", path: "../../.."),
    .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1"),
  ],
  targets: [
    .executableTarget(
      name: "hummingbird-peer",
      dependencies: [
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "TrellisInternals", package: "trellis"),
      ],
      swiftSettings: [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)])
  ]
)

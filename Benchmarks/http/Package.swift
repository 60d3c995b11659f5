// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "server-benchmarks",
  dependencies: [.package(name: "trellis", path: "../..")],
  targets: [
    .executableTarget(
      name: "bench-server",
      dependencies: [.product(name: "TrellisInternals", package: "trellis")],
      swiftSettings: [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)])
  ]
)

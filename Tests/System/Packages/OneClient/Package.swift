// swift-tools-version: 6.2
import PackageDescription

// A program that asks a service, and has nothing of the service in it.
let package = Package(
  name: "one-client",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "trellis", path: "../../../..", traits: ["Requests"])],
  targets: [
    .executableTarget(
      name: "client",
      dependencies: [.product(name: "TrellisClient", package: "trellis")],
      swiftSettings: [.treatAllWarnings(as: .error)])
  ]
)

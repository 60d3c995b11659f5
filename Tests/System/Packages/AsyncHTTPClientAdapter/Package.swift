// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "async-http-client-adapter",
  platforms: [.macOS(.v15)],
  products: [.library(name: "AsyncHTTPClientTransport", targets: ["AsyncHTTPClientTransport"])],
  dependencies: [
    .package(name: "trellis", path: "../../../.."),
    .package(url: "https://github.com/apple/swift-http-types", from: "1.3.0"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.100.0"),
    .package(url: "https://github.com/swift-server/async-http-client", from: "1.37.0"),
  ],
  targets: [
    .target(
      name: "AsyncHTTPClientTransport",
      dependencies: [
        .product(name: "AsyncHTTPClient", package: "async-http-client"),
        .product(name: "HTTPTypes", package: "swift-http-types"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "RequestSequences", package: "trellis"),
      ],
      swiftSettings: [.treatAllWarnings(as: .error)]),
    .executableTarget(
      name: "asynchttpclientadapter",
      dependencies: [
        "AsyncHTTPClientTransport",
        .product(name: "AsyncHTTPClient", package: "async-http-client"),
        .product(name: "HTTPTypes", package: "swift-http-types"),
        .product(name: "RequestSequences", package: "trellis"),
      ],
      swiftSettings: [.treatAllWarnings(as: .error)]),
  ]
)

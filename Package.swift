// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
]

/// For targets in C. The library's checked functions need an optimiser.
let strictC: [CSetting] = [
  .treatAllWarnings(as: .error),
  .define("_FORTIFY_SOURCE", to: "3", .when(configuration: .release)),
]

/// What the loader fills in is bound at the start and read-only from then on.
let hardened: [LinkerSetting] = [
  .unsafeFlags(
    ["-Xlinker", "-z", "-Xlinker", "relro", "-Xlinker", "-z", "-Xlinker", "now"],
    .when(platforms: [.linux]))
]

/// The methods and header fields of HTTP.
let httpTypes = Target.Dependency.product(
  name: "HTTPTypes", package: "swift-http-types",
  condition: .when(traits: ["Requests", "RequestsWithoutCurl"]))

/// The name by which pkg-config knows a library of the system.
///
/// It is asked where TRELLIS_PKG_CONFIG is set, for libraries outside the compiler's own paths.
/// Otherwise the package manager would look for every library, and warn of those that it does not
/// find, also for a user of one library of this package that needs none of them.
func pkgConfig(_ name: String) -> String? {
  Context.environment["TRELLIS_PKG_CONFIG"] == nil ? nil : name
}

var products: [Product] = [
  .library(name: "ConstraintSolver", targets: ["ConstraintSolver", "Cancellation"]),
  .library(name: "ConstraintLayout", targets: ["ConstraintLayout", "TextLayout"]),
  .library(name: "TextMeasuring", targets: ["TextMeasuring", "TextLayout"]),
  .library(name: "SectionSnapshots", targets: ["SectionSnapshots"]),
  .library(name: "JSONTemplates", targets: ["JSONTemplates", "Cancellation"]),
  .library(name: "LayoutRendering", targets: ["LayoutRendering"]),
  .library(name: "RequestSequences", targets: ["RequestSequences"]),
  .library(
    name: "TrellisClient", targets: ["TrellisClient", "RequestSequences", "ServiceContract"]),
  .executable(name: "trellis", targets: ["trellis"]),
]
// The benchmarks and the fuzzer are packages of their own, and reach the modules behind the
// program.
if Context.environment["TRELLIS_INTERNALS"] != nil {
  products.append(
    .library(
      name: "TrellisInternals",
      targets: [
        "API", "EventLoop", "HTTPCore", "HTTPServer", "InterfaceBuilder", "JSONText", "Service",
        "ServiceContract", "TextLayout", "TextMeasuring",
      ]))
  products.append(.library(name: "LayoutFormat", targets: ["LayoutFormat"]))
}

// The first releases whose standard library has `Mutex`, `Atomic` and `Int128`.
let package = Package(
  name: "trellis",
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  products: products,
  // A dependency is resolved only where a trait that needs it is enabled: whoever uses one library
  // says `traits: []`, or `["Requests"]` for one that sends requests. Where Linux has no libcurl,
  // as with the Static Linux SDK, `["RequestsWithoutCurl"]` sends them with URLSession.
  traits: [
    .default(enabledTraits: ["Server", "Requests"]),
    .trait(name: "Server", description: "The dependencies of the program trellis."),
    .trait(
      name: "Requests",
      description:
        "The dependencies of RequestSequences and TrellisClient, libcurl on Linux included."
    ),
    .trait(
      name: "RequestsWithoutCurl",
      description: "The dependencies of RequestSequences and TrellisClient, without libcurl."),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-http-types", from: "1.3.0"),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
    .package(url: "https://github.com/apple/swift-metrics", from: "2.13.0"),
  ],
  targets: [
    .systemLibrary(name: "CUV", pkgConfig: pkgConfig("libuv")),
    .systemLibrary(name: "CLLHTTP", pkgConfig: pkgConfig("libllhttp")),
    .systemLibrary(name: "CYYJSON", pkgConfig: pkgConfig("yyjson")),
    .systemLibrary(name: "CYAML", pkgConfig: pkgConfig("yaml-0.1")),
    .systemLibrary(name: "CZlib", pkgConfig: pkgConfig("zlib")),
    .systemLibrary(name: "CExpat", pkgConfig: pkgConfig("expat")),
    .systemLibrary(name: "CHarfBuzz", pkgConfig: pkgConfig("harfbuzz")),
    .systemLibrary(name: "CFriBidi", pkgConfig: pkgConfig("fribidi")),
    .systemLibrary(name: "CNettle", pkgConfig: pkgConfig("nettle")),
    .target(name: "CAllocationMeter", cSettings: strictC),
    // Linked by the program alone: a library must not replace the allocator of whoever uses it.
    .target(name: "CAllocationHooks", dependencies: ["CAllocationMeter"], cSettings: strictC),
    .target(
      name: "MemoryMetering", dependencies: ["CAllocationMeter"], swiftSettings: strict),
    .testTarget(
      name: "MemoryMeteringTests", dependencies: ["MemoryMetering"], swiftSettings: strict),
    // Nettle for the program alone: whoever uses a library for clients needs none.
    .target(
      name: "Hashing",
      dependencies: [
        .target(name: "CNettle", condition: .when(platforms: [.linux], traits: ["Server"]))
      ], swiftSettings: strict),
    .testTarget(name: "HashingTests", dependencies: ["Hashing"], swiftSettings: strict),
    .target(name: "EventLoop", dependencies: ["CUV"], swiftSettings: strict),
    .target(name: "HTTPCore", dependencies: ["CLLHTTP"], swiftSettings: strict),
    .target(
      name: "ContentCoding", dependencies: ["CZlib", "HTTPCore"], swiftSettings: strict),
    .testTarget(
      name: "ContentCodingTests", dependencies: ["ContentCoding", "HTTPCore"],
      swiftSettings: strict),
    .target(
      name: "HTTPServer", dependencies: ["EventLoop", "HTTPCore", "MemoryMetering"],
      swiftSettings: strict),
    .target(name: "Cancellation", swiftSettings: strict),
    .target(name: "Files", swiftSettings: strict),
    .testTarget(name: "FilesTests", dependencies: ["Files"], swiftSettings: strict),
    .target(name: "TextBytes", swiftSettings: strict),
    .testTarget(name: "TextBytesTests", dependencies: ["TextBytes"], swiftSettings: strict),
    .target(name: "ConstraintSolver", dependencies: ["Cancellation"], swiftSettings: strict),
    .target(
      name: "TestSupport", dependencies: ["ConstraintSolver", "ConstraintLayout"],
      path: "Tests/TestSupport", swiftSettings: strict),
    .target(
      name: "LayoutFormat", dependencies: ["ConstraintSolver"], path: "Tests/LayoutFormat",
      swiftSettings: strict),
    .executableTarget(
      name: "solver-probe", dependencies: ["Cancellation", "ConstraintSolver", "LayoutFormat"],
      path: "Tests/SolverProbe", swiftSettings: strict),
    .testTarget(
      name: "EventLoopTests", dependencies: ["EventLoop"], swiftSettings: strict),
    .testTarget(
      name: "HTTPCoreTests", dependencies: ["HTTPCore"], swiftSettings: strict),
    .testTarget(
      name: "HTTPServerTests", dependencies: ["EventLoop", "HTTPCore", "HTTPServer"],
      swiftSettings: strict),
    .testTarget(
      name: "ConstraintSolverTests",
      dependencies: ["Cancellation", "ConstraintSolver", "TestSupport"],
      swiftSettings: strict),
    .target(
      name: "ConstraintLayout", dependencies: ["Cancellation", "ConstraintSolver", "TextLayout"],
      swiftSettings: strict),
    .testTarget(
      name: "ConstraintLayoutTests",
      dependencies: [
        "Cancellation", "ConstraintLayout", "ConstraintSolver", "TestSupport", "TextLayout",
      ],
      swiftSettings: strict),
    .target(
      name: "InterfaceBuilder",
      dependencies: [
        "CExpat", "Cancellation", "ConstraintLayout", "ConstraintSolver", "MemoryMetering",
        "TextBytes",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "InterfaceBuilderTests",
      dependencies: [
        "Cancellation", "ConstraintLayout", "ConstraintSolver", "InterfaceBuilder", "TestSupport",
        "TextBytes",
      ],
      swiftSettings: strict),
    .target(name: "TextLayout", dependencies: ["Cancellation"], swiftSettings: strict),
    .testTarget(
      name: "TextLayoutTests", dependencies: ["Cancellation", "TextLayout"],
      swiftSettings: strict),
    .target(
      name: "TextMeasuring",
      dependencies: [
        "CFriBidi", "CHarfBuzz", "Cancellation", "Hashing", "TextBytes", "TextLayout",
      ],
      swiftSettings: strict),
    .executableTarget(
      name: "text-probe", dependencies: ["TextLayout", "TextMeasuring"],
      path: "Tests/TextProbe", swiftSettings: strict),
    .testTarget(
      name: "TextMeasuringTests",
      dependencies: ["Cancellation", "TextBytes", "TextLayout", "TextMeasuring", "TestSupport"],
      swiftSettings: strict),
    .target(name: "SectionSnapshots", swiftSettings: strict),
    .testTarget(
      name: "SectionSnapshotsTests", dependencies: ["SectionSnapshots", "TestSupport"],
      swiftSettings: strict),
    .target(name: "JSONTemplates", dependencies: ["Cancellation"], swiftSettings: strict),
    .testTarget(
      name: "JSONTemplatesTests",
      dependencies: ["Cancellation", "JSONTemplates", "JSONText", "API", "TestSupport"],
      swiftSettings: strict),
    // What the service and its clients agree on.
    .target(name: "ServiceContract", swiftSettings: strict),
    .target(name: "JSONText", dependencies: ["CYYJSON", "MemoryMetering"], swiftSettings: strict),
    .testTarget(
      name: "JSONTextTests", dependencies: ["JSONText", "TestSupport"], swiftSettings: strict),
    .target(
      name: "API",
      dependencies: [
        "Cancellation", "ConstraintLayout", "ConstraintSolver", "Hashing", "InterfaceBuilder",
        "JSONTemplates", "JSONText", "LayoutRendering", "MemoryMetering", "SectionSnapshots",
        "ServiceContract", "TextBytes", "TextLayout", "TextMeasuring",
      ], swiftSettings: strict),
    .testTarget(
      name: "APITests",
      dependencies: [
        "API", "Cancellation", "ConstraintSolver", "ConstraintLayout", "JSONText",
        "SectionSnapshots", "ServiceContract", "TestSupport", "TextMeasuring",
      ],
      swiftSettings: strict),
    .executableTarget(
      name: "template-probe", dependencies: ["API", "JSONTemplates", "JSONText"],
      path: "Tests/TemplateProbe", swiftSettings: strict),
    .target(
      name: "Checking",
      dependencies: [
        "API", "CYAML", "Cancellation", "ConstraintLayout", "ConstraintSolver", "Files",
        "InterfaceBuilder", "JSONTemplates", "JSONText", "MemoryMetering", "ServiceContract",
        "TextBytes",
      ], swiftSettings: strict),
    .testTarget(
      name: "CheckingTests",
      dependencies: [
        "API", "Checking", "ConstraintLayout", "InterfaceBuilder", "ServiceContract", "TestSupport",
        "TextBytes",
      ],
      swiftSettings: strict),
    .target(
      name: "LayoutRendering",
      dependencies: [
        "Cancellation", "ConstraintSolver", "ConstraintLayout", "SectionSnapshots",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "LayoutRenderingTests",
      dependencies: [
        "API", "ConstraintLayout", "JSONText", "LayoutRendering", "SectionSnapshots",
        "TestSupport",
      ],
      swiftSettings: strict),
    // libcurl by name: the program loads it where it sends traces, and does not link it.
    .target(name: "CCurlLoader", cSettings: strictC),
    .target(name: "PictureRaster", swiftSettings: strict),
    .testTarget(
      name: "PictureRasterTests", dependencies: ["PictureRaster"], swiftSettings: strict),
    .target(
      name: "Service",
      dependencies: [
        "API", "CCurlLoader", "Cancellation", "ContentCoding", "EventLoop", "Files", "HTTPCore",
        "HTTPServer", "Hashing", "JSONText", "MemoryMetering", "PictureRaster", "ServiceContract",
        "TextBytes", "TextMeasuring",
        .product(
          name: "CoreMetrics", package: "swift-metrics", condition: .when(traits: ["Server"])),
        .product(name: "Logging", package: "swift-log", condition: .when(traits: ["Server"])),
      ], swiftSettings: strict, plugins: ["EmbedOpenAPI"]),
    .plugin(
      name: "EmbedOpenAPI", capability: .buildTool(), dependencies: ["embed-openapi"]),
    .executableTarget(name: "embed-openapi", swiftSettings: strict),
    .target(
      name: "ServiceTesting",
      dependencies: [
        "Service", "EventLoop", "HTTPServer", "TestSupport",
        .product(
          name: "CoreMetrics", package: "swift-metrics", condition: .when(traits: ["Server"])),
      ], path: "Tests/ServiceTesting", swiftSettings: strict),
    .executableTarget(
      name: "stuck-probe",
      dependencies: [
        "EventLoop", "HTTPCore", "HTTPServer", "Service",
        .product(name: "Logging", package: "swift-log", condition: .when(traits: ["Server"])),
      ], path: "Tests/StuckProbe", swiftSettings: strict),
    .testTarget(
      name: "ServiceTests",
      dependencies: [
        "stuck-probe",
        "Service", "API", "Cancellation", "ContentCoding", "EventLoop", "HTTPCore", "HTTPServer",
        "JSONText", "PictureRaster", "ServiceContract", "ServiceTesting", "TestSupport",
        "TextBytes",
        .product(
          name: "CoreMetrics", package: "swift-metrics", condition: .when(traits: ["Server"])),
        .product(name: "Logging", package: "swift-log", condition: .when(traits: ["Server"])),
      ], swiftSettings: strict),
    .systemLibrary(
      name: "CCurl", pkgConfig: pkgConfig("libcurl"), providers: [.apt(["libcurl4-openssl-dev"])]),
    .target(
      name: "CurlClient", dependencies: ["CCurl", "RequestTraits", httpTypes],
      swiftSettings: strict),
    .target(name: "RequestTraits", swiftSettings: strict),
    .target(
      name: "RequestSequences",
      dependencies: [
        .target(
          name: "CurlClient", condition: .when(platforms: [.linux], traits: ["Requests"])),
        "Hashing", "RequestTraits", httpTypes,
      ],
      swiftSettings: strict),
    .executableTarget(
      name: "journal-probe", dependencies: ["RequestSequences", httpTypes],
      path: "Tests/JournalProbe", swiftSettings: strict),
    .executableTarget(
      name: "hostile-probe", dependencies: ["RequestSequences", "TestSupport", httpTypes],
      path: "Tests/HostileProbe", swiftSettings: strict),
    .testTarget(
      name: "CurlClientTests", dependencies: ["CurlClient", "TestSupport", httpTypes],
      swiftSettings: strict),
    .testTarget(
      name: "RequestSequencesTests",
      dependencies: [
        "RequestSequences", "hostile-probe", "journal-probe", "TestSupport", httpTypes,
      ], swiftSettings: strict),
    .target(
      name: "TrellisClient",
      dependencies: [
        "ConstraintSolver", "ConstraintLayout", "RequestSequences", "SectionSnapshots",
        "ServiceContract", "TextLayout", httpTypes,
      ],
      swiftSettings: strict),
    .testTarget(
      name: "TrellisClientTests",
      dependencies: [
        "API", "ConstraintLayout", "ConstraintSolver", "EventLoop", "HTTPServer", "JSONTemplates",
        "JSONText", "LayoutRendering", "RequestSequences", "SectionSnapshots", "Service",
        "ServiceContract",
        "ServiceTesting", "TestSupport", "TextLayout", "TextMeasuring", "TrellisClient", httpTypes,
      ], swiftSettings: strict),
    .executableTarget(
      name: "trellis",
      dependencies: [
        "Service", "API", "CAllocationHooks", "Cancellation", "Checking", "ConstraintLayout",
        "EventLoop", "Files", "HTTPServer", "InterfaceBuilder", "JSONText", "MemoryMetering",
        "PictureRaster", "ServiceContract", "TextBytes", "TextMeasuring",
        .product(
          name: "ArgumentParser", package: "swift-argument-parser",
          condition: .when(traits: ["Server"])),
        .product(name: "Logging", package: "swift-log", condition: .when(traits: ["Server"])),
      ], swiftSettings: strict, linkerSettings: hardened),
    .testTarget(
      name: "TrellisTests", dependencies: ["trellis", "API", "JSONText", "TestSupport"],
      swiftSettings: strict),
    // The samples of the documentation, compiled.
    .testTarget(
      name: "DocumentationTests",
      dependencies: [
        "API", "ConstraintLayout", "ConstraintSolver", "JSONTemplates", "LayoutRendering",
        "RequestSequences", "SectionSnapshots", "Service", "ServiceTesting", "TextLayout",
        "TextMeasuring", "TrellisClient", httpTypes,
      ], swiftSettings: strict),
  ]
)

// The code of tests is compiled as it stands in release builds, too: to optimise it takes longer
// than it saves.
for target in package.targets where target.type == .test {
  target.swiftSettings?.append(.unsafeFlags(["-Onone"], .when(configuration: .release)))
}

// `make docs` needs a plugin that users of the libraries do not resolve.
if Context.environment["TRELLIS_DOCS"] != nil {
  package.dependencies.append(
    .package(url: "https://github.com/swiftlang/swift-docc-plugin", from: "1.5.0"))
}

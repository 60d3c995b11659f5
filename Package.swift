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
  .library(name: "UIKitNames", targets: ["UIKitNames"]),
  .library(name: "JSONTemplates", targets: ["JSONTemplates", "Cancellation"]),
  .library(name: "LayoutRendering", targets: ["LayoutRendering"]),
  .library(name: "TrellisTesting", targets: ["TrellisTesting"]),
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
        "API", "Checking", "EventLoop", "HTTPCore", "HTTPServer", "InterfaceBuilder",
        "JSONDocuments", "JSONRPC", "JSONText", "LanguageServer", "LayoutRequests", "Service",
        "ServiceContract", "SwiftInterpreter", "SwiftReading", "SwiftScenes", "SwiftSources",
        "SwiftWorld", "TextLayout", "TextMeasuring", "UIKitModel",
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
    .systemLibrary(name: "CUV", path: "Sources/System/CUV", pkgConfig: pkgConfig("libuv")),
    .systemLibrary(
      name: "CLLHTTP", path: "Sources/System/CLLHTTP", pkgConfig: pkgConfig("libllhttp")),
    .systemLibrary(name: "CYYJSON", path: "Sources/System/CYYJSON", pkgConfig: pkgConfig("yyjson")),
    .systemLibrary(name: "CYAML", path: "Sources/System/CYAML", pkgConfig: pkgConfig("yaml-0.1")),
    .systemLibrary(name: "CZlib", path: "Sources/System/CZlib", pkgConfig: pkgConfig("zlib")),
    .systemLibrary(name: "CFileFacts", path: "Sources/System/CFileFacts"),
    .systemLibrary(
      name: "CSQLite", path: "Sources/System/CSQLite", pkgConfig: pkgConfig("sqlite3")),
    .systemLibrary(name: "CExpat", path: "Sources/System/CExpat", pkgConfig: pkgConfig("expat")),
    .systemLibrary(
      name: "CHarfBuzz", path: "Sources/System/CHarfBuzz", pkgConfig: pkgConfig("harfbuzz")),
    .systemLibrary(
      name: "CFriBidi", path: "Sources/System/CFriBidi", pkgConfig: pkgConfig("fribidi")),
    .systemLibrary(name: "CNettle", path: "Sources/System/CNettle", pkgConfig: pkgConfig("nettle")),
    .target(name: "CAllocationMeter", path: "Sources/System/CAllocationMeter", cSettings: strictC),
    // Linked by the program alone: a library must not replace the allocator of whoever uses it.
    .target(
      name: "CAllocationHooks", dependencies: ["CAllocationMeter"],
      path: "Sources/System/CAllocationHooks", cSettings: strictC),
    .target(
      name: "MemoryMetering", dependencies: ["Libc", "CAllocationMeter"],
      path: "Sources/System/MemoryMetering", swiftSettings: strict),
    .testTarget(
      name: "MemoryMeteringTests", dependencies: ["MemoryMetering"],
      path: "Tests/Unit/MemoryMeteringTests", swiftSettings: strict),
    // Nettle for the program alone: whoever uses a library for clients needs none.
    .target(
      name: "Hashing",
      dependencies: [
        .target(name: "CNettle", condition: .when(platforms: [.linux], traits: ["Server"]))
      ], path: "Sources/System/Hashing", swiftSettings: strict),
    .testTarget(
      name: "HashingTests", dependencies: ["Hashing"], path: "Tests/Unit/HashingTests",
      swiftSettings: strict),
    .target(
      name: "EventLoop", dependencies: ["Libc", "CUV"], path: "Sources/Server/EventLoop",
      swiftSettings: strict),
    .target(
      name: "HTTPCore", dependencies: ["Libc", "CLLHTTP"], path: "Sources/Server/HTTPCore",
      swiftSettings: strict),
    .target(
      name: "ContentCoding", dependencies: ["CZlib", "HTTPCore"],
      path: "Sources/Server/ContentCoding", swiftSettings: strict),
    .testTarget(
      name: "ContentCodingTests", dependencies: ["ContentCoding", "HTTPCore"],
      path: "Tests/Unit/ContentCodingTests",
      swiftSettings: strict),
    .target(
      name: "HTTPServer", dependencies: ["EventLoop", "HTTPCore", "MemoryMetering", "TextBytes"],
      path: "Sources/Server/HTTPServer",
      swiftSettings: strict),
    .target(name: "Libc", path: "Sources/System/Libc", swiftSettings: strict),
    .target(name: "Cancellation", path: "Sources/System/Cancellation", swiftSettings: strict),
    .target(
      name: "Files", dependencies: ["Libc"], path: "Sources/System/Files", swiftSettings: strict),
    .testTarget(
      name: "FilesTests", dependencies: ["Files"], path: "Tests/Unit/FilesTests",
      swiftSettings: strict),
    .target(name: "TextBytes", path: "Sources/System/TextBytes", swiftSettings: strict),
    .testTarget(
      name: "TextBytesTests", dependencies: ["TextBytes"], path: "Tests/Unit/TextBytesTests",
      swiftSettings: strict),
    .target(
      name: "ConstraintSolver", dependencies: ["Cancellation"],
      path: "Sources/Layout/ConstraintSolver", swiftSettings: strict),
    .target(
      name: "TestSupport", dependencies: ["ConstraintSolver", "ConstraintLayout"],
      path: "Tests/Support/TestSupport", swiftSettings: strict),
    .target(
      name: "LayoutFormat", dependencies: ["ConstraintSolver"], path: "Tests/Support/LayoutFormat",
      swiftSettings: strict),
    .executableTarget(
      name: "solver-probe", dependencies: ["Cancellation", "ConstraintSolver", "LayoutFormat"],
      path: "Tests/Support/SolverProbe", swiftSettings: strict),
    .testTarget(
      name: "EventLoopTests", dependencies: ["EventLoop"], path: "Tests/Unit/EventLoopTests",
      swiftSettings: strict),
    .testTarget(
      name: "HTTPCoreTests", dependencies: ["HTTPCore"], path: "Tests/Unit/HTTPCoreTests",
      swiftSettings: strict),
    .testTarget(
      name: "HTTPServerTests", dependencies: ["EventLoop", "HTTPCore", "HTTPServer"],
      path: "Tests/Unit/HTTPServerTests",
      swiftSettings: strict),
    .testTarget(
      name: "ConstraintSolverTests",
      dependencies: ["Cancellation", "ConstraintSolver", "TestSupport"],
      path: "Tests/Unit/ConstraintSolverTests",
      swiftSettings: strict),
    .target(
      name: "ConstraintLayout", dependencies: ["Cancellation", "ConstraintSolver", "TextLayout"],
      path: "Sources/Layout/ConstraintLayout",
      swiftSettings: strict),
    .testTarget(
      name: "ConstraintLayoutTests",
      dependencies: [
        "Cancellation", "ConstraintLayout", "ConstraintSolver", "TestSupport", "TextLayout",
        "TrellisTesting",
      ], path: "Tests/Unit/ConstraintLayoutTests", exclude: ["DSL/__Snapshots__"],
      swiftSettings: strict),
    .target(
      name: "LayoutRequests",
      dependencies: [
        "Cancellation", "ConstraintLayout", "ConstraintSolver", "JSONText", "TextBytes",
        "TextLayout",
      ], path: "Sources/Layout/LayoutRequests",
      swiftSettings: strict),
    .target(
      name: "SystemControls", path: "Sources/Layout/SystemControls", swiftSettings: strict),
    .target(
      name: "InterfaceBuilder",
      dependencies: [
        "Cancellation", "CExpat", "ConstraintLayout", "ConstraintSolver", "JSONDocuments",
        "LayoutRequests", "Libc", "MemoryMetering", "SystemControls", "TextBytes",
      ], path: "Sources/Layout/InterfaceBuilder",
      swiftSettings: strict),
    .testTarget(
      name: "InterfaceBuilderTests",
      dependencies: [
        "Cancellation", "ConstraintLayout", "ConstraintSolver", "InterfaceBuilder",
        "LayoutRequests", "TestSupport", "TextBytes",
      ], path: "Tests/Unit/InterfaceBuilderTests",
      swiftSettings: strict),
    .target(
      name: "TextLayout", dependencies: ["Cancellation"], path: "Sources/Text/TextLayout",
      swiftSettings: strict),
    .testTarget(
      name: "TextLayoutTests", dependencies: ["Cancellation", "TextLayout"],
      path: "Tests/Unit/TextLayoutTests",
      swiftSettings: strict),
    .target(
      name: "TextMeasuring",
      dependencies: [
        "Libc", "CFriBidi", "CHarfBuzz", "Cancellation", "Hashing", "TextBytes", "TextLayout",
      ], path: "Sources/Text/TextMeasuring",
      swiftSettings: strict),
    .executableTarget(
      name: "text-probe", dependencies: ["TextLayout", "TextMeasuring"],
      path: "Tests/Support/TextProbe", swiftSettings: strict),
    .testTarget(
      name: "TextMeasuringTests",
      dependencies: ["Cancellation", "TextBytes", "TextLayout", "TextMeasuring", "TestSupport"],
      path: "Tests/Unit/TextMeasuringTests",
      swiftSettings: strict),
    .target(
      name: "SectionSnapshots", path: "Sources/Lists/SectionSnapshots", swiftSettings: strict),
    .testTarget(
      name: "SectionSnapshotsTests", dependencies: ["SectionSnapshots", "TestSupport"],
      path: "Tests/Unit/SectionSnapshotsTests",
      swiftSettings: strict),
    .target(
      name: "UIKitNames",
      dependencies: ["ConstraintLayout", "ConstraintSolver", "SectionSnapshots"],
      path: "Sources/Layout/UIKitNames", swiftSettings: strict),
    .testTarget(
      name: "UIKitNamesTests", dependencies: ["SectionSnapshots", "UIKitNames"],
      path: "Tests/Unit/UIKitNamesTests", swiftSettings: strict),
    .target(
      name: "JSONTemplates", dependencies: ["Libc", "Cancellation"],
      path: "Sources/Lists/JSONTemplates",
      swiftSettings: strict),
    .testTarget(
      name: "JSONTemplatesTests",
      dependencies: [
        "Cancellation", "JSONTemplates", "JSONDocuments", "JSONText", "API", "TestSupport",
      ],
      path: "Tests/Unit/JSONTemplatesTests",
      swiftSettings: strict),
    .target(
      name: "CPostgresLoader", path: "Sources/System/CPostgresLoader", cSettings: strictC),
    .target(
      name: "ListStores",
      dependencies: ["CFileFacts", "CPostgresLoader", "CSQLite", "EventLoop", "Libc"],
      path: "Sources/Lists/ListStores",
      swiftSettings: strict),
    .testTarget(
      name: "ListStoresTests", dependencies: ["Libc", "ListStores", "TestSupport"],
      path: "Tests/Unit/ListStoresTests", swiftSettings: strict),
    // What the service and its clients agree on.
    .target(name: "ServiceContract", path: "Sources/Server/ServiceContract", swiftSettings: strict),
    .target(
      name: "JSONDocuments", dependencies: ["Libc", "CYYJSON", "JSONText", "MemoryMetering"],
      path: "Sources/System/JSONDocuments", swiftSettings: strict),
    .target(
      name: "YAMLDocuments", dependencies: ["CYAML", "TextBytes"],
      path: "Sources/System/YAMLDocuments", swiftSettings: strict),
    .target(name: "JSONText", path: "Sources/System/JSONText", swiftSettings: strict),
    .target(
      name: "JSONRPC", dependencies: ["JSONDocuments", "JSONText", "TextBytes"],
      path: "Sources/Server/JSONRPC", swiftSettings: strict),
    .testTarget(
      name: "JSONRPCTests", dependencies: ["JSONDocuments", "JSONRPC", "JSONText"],
      path: "Tests/Unit/JSONRPCTests", swiftSettings: strict),
    .target(
      name: "ModelContext",
      dependencies: [
        "API", "Checking", "ConstraintLayout", "JSONDocuments", "JSONRPC", "JSONText",
        "ServiceContract", "TextBytes",
      ], path: "Sources/Tools/ModelContext", swiftSettings: strict),
    .testTarget(
      name: "ModelContextTests",
      dependencies: [
        "API", "Checking", "JSONDocuments", "JSONRPC", "JSONText", "ModelContext", "TextBytes",
      ], path: "Tests/Unit/ModelContextTests", swiftSettings: strict),
    .target(
      name: "LanguageServer",
      dependencies: [
        "API", "Checking", "ConstraintLayout", "JSONDocuments", "JSONRPC", "JSONText",
        "ModelContext", "ServiceContract", "TextBytes",
      ], path: "Sources/Tools/LanguageServer", swiftSettings: strict),
    .testTarget(
      name: "LanguageServerTests",
      dependencies: [
        "API", "Checking", "JSONDocuments", "JSONRPC", "JSONText", "LanguageServer", "TextBytes",
      ], path: "Tests/Unit/LanguageServerTests", swiftSettings: strict),
    .testTarget(
      name: "JSONTextTests", dependencies: ["JSONDocuments", "JSONText", "TestSupport"],
      path: "Tests/Unit/JSONTextTests", swiftSettings: strict),
    .target(
      name: "API",
      dependencies: [
        "Cancellation", "ConstraintLayout", "ConstraintSolver", "Hashing", "InterfaceBuilder",
        "JSONDocuments", "JSONTemplates", "JSONText", "LayoutRendering", "LayoutRequests", "Libc",
        "MemoryMetering", "SectionSnapshots", "ServiceContract", "TextBytes", "TextLayout",
        "TextMeasuring",
      ], path: "Sources/Server/API", swiftSettings: strict),
    .testTarget(
      name: "APITests",
      dependencies: [
        "API", "Cancellation", "ConstraintLayout", "ConstraintSolver", "InterfaceBuilder",
        "JSONDocuments", "JSONText", "LayoutRequests", "SectionSnapshots", "ServiceContract",
        "TestSupport", "TextMeasuring",
      ], path: "Tests/Unit/APITests",
      swiftSettings: strict),
    .executableTarget(
      name: "template-probe", dependencies: ["API", "JSONTemplates", "JSONDocuments", "JSONText"],
      path: "Tests/Support/TemplateProbe", swiftSettings: strict),
    .target(
      name: "Checking",
      dependencies: [
        "API", "Cancellation", "ConstraintLayout", "ConstraintSolver", "Files", "InterfaceBuilder",
        "JSONDocuments", "JSONTemplates", "JSONText", "LayoutRequests", "Libc", "MemoryMetering",
        "ServiceContract", "SwiftInterpreter", "SwiftReading", "SwiftResources", "SwiftScenes",
        "SwiftSources", "SwiftWorld", "TextBytes", "TextLayout", "UIKitModel", "YAMLDocuments",
      ], path: "Sources/Tools/Checking", swiftSettings: strict),
    .testTarget(
      name: "CheckingTests",
      dependencies: [
        "API", "Checking", "ConstraintLayout", "InterfaceBuilder", "LayoutRequests",
        "ServiceContract", "SwiftParsing", "TestSupport", "TextBytes",
      ], path: "Tests/Unit/CheckingTests",
      swiftSettings: strict),
    .target(
      name: "LayoutRendering",
      dependencies: [
        "Cancellation", "ConstraintSolver", "ConstraintLayout", "SectionSnapshots",
      ], path: "Sources/Layout/LayoutRendering",
      swiftSettings: strict),
    .testTarget(
      name: "LayoutRenderingTests",
      dependencies: [
        "API", "ConstraintLayout", "JSONDocuments", "JSONText", "LayoutRendering",
        "SectionSnapshots",
        "TestSupport",
      ], path: "Tests/Unit/LayoutRenderingTests",
      swiftSettings: strict),
    // For the test targets of others: it imports Swift Testing and XCTest, and nothing else does.
    .target(
      name: "TrellisTesting",
      dependencies: [
        "ConstraintLayout", "ConstraintSolver", "Files", "LayoutRendering", "LayoutRequests",
        "SectionSnapshots", "TextBytes",
      ], path: "Sources/Tools/TrellisTesting", swiftSettings: strict),
    .testTarget(
      name: "TrellisTestingTests",
      dependencies: [
        "ConstraintLayout", "ConstraintSolver", "LayoutRequests", "TestSupport", "TrellisTesting",
      ], path: "Tests/Unit/TrellisTestingTests", exclude: ["__Snapshots__"],
      swiftSettings: strict),
    // Swift sources as trees that trellis-swift writes; no part of them links swift-syntax.
    .target(
      name: "SwiftSources", path: "Sources/Swift/SwiftSources", swiftSettings: strict),
    .testTarget(
      name: "SwiftSourcesTests", dependencies: ["SwiftSources"],
      path: "Tests/Unit/SwiftSourcesTests", swiftSettings: strict),
    .target(
      name: "SwiftReading", dependencies: ["Files", "Libc", "SwiftSources", "TextBytes"],
      path: "Sources/Swift/SwiftReading", swiftSettings: strict),
    .testTarget(
      name: "SwiftReadingTests", dependencies: ["SwiftReading", "SwiftSources"],
      path: "Tests/Unit/SwiftReadingTests", swiftSettings: strict),
    .target(
      name: "SwiftWorld", dependencies: ["SwiftSources", "TextBytes"],
      path: "Sources/Swift/SwiftWorld",
      swiftSettings: strict),
    .target(
      name: "SwiftInterpreter", dependencies: ["Libc", "SwiftSources", "SwiftWorld", "TextBytes"],
      path: "Sources/Swift/SwiftInterpreter", swiftSettings: strict),
    .testTarget(
      name: "SwiftInterpreterTests",
      dependencies: [
        "SwiftInterpreter", "SwiftParsing", "SwiftSources", "SwiftWorld", "TextBytes",
      ],
      path: "Tests/Unit/SwiftInterpreterTests", exclude: ["Snippets"], swiftSettings: strict),
    .target(
      name: "UIKitModel",
      dependencies: [
        "ConstraintLayout", "ConstraintSolver", "SwiftInterpreter", "SwiftSources", "SwiftWorld",
        "SystemControls", "TextBytes", "TextLayout",
      ], path: "Sources/Swift/UIKitModel", swiftSettings: strict),
    .target(
      name: "SwiftParsing", dependencies: ["SwiftReading", "SwiftSources"],
      path: "Tests/Support/SwiftParsing", swiftSettings: strict),
    .testTarget(
      name: "UIKitModelTests",
      dependencies: [
        "ConstraintLayout", "SwiftInterpreter", "SwiftParsing", "SwiftSources", "SwiftWorld",
        "TextLayout", "UIKitModel",
      ], path: "Tests/Unit/UIKitModelTests", swiftSettings: strict),
    .target(
      name: "SwiftScenes",
      dependencies: [
        "ConstraintLayout", "ConstraintSolver", "LayoutRequests", "SwiftInterpreter",
        "SwiftSources", "SwiftWorld", "SystemControls", "TextBytes", "TextLayout", "UIKitModel",
      ], path: "Sources/Swift/SwiftScenes", swiftSettings: strict),
    .target(
      name: "SwiftResources",
      dependencies: [
        "ConstraintLayout", "InterfaceBuilder", "SwiftReading", "TextBytes", "UIKitModel",
      ], path: "Sources/Swift/SwiftResources", swiftSettings: strict),
    .testTarget(
      name: "SwiftResourcesTests",
      dependencies: [
        "ConstraintLayout", "InterfaceBuilder", "SwiftInterpreter", "SwiftParsing", "SwiftReading",
        "SwiftResources", "SwiftScenes", "SwiftSources", "SwiftWorld", "TextBytes", "UIKitModel",
      ], path: "Tests/Unit/SwiftResourcesTests", swiftSettings: strict),
    .testTarget(
      name: "SwiftScenesTests",
      dependencies: [
        "ConstraintLayout", "ConstraintSolver", "LayoutRequests", "SwiftInterpreter",
        "SwiftParsing", "SwiftScenes", "SwiftSources", "SwiftWorld", "TestSupport", "TextBytes",
        "TextLayout", "UIKitModel",
      ], path: "Tests/Unit/SwiftScenesTests", swiftSettings: strict),
    .testTarget(
      name: "SwiftWorldTests", dependencies: ["SwiftParsing", "SwiftSources", "SwiftWorld"],
      path: "Tests/Unit/SwiftWorldTests", swiftSettings: strict),
    // libcurl by name: the program loads it where it sends traces, and does not link it.
    .target(name: "CCurlLoader", path: "Sources/System/CCurlLoader", cSettings: strictC),
    .target(
      name: "PictureRaster", dependencies: ["Libc"], path: "Sources/Server/PictureRaster",
      swiftSettings: strict),
    .testTarget(
      name: "PictureRasterTests", dependencies: ["PictureRaster"],
      path: "Tests/Unit/PictureRasterTests", swiftSettings: strict),
    .target(
      name: "Service",
      dependencies: [
        "API", "Cancellation", "CCurlLoader", "ContentCoding", "EventLoop", "Files", "Hashing",
        "HTTPCore", "HTTPServer", "JSONDocuments", "JSONText", "LayoutRequests", "Libc",
        "ListStores", "MemoryMetering", "PictureRaster", "ServiceContract", "TextBytes",
        "TextMeasuring",
        .product(
          name: "CoreMetrics", package: "swift-metrics", condition: .when(traits: ["Server"])),
        .product(name: "Logging", package: "swift-log", condition: .when(traits: ["Server"])),
      ], path: "Sources/Server/Service", swiftSettings: strict, plugins: ["EmbedOpenAPI"]),
    .plugin(
      name: "EmbedOpenAPI", capability: .buildTool(), dependencies: ["embed-openapi"]),
    .executableTarget(
      name: "embed-openapi", path: "Sources/Tools/embed-openapi", swiftSettings: strict),
    .target(
      name: "ServiceTesting",
      dependencies: [
        "Service", "EventLoop", "HTTPServer", "TestSupport",
        .product(
          name: "CoreMetrics", package: "swift-metrics", condition: .when(traits: ["Server"])),
      ], path: "Tests/Support/ServiceTesting", swiftSettings: strict),
    .executableTarget(
      name: "stuck-probe",
      dependencies: [
        "EventLoop", "HTTPCore", "HTTPServer", "Service",
        .product(name: "Logging", package: "swift-log", condition: .when(traits: ["Server"])),
      ], path: "Tests/Support/StuckProbe", swiftSettings: strict),
    .testTarget(
      name: "ServiceTests",
      dependencies: [
        "API", "Cancellation", "ContentCoding", "EventLoop", "HTTPCore", "HTTPServer",
        "JSONDocuments", "JSONText", "LayoutRequests", "ListStores", "PictureRaster", "Service",
        "ServiceContract", "ServiceTesting", "stuck-probe", "TestSupport", "TextBytes",
        .product(
          name: "CoreMetrics", package: "swift-metrics", condition: .when(traits: ["Server"])),
        .product(name: "Logging", package: "swift-log", condition: .when(traits: ["Server"])),
      ], path: "Tests/Unit/ServiceTests", swiftSettings: strict),
    .systemLibrary(
      name: "CCurl", path: "Sources/System/CCurl", pkgConfig: pkgConfig("libcurl"),
      providers: [.apt(["libcurl4-openssl-dev"])]),
    .target(
      name: "CurlClient", dependencies: ["Libc", "CCurl", "RequestTraits", httpTypes],
      path: "Sources/Client/CurlClient",
      swiftSettings: strict),
    .target(name: "RequestTraits", path: "Sources/Client/RequestTraits", swiftSettings: strict),
    .target(
      name: "RequestSequences",
      dependencies: [
        "Libc",
        .target(
          name: "CurlClient", condition: .when(platforms: [.linux], traits: ["Requests"])),
        "Hashing", "JSONText", "RequestTraits", httpTypes,
      ], path: "Sources/Client/RequestSequences",
      swiftSettings: strict),
    .executableTarget(
      name: "journal-probe", dependencies: ["RequestSequences", httpTypes],
      path: "Tests/Support/JournalProbe", swiftSettings: strict),
    .executableTarget(
      name: "hostile-probe", dependencies: ["RequestSequences", "TestSupport", httpTypes],
      path: "Tests/Support/HostileProbe", swiftSettings: strict),
    .testTarget(
      name: "CurlClientTests", dependencies: ["CurlClient", "TestSupport", httpTypes],
      path: "Tests/Unit/CurlClientTests",
      swiftSettings: strict),
    .testTarget(
      name: "RequestSequencesTests",
      dependencies: [
        "RequestSequences", "hostile-probe", "journal-probe", "TestSupport", httpTypes,
      ], path: "Tests/Unit/RequestSequencesTests", swiftSettings: strict),
    .target(
      name: "TrellisClient",
      dependencies: [
        "ConstraintLayout", "ConstraintSolver", "JSONText", "LayoutRequests", "RequestSequences",
        "SectionSnapshots", "ServiceContract", "TextLayout", httpTypes,
      ], path: "Sources/Client/TrellisClient",
      swiftSettings: strict),
    .testTarget(
      name: "TrellisClientTests",
      dependencies: [
        "API", "ConstraintLayout", "ConstraintSolver", "EventLoop", "HTTPServer", "JSONDocuments",
        "JSONTemplates", "JSONText", "LayoutRendering", "LayoutRequests", "ListStores",
        "RequestSequences", "SectionSnapshots", "Service", "ServiceContract", "ServiceTesting",
        "TestSupport", "TextLayout", "TextMeasuring", "TrellisClient", httpTypes,
      ], path: "Tests/Unit/TrellisClientTests", swiftSettings: strict),
    .executableTarget(
      name: "trellis",
      dependencies: [
        "API", "CAllocationHooks", "Cancellation", "Checking", "ConstraintLayout", "EventLoop",
        "Files", "HTTPCore", "HTTPServer", "InterfaceBuilder", "JSONDocuments", "JSONRPC",
        "JSONText", "LanguageServer", "LayoutRequests", "Libc", "ListStores", "MemoryMetering",
        "ModelContext",
        "PictureRaster", "Service", "ServiceContract", "TextBytes", "TextMeasuring",
        "YAMLDocuments",
        .product(
          name: "ArgumentParser", package: "swift-argument-parser",
          condition: .when(traits: ["Server"])),
        .product(name: "Logging", package: "swift-log", condition: .when(traits: ["Server"])),
      ], path: "Sources/Tools/trellis", swiftSettings: strict, linkerSettings: hardened),
    .testTarget(
      name: "TrellisTests",
      dependencies: [
        "trellis", "API", "JSONDocuments", "JSONText", "SwiftParsing", "TestSupport",
      ],
      path: "Tests/Unit/TrellisTests",
      swiftSettings: strict),
    // The samples of the documentation, compiled.
    .testTarget(
      name: "DocumentationTests",
      dependencies: [
        "API", "ConstraintLayout", "ConstraintSolver", "JSONTemplates", "LayoutRendering",
        "LayoutRequests", "ListStores", "RequestSequences", "SectionSnapshots", "Service",
        "ServiceTesting", "TestSupport", "TextLayout", "TextMeasuring", "TrellisClient",
        "TrellisTesting", "UIKitNames", httpTypes,
      ], path: "Tests/Unit/DocumentationTests", exclude: ["__Snapshots__"], swiftSettings: strict),
  ]
)

// The code of tests is compiled as it stands in release builds, too: to optimise it takes longer
// than it saves.
for target in package.targets where target.type == .test {
  target.swiftSettings?.append(.unsafeFlags(["-Onone"], .when(configuration: .release)))
}

// `make quick` builds the tests of one module, and only what they need.
if let module = Context.environment["TRELLIS_TESTS_OF"] {
  let tests = "\(module)Tests"
  precondition(
    package.targets.contains { $0.isTest && $0.name == tests }, "there is no target \(tests)")
  package.targets.removeAll { $0.isTest && $0.name != tests }
}

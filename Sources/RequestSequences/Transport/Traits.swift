// Without a trait the package manager resolves no swift-http-types, and the compiler would name a
// missing module only.
#if !Requests && !RequestsWithoutCurl
  #error(
    "RequestSequences and TrellisClient need a trait of the package: .package(…, traits: [\"Requests\"])"
  )
#endif

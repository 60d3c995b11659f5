// Nothing but a message, in a module that is compiled before those that need it. Without a trait
// swift-http-types is not resolved, and the compiler would name a missing module only.
#if !Requests && !RequestsWithoutCurl
  #error(
    "RequestSequences and TrellisClient need a trait of this package, as in .package(…, traits: [\"Requests\"])"
  )
#endif

/// The server's configuration, which does not change while the server runs.
struct ConfigurationHandle {
  private let address: UnsafeMutablePointer<ServerConfiguration>

  /// Allocates a configuration; `deallocate()` frees it.
  init(_ configuration: ServerConfiguration) {
    address = .allocate(capacity: 1)
    address.initialize(to: configuration)
  }

  @inline(__always)
  var values: ServerConfiguration {
    unsafeAddress { UnsafePointer(address) }
    nonmutating unsafeMutableAddress { address }
  }

  /// Frees the configuration.
  func deallocate() {
    address.deinitialize(count: 1)
    address.deallocate()
  }
}

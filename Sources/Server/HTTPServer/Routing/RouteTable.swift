import HTTPCore
import TextBytes

/// The result of matching a path and a method.
enum RouteMatch {
  case route(Unowned<CompiledRoute>)
  /// OPTIONS on a path without an OPTIONS route: the response lists the methods.
  case options(AllowedMethods)
  case methodNotAllowed(AllowedMethods)
  case notFound
}

/// The routes in a layout for matching without allocation and without reference counting.
// Unchecked: immutable after initialization. The memory is freed with the table.
final class RouteTable: @unchecked Sendable {
  /// One path with the route of each method.
  fileprivate struct Entry {
    /// Any route of the path. In an entry with parameters it matches paths.
    let any: Unowned<CompiledRoute>
    let literal: Bytes
    let allowed: AllowedMethods
    /// By `HTTPMethod.rawValue`.
    var methods: InlineArray<11, Unowned<CompiledRoute>?>
  }

  private let routes: [CompiledRoute]
  private var owned: [UnsafeMutableRawBufferPointer] = []
  private let literals: UnsafeMutableBufferPointer<Entry>
  /// The index of the first literal path of each length; the paths are sorted by length. The last
  /// element also stands for all greater lengths.
  private let firstOfLength: UnsafeMutablePointer<Int>
  static var lengths: Int { 128 }
  private let patterns: UnsafeMutableBufferPointer<Entry>
  /// Every method of every route, for `OPTIONS *`.
  let allMethods: Bytes

  init(_ list: [Route], _ configuration: ServerConfiguration) throws(RouterError) {
    var compiled: [CompiledRoute] = []
    let clients = ClientCosts()
    for route in list {
      let costs = CostEstimates(
        loopSlice: 2 * UInt64(max(0, configuration.loopShare)) * 1_000_000,
        queueSlice: UInt64(max(0, configuration.workSlice)) * 1_000_000,
        clients: clients, row: compiled.count + 1)
      compiled.append(try CompiledRoute(route, row: compiled.count + 1, costs: costs))
    }
    var groups: [[CompiledRoute]] = []
    for route in compiled {
      if let group = groups.firstIndex(where: { $0[0].hasShape(of: route) }) {
        guard !groups[group].contains(where: { $0.route.method == route.route.method }) else {
          throw .duplicateRoute("\(route.route.method.name) \(route.route.pattern)")
        }
        groups[group].append(route)
      } else {
        groups.append([route])
      }
    }
    var owned: [UnsafeMutableRawBufferPointer] = []
    var literals: [Entry] = []
    var patterns: [Entry] = []
    for group in groups {
      var entry = Entry(
        any: Unowned(group[0]), literal: Self.copy(group[0].literalPath ?? [], &owned),
        allowed: AllowedMethods(
          names: Self.copy(Self.allow(group), &owned),
          queryTypes: group.lazy.compactMap(\.route.queryTypes).first),
        methods: .init(repeating: nil))
      for route in group {
        entry.methods[Int(route.route.method.rawValue)] = Unowned(route)
      }
      let head = Int(HTTPMethod.head.rawValue)
      if entry.methods[head] == nil {
        entry.methods[head] = entry.methods[Int(HTTPMethod.get.rawValue)]
      }
      if group[0].literalPath == nil { patterns.append(entry) } else { literals.append(entry) }
    }
    literals.sort { $0.literal.count < $1.literal.count }
    routes = compiled
    self.literals = .allocate(capacity: literals.count)
    _ = self.literals.initialize(from: literals)
    firstOfLength = .allocate(capacity: Self.lengths)
    for length in 0..<Self.lengths {
      let first = literals.firstIndex {
        $0.literal.count == length || (length == Self.lengths - 1 && $0.literal.count >= length)
      }
      (firstOfLength + length).initialize(to: first ?? literals.count)
    }
    self.patterns = .allocate(capacity: patterns.count)
    _ = self.patterns.initialize(from: patterns)
    allMethods = Self.copy(Self.allow(compiled), &owned)
    self.owned = owned
  }

  deinit {
    literals.deallocate()
    firstOfLength.deallocate()
    patterns.deallocate()
    for memory in owned { memory.deallocate() }
  }

  /// The routes without parameters, valid as long as the table lives.
  var literalRoutes: LiteralRoutes {
    LiteralRoutes(
      entries: UnsafeBufferPointer(literals), firstOfLength: UnsafePointer(firstOfLength))
  }

  /// Finds the route of a request; a literal path takes precedence over one with parameters.
  ///
  /// - Complexity: O(r) in the routes, comparing bytes only where lengths are equal.
  func match(_ path: Bytes, _ method: HTTPMethod) -> RouteMatch {
    for index in 0..<literals.count {
      let literal = literals[index].literal
      if literal.count == path.count, literal.equals(path) {
        return select(literals[index], method)
      }
    }
    for index in 0..<patterns.count
    where patterns[index].any.with({ $0.matches(path) }) {
      return select(patterns[index], method)
    }
    return .notFound
  }

  /// The path of a route that a client probably meant: the nearest one by edit distance, or else
  /// the first with the same last segment.
  ///
  /// - Complexity: O(r) in the routes; a long path has no nearest one.
  func nearest(to path: Bytes) -> String? {
    guard path.count <= Suggestion.longestName else { return nil }
    let text = path.text
    let starts = routes.map(\.start)
    if let start = Suggestion.nearest(to: text, among: starts) {
      return routes.first { $0.start == start }?.route.pattern
    }
    guard let slash = text.lastIndex(of: "/"), text[slash...].utf8.count > 1 else { return nil }
    let suffix = String(text[slash...])
    return routes.first { $0.route.pattern.hasSuffix(suffix) }?.route.pattern
  }

  private func select(_ entry: borrowing Entry, _ method: HTTPMethod) -> RouteMatch {
    if let route = entry.methods[Int(method.rawValue)] { return .route(route) }
    return method == .options ? .options(entry.allowed) : .methodNotAllowed(entry.allowed)
  }

  /// `GET, HEAD, OPTIONS` and so on, in the order of `HTTPMethod`.
  private static func allow(_ group: [CompiledRoute]) -> [UInt8] {
    var methods = Set(group.map { $0.route.method })
    if methods.contains(.get) { methods.insert(.head) }
    methods.insert(.options)
    let names = HTTPMethod.allCases.filter { methods.contains($0) }.map { "\($0.name)" }
    return Array(names.joined(separator: ", ").utf8)
  }

  private static func copy(
    _ bytes: [UInt8], _ owned: inout [UnsafeMutableRawBufferPointer]
  ) -> Bytes {
    let memory = UnsafeMutableRawBufferPointer.allocate(
      byteCount: max(1, bytes.count), alignment: 1)
    memory.copyBytes(from: bytes)
    owned.append(memory)
    return Bytes(start: memory.baseAddress, count: bytes.count)
  }
}

/// The routes of a table without parameters, as a view of its memory.
struct LiteralRoutes {
  fileprivate let entries: UnsafeBufferPointer<RouteTable.Entry>
  fileprivate let firstOfLength: UnsafePointer<Int>

  /// The route of a request whose target equals a literal path byte for byte, which is the common
  /// case.
  ///
  /// - Complexity: O(r) in the routes whose paths are as long or longer, comparing bytes only where
  ///   lengths are equal.
  @inline(__always)
  func route(_ target: Bytes, _ method: HTTPMethod) -> Unowned<CompiledRoute>? {
    var index = firstOfLength[min(target.count, RouteTable.lengths - 1)]
    while index < entries.count {
      if entries[index].literal.equals(target) {
        return entries[index].methods[Int(method.rawValue)]
      }
      index &+= 1
    }
    return nil
  }
}

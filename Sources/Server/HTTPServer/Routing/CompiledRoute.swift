import HTTPCore

/// A route prepared for matching: its path is split into segments of bytes.
final class CompiledRoute: Sendable {
  enum Segment: Sendable, Equatable {
    case literal([UInt8])
    case parameter([UInt8])
  }

  let route: Route
  let check: RequestCheck?
  let hasCheck: Bool
  let handler: RequestHandler
  /// The body size in bytes above which a request goes to the work queue; nil if it never does.
  let queuesAbove: Int?
  let segments: [Segment]
  /// The route's row in the counters, from 1.
  let row: Int
  /// The expected cost of its requests.
  let costs: CostEstimates
  let isLogged: Bool
  let isEssential: Bool
  let isOpen: Bool
  let isBulky: Bool
  let requiresLength: Bool
  /// The path's bytes; nil if it has parameters.
  let literalPath: [UInt8]?

  init(_ route: Route, row: Int, costs: CostEstimates) throws(RouterError) {
    let bytes = Array(route.pattern.utf8)
    guard bytes.first == UInt8(ascii: "/") else { throw .invalidPattern(route.pattern) }
    var segments: [Segment] = []
    for part in bytes.dropFirst().split(
      separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    {
      if part.first == UInt8(ascii: "{"), part.last == UInt8(ascii: "}"), part.count > 2 {
        segments.append(.parameter(Array(part.dropFirst().dropLast())))
      } else if part.contains(UInt8(ascii: "{")) || part.contains(UInt8(ascii: "}")) {
        throw .invalidPattern(route.pattern)
      } else {
        segments.append(.literal(Array(part)))
      }
    }
    self.route = route
    self.row = row
    self.costs = costs
    isLogged = route.isLogged
    isEssential = route.isEssential
    isOpen = route.isOpen
    isBulky = route.isBulky
    requiresLength = route.requiresLength
    check = route.check
    hasCheck = route.check != nil
    handler = route.handler
    queuesAbove =
      switch route.placement {
      case .onLoop: nil
      case .onQueue: -1
      case .onQueueAbove(let bodyBytes): bodyBytes
      }
    self.segments = segments
    let hasParameter = segments.contains { if case .parameter = $0 { true } else { false } }
    literalPath = hasParameter ? nil : bytes
  }

  /// The path up to its first parameter.
  var start: String {
    let literals = segments.prefix { if case .literal = $0 { true } else { false } }
    return literals.reduce(into: "") { path, segment in
      if case .literal(let part) = segment { path += "/" + String(decoding: part, as: UTF8.self) }
    }
  }

  /// The kind of a body.
  func kind(_ fields: HeaderFields, _ body: Bytes) -> BodyKind {
    route.classifier?(fields, body) ?? BodyKind(bytes: body.count)
  }

  /// Whether another route matches the same paths, that is, differs only in the names of
  /// parameters.
  func hasShape(of other: CompiledRoute) -> Bool {
    guard segments.count == other.segments.count else { return false }
    return zip(segments, other.segments).allSatisfy { mine, theirs in
      switch (mine, theirs) {
      case (.literal(let one), .literal(let another)): one == another
      case (.parameter, .parameter): true
      default: false
      }
    }
  }

  /// Whether a path matches this route. A parameter matches one segment that is not empty.
  func matches(_ path: Bytes) -> Bool {
    var rest = path
    for segment in segments {
      guard let part = Self.nextSegment(&rest) else { return false }
      switch segment {
      case .literal(let literal):
        guard literal.withUnsafeBytes({ part.equals($0) }) else { return false }
      case .parameter:
        guard !part.isEmpty else { return false }
      }
    }
    return rest.isEmpty
  }

  /// The value of a parameter in a path that this route matches; nil if there is no such parameter.
  func parameter(_ name: StaticString, of path: Bytes) -> Bytes? {
    let wanted = Bytes(start: name.utf8Start, count: name.utf8CodeUnitCount)
    var rest = path
    for segment in segments {
      guard let part = Self.nextSegment(&rest) else { return nil }
      if case .parameter(let bytes) = segment, bytes.withUnsafeBytes({ wanted.equals($0) }) {
        return part
      }
    }
    return nil
  }

  /// Removes a slash and the segment after it from the front.
  private static func nextSegment(_ rest: inout Bytes) -> Bytes? {
    guard rest.first == UInt8(ascii: "/") else { return nil }
    var end = 1
    while end < rest.count, rest[end] != UInt8(ascii: "/") { end += 1 }
    let part = Bytes(rebasing: rest[1..<end])
    rest = Bytes(rebasing: rest[end...])
    return part
  }
}

/// An error in a list of routes.
public enum RouterError: Error, Sendable, Equatable {
  /// The pattern does not begin with a slash, or has a brace that is not around a whole segment.
  case invalidPattern(String)
  /// Two routes have the same method and the same path.
  case duplicateRoute(String)
}

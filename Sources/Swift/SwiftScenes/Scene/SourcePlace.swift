public import LayoutRequests
internal import SwiftInterpreter
internal import SwiftSources

/// A place in the Swift sources with the calls that led to it.
public struct SourcePlace: Hashable, Sendable {
  /// The path of the file, as reports show it.
  public var file: String
  /// The position in the file.
  public var position: SourcePosition
  /// The calls from the innermost outwards.
  public var calls: [Call]

  /// A call that led to a place.
  public struct Call: Hashable, Sendable {
    /// The path of the file.
    public var file: String
    /// The position of the call.
    public var position: SourcePosition

    /// Whether two are the same call.
    public static func == (first: Call, second: Call) -> Bool {
      first.position == second.position && first.file == second.file
    }
  }

  /// The calls past which no more are kept.
  static let maximumCalls = 32

  init(_ node: SwiftNode, calls: [Call] = []) {
    file = node.file.path
    let (line, column) = node.lineAndColumn
    position = SourcePosition(line: line, column: column)
    self.calls = calls
  }

  init(_ site: CallSite) {
    var calls: [Call] = []
    var next = site.caller
    while let caller = next, calls.count < Self.maximumCalls {
      let place = SourcePlace(caller.node)
      calls.append(Call(file: place.file, position: place.position))
      next = caller.caller
    }
    self.init(site.node, calls: calls)
  }
}

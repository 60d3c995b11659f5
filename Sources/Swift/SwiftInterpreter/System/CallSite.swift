public import SwiftSources
internal import SwiftWorld

/// A place in the sources with the calls that led to it.
public final class CallSite {
  /// The expression.
  public let node: SwiftNode
  /// The function that has the expression; nil at the top.
  public let function: SwiftNode?
  /// The call of that function; nil if the client called it.
  public let caller: CallSite?

  init(node: SwiftNode, function: SwiftNode?, caller: CallSite?) {
    self.node = node
    self.function = function
    self.caller = caller
  }

  /// The places from this one to the client's call.
  ///
  /// - Complexity: O(calls).
  public var chain: [CallSite] {
    var chain: [CallSite] = []
    var site: CallSite? = self
    while let current = site {
      chain.append(current)
      site = current.caller
    }
    return chain
  }
}

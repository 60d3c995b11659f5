/// A pattern for paths or names: `*` matches any characters but `/`, `?` matches one of them, and
/// the component `**` matches any number of components. All other characters match themselves.
public struct GlobPattern: Hashable, Sendable {
  /// The pattern as written.
  public let text: String
  private let components: [[Unicode.Scalar]]

  /// Makes a pattern.
  public init(_ text: String) {
    self.text = text
    // Consecutive `**` components are equivalent to one.
    components = Self.components(text).reduce(into: []) { kept, component in
      if component != Self.anyComponents || kept.last != component { kept.append(component) }
    }
  }

  /// Whether a text contains a wildcard.
  public static func isPattern(_ text: String) -> Bool {
    text.contains("*") || text.contains("?")
  }

  /// The leading components without wildcards, joined: the folder that contains all matches.
  public var folder: String {
    let plain = components.dropLast().prefix { !$0.contains("*") && !$0.contains("?") }
    let joined = plain.map { String(String.UnicodeScalarView($0)) }.joined(separator: "/")
    return joined.isEmpty ? (text.hasPrefix("/") ? "/" : ".") : joined
  }

  /// Whether a path or name matches as a whole.
  ///
  /// - Complexity: O(length · components of the pattern).
  public func matches(_ path: String) -> Bool {
    let parts = Self.components(path)
    // The pattern components that may match next, for each component of the path.
    var states = [Bool](repeating: false, count: components.count + 1)
    states[0] = true
    for part in parts {
      skipEmptyRuns(&states)
      var next = [Bool](repeating: false, count: components.count + 1)
      for (index, pattern) in components.enumerated() where states[index] {
        if pattern == Self.anyComponents {
          next[index] = true
        } else if Self.matches(part, pattern) {
          next[index + 1] = true
        }
      }
      states = next
    }
    skipEmptyRuns(&states)
    return states[components.count]
  }

  /// `**` may match no component at all.
  private func skipEmptyRuns(_ states: inout [Bool]) {
    for (index, pattern) in components.enumerated()
    where states[index] && pattern == Self.anyComponents {
      states[index + 1] = true
    }
  }

  private static let anyComponents: [Unicode.Scalar] = ["*", "*"]

  private static func components(_ text: String) -> [[Unicode.Scalar]] {
    var path = text[...]
    while path.hasPrefix("./") { path = path.dropFirst(2) }
    return path.unicodeScalars.split(separator: "/", omittingEmptySubsequences: false).map {
      Array($0)
    }
  }

  /// Matches one component. Backtracking retries only the last `*`, so the time is bounded by the
  /// product of both lengths.
  private static func matches(_ text: [Unicode.Scalar], _ pattern: [Unicode.Scalar]) -> Bool {
    var (position, wanted) = (0, 0)
    var star: (pattern: Int, text: Int)?
    while position < text.count {
      if wanted < pattern.count, pattern[wanted] == "*" {
        star = (wanted, position)
        wanted += 1
      } else if wanted < pattern.count, pattern[wanted] == "?" || pattern[wanted] == text[position]
      {
        position += 1
        wanted += 1
      } else if let last = star {
        star = (last.pattern, last.text + 1)
        position = last.text + 1
        wanted = last.pattern + 1
      } else {
        return false
      }
    }
    return pattern[wanted...].allSatisfy { $0 == "*" }  // trusted: Unicode scalars
  }
}

import JSONDocuments
import TestSupport
import Testing

/// Random documents, compared with a naive recursive validator.
@Suite struct StructureTests {
  private indirect enum Node {
    case leaf
    case array([Node])
    case object([(String, Node)])

    var text: String {
      switch self {
      case .leaf: "1"
      case .array(let nodes): "[" + nodes.map(\.text).joined(separator: ",") + "]"
      case .object(let members):
        "{" + members.map { "\"\($0.0)\":\($0.1.text)" }.joined(separator: ",") + "}"
      }
    }

    /// The pointer to the first duplicate name, with containers in text order.
    func duplicate(_ path: String = "") -> String? {
      switch self {
      case .leaf: return nil
      case .array(let nodes):
        for (index, node) in nodes.enumerated() {
          if let found = node.duplicate("\(path)/\(index)") { return found }
        }
      case .object(let members):
        var known: Set<String> = []
        for (name, _) in members where !known.insert(name).inserted { return "\(path)/\(name)" }
        for (name, node) in members {
          if let found = node.duplicate("\(path)/\(name)") { return found }
        }
      }
      return nil
    }

    var depth: Int {
      switch self {
      case .leaf: 0
      case .array(let nodes): 1 + (nodes.map(\.depth).max() ?? 0)
      case .object(let members): 1 + (members.map(\.1.depth).max() ?? 0)
      }
    }
  }

  private func node(_ depth: Int, using random: inout SplitMix64) -> Node {
    let kind = Int.random(in: 0..<6, using: &random)
    guard depth > 0, kind > 0 else { return .leaf }
    let count =
      Int.random(in: 0..<8, using: &random) == 0
      ? 14 : Int.random(in: 0..<4, using: &random)
    if kind < 3 { return .array((0..<count).map { _ in node(depth - 1, using: &random) }) }
    return .object(
      (0..<count).map { _ in
        (
          String("abcdefghij".shuffled(using: &random).prefix(3)),
          node(depth - 1, using: &random)
        )
      })
  }

  @Test func `the first duplicate name is found at any position`() {
    var random = SplitMix64(seed: 20_261_122)
    var duplicates = 0
    for _ in 0..<600 {
      let node = node(6, using: &random)
      let expected = node.duplicate()
      duplicates += expected == nil ? 0 : 1
      do throws(JSONSyntaxError) {
        _ = try JSONDocument.parse(Array(node.text.utf8))
        #expect(expected == nil, "\(node.text)")
      } catch {
        guard case .duplicateMember(let pointer, _) = error else {
          Issue.record("\(error): \(node.text)")
          continue
        }
        #expect(pointer == expected, "\(node.text)")
      }
    }
    #expect(duplicates > 20 && duplicates < 580)
  }

  @Test func `documents are read up to the depth limit, whatever their breadth`() {
    var random = SplitMix64(seed: 7)
    for levels in [0, 1, 30, 31, 32, 33, 34, 70] {
      var node = Node.array([node(3, using: &random)])
      for _ in 0..<levels {
        node =
          Bool.random(using: &random)
          ? .array([.object([]), node, .array([])])
          : .object([("a", .array([.leaf])), ("b", node), ("c", .object([("d", .leaf)]))])
      }
      let text = Array(node.text.utf8)
      guard node.duplicate() == nil else { continue }
      #expect(throws: Never.self) { try JSONDocument.parse(text, depthLimit: node.depth) }
      #expect(throws: JSONSyntaxError.self) {
        try JSONDocument.parse(text, depthLimit: node.depth - 1)
      }
    }
  }
}

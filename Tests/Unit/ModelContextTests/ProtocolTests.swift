import Foundation
import JSONRPC
import Testing

@testable import ModelContext

/// The methods of the Model Context Protocol in its revisions.
@Suite struct ProtocolTests {
  @Test func `a client discovers revisions and capabilities without a handshake`() throws {
    let found = try Client().result("server/discover")
    #expect(
      found["supportedVersions"] as? [String] == ["2026-07-28", "2025-11-25", "2025-06-18"])
    #expect(
      Set((found["capabilities"] as? [String: Any] ?? [:]).keys)
        == ["tools", "resources", "prompts"])
    #expect(found["resultType"] as? String == "complete")
    #expect(found["ttlMs"] as? Int ?? -1 > 0 && found["cacheScope"] as? String == "public")
    let meta = found["_meta"] as? [String: Any]
    let info = meta?["io.modelcontextprotocol/serverInfo"] as? [String: Any]
    #expect(info?["name"] as? String == "trellis" && info?["version"] as? String == "1.2.3")
  }

  @Test func `a request says its revision and capabilities`() throws {
    let client = Client(isStateless: false)
    #expect(try client.errorCode("tools/list") == -32602)
    let key = "io.modelcontextprotocol/protocolVersion"
    #expect(try client.errorCode("tools/list", ["_meta": [key: "2026-07-28"]]) == -32602)
    #expect(
      try client.errorCode(
        "tools/list", ["_meta": ["io.modelcontextprotocol/clientCapabilities": [:]]]) == -32602)
    let response = try client.send("tools/list", ["_meta": [key: "1900-01-01"]])
    let error = try #require(response["error"] as? [String: Any])
    let data = try #require(error["data"] as? [String: Any])
    #expect(error["code"] as? Int == -32022 && data["requested"] as? String == "1900-01-01")
    #expect((data["supported"] as? [String])?.first == "2026-07-28")
  }

  @Test(arguments: [
    ("2025-11-25", "2025-11-25"), ("2025-06-18", "2025-06-18"), ("2024-11-05", "2025-11-25"),
    ("2026-07-28", "2025-11-25"),
  ])
  func `a handshake chooses a revision`(wanted: String, given: String) throws {
    let client = Client(isStateless: false)
    let result = try client.result("initialize", ["protocolVersion": wanted])
    #expect(result["protocolVersion"] as? String == given)
    #expect((result["serverInfo"] as? [String: Any])?["name"] as? String == "trellis")
    #expect(result["resultType"] == nil && result["_meta"] == nil)
  }

  @Test func `after a handshake requests need not say their revision`() throws {
    let client = Client(isStateless: false, hadHandshake: true)
    #expect(try client.result("tools/list")["tools"] != nil)
    #expect(try client.result("ping").isEmpty)
    #expect(try client.errorCode("server/discover") == -32601)
    #expect(try client.errorCode("resources/read", ["uri": "trellis://none"]) == -32002)
  }

  @Test(arguments: [
    "initialize", "ping", "logging/setLevel", "resources/subscribe", "subscriptions/listen",
    "completion/complete", "unknown/method",
  ])
  func `methods that a stateless revision lacks are unknown`(method: String) throws {
    #expect(try Client().errorCode(method) == -32601)
  }

  @Test func `notifications and responses get no response`() throws {
    let server = ModelContextServer(
      version: "", resources: ResourceLibrary(guides: [], contract: []))
    for text in [
      #"{"jsonrpc":"2.0","method":"notifications/initialized"}"#,
      #"{"jsonrpc":"2.0","method":"tools/call"}"#, #"{"jsonrpc":"2.0","id":1,"result":{}}"#,
    ] {
      let message = try IncomingMessage(Array(text.utf8))
      let response = server.response(to: message, hadHandshake: true, host: DirectHost())
      #expect(response.message == nil)
    }
  }

  @Test func `a cancellation names a request`() throws {
    let text =
      #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":"a"}}"#
    let message = try IncomingMessage(Array(text.utf8))
    #expect(ModelContextServer.cancelledID(message) == .string(Array("a".utf8)))
    let other = try IncomingMessage(
      Array(#"{"jsonrpc":"2.0","method":"notifications/cancelled","params":[]}"#.utf8))
    #expect(ModelContextServer.cancelledID(other) == nil)
  }

  @Test(arguments: [
    ("tools/call", "{}"), ("tools/call", #"{"name":"none"}"#),
    ("tools/call", #"{"name":"solve","arguments":[]}"#), ("resources/read", "{}"),
    ("resources/read", #"{"uri":"file:///etc/passwd"}"#), ("prompts/get", #"{"name":"none"}"#),
    ("prompts/get", #"{"name":"repair"}"#), ("tools/list", #"{"cursor":"5"}"#),
  ])
  func `wrong parameters are errors of the protocol`(method: String, text: String) throws {
    #expect(try Client().errorCode(method, object(text)) == -32602)
  }

  @Test func `the guides, the rules and the schema can be read`() throws {
    let client = Client()
    let listed = try client.result("resources/list")["resources"] as? [[String: Any]] ?? []
    let uris = listed.compactMap { $0["uri"] as? String }
    #expect(uris.contains("trellis://guides/first.md") && uris.contains("trellis://rules.md"))
    #expect(listed.contains { $0["title"] as? String == "First steps" })
    for uri in uris {
      let contents = try client.result("resources/read", ["uri": uri])["contents"]
      let text = (contents as? [[String: Any]])?.first?["text"] as? String ?? ""
      #expect(!text.isEmpty, "\(uri)")
      if uri == "trellis://rules.md" { #expect(text.contains("## conflict (error)")) }
    }
  }

  @Test func `the schema of a layout is whole and has no reference that leads nowhere`() throws {
    let contents = try Client().result(
      "resources/read", ["uri": "trellis://schema/layout.json"])["contents"]
    let text = (contents as? [[String: Any]])?.first?["text"] as? String ?? ""
    let schema = try object(text)
    #expect(schema["$schema"] as? String == "https://json-schema.org/draft/2020-12/schema")
    #expect(schema["$ref"] as? String == "#/$defs/LayoutRequest")
    let definitions = Set((schema["$defs"] as? [String: Any] ?? [:]).keys)
    #expect(definitions.contains("View") && definitions.contains("LayoutRequest"))
    #expect(!definitions.contains("SnapshotRequest") && !text.contains("#/components"))
    for part in text.components(separatedBy: "\"$ref\":\"#/$defs/").dropFirst() {
      let name = String(part.prefix { $0 != "\"" })
      #expect(definitions.contains(name), "\(name)")
    }
  }

  @Test func `prompts lead through the tools`() throws {
    let client = Client()
    let listed = try client.result("prompts/list")["prompts"] as? [[String: Any]] ?? []
    #expect(listed.compactMap { $0["name"] as? String } == ["repair", "survive"])
    for name in ["repair", "survive"] {
      let result = try client.result(
        "prompts/get", ["name": name, "arguments": ["layout": "Main.storyboard"]])
      let messages = result["messages"] as? [[String: Any]]
      let text = (messages?.first?["content"] as? [String: Any])?["text"] as? String ?? ""
      #expect(text.contains("Main.storyboard") && text.contains("`check`"))
    }
  }
}

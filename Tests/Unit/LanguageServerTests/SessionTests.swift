import Foundation
import JSONRPC
import Testing

@testable import LanguageServer

/// The life of a session.
@Suite struct SessionTests {
  @Test func `a request before initialize is refused, and a notification ignored`() throws {
    let editor = Editor(isInitialized: false)
    #expect(try editor.error("textDocument/hover", [:]) == -32002)
    #expect(try editor.notify("textDocument/didOpen", [:]) == .next)
    #expect(try editor.notify("exit", [:]) == .end(isNormal: false))
  }

  @Test func `after shutdown every request is refused and exit is normal`() throws {
    let editor = Editor()
    #expect(try editor.request("shutdown", [:])["result"] is NSNull)
    #expect(try editor.error("textDocument/hover", [:]) == -32600)
    #expect(try editor.notify("exit", [:]) == .end(isNormal: true))
  }

  @Test(arguments: [
    ([], "utf-16"), (["utf-8", "utf-16"], "utf-8"), (["utf-32", "utf-16"], "utf-16"),
    (["utf-32"], "utf-16"),
  ])
  func `the first known encoding of the client counts`(wanted: [String], given: String) throws {
    let editor = Editor(isInitialized: false)
    let result = try editor.result(
      "initialize", ["capabilities": ["general": ["positionEncodings": wanted]]])
    let capabilities = try #require(result["capabilities"] as? [String: Any])
    #expect(capabilities["positionEncoding"] as? String == given)
  }

  @Test func `an unknown method is refused by name`() throws {
    #expect(try Editor().error("textDocument/unknown", [:]) == -32601)
  }

  @Test func `only a client that can watch files is asked to watch configurations`() throws {
    func asked(_ capabilities: [String: Any]) throws -> [[String: Any]] {
      let editor = Editor(capabilities: capabilities)
      _ = try editor.notify("initialized", [:])
      return editor.messages.filter { $0["method"] as? String == "client/registerCapability" }
    }
    let able = ["workspace": ["didChangeWatchedFiles": ["dynamicRegistration": true]]]
    let request = try #require(try asked(able).first)
    #expect(request["id"] as? String != nil)
    #expect("\(request["params"] ?? "")".contains("**/.trellis.yml"))
    #expect(try asked([:]).isEmpty)
  }

  @Test func `a configuration that changes outside makes open documents be checked again`() throws {
    let editor = Editor()
    try editor.open("/b.layout.json", #"{"views": [{"id": "a"}]}"#)
    func published() -> Int {
      editor.messages.count { $0["method"] as? String == "textDocument/publishDiagnostics" }
    }
    let before = published()
    func changed(_ uri: String) throws {
      let changes = ["changes": [["uri": uri, "type": 3] as [String: Any]]]
      _ = try editor.notify("workspace/didChangeWatchedFiles", changes)
    }
    try changed("file:///other.txt")
    #expect(published() == before)
    try changed("file:///.trellis.yml")
    #expect(published() > before)
  }

  @Test(arguments: [20_000, 20_001])
  func `a document has at most 20000 symbols`(views: Int) throws {
    let editor = Editor()
    let text = (0..<views).map { #"{"id":"v\#($0)"}"# }.joined(separator: ",")
    try editor.open("/c.layout.json", #"{"views":[\#(text)]}"#)
    let document = ["textDocument": ["uri": "file:///c.layout.json"]]
    let response = try editor.request("textDocument/documentSymbol", document)
    #expect((response["result"] as? [Any])?.count == 20_000)
  }

  @Test func `a cancelled request gets an error of its own`() throws {
    let editor = Editor()
    editor.hold {
      #expect(throws: Never.self) {
        try editor.send("textDocument/hover", [:], id: 7)
        try editor.send("$/cancelRequest", ["id": 7])
      }
    }
    let response = try #require(editor.messages.last)
    #expect((response["error"] as? [String: Any])?["code"] as? Int == -32800)
  }

  @Test func `findings that are sent while their document is closed do not stay`() throws {
    let (isSending, isClosed) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    let editor = Editor { message in
      guard String(decoding: message, as: UTF8.self).contains("ambiguous") else { return }
      isSending.signal()
      _ = isClosed.wait(timeout: .now() + 60)
    }
    let document = ["uri": "file:///a.layout.json", "text": #"{"views": [{"id": "a"}]}"#]
    try editor.send("textDocument/didOpen", ["textDocument": document])
    #expect(isSending.wait(timeout: .now() + 60) == .success)
    try editor.send("textDocument/didClose", ["textDocument": document])
    isClosed.signal()
    editor.session.wait()
    #expect(editor.diagnostics("/a.layout.json").isEmpty)
  }

  @Test func `a document whose change was lost says so until it is sent anew`() throws {
    let editor = Editor()
    try editor.open("/a.layout.json", #"{"views": [{"id": "a", "width": 1, "height": 1}]}"#)
    #expect(editor.diagnostics("/a.layout.json").isEmpty)
    editor.session.refuse(.tooLong(limit: 5))
    editor.session.wait()
    let lost = editor.diagnostics("/a.layout.json").first?["message"] as? String ?? ""
    #expect(lost.contains("close the document"))
    try editor.replace("/a.layout.json", with: #"{"views": []}"#)
    #expect(editor.diagnostics("/a.layout.json").isEmpty)
  }
}

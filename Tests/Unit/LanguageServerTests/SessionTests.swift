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

// An upload as a description of three requests, of which each needs the response before it.
import Foundation
import HTTPTypes
import RequestSequences

/// Describes the requests for an upload of a snapshot.
private struct SnapshotUpload {
  enum UploadError: Error { case missingAllocation }

  let id: String
  let file: URL
  let size: Int
  let caption: String

  // The sequence, which is defined below in detail.
  var requests: ArrayRequestSequence {
    [
      // 1. The service says where the file goes.
      allocationRequest,
      // 2. The file goes to a storage service of somebody else.
      uploadRequest,
      // 3. The service is told that it is there.
      confirmRequest,
    ]
  }

  func allocationRequest(after previous: PreviousRequest?) throws -> Request? {
    Request(
      .post, "snapshots/\(id)/allocation",
      body: try .json(["filesize": size])
    )
  }

  func uploadRequest(after previous: PreviousRequest?) throws -> Request? {
    guard let allocation = previous?.json["snapshot"],
      let target = allocation["target"].string,
      let name = allocation["filename"].string
    else { throw UploadError.missingAllocation }

    var form = MultipartForm()
    for (name, value) in allocation["fields"].members {
      form.append(name, value.string ?? "")
    }
    form.append("file", file: file, filename: name, contentType: "image/png")
    return Request(.post, target, audience: .storage, body: .form(form))
  }

  func confirmRequest(after previous: PreviousRequest?) throws -> Request? {
    let allocation = previous?.responses.first?.json["snapshot"]
    return Request(
      .put, "snapshots/\(id)/allocation",
      body: try .json(["caption": caption, "file": allocation?["filename"].string])
    )
  }
}

/// The service and the storage service, in memory. They print what they are sent.
private struct Servers: Transport {
  var allocation: String

  func send(
    _ request: HTTPRequest, body: TransportBody, options: TransportOptions
  ) async throws(TransportError) -> (HTTPResponse, Data) {
    let isKnown = request.headerFields[.authorization] == "Bearer secret"
    print(
      "\(request.method) \(request.authority ?? "")\(request.path ?? "")",
      isKnown ? "with the token" : "without the token")
    var sent = Data()
    do {
      for try await piece in body.pieces { sent += piece }
    } catch {
      print("the body cannot be read: \(error)")
    }
    for line in String(decoding: sent, as: UTF8.self).split(whereSeparator: \.isNewline)
    where !line.hasPrefix("--") {
      print("  \(line)")
    }
    return switch request.method {
    case .post where request.authority == "api.example.com":
      (HTTPResponse(status: .created), Data(allocation.utf8))
    case .post: (HTTPResponse(status: .noContent), Data())
    default: (HTTPResponse(status: .ok), Data(#"{"state": "stored"}"#.utf8))
    }
  }
}

func uploadRequests() async throws {
  let file = FileManager.default.temporaryDirectory.appending(path: "articles-\(UUID()).png")
  try Data("pixels".utf8).write(to: file)
  defer { try? FileManager.default.removeItem(at: file) }
  let upload = SnapshotUpload(id: "7", file: file, size: 6, caption: "Ground floor")

  let audiences: [Audience: AudienceSettings] = [
    .service: AudienceSettings(
      baseURL: URL(string: "https://api.example.com/")!, credentials: .bearer("secret")),
    .storage: AudienceSettings(anywhereWith: [:]),
  ]
  let servers = Servers(
    allocation: """
      {"snapshot": {"target": "https://storage.example.net/bucket", "filename": "s7.png",
       "fields": {"key": "s7", "policy": "p"}}}
      """)
  let outcome = try await SequenceRunner(audiences: audiences, transport: servers)
    .run(upload.requests)
  for response in outcome.responses { print("\(response.status) from \(response.url)") }
  print("the upload is \(outcome.responses[2].json["state"].string ?? "lost")")

  // A response that lacks what the next request needs.
  let runner = SequenceRunner(audiences: audiences, transport: Servers(allocation: "{}"))
  do {
    _ = try await runner.run(upload.requests)
  } catch {
    print(error)
  }

  await printedUploads(
    of: file, SequenceRunner(audiences: audiences, transport: servers), runner)
}

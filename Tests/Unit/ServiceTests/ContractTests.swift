import API
import Foundation
import TestSupport
import HTTPCore
import HTTPServer
import JSONDocuments
import JSONText
import Logging
import ServiceContract
import Testing

@testable import Service

@Suite struct ContractTests {
  private func contract() throws -> JSONDocument {
    let text = OpenAPIDocument.json
    return try JSONDocument(
      UnsafeRawBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  @Test func `the router and openapi.yaml have the same operations`() throws {
    let document = try contract()
    var stated: Set<String> = []
    for (path, item) in (document.root["paths"] ?? document.root).members {
      for (method, _) in item.members {
        guard let name = method.string, name != "parameters" else { continue }
        // OpenAPI 3.1 has no QUERY.
        let method = name == "x-query" ? "QUERY" : name.uppercased()
        stated.insert("\(method) \(path.string ?? "")")
      }
    }
    let service = try TrellisServer(ServiceConfiguration())
    let served = service.routes.map { "\($0.method.name) \($0.pattern)" }
    #expect(Set(served) == stated)
    #expect(Set(served).count == served.count)
  }

  @Test func `the table of problem codes and openapi.yaml are the same`() throws {
    let document = try contract()
    let schema = try #require(document.root["components"]?["schemas"]?["ProblemCode"])
    let stated = schema["enum"].map { Set($0.elements.compactMap(\.string)) }
    #expect(stated == Set(ProblemCode.allCases.map(\.rawValue)))
    let table = try #require(schema["x-problem-codes"])
    #expect(table.count == ProblemCode.allCases.count)
    for (name, row) in table.members {
      guard let code = name.string.flatMap(ProblemCode.init) else {
        Issue.record("\(name.string ?? "") is no code")
        continue
      }
      #expect(row["status"]?.integer == code.status, "\(code)")
      #expect(row["semantic"]?.bool == code.isSemantic, "\(code)")
      #expect(row["title"]?.string == code.title, "\(code)")
    }
  }

  @Test func `openapi.yaml lists every code with its status, and each with a response`() throws {
    let document = try contract()
    var listed: Set<String> = []
    func note(_ response: JSONValue, _ status: String) {
      for element in response["x-problem-codes"]?.elements ?? response.elements {
        guard let code = element.string.flatMap(ProblemCode.init) else { continue }
        listed.insert(code.rawValue)
        #expect(status == "default" || status == "\(code.status)", "\(code) under \(status)")
      }
    }
    let responses = try #require(document.root["components"]?["responses"])
    for (_, item) in (document.root["paths"] ?? document.root).members {
      for (_, operation) in item.members {
        for (status, response) in (operation["responses"] ?? operation).members {
          var response = response
          if let reference = response["$ref"]?.string?.split(separator: "/").last {
            for (name, shared) in responses.members where name.string == String(reference) {
              response = shared
            }
          }
          note(response, status.string ?? "")
        }
      }
    }
    #expect(listed == Set(ProblemCode.allCases.map(\.rawValue)))
  }

  @Test func `the program holds the contract and the schemas, byte for byte`() throws {
    let root = Repository.root
    for (name, embedded) in [
      ("openapi.yaml", OpenAPIDocument.yaml), ("openapi.json", OpenAPIDocument.json),
      ("schemas/layout.json", OpenAPIDocument.layoutSchema),
      ("schemas/list.json", OpenAPIDocument.listSchema),
      ("schemas/check-config.json", OpenAPIDocument.configurationSchema),
      ("schemas/schemas.json", OpenAPIDocument.schemaCatalogue),
    ] {
      let file = try Data(contentsOf: root.appending(path: name))
      #expect(file == embedded.withUTF8Buffer { Data($0) }, "\(name)")
    }
  }
}

import Checking
import Foundation
import TestSupport
import Testing

/// The schema of `.trellis.yml` for editors.
@Suite struct ConfigurationSchemaTests {
  private func schema() throws -> NSDictionary {
    let object = try JSONSerialization.jsonObject(with: Data(ConfigurationSchema.json))
    return try #require(object as? NSDictionary)
  }

  @Test func `the file in schemas is what the tables of the reader make`() throws {
    let file = Repository.root.appending(path: "schemas/check-config.json")
    let kept = try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? NSDictionary
    let made = try schema()
    #expect(kept == made, "run scripts/openapi --configuration PROGRAM with the new program")
  }

  @Test func `the reader knows every member of the schema, and no other`() throws {
    let members = try #require(try schema()["properties"] as? NSDictionary)
    let names = members.allKeys.compactMap { $0 as? String }
    #expect(names.count > 10)
    for name in names {
      // An unsuitable value is another fault than an unknown name.
      let failure = self.failure("\(name): {a: [{}]}")
      #expect(failure?.reason.contains("unknown name \"\(name)\"") == false, "\(name)")
    }
    let listed = failure("nothing: 1")?.reason.components(separatedBy: "write one of ").last
    #expect(Set(listed?.components(separatedBy: ", ") ?? []) == Set(names))
  }

  @Test func `the reader knows every rule and option of the schema`() throws {
    let members = try schema()["properties"] as? NSDictionary
    let rules = (members?["rules"] as? NSDictionary)?["properties"] as? NSDictionary
    let ids = (rules?.allKeys ?? []).compactMap { $0 as? String }
    #expect(Set(ids) == Set(Rule.allCases.map(\.rawValue)))
    for id in ids {
      let forms = (rules?[id] as? NSDictionary)?["anyOf"] as? [NSDictionary]
      let options = forms?.last?["properties"] as? NSDictionary ?? [:]
      for name in options.allKeys.compactMap({ $0 as? String }) {
        let reason = failure("rules: {\(id): {\(name): {}}}")?.reason
        #expect(reason != nil && reason?.contains("unknown name") == false, "\(id) \(name)")
      }
    }
  }

  @Test func `a file may name its schema`() throws {
    #expect(failure("$schema: /schema/check-config.json\ndevices: iphone-16") == nil)
    #expect(failure("$schema: [a]")?.reason == "must be a string")
  }

  private func failure(_ text: String) -> ConfigurationFile.Failure? {
    do throws(ConfigurationFile.Failure) {
      _ = try ConfigurationFile.read(text, path: ".trellis.yml", folder: "/project")
      return nil
    } catch {
      return error
    }
  }
}

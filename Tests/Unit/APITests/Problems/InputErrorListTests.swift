import JSONDocuments
import ServiceContract
import Testing

@testable import API

private enum Member: Int, JSONMember {
  case id, width, height, children
  static let names = MemberNames<Member>()
}

private enum Direction: String, CaseIterable {
  case ltr, rtl
}

@Suite struct InputErrorListTests {
  private func problem(
    _ text: String, limit: Int = 50, _ read: (JSONValue, InputErrorList) -> Void
  ) throws -> Problem? {
    let document = try JSONDocument.parse(Array(text.utf8))
    let errors = InputErrorList(of: document, limit: limit)
    read(document.root, errors)
    return Problem(errors)
  }

  @Test func `is no problem if it is empty`() throws {
    let problem = try problem(#"{"id":"a","width":1}"#) { value, errors in
      let fields = ObjectFields<Member>(value, errors)
      #expect(fields?[.id]?.string == "a")
      #expect(fields?[.width].flatMap { errors.number($0) } == 1)
      #expect(fields?[.height] == nil)
    }
    #expect(problem == nil)
  }

  @Test func `names unknown members, with suggestions`() throws {
    let problem = try problem(#"{"widht":1,"Height":2,"zzzzzz":3,"":4}"#) { value, errors in
      _ = ObjectFields<Member>(value, errors)
    }
    #expect(problem?.code == .invalidRequest)
    #expect(problem?.errors.map(\.pointer) == ["/widht", "/Height", "/zzzzzz", "/"])
    #expect(problem?.errors.map(\.suggestion) == ["width", "height", nil, nil])
  }

  @Test func `names values of the wrong kind and members that are missing`() throws {
    let problem = try problem(#"{"width":"1","height":1e999,"children":{}}"#) { value, errors in
      guard let fields = ObjectFields<Member>(value, errors) else { return }
      _ = fields.required(.id, errors)
      _ = fields[.width].map { errors.number($0) }
      _ = fields[.height].map { errors.number($0) }
      _ = fields[.children].map { errors.array($0) }
    }
    #expect(problem?.errors.map(\.pointer) == ["", "/width", "/height", "/children"])
    #expect(problem?.code == .invalidRequest)
    #expect(problem?.detail == "4 faults")
  }

  @Test func `lists valid choices`() throws {
    let problem = try problem(#""rlt""#) { value, errors in
      #expect(errors.choice(value, of: Direction.self) == nil)
    }
    #expect(problem?.detail == #"must be "ltr" or "rtl", not "rlt""#)
    #expect(problem?.errors.first?.suggestion == "rtl")
  }

  @Test func `counts all errors and keeps the first ones`() throws {
    let text = "[" + (0..<1000).map { "\($0)" }.joined(separator: ",") + "]"
    let problem = try problem(text, limit: 3) { value, errors in
      for element in value.elements { _ = errors.string(element) }
    }
    #expect(problem?.errors.count == 3)
    #expect(problem?.detail == "1000 faults; the first 3 are listed")
  }

  @Test func `has the code of its first error unless one violates the schema`() throws {
    let semantic = try problem("[1,2]") { value, errors in
      errors.add(.unknownView, at: value, "no such view")
      errors.add(.duplicateID, at: value, "again")
    }
    #expect(semantic?.code == .unknownView)
    let mixed = try problem("[1,2]") { value, errors in
      errors.add(.unknownView, at: value, "no such view")
      errors.add(at: value, "too small")
    }
    #expect(mixed?.code == .invalidRequest)
  }
}

import Cancellation
import InterfaceBuilder
import Testing
import LayoutRequests

/// Accepted XML, and the exact limits.
@Suite struct XMLReaderTests {
  private static func error(_ text: String, _ limits: XMLLimits = .init()) -> DocumentError? {
    error(Array(text.utf8), limits)
  }

  private static func error(_ bytes: [UInt8], _ limits: XMLLimits = .init()) -> DocumentError? {
    do throws(DocumentError) {
      _ = try bytes.withUnsafeBufferPointer { bytes throws(DocumentError) in
        try InterfaceDocument(UnsafeRawBufferPointer(bytes), limits: limits)
      }
      return nil
    } catch {
      return error
    }
  }

  private static func limitName(_ error: DocumentError?) -> String? {
    guard case .xml(.limitExceeded(let name, _, _)) = error else { return nil }
    return name
  }

  /// A document whose deepest element `x` is at this level.
  private static func nested(_ depth: Int) -> String {
    let inner = String(repeating: "<a>", count: depth - 2)
    let outer = String(repeating: "</a>", count: depth - 2)
    return Documents.xib(inner + outer)
  }

  @Test func `a document at each limit is read, and one past it names the limit`() {
    var limits = XMLLimits()
    limits.depth = 5
    #expect(Self.error(Self.nested(5), limits) == nil)
    #expect(Self.limitName(Self.error(Self.nested(6), limits)) == "depth")

    limits = XMLLimits()
    // The document, its device and its objects are three elements.
    limits.elements = 13
    let ten = String(repeating: "<a/>", count: 10)
    #expect(Self.error(Documents.xib(ten), limits) == nil)
    #expect(Self.limitName(Self.error(Documents.xib(ten + "<a/>"), limits)) == "elements")

    limits = XMLLimits()
    // The document has six attributes, its device two.
    limits.attributes = 11
    #expect(Self.error(Documents.xib("<a b='1' c='2' d='3'/>"), limits) == nil)
    let more = Documents.xib("<a b='1' c='2' d='3' e='4'/>")
    #expect(Self.limitName(Self.error(more, limits)) == "attributes")

    limits = XMLLimits()
    limits.tagBytes = 200
    let value = String(repeating: "a", count: 200 - "<a b=''/>".utf8.count)
    #expect(Self.error(Documents.xib("<a b='\(value)'/>"), limits) == nil)
    #expect(Self.limitName(Self.error(Documents.xib("<a b='\(value)a'/>"), limits)) == "tagBytes")
    for (start, end) in [("<!--", "-->"), ("<?a ", "?>")] {
      let inside = String(repeating: "a", count: 200 - start.utf8.count - end.utf8.count)
      #expect(Self.error(Documents.xib(start + inside + end), limits) == nil)
      let longer = Documents.xib(start + inside + "a" + end)
      #expect(Self.limitName(Self.error(longer, limits)) == "tagBytes")
    }
    // For text and CDATA sections only the document limit applies.
    let text = "<a>\(value)\(value)<![CDATA[\(value)\(value)]]></a>"
    #expect(Self.error(Documents.xib(text), limits) == nil)

    limits = XMLLimits()
    limits.nameBytes = 50
    let name = String(repeating: "n", count: 50)
    #expect(Self.error(Documents.xib("<\(name) \(name)='1'/>"), limits) == nil)
    #expect(Self.limitName(Self.error(Documents.xib("<\(name)n/>"), limits)) == "nameBytes")
    #expect(Self.limitName(Self.error(Documents.xib("<a \(name)n=''/>"), limits)) == "nameBytes")

    limits = XMLLimits()
    let whole = Documents.xib("")
    limits.bytes = whole.utf8.count
    #expect(Self.error(whole, limits) == nil)
    #expect(Self.limitName(Self.error(whole + "\n", limits)) == "bytes")
  }

  @Test func `a document type declaration is refused before any entity in it is read`() {
    for subset in [
      "", " [<!ENTITY a 'b'>]", " SYSTEM 'file:///etc/passwd'",
      " [<!ENTITY % p SYSTEM 'http://127.0.0.1:1/'> %p;]", " [this is no declaration]",
    ] {
      let error = Self.error("<?xml version=\"1.0\"?>\n<!DOCTYPE document\(subset)><document/>")
      guard case .xml(.documentType(let position)) = error else {
        Issue.record("\(subset): \(String(describing: error))")
        continue
      }
      #expect(position.line == 2)
    }
  }

  @Test func `an entity that is not of XML itself is malformed`() {
    guard case .xml(.malformed) = Self.error(Documents.xib("<a b='&c;'/>")) else {
      Issue.record("taken for good")
      return
    }
    #expect(Self.error(Documents.xib("<a b='&amp;&#xe4;'/>")) == nil)
  }

  @Test func `only UTF-8 is read`() {
    let text = Documents.xib("<a b='ä'/>")
    #expect(Self.error([0xEF, 0xBB, 0xBF] + Array(text.utf8)) == nil)
    for isBig in [false, true] {
      let units = text.utf16.flatMap { unit in
        isBig
          ? [UInt8(unit >> 8), UInt8(unit & 0xFF)] : [UInt8(unit & 0xFF), UInt8(unit >> 8)]
      }
      let mark: [UInt8] = isBig ? [0xFE, 0xFF] : [0xFF, 0xFE]
      #expect(Self.error(mark + units) == .xml(.encoding("UTF-16")))
      #expect(Self.error(units) == .xml(.encoding("UTF-16")))
    }
    let latin = text.replacing("UTF-8", with: "ISO-8859-1")
    #expect(Self.error(latin) == .xml(.encoding("ISO-8859-1")))
    let invalid = Array("<a b='".utf8) + [0xFF] + Array("'/>".utf8)
    guard case .xml(.malformed) = Self.error(invalid) else {
      Issue.record("an invalid byte is taken for good")
      return
    }
  }

  @Test func `what is not well-formed is an error with its line and column`() {
    guard case .xml(.malformed(_, let position)) = Self.error("<document>\n  <ä></b>\n</document>")
    else {
      Issue.record("taken for good")
      return
    }
    #expect(position.line == 2)
    #expect(position.column == 8)
    let bytes = Array(Documents.xib("<a/>").utf8)
    for end in stride(from: 1, to: bytes.count, by: 7) {
      #expect(Self.error(Array(bytes[..<end])) != nil)
    }
    #expect(Self.error(Array("<document>".utf8) + [0] + Array("</document>".utf8)) != nil)
  }

  @Test func `what is not a document at all is named`() {
    #expect(Self.error("") == .empty)
    #expect(
      Self.error("version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 1\n")
        == .gitLFSPointer)
    let conflict = Documents.xib("\n<<<<<<< HEAD\n<a/>\n=======\n<b/>\n>>>>>>> other\n")
    guard case .mergeConflict(let position) = Self.error(conflict) else {
      Issue.record("no merge conflict")
      return
    }
    #expect(position.line == 3)
    #expect(Self.error("<html/>") == .notInterfaceBuilder(root: "html"))
    #expect(
      Self.error("<archive type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"/>") == .archive)
    for type in ["Cocoa.XIB", "AppleTV.Storyboard", "watchKit.Storyboard"] {
      let text = "<document type=\"com.apple.InterfaceBuilder3.\(type)\"/>"
      guard case .unsupportedType = Self.error(text) else {
        Issue.record("\(type) is supported")
        continue
      }
    }
  }

  @Test func `a hundred thousand attributes of one element are read once`() {
    let attributes = (0..<100_000).map { "a\($0)=''" }.joined(separator: " ")
    var limits = XMLLimits()
    limits.tagBytes = 1 << 20
    #expect(Self.error(Documents.xib("<view id='v' \(attributes)/>"), limits) == nil)
  }

  @Test func `work that is cancelled ends`() {
    let bytes = Array(Documents.xib(String(repeating: "<a/>", count: 3000)).utf8)
    let cancellation = CancellationCheck { true }
    var found: DocumentError?
    do throws(DocumentError) {
      _ = try bytes.withUnsafeBufferPointer { bytes throws(DocumentError) in
        try InterfaceDocument(UnsafeRawBufferPointer(bytes), cancellation: cancellation)
      }
    } catch {
      found = error
    }
    #expect(found == .xml(.cancelled))
  }
}

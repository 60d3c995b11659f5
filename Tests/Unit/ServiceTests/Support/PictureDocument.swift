import Foundation
import FoundationXML

/// A picture as parsed by an XML parser.
final class PictureDocument: NSObject, XMLParserDelegate {
  struct Element {
    var name: String
    var attributes: [String: String]
    /// The number of enclosing elements.
    var depth: Int
    /// The number of enclosing groups of views and guides.
    var nesting: Int
    /// The element's own text, without that of its children.
    var text = ""
    /// The text of its `<title>` child.
    var title: String?

    var classes: [Substring] { attributes["class"]?.split(separator: " ") ?? [] }

    func number(_ name: String) -> Double { attributes[name].flatMap(Double.init) ?? .nan }
  }

  /// The elements in document order.
  private(set) var elements: [Element] = []
  private(set) var error: (any Error)?
  private var open: [Int] = []

  init(_ svg: [UInt8]) {
    super.init()
    let parser = XMLParser(data: Data(svg))
    parser.delegate = self
    if !parser.parse() { error = parser.parserError ?? CocoaError(.fileReadUnknown) }
  }

  var root: Element { elements[0] }

  /// The groups of views and guides, except those of the legend.
  var items: [Element] {
    var isLegend = false
    return elements.filter { element in
      if element.depth == 1 { isLegend = element.classes == ["legend"] }
      return !isLegend && element.isItem
    }
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String] = [:]
  ) {
    let nesting = open.count { elements[$0].isItem }
    elements.append(
      Element(name: name, attributes: attributes, depth: open.count, nesting: nesting))
    open.append(elements.count - 1)
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    if let last = open.last { elements[last].text += string }
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    guard let ended = open.popLast(), let parent = open.last else { return }
    if name == "title" { elements[parent].title = elements[ended].text }
  }
}

extension PictureDocument.Element {
  fileprivate var isItem: Bool { classes.first == "view" || classes.first == "guide" }
}

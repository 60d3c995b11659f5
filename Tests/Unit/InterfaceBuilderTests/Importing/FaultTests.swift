import ConstraintLayout
import InterfaceBuilder
import Testing

/// Faults of elements: each is reported with its position, and affected elements are left out.
@Suite struct FaultTests {
  private static func faults(_ text: String) throws -> [DocumentFault] {
    let document = try InterfaceDocument(text: text)
    var faults = document.faults
    let importer = SceneImporter(document)
    for scene in document.scenes { faults.add(importer.imported(scene).faults) }
    return faults.faults
  }

  private static func constraint(_ attributes: String) -> String {
    Documents.screen(
      "<subviews>\(Documents.view("a", 0, 0, 10, 10))</subviews>"
        + "<constraints><constraint \(attributes) id=\"k\"/></constraints>")
  }

  @Test(arguments: [
    ("firstItem=\"ghost\" firstAttribute=\"width\"", "firstItem"),
    ("firstItem=\"c\" firstAttribute=\"width\"", "firstItem"),
    ("firstAttribute=\"depth\"", "firstAttribute"),
    ("firstItem=\"a\"", "firstAttribute"),
    ("firstAttribute=\"width\" secondItem=\"a\"", "secondAttribute"),
    ("firstItem=\"a\" firstAttribute=\"top\" constant=\"3\"", "secondAttribute"),
    ("firstAttribute=\"width\" constant=\"0x20\"", "constant"),
    ("firstAttribute=\"width\" constant=\"nan\"", "constant"),
    ("firstAttribute=\"width\" constant=\"1e999\"", "constant"),
    ("firstAttribute=\"width\" priority=\"0\"", "priority"),
    ("firstAttribute=\"width\" priority=\"1001\"", "priority"),
    ("firstAttribute=\"width\" relation=\"about\"", "relation"),
    (
      "firstItem=\"a\" firstAttribute=\"width\" secondAttribute=\"width\" multiplier=\"1:0\"",
      "multiplier"
    ),
    (
      "firstItem=\"a\" firstAttribute=\"width\" secondAttribute=\"width\" multiplier=\"-1:2\"",
      "multiplier"
    ),
    (
      "firstItem=\"a\" firstAttribute=\"width\" secondAttribute=\"width\" multiplier=\"1e300\"",
      "multiplier"
    ),
  ])
  func `a constraint with a wrong value is a fault of its attribute`(
    _ attributes: String, _ name: String
  ) throws {
    let faults = try Self.faults(Self.constraint(attributes))
    #expect(faults.count == 1)
    #expect(faults.first?.id == "k")
    #expect(faults.first?.attribute == name)
  }

  @Test func `anchors that cannot be compared are a fault`() throws {
    let text = "firstItem=\"a\" firstAttribute=\"leading\" secondAttribute=\"top\""
    let faults = try Self.faults(Self.constraint(text))
    #expect(faults.map(\.kind) == [.invalidConstraint])
  }

  @Test func `an id of two views is a fault, and the second view is left out`() throws {
    let text = Documents.screen(
      "<subviews>\(Documents.view("a", 0, 0, 1, 1))\(Documents.view("a", 0, 0, 2, 2))</subviews>")
    let document = try InterfaceDocument(text: text)
    #expect(document.faults.faults.map(\.kind) == [.duplicateID])
    do {
      let holds = try document.onlyScene().layout.items.count == 2
      #expect(holds)
    }
  }

  @Test func `an id of a view and of a placeholder is none`() throws {
    let text = Documents.xib(
      "<placeholder id=\"a\"/><view id=\"r\"><rect key=\"frame\" width=\"9\" height=\"9\" x=\"0\" y=\"0\"/>"
        + "<subviews>\(Documents.view("a", 0, 0, 1, 1))</subviews></view>")
    do {
      let holds = try Self.faults(text).isEmpty
      #expect(holds)
    }
  }

  @Test func `a frame with wrong numbers, or a root of negative size, is a fault`() throws {
    for rect in [
      "x=\"left\" y=\"0\" width=\"1\" height=\"1\"", "x=\"0\" y=\"0\" width=\"1\"",
      "x=\"0\" y=\"0\" width=\"-5\" height=\"1\"",
    ] {
      for contents in ["", "<subviews>\(Documents.view("a", 0, 0, 1, 1))</subviews>"] {
        let text = Documents.xib(
          "<view id=\"r\"><rect key=\"frame\" \(rect)/>\(contents)</view>")
        do {
          let holds = try Self.faults(text).count == 1
          #expect(holds)
        }
      }
    }
  }

  @Test func `the first fifty faults are kept and all are counted`() throws {
    let constraints = (0..<60).map { "<constraint firstAttribute=\"no\" id=\"k\($0)\"/>" }.joined()
    let document = try InterfaceDocument(
      text: Documents.screen("<constraints>\(constraints)</constraints>"))
    let faults = try document.onlyScene().faults
    #expect(faults.count == 60)
    #expect(faults.faults.count == FaultList.limit)
  }

  @Test func `views without ids get names of their own`() throws {
    let text = Documents.xib(
      "<view><rect key=\"frame\" x=\"0\" y=\"0\" width=\"9\" height=\"9\"/><subviews>"
        + "<view/><view/></subviews></view>")
    do {
      let holds = try InterfaceDocument(text: text).onlyScene().layout.items.count == 3
      #expect(holds)
    }
  }
}

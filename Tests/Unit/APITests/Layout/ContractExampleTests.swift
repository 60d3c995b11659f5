import Foundation
import Testing

struct ContractExampleTests {
  @Test func `the contract's example has its documented response`() throws {
    let reply = layout(
      """
      {
        "views": [
          {"id": "screen", "width": 375, "height": 812, "children": [
            {"id": "button", "intrinsicSize": {"width": 80, "height": 44}},
            {"id": "label",  "intrinsicSize": {"width": 500, "height": 20},
             "hugging": {"horizontal": 251}, "compressionResistance": {"horizontal": 740},
             "firstBaseline": 15, "lastBaseline": 5}
          ]}
        ],
        "constraints": [
          "button.centerX == screen.centerX",
          "button.top == screen.top + 100",
          "label.top == button.bottom + 20",
          "label.leading == button.leading",
          "label.width <= screen.width - 40",
          {"id": "cap", "first": "label.width", "relation": "<=", "second": "screen.width",
           "multiplier": 0.5, "constant": -10, "priority": 750}
        ],
        "direction": "ltr", "scale": 2, "coordinates": "parent", "onConflict": "fail"
      }
      """)
    let expected = """
      {"frames": {"screen": {"x": 0, "y": 0, "width": 375, "height": 812}, \
      "button": {"x": 147.5, "y": 100, "width": 80, "height": 44}, \
      "label": {"x": 147.5, "y": 164, "width": 177.5, "height": 20}}, \
      "ambiguous": [], "broken": [], \
      "unsatisfied": [{"view": "label", "implied": "compressionResistance.horizontal", \
      "text": "label.width >= 500 @ 740", "priority": 740, "kind": "squeezed", \
      "violation": 322.5}]}
      """
    #expect(reply.status == 200)
    // Equal byte for byte, except for white space after commas and colons.
    let compact =
      expected.replacingOccurrences(of: ", \"", with: ",\"").replacingOccurrences(
        of: ": ", with: ":")
    #expect(reply.text == compact)
  }
}

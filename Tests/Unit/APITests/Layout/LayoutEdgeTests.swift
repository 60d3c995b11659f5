import Foundation
import Testing

/// Numbers and names at the limits of the contract.
struct LayoutEdgeTests {
  private func clashes(_ count: Int) -> LayoutClient.Reply {
    let views = (0..<count).map { #"{"id": "v\#($0)"}"# }
    let constraints = (0..<count).flatMap { [#""v\#($0).width == 1""#, #""v\#($0).width == 2""#] }
    return layout(
      #"{"views": [\#(views.joined(separator: ","))], "constraints": [\#(constraints.joined(separator: ","))]}"#
    )
  }

  @Test func `truncated conflicts are marked`() {
    let (all, cut) = (clashes(50), clashes(51))
    #expect(all.conflicts.count == 50 && all.json["moreConflicts"] == nil)
    #expect(all.json["conflictsComplete"] as? Bool == true)
    #expect(cut.conflicts.count == 50 && cut.json["moreConflicts"] as? Bool == true)
    #expect(cut.json["conflictsComplete"] as? Bool == false)
  }

  @Test func `conflicts of a variant that share what it sets are one cause`() throws {
    let views = (0..<51).map { #"{"id": "v\#($0)"}"# }.joined(separator: ",")
    let constraints = (0..<51).flatMap {
      [#""v\#($0).width == 0.5 * v50.width""#, #""v\#($0).width >= 1 @ 1000""#]
    }
    let reply = layout(
      #"""
      {"views": [\#(views)], "constraints": [\#(constraints.dropLast(2).joined(separator: ","))],
       "variants": [{"name": "none", "set": {"v50.width": 0}}]}
      """#)
    let variant = try #require((reply.json["variants"] as? [NSDictionary])?.first)
    #expect((variant["conflicts"] as? [Any])?.count == 1)
    let others = try #require((variant["alsoRejected"] as? [NSDictionary])?.first)
    #expect(others["count"] as? Int == 49)
    #expect((others["first"] as? [Any])?.count == 5)
    #expect(variant["conflictsComplete"] as? Bool == true)
    #expect(variant["moreConflicts"] == nil)
  }

  @Test func `an edge on a pixel stays there up to the limit of the scale`() {
    func frame(_ scale: Int) -> LayoutClient.Reply {
      layout(
        #"{"views": [{"id": "a", "width": 1, "children": [{"id": "b", "x": 0.00003, "width": 0.5}]}], "scale": \#(scale)}"#
      )
    }
    #expect(frame(100_000).frame("b")?.prefix(1) == [0.00003])
    #expect(frame(100_000).frame("a")?[2] == 1)
    #expect(frame(100_001).errors == ["/scale"])
  }

  @Test(arguments: ["required": 1000.0, "high": 750, "low": 250, "fitting": 50])
  func `a visual format knows priorities by name`(_ name: String, _ priority: Double) throws {
    let reply = layout(
      #"""
      {"views": [{"id": "a", "width": 30}], "constraints": [{"visual": "[a(<=20@\#(name))]"}],
       "onConflict": "break"}
      """#)
    let list = priority == 1000 ? "broken" : "unsatisfied"
    let entry = try #require((reply.json[list] as? [NSDictionary])?.first)
    #expect(entry["priority"] as? Double == priority)
  }

  @Test func `a metric comes before a priority of its name`() throws {
    let reply = layout(
      #"""
      {"views": [{"id": "a", "width": 30}],
       "constraints": [{"visual": "[a(<=20@high)]", "metrics": {"high": 700}}]}
      """#)
    let entry = try #require((reply.json["unsatisfied"] as? [NSDictionary])?.first)
    #expect(entry["priority"] as? Double == 700)
  }
}

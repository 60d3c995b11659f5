import API
import ConstraintLayout
import LayoutRequests

extension LayoutFindings {
  /// Checks the layout in one configuration.
  mutating func check(_ layout: ConfiguredLayout, in circumstance: String) {
    switch layout.result {
    case .failed(let error): add(error, of: layout.scene, in: circumstance)
    case .conflict(let sets, let hasMore):
      for set in sets { addConflict(set, in: layout, circumstance) }
      if hasMore {
        add(
          .conflict, in: circumstance, about: [], at: .document, key: "…",
          "there are further conflicts")
      }
    case .solved(let solution):
      for broken in solution.broken {
        addConflict(LayoutConflict(members: broken.conflict), in: layout, circumstance)
      }
      var solved = SolvedLayout(
        request: request, scene: layout.scene, options: layout.options, solution: solution,
        variant: layout.variant)
      solved.truncations = truncations(in: solved)
      for rule in Rule.allCases where isChecked(rule) {
        rule.description.check?(&self, solved, circumstance)
      }
    }
  }
}

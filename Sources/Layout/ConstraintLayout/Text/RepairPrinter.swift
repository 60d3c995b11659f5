import ConstraintSolver

/// Prints repairs in words: `lower box.width == 20 to priority 999`.
package struct RepairPrinter {
  private let scene: LayoutScene
  /// The printer of the scene's constraints.
  private let printer: OriginPrinter
  /// Makes a printer of the constraints of a changed scene.
  private let changed: (LayoutScene) -> OriginPrinter
  /// The name of a view.
  private let name: (ItemIndex) -> String
  /// A printed constraint as it is shown.
  private let shown: (String) -> String

  /// Makes a printer for the repairs of a scene.
  ///
  /// - Parameters:
  ///   - scene: The scene to repair.
  ///   - printer: Makes a printer of the constraints of a scene.
  ///   - name: Returns the name of a view.
  ///   - shown: Returns a printed constraint as it is shown, for example cut or escaped.
  package init(
    _ scene: LayoutScene, printer: @escaping (LayoutScene) -> OriginPrinter,
    name: @escaping (ItemIndex) -> String, shown: @escaping (String) -> String
  ) {
    self.scene = scene
    self.printer = printer(scene)
    changed = printer
    self.name = name
    self.shown = shown
  }

  /// Prints the change that a repair makes.
  ///
  /// - Complexity: O(scene) for a changed constant, otherwise O(length of the text).
  package func text(of change: LayoutRepair.Change) -> String {
    switch change {
    case .leaveOut(let origin): "leave out \(words(origin))"
    case .lower(let origin, let priority):
      "lower \(words(origin)) to priority \(NumberText.string(priority.value))"
    case .constant(let origin, _):
      "change \(words(origin)) to "
        + (scene.applying(change).map { shown(changed($0).text(of: origin)) }
          ?? "another constant")
    case .hugging(let item, let axis, let priority):
      "raise the \(name(axis)) hugging of \(name(item)) to \(NumberText.string(priority.value))"
    case .compressionResistance(let item, let axis, let priority):
      """
      raise the \(name(axis)) compression resistance of \(name(item)) to \
      \(NumberText.string(priority.value))
      """
    case .add(let constraint):
      "add \(shown(ConstraintPrinter.text(of: constraint, names: scene.names)))"
    }
  }

  private func words(_ origin: ConstraintOrigin) -> String { shown(printer.text(of: origin)) }
  private func name(_ axis: Axis) -> String { axis == .horizontal ? "horizontal" : "vertical" }
}

import API
import ConstraintLayout
import InterfaceBuilder
internal import LayoutRequests
internal import TextBytes

extension InterfaceSceneCheck {
  /// The width from which the screen's margins are 20 points instead of 16.
  private static let widerMargins = 390.0

  /// Checks a screen at all widths, at its own height.
  mutating func check(_ widths: ClosedRange<Double>, _ document: InterfaceDocument) {
    guard let imported, imported.rootKind == .screen, let device = document.device else { return }
    var ends = [widths.lowerBound, widths.upperBound]
    if device.idiom == .phone, widths.contains(Self.widerMargins) {
      ends.insert(Self.widerMargins, at: 1)
    }
    for (from, to) in zip(ends, ends.dropFirst()) where from < to {
      let screen = CanvasDevice(
        id: "\(NumberWords.text(from)) wide", width: from, height: device.height,
        scale: device.scale, idiom: device.idiom, screenInsets: device.screenInsets)
      let part = SceneImporter(document, device: screen).imported(scene)
      guard var rules = self.rules(for: part) else { return }
      // Sizes from rounded frames leave pixels ambiguous; only saved frames show how many.
      rules.findsAmbiguity = false
      for (name, circumstances) in check.circumstances {
        var options = rules.subject.request.options
        options.direction = circumstances.direction ?? options.direction
        var scene = rules.subject.request.scene
        for edit in circumstances.edits(of: part, scene) { scene.apply(edit) }
        var sweep = WidthCheck(
          rules.subject.request, screen: ItemIndex(0), widths: from...to, limits: check.limits)
        sweep.keepsSweeps = true
        sweep.check(scene, options, named: name ?? "", path: file.path, &rules)
        found.notices += sweep.notices
        if !sweep.notices.isEmpty { found.isWhole = false }
        found.sweeps["\(from) \(name ?? "")"] = sweep.sweep
      }
      self.rules = rules
    }
  }
}

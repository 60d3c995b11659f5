internal import ConstraintLayout
internal import InterfaceBuilder
public import SwiftReading
internal import TextBytes
public import UIKitModel

/// The storyboards and xibs of a folder of sources, by the classes that they name.
///
/// A class that several documents name has no hierarchy: which of them its code gets is not known.
public final class InterfaceFiles: InterfaceDocuments, Sendable {
  /// The ends of the names of the files.
  public static let suffixes = [".storyboard", ".xib"]

  private let hierarchies: TextDictionary<[InterfaceHierarchy]>

  /// Reads the documents; those that are no iOS documents are left out.
  ///
  /// - Parameter files: The files, as of ``SourceFolder``.
  /// - Complexity: O(bytes), expected.
  public init(_ files: [SourceFolder.File]) {
    // Variations are those of a phone in portrait, as for scenes.
    let device = CanvasDevice(named: "iphone-14")
    var hierarchies: TextDictionary<[InterfaceHierarchy]> = [:]
    for file in files {
      let document = try? file.bytes.withUnsafeBytes { bytes throws(DocumentError) in
        try InterfaceDocument(bytes)
      }
      for found in document?.classInterfaces(at: device) ?? [] {
        Self.add(found, to: &hierarchies)
      }
    }
    self.hierarchies = hierarchies
  }

  private static func add(
    _ found: ClassInterface, to hierarchies: inout TextDictionary<[InterfaceHierarchy]>
  ) {
    if let owner = found.owner, !owner.isEmpty {
      hierarchies[owner, default: []].append(InterfaceHierarchy(found, isOfOwner: true))
    }
    for (index, view) in found.views.enumerated() {
      guard let name = view.customClass else { continue }
      let part = found.part(below: index)
      hierarchies[name, default: []].append(InterfaceHierarchy(part, isOfOwner: false))
    }
  }

  /// Whether a document names a class.
  public func names(class name: String) -> Bool { hierarchies[name] != nil }

  /// The hierarchy of a class; nil if no document names it, or several do.
  public func hierarchy(ofClass name: String) -> InterfaceHierarchy? {
    guard let found = hierarchies[name], found.count == 1 else { return nil }
    return found[0]
  }
}

extension InterfaceHierarchy {
  init(_ found: ClassInterface, isOfOwner: Bool) {
    let inside = found.views.indices.filter { found.contains($0, below: found.root) }
    var places: [Int: Int] = [:]
    for (place, index) in inside.enumerated() { places[index] = place }
    let views = inside.map { index in
      let view = found.views[index]
      return View(
        systemClass: view.systemClass, customClass: view.customClass,
        parent: index == found.root ? nil : view.parent.flatMap { places[$0] },
        isContent: view.isContent, hasMask: view.hasMask)
    }
    var targets: TextDictionary<Outlet.Target> = [:]
    for (place, index) in inside.enumerated() { targets[found.ids[index]] = .view(place) }
    for (index, constraint) in found.constraints.enumerated() {
      if let id = constraint.id { targets[id] = .constraint(index) }
    }
    let outlets = found.outlets.compactMap { outlet -> Outlet? in
      guard let target = targets[outlet.target] else { return nil }
      if let holder = outlet.holder {
        guard let place = places[holder] else { return nil }
        return Outlet(
          holder: place, name: outlet.name, target: target, isCollection: outlet.isCollection)
      }
      return Outlet(
        holder: nil, name: outlet.name, target: target, isCollection: outlet.isCollection)
    }
    self.init(
      isOfOwner: isOfOwner, views: views, constraints: found.constraints.map(\.constraint),
      outlets: outlets, layout: found.layout, items: inside.map { ItemIndex($0) })
  }
}

import ConstraintLayout
import SwiftInterpreter
import SwiftParsing
import SwiftScenes
import SwiftSources
import SwiftWorld
import UIKitModel

/// Sources with the scenes of their classes.
struct SceneProgram {
  let program: Program
  let types: UIKitTypes

  init(_ sources: String...) { self.init(trees: SourceParsing.trees(sources)) }

  init(trees: [SwiftTree]) {
    var symbols = SymbolTable()
    let files = trees.enumerated().map { number, tree in
      SwiftFile(number: number, path: "file\(number).swift", tree: tree, symbols: &symbols)
    }
    var made: UIKitTypes?
    program = Program(files, symbols: symbols) { table in
      let types = UIKitTypes(&table)
      made = types
      return types
    }
    types = made ?? UIKitTypes(&symbols)
    types.learn(from: program)
  }

  /// The classes that lay out views.
  var classes: [SceneClass] { SceneClass.all(in: program, types) }

  /// A class in a world.
  func world(
    of name: String, assuming assumptions: Assumptions = .init(), root: SceneRoot? = nil,
    texts: (any LocalizedTexts)? = nil
  ) -> SceneWorld? {
    classes.first { $0.name == name }.map {
      SceneWorld($0, in: program, types, assuming: assumptions, root: root, texts: texts)
    }
  }
}

extension SwiftScene {
  /// The constraints of the sources in canonical text.
  var constraints: [String] {
    zip(layout.constraints, sources).compactMap { constraint, source in
      source == nil ? nil : ConstraintPrinter.text(of: constraint, names: layout.names)
    }
  }

  /// The constraints that rules made.
  var rules: [String] {
    zip(layout.constraints, sources).compactMap { constraint, source in
      source == nil ? ConstraintPrinter.text(of: constraint, names: layout.names) : nil
    }
  }

  /// The item with a title.
  func index(_ title: String) -> ItemIndex? {
    items.firstIndex { $0.title == title }.map { ItemIndex($0) }
  }

  /// The titles of the items, each after those of the views around it.
  var paths: [String] {
    layout.items.indices.map { index in
      var titles = [items[index].title]
      var parent = layout.items[index].parent
      while let current = parent, titles.count < 32 {
        titles.append(items[current.index].title)
        parent = layout.items[current.index].parent
      }
      return titles.reversed().joined(separator: "/")
    }
  }
}

/// The scene of `class V: UIView` whose code is `body`, or of `class C: UIViewController`.
func composed(
  _ members: String, of superclass: String = "UIView", _ more: String = "",
  root: SceneRoot? = nil
) -> SwiftScene? {
  let program = SceneProgram("class V: \(superclass) {\n\(members)\n}\n\(more)")
  return program.world(of: "V", root: root)?.scene
}

/// The scene of a view whose initialiser runs some statements on the views `a` and `b`.
func composed(statements: String, _ more: String = "") -> SwiftScene? {
  composed(
    """
    let a = UIView(), b = UIView()
    override init(frame: CGRect) {
      super.init(frame: frame)
      for v in [a, b] { v.translatesAutoresizingMaskIntoConstraints = false; addSubview(v) }
      \(statements)
    }
    """, more)
}

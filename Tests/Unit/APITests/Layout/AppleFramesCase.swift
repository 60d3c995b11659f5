import Foundation
import TestSupport

/// A case of the apple-frames suite (format `ib-layout-case/1`) and its request.
struct AppleFramesCase {
  let name: String
  let json: NSDictionary

  private init(_ text: Data, name: String) throws {
    guard let json = try JSONSerialization.jsonObject(with: text) as? NSDictionary else {
      throw CocoaError(.fileReadCorruptFile)
    }
    self.json = json
    self.name = name
  }

  /// Every case of the suite, by path: a file `.json` has one, and a file `.jsonl` one a line.
  static func all() throws -> [AppleFramesCase] {
    let cases = Repository.suite("apple-frames").appending(path: "cases")
    let paths = FileManager.default.enumerator(at: cases, includingPropertiesForKeys: nil)
    let files = (paths?.allObjects as? [URL] ?? []).sorted { $0.path < $1.path }
    return try files.flatMap { file -> [AppleFramesCase] in
      let name = file.pathComponents.suffix(2).joined(separator: "/")
      switch file.pathExtension {
      case "json": return [try AppleFramesCase(Data(contentsOf: file), name: name)]
      case "jsonl":
        return try Data(contentsOf: file).split(separator: UInt8(ascii: "\n")).enumerated().map {
          try AppleFramesCase($1, name: "\(name):\($0 + 1)")
        }
      default: return []
      }
    }
  }

  /// The scale at which Apple rounded the edges, in pixels per point.
  var frameScale: Double {
    (json["source"] as? NSDictionary)?["frameScale"] as? Double ?? 1
  }

  private func objects(_ member: String) -> [NSDictionary] { json[member] as? [NSDictionary] ?? [] }

  /// The expected frames by view, without the given ones.
  var expected: [String: [Double]] {
    var frames: [String: [Double]] = [:]
    for view in objects("views") {
      guard let id = view["id"] as? String, view["fixed"] as? Bool != true,
        view["parent"] is String, let frame = view["expectedFrame"] as? NSDictionary
      else { continue }
      frames[id] = ["x", "y", "width", "height"].compactMap { frame[$0] as? Double }
    }
    return frames
  }

  /// Whether the scene has a stack view.
  var hasStacks: Bool { objects("views").contains { $0["stack"] != nil } }

  /// The request as the suite's own script makes it. With `stacks`, `"stack"` replaces the
  /// constraints of stack views.
  func request(scale: Double? = nil, stacks: Bool = false) -> NSDictionary {
    let body = NSMutableDictionary()
    let margins = stacks ? stackMargins : [:]
    body["views"] = objects("views").map { entry in
      let out = view(entry)
      guard stacks, let stack = entry["stack"] as? NSDictionary, let id = entry["id"] as? String
      else { return out }
      guard let more = out.mutableCopy() as? NSMutableDictionary else { return out }
      more["stack"] = self.stack(stack)
      if let margins = margins[id] { more["margins"] = margins }
      return more
    }
    var constraints: [NSDictionary] = []
    let gaps = Set(
      objects("views").filter { $0["stack"] != nil }.compactMap { $0["id"] as? String })
    let guides = objects("guides").filter {
      !stacks || $0["kind"] as? String != "free" || !gaps.contains($0["owner"] as? String ?? "")
    }
    body["guides"] = guides.map { guide in
      let out = NSMutableDictionary()
      out["id"] = guide["id"]
      out["in"] = guide["owner"]
      if let insets = guide["insets"] { out["insets"] = insets }
      if guide["kind"] as? String == "scrollContent" {
        for edge in ["left", "top"] {
          let first = ["view": guide["id"], "attribute": edge]
          let second = ["view": guide["owner"], "attribute": edge]
          constraints.append(["first": first, "relation": "==", "second": second])
        }
      }
      return out
    }
    let own = objects("constraints").filter { !stacks || $0["origin"] as? String != "stack" }
    body["constraints"] = constraints + own.map(constraint)
    body["coordinates"] = "parent"
    if let scale { body["scale"] = scale }
    return body
  }

  private func stack(_ stack: NSDictionary) -> NSDictionary {
    let out = NSMutableDictionary()
    for member in ["axis", "distribution", "alignment", "spacing", "arranged"] {
      out[member] = stack[member]
    }
    out["marginsRelative"] = stack["layoutMarginsRelative"] ?? false
    out["baselineRelative"] = stack["baselineRelative"] ?? false
    return out
  }

  /// The margins of stacks with relative layout margins, which the suite represents as guides.
  private var stackMargins: [String: NSDictionary] {
    var margins: [String: NSDictionary] = [:]
    for guide in objects("guides") where guide["kind"] as? String == "margins" {
      guard let owner = guide["owner"] as? String, let insets = guide["insets"] as? NSDictionary
      else { continue }
      let out = NSMutableDictionary()
      for (edge, side) in [
        ("top", "top"), ("leading", "left"), ("bottom", "bottom"), ("trailing", "right"),
      ] {
        out[edge] = insets[side]
      }
      margins[owner] = out
    }
    return margins
  }

  private func view(_ view: NSDictionary) -> NSDictionary {
    let out = NSMutableDictionary()
    out["id"] = view["id"]
    let isFixed = view["fixed"] as? Bool == true
    if let parent = view["parent"] as? String {
      out["parent"] = parent
      if isFixed, let frame = view["expectedFrame"] as? [AnyHashable: Any] {
        out.addEntries(from: frame)
      }
    } else if let root = json["root"] as? NSDictionary {
      out["width"] = root["width"]
      out["height"] = root["height"]
    }
    if !isFixed, let intrinsic = view["intrinsic"] as? [String: Any] {
      let sizes = intrinsic.filter { $0.value is NSNumber }
      if !sizes.isEmpty {
        out["intrinsicSize"] = sizes
        out["hugging"] = priorities(view["hugging"], sizes)
        out["compressionResistance"] = priorities(view["compression"], sizes)
      }
    }
    if let insets = view["alignmentInsets"] as? NSDictionary { out["alignmentInsets"] = insets }
    if let baseline = view["baseline"] as? NSDictionary {
      out["firstBaseline"] = baseline["firstFromTop"]
      out["lastBaseline"] = baseline["lastFromBottom"]
    }
    return out
  }

  private func priorities(_ pair: Any?, _ sizes: [String: Any]) -> [String: Any] {
    guard let pair = pair as? [Any], pair.count == 2 else { return [:] }
    var out: [String: Any] = [:]
    if sizes["width"] != nil { out["horizontal"] = pair[0] }
    if sizes["height"] != nil { out["vertical"] = pair[1] }
    return out
  }

  private func constraint(_ constraint: NSDictionary) -> NSDictionary {
    let out = NSMutableDictionary()
    for member in ["id", "constant", "priority"] { out[member] = constraint[member] }
    out["relation"] = constraint["relation"] ?? "=="
    out["first"] = anchor(constraint["first"])
    if constraint["second"] is NSArray {
      out["second"] = anchor(constraint["second"])
      out["multiplier"] = constraint["multiplier"]
    }
    if let container = constraint["container"] as? String { out["container"] = container }
    return out
  }

  private func anchor(_ pair: Any?) -> NSDictionary {
    let pair = pair as? [Any] ?? ["", ""]
    return ["view": pair[0], "attribute": pair[1]]
  }
}

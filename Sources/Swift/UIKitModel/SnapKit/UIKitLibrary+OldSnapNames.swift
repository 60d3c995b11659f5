internal import SwiftInterpreter
internal import SwiftSources

/// SnapKit before version 3 has `view.snp_top` for `view.snp.top`, and `view.snp_makeConstraints`
/// for `view.snp.makeConstraints`. Source:
/// https://github.com/SnapKit/SnapKit/blob/0.22.0/Source/View%2BSnapKit.swift.
extension UIKitLibrary {
  /// Whether a name is one of those that follow `snp.`.
  static func isSnapName(_ name: UIKitName) -> Bool {
    switch name {
    case .makeConstraints, .remakeConstraints, .updateConstraints, .prepareConstraints,
      .removeConstraints:
      true
    default: isSnapAttribute(name)
    }
  }

  /// `view.snp_top`; nil for another property.
  func oldSnapItem(
    _ symbol: SwiftSymbol, of value: Value, _ interpreter: Interpreter
  ) throws(Interruption) -> Value? {
    guard let name = names.oldSnapName(symbol) else { return nil }
    return try dsl(of: value, interpreter).flatMap { snapItem($0.item, name) }.map { .system($0) }
  }

  /// `view.snp_makeConstraints { … }`; nil for another method.
  func callOldSnap(
    _ symbol: SwiftSymbol, on value: Value, _ arguments: [Argument], _ interpreter: Interpreter
  ) throws(Interruption) -> Value? {
    guard let name = names.oldSnapName(symbol), let dsl = try dsl(of: value, interpreter) else {
      return nil
    }
    return try call(name, on: dsl, arguments, interpreter)
  }

  /// `view.snp`; nil if the value is no view.
  private func dsl(
    of value: Value, _ interpreter: Interpreter
  ) throws(Interruption) -> SnapDSL? {
    guard case .system(let dsl as SnapDSL)? = try get(names[.snp], of: value, in: interpreter)
    else { return nil }
    return dsl
  }
}

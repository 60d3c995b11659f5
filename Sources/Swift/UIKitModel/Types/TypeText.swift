internal import SwiftInterpreter
internal import SwiftSources
internal import SwiftWorld
internal import TextBytes

/// Reads the types of tables: `CGFloat`, `[UIView]`, `UIView?`, `(ConstraintMaker) -> Void`.
struct TypeText {
  private var types = TextDictionary<StaticType>()

  /// The type of a text.
  mutating func type(_ text: String, _ table: inout SymbolTable) -> StaticType {
    if let known = types[text] { return known }
    let type = read(text, &table)
    types[text] = type
    return type
  }

  private mutating func read(_ text: String, _ table: inout SymbolTable) -> StaticType {
    if text == "Any" { return .any }
    if text.hasSuffix(" -> Void"), text.hasPrefix("(") {
      let list = text.dropFirst().dropLast(" -> Void".count + 1)
      let parameters = list.isEmpty ? [] : [type(String(list), &table)]
      return .function(FunctionType(parameters: parameters, result: .tuple([])))
    }
    if text.hasSuffix("?") { return .optional(type(String(text.dropLast()), &table)) }
    if text.hasPrefix("["), text.hasSuffix("]") {
      return .array(type(String(text.dropFirst().dropLast()), &table))
    }
    return .system(table.intern(text))
  }
}

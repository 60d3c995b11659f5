import ConstraintSolver
import ConstraintLayout
internal import JSONDocuments
internal import JSONText
internal import ServiceContract
internal import LayoutRequests
internal import TextBytes
internal import TextLayout

extension LayoutRequestDecoder {
  /// Reads the variants.
  mutating func readVariants(
    _ value: JSONValue, names: inout NameTable
  ) throws(Problem) {
    guard let elements = errors.array(value) else { return }
    guard value.count <= limits.variants else {
      throw exceeded("variants", limits.variants, at: value)
    }
    let pointer = JSONPointer().appending("variants")
    for (index, element) in elements.enumerated() {
      guard let fields = ObjectFields<VariantMember>(element, errors) else { continue }
      var variant = LayoutRequest.Variant(name: "", direction: nil, edits: [])
      if let value = fields.required(.name, errors) {
        variant.name = variantName(value, &names)
      }
      if let value = fields[.direction] {
        variant.direction = errors.choice(value, of: DirectionChoice.self)?.direction
      }
      var traits = textTraits
      if let value = fields[.contentSize], let size = texts.contentSize(value) {
        traits.contentSize = size
      }
      if let value = fields[.language] { traits.language = texts.language(value) }
      if let set = fields[.set] {
        let place = pointer.appending(index).appending("set")
        variant.edits = try readEdits(set, at: place, &variant.statements, &traits)
      } else {
        variant.edits = try textEdits(traits, except: [], at: element)
      }
      variant.queries = try readQueries(explain: fields[.explain], fit: fields[.fit])
      variants.append(variant)
    }
  }

  /// The name of a variant; adds an error if it is taken.
  func variantName(_ value: JSONValue, _ names: inout NameTable) -> String {
    guard let name = errors.id(value, limit: limits.idBytes) else { return "" }
    if !names.insert(name.span).isNew {
      errors.add(
        .invalidVariant, at: value, "another variant is called \(Excerpt.quoted(name)) already")
    }
    return String(decoding: name, as: UTF8.self)
  }
}

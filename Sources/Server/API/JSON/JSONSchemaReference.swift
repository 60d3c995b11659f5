/// The member by which an editor finds the JSON Schema of a document.
enum JSONSchemaReference {
  /// Its name.
  static let member = "$schema"
}

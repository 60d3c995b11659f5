internal import JSONText

/// The JSON Schema (2020-12) of `.trellis.yml`, for editors. It is made from the tables by which
/// the reader reads the file: members, rules and their options.
public enum ConfigurationSchema {
  /// The schema.
  public static var json: [UInt8] {
    var json = JSONWriter(capacity: 16 * 1024)
    json.beginObject()
    json.member("$schema", "https://json-schema.org/draft/2020-12/schema")
    json.member("title", "Configuration of trellis check")
    json.member(
      "description", "The file .trellis.yml, which applies to documents in its folder and below.")
    // An empty file is null.
    write(types: ["object", "null"], to: &json)
    json.member("additionalProperties", false)
    json.beginObject("properties")
    for member in ConfigurationMember.allCases {
      json.beginObject(member.rawValue)
      json.member("description", member.summary)
      write(member.shape, to: &json)
      json.endObject()
    }
    json.endObject()
    json.beginObject("$defs")
    json.beginObject("severity")
    json.member("description", "What a finding of the rule is; off does not check the rule.")
    json.beginArray("enum")
    for severity in Severity.allCases { json.string(severity.rawValue) }
    // YAML 1.1 reads `off` as a boolean.
    json.bool(false)
    json.endArray()
    json.endObject()
    json.endObject()
    json.endObject()
    return json.bytes
  }

  private static func write(_ shape: ConfigurationMember.Shape, to json: inout JSONWriter) {
    switch shape {
    case .one(let scalar):
      write(scalar, to: &json)
    case .oneOrMore(let scalar):
      json.beginArray("anyOf")
      json.beginObject()
      write(scalar, to: &json)
      json.endObject()
      json.beginObject()
      json.member("type", "array")
      json.beginObject("items")
      write(scalar, to: &json)
      json.endObject()
      json.endObject()
      json.endArray()
    case .rules:
      writeRules(to: &json)
    case .suppressions:
      writeSuppressions(to: &json)
    }
  }

  private static func write(_ scalar: ConfigurationScalar, to json: inout JSONWriter) {
    switch scalar {
    case .text:
      write(types: ["string", "number"], to: &json)
    case .size:
      json.member("type", "string")
      json.member("pattern", "^[0-9.]+x[0-9.]+$")
    case .range:
      json.member("type", "string")
      json.member("pattern", #"^[0-9.]+\.\.\.[0-9.]+$"#)
    case .textScale:
      // The bounds are for numbers, the pattern for strings.
      write(types: ["string", "number"], to: &json)
      json.member("minimum", 0.1)
      json.member("maximum", 10)
      json.member("pattern", #"^[0-9.]+(\.\.\.[0-9.]+)?$"#)
    case .choice(let names):
      write(names, as: "enum", to: &json)
    }
  }

  private static func write(types: [String], to json: inout JSONWriter) {
    write(types, as: "type", to: &json)
  }

  private static func write(
    _ names: [String], as keyword: StaticString, to json: inout JSONWriter
  ) {
    json.beginArray(keyword)
    for name in names { json.string(name) }
    json.endArray()
  }

  private static func writeRules(to json: inout JSONWriter) {
    json.member("type", "object")
    json.member("additionalProperties", false)
    json.beginObject("properties")
    for rule in Rule.allCases {
      json.beginObject(rule.rawValue)
      json.member("description", rule.summary)
      json.beginArray("anyOf")
      writeSeverity(to: &json)
      json.beginObject()
      json.member("type", "object")
      json.member("additionalProperties", false)
      json.beginObject("properties")
      json.key("severity")
      writeSeverity(to: &json)
      for option in rule.description.options { write(option, to: &json) }
      json.endObject()
      json.endObject()
      json.endArray()
      json.endObject()
    }
    json.endObject()
  }

  private static func writeSeverity(to json: inout JSONWriter) {
    json.beginObject()
    json.member("$ref", "#/$defs/severity")
    json.endObject()
  }

  private static func write(_ option: RuleDescription.Option, to json: inout JSONWriter) {
    json.beginObject(option.name)
    switch option {
    case .length:
      json.member("description", "A length in points.")
      json.member("type", "number")
      json.member("minimum", 0)
      json.member("maximum", 1_000_000)
    case .patterns:
      json.member("description", "Patterns of ids.")
      write(.oneOrMore(.text), to: &json)
    }
    json.endObject()
  }

  private static func writeSuppressions(to json: inout JSONWriter) {
    json.member("type", "array")
    json.beginObject("items")
    json.member("type", "object")
    json.member("additionalProperties", false)
    json.member("minProperties", 1)
    json.beginObject("properties")
    for member in SuppressionMember.allCases {
      json.beginObject(member.rawValue)
      json.member("description", member.summary)
      switch member {
      case .file, .view: write(.text, to: &json)
      case .rule:
        write(Rule.allCases.filter(\.isSuppressible).map(\.rawValue), as: "enum", to: &json)
      }
      json.endObject()
    }
    json.endObject()
    json.endObject()
  }
}

internal import Bytes
internal import JSONDocument
internal import Validation

/// The JSON Schema of rule files, by which editors complete keys and rules, explain them, and mark faults.
///
/// It is made of the tables of keys and of the catalog, in draft 7, which editors support most widely. It accepts every rule file without
/// faults; what only the whole document shows, such as the name of a field that does not exist, `validate lint` reports.
///
/// ```swift
/// let schema = String(decoding: RuleFileSchema.document(), as: UTF8.self)
/// schema.hasPrefix("{\n  \"$schema\": \"http://json-schema.org/draft-07/schema#\"")  // true
/// ```
public enum RuleFileSchema {
  /// Returns the document, with a line end after it.
  public static func document() -> [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.member("$schema", "http://json-schema.org/draft-07/schema#")
      json.member("title", "Rule file")
      json.member("description", "Rules for tables and forms: a Table Schema with additional keys.")
      write(SchemaKey.ofFile, of: .ruleFile, required: ["fields"], to: &json)
      json.key("definitions")
      json.object { json in
        part("field", in: &json) { write(SchemaKey.ofField, of: .field, required: ["name"], to: &$0) }
        part("fieldPattern", in: &json) {
          write(SchemaKey.ofFieldPattern, of: .field, required: ["match"], to: &$0)
        }
        part("constraints", in: &json) {
          write(SchemaKey.ofConstraints, of: .constraints, isComplete: true, to: &$0)
        }
        part("dialect", in: &json) { write(SchemaKey.ofDialect, of: .dialect, to: &$0) }
        part("recordRule", in: &json) {
          write(SchemaKey.ofRecordRule, required: ["id"], isComplete: true, to: &$0)
        }
        part("rule", in: &json) { RuleSchema.write(to: &$0) }
        json.key("rules")
        json.raw(
          ##"{"anyOf":[{"$ref":"#/definitions/rule"},{"type":"array","minItems":1,"items":{"$ref":"#/definitions/rule"}}]}"##
        )
        json.key("names")
        json.raw(#"{"anyOf":[{"type":"string"},{"type":"array","minItems":1,"items":{"type":"string"}}]}"#)
        json.key("limits")
        json.raw(
          #"{"type":"object","required":["invalid"],"additionalProperties":false,"properties":{"invalid":{"type":["integer","string","object"],"additionalProperties":false,"minProperties":1,"properties":{"warn":{"type":["integer","string"]},"fail":{"type":["integer","string"]}}}}}"#
        )
        json.key("severity")
        json.raw(SchemaKey.word(Severity.ofRules.map(\.rawValue)))
      }
    }
    return JSONLayout.indented(json.bytes) + [0x0A]
  }

  private static func part(_ name: String, in json: inout JSONWriter, _ write: (inout JSONWriter) -> Void) {
    json.key(name)
    json.object { write(&$0) }
  }

  /// Writes the members of the schema of an object.
  ///
  /// - Parameters:
  ///   - place: The place of the keys; the keys of other places are faults in it. `nil` if the keys have no place of their own.
  ///   - required: The keys that must be there.
  ///   - isComplete: Whether other keys are faults.
  private static func write(
    _ keys: [SchemaKey], of place: PropertyPlace? = nil, required: [String] = [], isComplete: Bool = false,
    to json: inout JSONWriter
  ) {
    json.member("type", "object")
    if !required.isEmpty { json.member("required", required) }
    if isComplete { json.member("additionalProperties", false) }
    json.key("properties")
    json.object { json in
      for key in keys {
        json.key(key.name)
        json.raw(key.described)
      }
      guard let place, !isComplete else { return }
      for name in place.foreignProperties where !keys.contains(where: { $0.name == name }) {
        json.member(name, false)
      }
    }
  }
}

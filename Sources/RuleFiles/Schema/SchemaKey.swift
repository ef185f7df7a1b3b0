internal import JSONDocument

/// A key of a rule file for its JSON Schema: its name, what it means, and the schema of its value.
struct SchemaKey {
  let name: String
  /// One sentence.
  let meaning: String
  /// The schema of the value as JSON, an object.
  let schema: String

  init(_ name: String, _ meaning: String, is schema: String) {
    (self.name, self.meaning, self.schema) = (name, meaning, schema)
  }

  /// The schema with the meaning of the key.
  var described: String {
    var json = JSONWriter()
    json.string(meaning)
    let description = "{\"description\":" + String(decoding: json.bytes, as: UTF8.self)
    return schema == "{}" ? description + "}" : description + "," + schema.dropFirst()
  }

  static let text = #"{"type":"string"}"#
  static let flag = #"{"type":"boolean"}"#
  static let texts = #"{"type":"array","items":{"type":"string"}}"#
  static let object = #"{"type":"object"}"#
  static let anything = "{}"
  static let count = #"{"type":"integer","minimum":0}"#
  static let uniqueness =
    #"{"type":"object","additionalProperties":false,"properties":{"ignoring":{"type":"array","minItems":1,"items":{"enum":["case","blanks"]}},"where":{"type":"object"}}}"#
  static let character = #"{"type":["string","null"]}"#

  /// Returns the schema of a word of a list.
  static func word(_ words: [String]) -> String {
    "{\"enum\":[\(words.map { "\"\($0)\"" }.joined(separator: ","))]}"
  }

  /// Returns the schema of a part of this document.
  static func part(_ name: String) -> String { "{\"$ref\":\"#/definitions/\(name)\"}" }

  /// Returns the schema of an array of parts of this document.
  static func array(of name: String, atLeast minimum: Int = 0) -> String {
    "{\"type\":\"array\",\"minItems\":\(minimum),\"items\":\(part(name))}"
  }
}

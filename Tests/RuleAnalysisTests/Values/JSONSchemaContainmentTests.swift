import JSONDocument
import RuleFiles
import Testing
import Validation

@testable import RuleAnalysis

/// Tests of whether all values of one JSON Schema are values of another.
struct JSONSchemaContainmentTests {
  private func checker(_ text: String) throws -> JSONSchemaChecker {
    let node = try DocumentNode(Array(text.utf8))
    let faults = FaultCollector()
    var decoder = JSONSchemaDecoder(node, of: .comparedDocument, reportingTo: faults)
    let decoded = decoder.checker(of: [node])
    let checker = try #require(decoded)
    #expect(faults.isEmpty)
    return checker
  }

  private func expect(_ first: String, in second: String, _ expected: String) throws {
    let (one, other) = (try checker(first), try checker(second))
    switch JSONSchemaContainment(of: one, in: other).answer {
    case .proved: #expect(expected == "proved")
    case .unknown: #expect(expected == "unknown")
    case .refuted(let text):
      #expect(expected == text)
      let bytes = Array(text.utf8)
      let value = try JSONValue(bytes)
      #expect(one.fault(in: value, size: bytes.count) == nil)
      #expect(other.fault(in: value, size: bytes.count) != nil)
    }
  }

  @Test(arguments: [
    ("true", "true", "proved"), ("true", "false", "null"), ("false", #"{"const": 1}"#, "proved"),
    (#"{"type": "integer"}"#, #"{"type": "number"}"#, "proved"),
    (#"{"type": "number"}"#, #"{"type": "integer"}"#, "0.5"),
    (#"{"type": "integer", "minimum": 1, "maximum": 3}"#, #"{"enum": [1, 2.0, 3e0]}"#, "proved"),
    (#"{"type": "integer", "minimum": 1, "maximum": 4}"#, #"{"enum": [1, 2.0, 3e0]}"#, "4"),
    (#"{"multipleOf": 6}"#, #"{"allOf": [{"multipleOf": 2}, {"multipleOf": 3}]}"#, "proved"),
    (#"{"type": "number", "multipleOf": 0.01}"#, #"{"multipleOf": 0.005}"#, "proved"),
    (#"{"type": "number", "multipleOf": 0.005}"#, #"{"multipleOf": 0.01}"#, "0.005"),
    (
      #"{"type": "number", "exclusiveMinimum": 0, "exclusiveMaximum": 1}"#, #"{"not": {"multipleOf": 1}}"#,
      "proved"
    ),
    (
      #"{"type": "integer", "minimum": 7, "maximum": 8}"#,
      #"{"anyOf": [{"multipleOf": 7}, {"multipleOf": 2}]}"#, "proved"
    ),
    (#"{"type": "boolean"}"#, #"{"enum": [true, false]}"#, "proved"),
    (#"{"type": "boolean"}"#, #"{"enum": [true]}"#, "false"),
    (#"{"enum": ["a", null]}"#, #"{"type": "string"}"#, "null"),
  ])
  func `numbers and literals`(first: String, second: String, expected: String) throws {
    try expect(first, in: second, expected)
  }

  @Test(arguments: [
    (#"{"type": "string", "maxLength": 2}"#, #"{"maxLength": 3}"#, "proved"),
    (#"{"type": "string", "maxLength": 3}"#, #"{"maxLength": 2}"#, "\"aaa\""),
    (#"{"type": "string", "pattern": "^a+$"}"#, #"{"pattern": "a"}"#, "proved"),
    (#"{"type": "string", "pattern": "a"}"#, #"{"pattern": "a|zzz"}"#, "proved"),
    (#"{"type": "string", "format": "ipv4"}"#, #"{"maxLength": 15}"#, "proved"),
    (#"{"type": "string", "format": "date"}"#, #"{"pattern": "^\\d{4}-\\d\\d-\\d\\d$"}"#, "proved"),
    (#"{"type": "string", "format": "uri"}"#, #"{"format": "iri-reference"}"#, "proved"),
    (#"{"type": "string", "format": "email"}"#, #"{"format": "email", "minLength": 1}"#, "proved"),
    (#"{"type": "string", "pattern": "^\\cC$"}"#, #"{"const": "\u0003"}"#, "proved"),
  ])
  func `texts`(first: String, second: String, expected: String) throws {
    try expect(first, in: second, expected)
  }

  @Test(arguments: [
    (#"{"type": "array", "items": {"type": "integer"}}"#, #"{"items": {"type": "number"}}"#, "proved"),
    (#"{"type": "array", "items": {"type": "number"}}"#, #"{"items": {"type": "integer"}}"#, "[0.5]"),
    (
      #"{"type": "array", "minItems": 1, "items": {"type": "null"}}"#, #"{"contains": {"type": "null"}}"#,
      "proved"
    ),
    (
      #"{"type": "array", "contains": {"type": "null"}, "maxItems": 1}"#, #"{"items": {"type": "null"}}"#,
      "proved"
    ),
    (#"{"type": "array", "prefixItems": [{"type": "null"}], "items": false}"#, #"{"maxItems": 1}"#, "proved"),
    (#"{"type": "array", "items": false}"#, #"{"uniqueItems": true}"#, "proved"),
    (#"{"type": "array"}"#, #"{"uniqueItems": true}"#, "[null,null]"),
    (
      #"{"type": "array", "contains": {"const": 1}, "minContains": 3}"#,
      #"{"contains": {"type": "integer"}, "minContains": 2}"#, "proved"
    ),
    (#"{"const": [1, {"a": 2}]}"#, #"{"enum": [[1.0, {"a": 2.0}]]}"#, "proved"),
  ])
  func `arrays`(first: String, second: String, expected: String) throws {
    try expect(first, in: second, expected)
  }

  @Test(arguments: [
    (#"{"type": "object", "required": ["a"]}"#, #"{"minProperties": 1}"#, "proved"),
    (
      #"{"type": "object", "properties": {"a": {"type": "null"}}}"#,
      #"{"properties": {"a": {"enum": [null, 1]}}}"#, "proved"
    ),
    (#"{"type": "object", "properties": {"a": {"type": "null"}}}"#, #"{"required": ["a"]}"#, "{}"),
    (
      #"{"type": "object", "properties": {"a": true}, "additionalProperties": false, "minProperties": 1}"#,
      #"{"required": ["a"]}"#, "proved"
    ),
    (
      #"{"type": "object", "patternProperties": {"^a": {"type": "null"}}}"#,
      #"{"properties": {"ab": {"type": "null"}}}"#, "proved"
    ),
    (
      #"{"type": "object", "properties": {"ab": {"type": "null"}}}"#,
      #"{"patternProperties": {"^a": {"type": "null"}}}"#, #"{"a":true}"#
    ),
    (#"{"type": "object", "propertyNames": {"maxLength": 1}}"#, #"{"properties": {"ab": false}}"#, "proved"),
    (
      #"{"type": "object", "dependentRequired": {"a": ["b"]}, "required": ["a"]}"#, #"{"required": ["b"]}"#,
      "proved"
    ),
    (
      #"{"type": "object", "if": {"required": ["a"]}, "then": {"required": ["b"]}}"#,
      #"{"dependentRequired": {"a": ["b"]}}"#, "proved"
    ),
    (
      #"{"type": "object", "oneOf": [{"required": ["a"]}, {"required": ["b"]}]}"#,
      #"{"anyOf": [{"required": ["a"]}, {"required": ["b"]}]}"#, "proved"
    ),
    (
      #"{"type": "object", "anyOf": [{"required": ["a"]}, {"required": ["b"]}]}"#,
      #"{"oneOf": [{"required": ["a"]}, {"required": ["b"]}]}"#, #"{"a":null,"b":null}"#
    ),
  ])
  func `objects`(first: String, second: String, expected: String) throws {
    try expect(first, in: second, expected)
  }

  @Test(arguments: [
    (#"{"multipleOf": 1e-60}"#, "true", "proved"), ("true", #"{"multipleOf": 1e-60}"#, "unknown"),
    (#"{"type": "number", "multipleOf": 0.1}"#, #"{"maximum": 1e400}"#, "unknown"),
  ])
  func `numbers beyond the limits are no trap`(first: String, second: String, expected: String) throws {
    let answer = JSONSchemaContainment(of: try checker(first), in: try checker(second)).answer
    #expect(answer == .unknown || expected == "proved" && answer == .proved)
  }

  @Test func `schemas that refer to each other exponentially often are unknown`() throws {
    var definitions = #""d0": {"type": "integer"}"#
    for number in 1...40 {
      let reference = ##"{"$ref": "#/$defs/d\##(number - 1)"}"##
      definitions += #", "d\#(number)": {"allOf": [\#(reference), \#(reference)]}"#
    }
    let laughs = ##"{"$ref": "#/$defs/d40", "$defs": {\##(definitions)}}"##
    try expect(laughs, in: "true", "unknown")
    let closed = ##"{"$ref": "#/$defs/d40", "unevaluatedProperties": false, "$defs": {\##(definitions)}}"##
    try expect(closed, in: "true", "unknown")
    let anything = closed.replacing(#""type": "integer""#, with: "")
    let fault = try checker(anything).fault(in: try JSONValue(Array(#"{"a": 1}"#.utf8)), size: 8)
    #expect(fault?.doubt != nil)
  }

  @Test(arguments: [
    (#"{"unevaluatedProperties": false}"#, #"{"additionalProperties": false}"#, "proved"),
    (
      #"{"allOf": [{"properties": {"a": true}}], "properties": {"b": true}, "unevaluatedProperties": false}"#,
      #"{"properties": {"a": true, "b": true}, "additionalProperties": false}"#, "proved"
    ),
    (
      #"{"properties": {"a": true, "b": true}, "additionalProperties": false}"#,
      #"{"allOf": [{"properties": {"a": true}}], "properties": {"b": true}, "unevaluatedProperties": false}"#,
      "proved"
    ),
    (
      #"{"type": "object", "properties": {"a": true, "b": true}, "additionalProperties": false}"#,
      #"{"properties": {"a": true}, "unevaluatedProperties": false}"#, #"{"b":null}"#
    ),
    (
      #"{"type": "object", "anyOf": [{"properties": {"a": {"const": 1}}, "required": ["a"]}, {"properties": {"b": true}}], "unevaluatedProperties": false}"#,
      #"{"properties": {"a": {"const": 1}, "b": true}, "additionalProperties": false}"#, "proved"
    ),
    (
      #"{"properties": {"a": {"const": 1}, "b": true}, "additionalProperties": false}"#,
      #"{"type": "object", "anyOf": [{"properties": {"a": {"const": 1}}, "required": ["a"]}, {"properties": {"b": true}}], "unevaluatedProperties": false}"#,
      "null"
    ),
    (
      #"{"type": "object", "if": {"required": ["a"]}, "then": {"properties": {"a": true, "b": true}}, "unevaluatedProperties": false}"#,
      #"{"dependentRequired": {"b": ["a"]}}"#, "proved"
    ),
    (
      #"{"prefixItems": [{"type": "null"}], "unevaluatedItems": false}"#,
      #"{"prefixItems": [{"type": "null"}], "items": false}"#, "proved"
    ),
    (
      #"{"type": "array", "contains": {"const": 1}, "unevaluatedItems": {"const": 2}}"#,
      #"{"items": {"enum": [1, 2]}}"#, "proved"
    ),
    (
      #"{"type": "array", "items": {"enum": [1, 2]}}"#,
      #"{"contains": {"const": 1}, "minContains": 0, "unevaluatedItems": {"const": 2}}"#, "proved"
    ),
  ])
  func `what is unevaluated is known from the schemas that apply to the same value`(
    first: String, second: String, expected: String
  ) throws {
    try expect(first, in: second, expected)
  }

  @Test(arguments: [
    #"{"extends": {}}"#, #"{"$ref": "http://example.com/x"}"#, #"{"format": "nothing"}"#,
    #"{"items": {"pattern": "("}}"#,
    ##"{"$ref": "#/$defs/a", "$defs": {"a": {"disallow": "null"}}}"##,
  ])
  func `keywords that are not checked leave an answer open`(schema: String) throws {
    let node = try DocumentNode(Array(schema.utf8))
    var decoder = JSONSchemaDecoder(node, of: .comparedDocument, reportingTo: FaultCollector())
    let decoded = decoder.checker(of: [node])
    let partial = try #require(decoded)
    #expect(JSONSchemaContainment(of: try checker("true"), in: partial).answer == .unknown)
    #expect(JSONSchemaContainment(of: partial, in: try checker("true")).answer == .unknown)
  }

  @Test func `what a check does not decide is no proof`() throws {
    let text = "\"" + String(repeating: "a", count: 60) + "!\""
    let pattern = #"{"pattern": "^(?:(?=(a+)+$)x|a+[?])$"}"#
    try expect(#"{"enum": [\#(text)]}"#, in: pattern, "unknown")
    try expect(
      #"{"type": "array", "items": {"type": "integer"}, "contains": {}, "minContains": 100}"#,
      in: #"{"minItems": 200}"#, "unknown")
    let words = (1...3_000).map { "\"" + String(repeating: "a", count: $0) + "\"" }.joined(separator: ",")
    try expect(#"{"type": "string"}"#, in: #"{"enum": [\#(words)]}"#, "unknown")
  }

  @Test func `schemas that contain themselves are compared by the smallest value`() throws {
    func tree(_ key: String, _ length: Int) -> String {
      ##"{"type": "object", "properties": {"\##(key)": {"type": "array", "items": {"$ref": "#"}}, "n": {"type": "string", "maxLength": \##(length)}}, "additionalProperties": false}"##
    }
    try expect(tree("c", 3), in: tree("c", 3), "proved")
    try expect(tree("c", 3), in: tree("c", 4), "proved")
    try expect(tree("c", 3), in: tree("d", 3), #"{"c":[]}"#)
  }
}

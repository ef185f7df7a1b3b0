/// The formats of JSON Schema (Validation 2020-12, section 7.3) and those that OpenAPI adds.
package enum JSONSchemaFormat {
  /// The formats of texts, each with the rule of the catalog that checks it.
  package static let rules: [String: String] = {
    let same = [
      "date", "date-time", "time", "duration", "email", "idn-email", "hostname", "idn-hostname", "ipv4",
      "ipv6", "uri", "uri-reference", "iri", "iri-reference", "uuid", "uri-template", "json-pointer",
      "relative-json-pointer",
    ]
    var rules = ["regex": "is-regex", "byte": "base64"]
    for name in same { rules[name] = name }
    return rules
  }()
  /// The formats of numbers, each with its values.
  package static let integers: [String: ClosedRange<Int>] = [
    "int32": -2_147_483_648...2_147_483_647, "int64": Int.min...Int.max,
  ]
  /// The formats that say how a value is stored or shown.
  package static let annotations: Set<String> = ["float", "double", "password", "binary"]
}

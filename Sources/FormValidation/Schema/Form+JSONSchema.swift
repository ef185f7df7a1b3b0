internal import JSONDocument

extension Form {
  /// Returns the JSON Schema, draft 2020-12, of a JSON body of the form, for descriptions of an interface such as those of OpenAPI 3.1.
  ///
  /// ```swift
  /// let form = Form([FormField("guests", .number, label: "Guests", rules: [.required, Rule(.integer), Rule(.range(1...9))])])
  /// print(String(decoding: form.jsonSchema(), as: UTF8.self))
  /// // {"$schema":"https://json-schema.org/draft/2020-12/schema","type":"object","properties":{
  /// //   "guests":{"title":"Guests","type":"integer","minimum":1,"maximum":9}},"required":["guests"]}
  /// ```
  ///
  /// A body that the form accepts by ``JSONTyping/byType``, or by ``JSONTyping/strict``, is valid by the schema, if its members are nested
  /// as their names are: `address[street]` is the member `street` of the object `address`. The reverse does not hold: rules that JSON Schema
  /// cannot express, those over several fields among them, are omitted or widened. `format` is an annotation, as it is by default (JSON
  /// Schema Validation, section 7.2.1). Titles and descriptions are in the language of the form.
  ///
  /// - Parameter isStrict: Whether members that the form does not have are invalid, as in the strict reading.
  public func jsonSchema(isStrict: Bool = false) -> [UInt8] {
    let declared = compiled.declared
    var json = JSONWriter()
    json.object { json in
      json.member("$schema", "https://json-schema.org/draft/2020-12/schema")
      ObjectSchema(declared.compiledFields, isStrict: isStrict, reserved: isStrict ? [tokenName] : [])
        .writeMembers(to: &json)
    }
    return json.bytes
  }
}

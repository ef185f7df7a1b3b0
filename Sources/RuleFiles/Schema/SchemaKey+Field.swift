internal import Validation

extension SchemaKey {
  /// The keys of a field.
  static var ofField: [SchemaKey] {
    [
      SchemaKey("name", "The name of the column.", is: text),
      SchemaKey(
        "type", "The type of the values; without it, any text.", is: word(FieldType.allCases.map(\.rawValue))),
      SchemaKey(
        "format",
        "How values of the type are written: a word such as email, or a pattern of strptime such as %d.%m.%Y.",
        is: text),
      SchemaKey("synonyms", "Other names of the column.", is: texts),
      SchemaKey(
        "header",
        "Whether a table must have the column, whatever 'fieldsMatch' allows.",
        is: word(RuleFile.FieldHeader.Presence.allCases.map(\.rawValue))),
      SchemaKey("title", "The title in forms.", is: text),
      SchemaKey("description", "What the values are.", is: text),
      SchemaKey("example", "A value.", is: anything),
      SchemaKey("rdfType", "The type as a resource of RDF.", is: text),
      SchemaKey("constraints", "What the type leaves open.", is: part("constraints")),
      SchemaKey(
        "rules", "Rules of the catalog: 'validate rules' lists them.",
        is: ##"{"type":"array","items":{"$ref":"#/definitions/rule"}}"##),
      SchemaKey(
        "normalize", "Steps that change a value before it is checked.",
        is:
          #"{"type":"array","uniqueItems":true,"items":\#(word(Normalization.Step.allCases.map(\.rawValue)))}"#
      ),
      SchemaKey("missingValues", "The texts that mean an absent value.", is: #"{"type":"array"}"#),
      SchemaKey("categories", "The values, perhaps with labels.", is: #"{"type":"array"}"#),
      SchemaKey("categoriesOrdered", "Whether the order of the categories has a meaning.", is: flag),
      SchemaKey("trueValues", "The texts of a boolean that mean true.", is: texts),
      SchemaKey("falseValues", "The texts of a boolean that mean false.", is: texts),
      SchemaKey("decimalChar", "The character before the fraction of a number.", is: text),
      SchemaKey("groupChar", "The character between groups of digits.", is: text),
      SchemaKey(
        "bareNumber", "Whether a number has nothing before or after it, such as a currency.", is: flag),
      SchemaKey("delimiter", "The character between the items of a list.", is: text),
      SchemaKey("itemType", "The type of the items of a list.", is: text),
      SchemaKey(
        "items", "The elements of an array or the items of a list: fields of objects, or a type and rules.",
        is:
          ##"{"type":"object","properties":{"fields":{"type":"array","items":{"$ref":"#/definitions/field"}},"type":\##(word(FieldType.allCases.map(\.rawValue))),"rules":{"type":"array","items":{"$ref":"#/definitions/rule"}},"constraints":\##(part("constraints"))}}"##
      ),
      SchemaKey("arrowType", "The types in which Arrow may store the values.", is: anything),
      SchemaKey("severity", "Whether findings of the field are errors or warnings.", is: part("severity")),
      SchemaKey(
        "limits",
        "The numbers of records that break the rules of the field from which a check warns or fails.",
        is: part("limits")),
      SchemaKey("messages", "Texts in place of those of the program, by code or rule.", is: object),
      SchemaKey("control", "The form control.", is: word(FieldControl.allCases.map(\.rawValue))),
      SchemaKey("placeholder", "The placeholder of the form control.", is: text),
      SchemaKey("assistiveText", "The helper text below the form control.", is: text),
      SchemaKey(
        "autocomplete", "The kind of value that browsers fill in: HTML, section 4.10.18.7.", is: text),
      SchemaKey("texts", "Titles, helper texts and choices by languages.", is: object),
      SchemaKey("shownWhen", "The condition under which a form shows the field.", is: anything),
      SchemaKey(
        "file", "Limits of uploaded files.",
        is:
          #"{"type":"object","additionalProperties":false,"properties":{"maximumSize":{"type":["integer","string"]},"types":{"type":"array","items":{"type":"string"}},"maximumCount":{"type":"integer"}}}"#
      ),
    ]
  }

  /// The keys of an element of `fieldPatterns`.
  static var ofFieldPattern: [SchemaKey] {
    [
      SchemaKey("match", "A pattern of PCRE2 that the whole name of a column matches.", is: text),
      SchemaKey("atLeast", "The least number of such columns.", is: count),
    ] + ofField.filter { FieldPatternDecoder.known.contains($0.name) }
  }

  /// The keys of `constraints`.
  static var ofConstraints: [SchemaKey] {
    [
      SchemaKey("required", "Whether each record has a value.", is: flag),
      SchemaKey("unique", "Whether no two records have equal values.", is: flag),
      SchemaKey("enum", "The values of a list.", is: #"{"type":"array","minItems":1}"#),
      SchemaKey("pattern", "A pattern of PCRE2 that the whole value matches.", is: text),
      SchemaKey("minLength", "The least length, in Unicode scalars or items.", is: count),
      SchemaKey("maxLength", "The greatest length, in Unicode scalars or items.", is: count),
      SchemaKey("minimum", "The least value.", is: anything),
      SchemaKey("maximum", "The greatest value.", is: anything),
      SchemaKey("exclusiveMinimum", "The bound that all values are above.", is: anything),
      SchemaKey("exclusiveMaximum", "The bound that all values are below.", is: anything),
      SchemaKey(
        "jsonSchema", "The JSON Schema of an object or an array.", is: #"{"type":["object","boolean"]}"#),
    ]
  }
}

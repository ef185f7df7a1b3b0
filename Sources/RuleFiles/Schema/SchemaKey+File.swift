internal import Validation

extension SchemaKey {
  /// The keys at the top of a rule file.
  static var ofFile: [SchemaKey] {
    [
      SchemaKey("$schema", "The JSON Schema or the profile of the document.", is: text),
      SchemaKey("name", "The name of the schema, for other programs.", is: text),
      SchemaKey("title", "The title of the table.", is: text),
      SchemaKey("description", "What the table is.", is: text),
      SchemaKey(
        "language", "The language of titles, helper texts and messages, a tag of BCP 47 such as de.", is: text
      ),
      SchemaKey("include", "Files whose definitions can be used.", is: texts),
      SchemaKey(
        "definitions", "Rules by names, which {use: NAME} inserts.",
        is: ##"{"type":"object","additionalProperties":{"$ref":"#/definitions/rules"}}"##),
      SchemaKey(
        "fields", "The fields, which are the columns of a table, in their order.",
        is: array(of: "field", atLeast: 1)),
      SchemaKey(
        "fieldsMatch", "How the fields match a header: exactly by default.",
        is: #"{"anyOf":[\#(word(RuleFile.FieldsMatch.allCases.map(\.rawValue))),{"type":"array"}]}"#),
      SchemaKey(
        "headerNames", "How the names of columns are compared with those of fields: exactly by default.",
        is: word(RuleFile.HeaderNames.allCases.map(\.rawValue))),
      SchemaKey("files", "The folder in which values of the rule file-exists name files.", is: text),
      SchemaKey(
        "fieldPatterns", "Fields for the columns that no other field has, by patterns of their names.",
        is: array(of: "fieldPattern")),
      SchemaKey("missingValues", "The texts that mean an absent value.", is: #"{"type":"array"}"#),
      SchemaKey(
        "primaryKey",
        "The fields that identify a record: all are required, and no two records are equal in them.",
        is: part("names")),
      SchemaKey(
        "uniqueKeys", "Groups of fields in which no two records are equal.",
        is: #"{"type":"array","items":{"type":"array","items":{"type":"string"},"minItems":1}}"#),
      SchemaKey(
        "foreignKeys", "Fields whose values another table has.",
        is: #"{"type":"array","items":{"type":"object","required":["fields","reference"]}}"#),
      SchemaKey("rules", "Rules over several fields of a record.", is: array(of: "recordRule")),
      SchemaKey(
        "table", "Rules over the table as a whole: records, columns, duplicates, unique, groups, equal.",
        is: object),
      SchemaKey(
        "severity", "Severities of codes.",
        is: #"{"type":"object","additionalProperties":{"enum":["error","warning","ignore"]}}"#),
      SchemaKey("messages", "Texts in place of those of the program, by code or rule.", is: object),
      SchemaKey(
        "limits", "The numbers of invalid records from which a check warns or fails.", is: part("limits")),
      SchemaKey("dialect", "How the files are written: a Table Dialect.", is: part("dialect")),
      SchemaKey("encoding", "The encoding of the files, by a name of iconv.", is: text),
      SchemaKey(
        "tests", "Examples, which 'validate test' checks.", is: #"{"type":"array","items":{"type":"object"}}"#
      ),
    ]
  }

  /// The keys of `dialect`.
  static var ofDialect: [SchemaKey] {
    [
      SchemaKey("$schema", "The profile of the dialect.", is: text),
      SchemaKey(
        "preset", "The program that wrote the files.", is: word(DialectPreset.allCases.map(\.rawValue))),
      SchemaKey("header", "Whether there is a header.", is: flag),
      SchemaKey(
        "headerRows", "The numbers of the rows of the header, from 1.",
        is: #"{"type":"array","items":{"type":"integer","minimum":1}}"#),
      SchemaKey("headerJoin", "The text between the rows of a header.", is: text),
      SchemaKey(
        "commentRows", "The numbers of rows that are comments.",
        is: #"{"type":"array","items":{"type":"integer","minimum":1}}"#),
      SchemaKey("commentChar", "The text with which comments begin.", is: text),
      SchemaKey(
        "delimiter", "The text between fields, of at most 8 bytes; a comma by default.", is: text),
      SchemaKey(
        "widths", "The widths of fields without a delimiter, in characters.",
        is: #"{"type":"array","minItems":1,"items":{"type":"integer","minimum":1}}"#),
      SchemaKey("lineTerminator", "The end of records; CRLF, LF and CR all end one.", is: text),
      SchemaKey("quoteChar", "The character around fields; null for none.", is: character),
      SchemaKey("doubleQuote", "Whether a quote inside a field is doubled.", is: flag),
      SchemaKey("escapeChar", "The character that makes the next one part of the field.", is: character),
      SchemaKey("nullSequence", "The text that means an absent value.", is: text),
      SchemaKey("skipInitialSpace", "Whether spaces after a delimiter are no part of the field.", is: flag),
      SchemaKey("headerPrefix", "The beginning of the first line of the table.", is: text),
      SchemaKey("footerRows", "The number of rows at the end of a file that are no records.", is: count),
      SchemaKey("footerPrefix", "The beginning of the first row after the table.", is: text),
      SchemaKey(
        "property", "The place of the array in a JSON file: the name of a member, or a JSON Pointer.",
        is: text),
      SchemaKey("skipEmptyRecords", "Whether records without a value are skipped.", is: flag),
    ]
  }

  /// The keys of a rule over several fields.
  static var ofRecordRule: [SchemaKey] {
    [
      SchemaKey(
        "id", "The name of the rule in findings: lower-case letters and digits with hyphens between them.",
        is: #"{"type":"string","pattern":"^[a-z0-9]+(-[a-z0-9]+)*$"}"#),
      SchemaKey("description", "What the rule is for.", is: text),
      SchemaKey("compare", "A comparison such as 'end >= start'.", is: text),
      SchemaKey(
        "required-if", "The condition under which the field of 'at' must have a value.", is: anything),
      SchemaKey(
        "required-with", "The fields beside which the field of 'at' must have a value.", is: anything),
      SchemaKey(
        "forbidden-if", "The condition under which the field of 'at' must have no value.", is: anything),
      SchemaKey("rule", "A rule for the field of 'at' under the condition of 'when'.", is: part("rules")),
      SchemaKey("exactly-one-of", "The fields of which exactly one must have a value.", is: part("names")),
      SchemaKey("at-least-one-of", "The fields of which at least one must have a value.", is: part("names")),
      SchemaKey("at-most-one-of", "The fields of which at most one may have a value.", is: part("names")),
      SchemaKey("all-or-none", "The fields of which all or none must have a value.", is: part("names")),
      SchemaKey("when", "The condition under which the rule applies.", is: anything),
      SchemaKey("at", "The field at which findings are.", is: text),
      SchemaKey("message", "The text of findings.", is: text),
      SchemaKey("severity", "Whether findings are errors or warnings.", is: part("severity")),
      SchemaKey(
        "limits", "The numbers of records that break the rule from which a check warns or fails.",
        is: part("limits")),
    ]
  }
}

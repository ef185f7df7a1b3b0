import CArrow
import RuleFiles
import Testing

@testable import ValidationC

/// Tests of the types in which columns are stored: how they are read from schemas, and the findings on them.
struct StoredTypeSchemaTests {
  private let hand = HandMade()

  @Test(arguments: [
    ("n", "null"), ("b", "bool"), ("c", "int8"), ("L", "uint64"), ("e", "float16"), ("g", "float64"),
    ("u", "string"),
    ("U", "large_string"), ("vu", "string_view"), ("z", "binary"), ("vz", "binary_view"),
    ("w:16", "fixed_size_binary(16)"),
    ("tdD", "date32"), ("tdm", "date64"), ("tts", "time32(s)"), ("ttm", "time32(ms)"), ("ttu", "time64(us)"),
    ("ttn", "time64(ns)"), ("tsu:", "timestamp(us)"), ("tss:UTC", "timestamp(s, UTC)"),
    ("tsn:+01:00", "timestamp(ns, +01:00)"), ("tDm", "duration(ms)"), ("tiM", "interval(year_month)"),
    ("tin", "interval(month_day_nano)"), ("d:14,2", "decimal128(14, 2)"), ("d:9,2,32", "decimal32(9, 2)"),
    ("_pli128", "int128"), ("+ud:0", "union"), ("d:x", "d:x"), ("?", "?"), ("", ""),
  ])
  func `the format of a schema names the type`(format: String, type: String) {
    var schema = hand.schema(format, "a")
    #expect(StoredType(schema).description == type)
    schema.release(&schema)
  }

  @Test func `types in types are read, down to a depth, and without children that are missing`() {
    func schema(_ format: String, _ children: ArrowSchema..., dictionary: ArrowSchema? = nil) -> ArrowSchema {
      hand.schema(format, "a", children: children, dictionary: dictionary)
    }
    var deep = schema("i")
    for _ in 0..<70 { deep = schema("+l", deep) }
    let released = schema("+l", schema("i"))
    released.children[0]!.pointee.release(released.children[0])
    var entries = hand.schema(
      "+s", "entries", children: [hand.schema("u", "key"), hand.schema("l", "value")])
    entries = schema("+m", entries)
    var schemas = [
      schema("+l", schema("u")), schema("+w:3", schema("f")),
      hand.schema("+s", "", children: [hand.schema("l", "x"), hand.schema("u", "y z,")]), entries,
      schema("i", dictionary: schema("u")), schema("+r", schema("i"), schema("u")), released,
    ]
    #expect(
      schemas.map { StoredType($0).description } == [
        "list<string>", "fixed_size_list(3)<float32>", "struct<x: int64, `y z,`: string>",
        "map<string, int64>",
        "dictionary<int32, string>", "run_end_encoded<int32, string>", "list",
      ])
    #expect(StoredType(deep).description.hasSuffix("<…" + String(repeating: ">", count: 64)))
    var endless = schema("+s")
    (endless.n_children, endless.children) = (.max, nil)
    #expect(StoredType(endless).description == "struct")
    endless.release(&endless)
    for index in schemas.indices { schemas[index].release(&schemas[index]) }
    deep.release(&deep)
    #expect(hand.unreleased == 0)
  }

  /// Returns the counts of a checker of three columns, of which the first is an integer and the others are texts.
  private func counts(_ rules: String, flags: val_flags = VAL_WHOLE) throws -> String {
    var (parsed, checker) = (OpaquePointer?.none, OpaquePointer?.none)
    try #require(val_rules_parse(rules, rules.utf8.count, nil, &parsed, nil, 0) == 0)
    defer { val_rules_free(parsed) }
    var schema = hand.schema(
      "+s", "", children: [hand.schema("l", "a"), hand.schema("u", "b"), hand.schema("vu", "c")])
    try #require(val_checker_open(parsed, &schema, "t", Int32(flags.rawValue), &checker, nil, 0) == 0)
    defer { val_checker_free(checker) }
    var text = [CChar](repeating: 0, count: 4000)
    _ = val_checker_counts(checker, &text, text.count)
    return CheckerTests.text(text)
  }

  @Test func `a column that is stored otherwise is one finding about the table`() throws {
    let counts = try counts(
      """
      fieldsMatch: subset
      fields: [{name: b, arrowType: [int64, int32]}, {name: c, arrowType: string}, {name: a, arrowType: int64}]
      """)
    #expect(
      counts
        == #"{"records":0,"invalid":0,"valid":false,"fails":true,"limits":[],"columns":[{"field":"b","code":"type.stored","severity":"error","#
        + #""message":"must be stored as 'int64', 'int32', is stored as 'string'"}],"counts":[{"field":null,"#
        + #""rule":"header","code":"type.stored","severity":"error","findings":1}]}"#)
    #expect(hand.unreleased == 0)
  }

  @Test(arguments: [
    ("severity: {type.stored: warning}\n", "", VAL_WHOLE, "warning"),
    ("", ", severity: warning", VAL_WHOLE, "warning"),
    ("severity: {type: ignore}\n", "", VAL_WHOLE, nil), ("", "", VAL_TEXTS, nil),
  ])
  func `the finding has the severity of its code or its field, and none is on texts of other values`(
    file: String, field: String, flags: val_flags, severity: String?
  ) throws {
    let counts = try counts(
      "\(file)fieldsMatch: subset\nfields: [{name: b, arrowType: int64\(field)}]", flags: flags)
    #expect(counts.contains(#""valid":true"#))
    #expect(
      counts.contains(#""code":"type.stored","severity":"warning""#) == (severity == "warning"), "\(counts)")
  }
}

import TestSupport
import Testing
import Validation

@testable import RuleFiles

/// Tests of the types of Arrow that the key `arrowType` has.
struct StoredTypeTests {
  @Test(arguments: [
    ("int64", "int64"), (" uint8 ", "uint8"), ("bool", "bool"), ("float16", "float16"), ("date32", "date32"),
    ("string", "string"), ("large_string", "large_string"), ("null", "null"), ("int128", "int128"),
    ("time32(s)", "time32(s)"), ("time64( ns )", "time64(ns)"), ("time(ms)", "time(ms)"), ("time", "time"),
    ("timestamp", "timestamp"), ("timestamp(us)", "timestamp(us)"),
    ("timestamp(us,UTC)", "timestamp(us, UTC)"),
    ("timestamp(ns, Europe/Berlin)", "timestamp(ns, Europe/Berlin)"),
    ("timestamp(s, +01:00)", "timestamp(s, +01:00)"), ("duration(ms)", "duration(ms)"),
    ("decimal(14,2)", "decimal(14, 2)"), ("decimal256(40, -2)", "decimal256(40, -2)"),
    ("fixed_size_binary(16)", "fixed_size_binary(16)"), ("interval(day_time)", "interval(day_time)"),
    ("list<int64>", "list<int64>"), ("list", "list"),
    ("fixed_size_list(3)<float32>", "fixed_size_list(3)<float32>"),
    ("struct<a: int64, b: list< string >>", "struct<a: int64, b: list<string>>"),
    ("struct<`a, b`: int8, `c``d`: int8, née: int8>", "struct<`a, b`: int8, `c``d`: int8, née: int8>"),
    ("map<string, int64>", "map<string, int64>"), ("dictionary<int32, string>", "dictionary<int32, string>"),
    ("run_end_encoded<int32, string>", "run_end_encoded<int32, string>"), ("dictionary", "dictionary"),
  ])
  func `a type is read, and written as it is read`(text: String, description: String) throws {
    let type = try StoredTypeReader.type(text)
    #expect(type.description == description)
    #expect(try StoredTypeReader.type(description).description == description)
  }

  private static let list = "the types are \(StoredTypeForm.all.map(\.name).joined(separator: ", "))"

  @Test(arguments: [
    ("1", 36, "'arrowType' must be a type such as int64, or an array of types, not a number"),
    ("[]", 36, "'arrowType' must be an array of at least one type"),
    ("[null]", 37, "'arrowType' must be a type such as int64, or an array of types, not null"),
    (#"["int8", "int8"]"#, 45, "type 'int8' occurs twice"),
    (#""""#, 36, "a type such as int64, timestamp(us) or list<string> is missing; \(list)"),
    (#""itn64""#, 36, "there is no type 'itn64' of Arrow; did you mean 'int64'?"),
    (#""Int64""#, 36, "there is no type 'Int64' of Arrow; did you mean 'int64'?"),
    (#""double""#, 36, "there is no type 'double' of Arrow; did you mean 'float64'?"),
    (#""utf8""#, 36, "there is no type 'utf8' of Arrow; did you mean 'string'?"),
    (#""xyzzy""#, 36, "there is no type 'xyzzy' of Arrow; \(list)"),
    (
      #""timestamp[us, tz=UTC]""#, 36,
      "'[us, tz=UTC]' after timestamp has no meaning; did you mean 'timestamp(us, UTC)'?"
    ),
    (#""list<itn64>""#, 36, "there is no type 'itn64' of Arrow; did you mean 'list<int64>'?"),
    (
      #""struct<a: Utf8, itn: double>""#, 36,
      "there is no type 'Utf8' of Arrow; did you mean 'struct<a: string, itn: float64>'?"
    ),
    (#""int64(8)""#, 36, "type 'int64' is written without anything after its name; \(list)"),
    (
      #""decimal(2)""#, 36,
      "type 'decimal' is written as decimal(14, 2), or as decimal for any; \(list)"
    ),
    (
      #""timestamp(UTC)""#, 36,
      "type 'timestamp' is written as timestamp(us) or timestamp(us, UTC), or as timestamp for any; \(list)"
    ),
    (#""time32(us)""#, 36, "type 'time32' is written as time32(ms), or as time32 for any; \(list)"),
    (#""list<int64""#, 36, "type 'list' is written as list<int64>, or as list for any; \(list)"),
    (
      #""struct<int64>""#, 36,
      "type 'struct' is written as struct<a: int64, b: string>, or as struct for any; \(list)"
    ),
    (
      #""dictionary<string>""#, 36,
      "type 'dictionary' is written as dictionary<int32, string>, or as dictionary for any; \(list)"
    ),
    (#""int64 null""#, 36, "'null' after int64 has no meaning; \(list)"),
  ])
  func `a text that is no type is a fault, with the type that was meant`(
    value: String, column: Int, fault: String
  ) {
    #expect(fieldFaults(#""arrowType":\#(value)"#) == "r.json:1:\(column): \(fault)")
  }

  @Test func `types in types are limited, and any text is read to its end or is a fault`() throws {
    let deep = String(repeating: "list<", count: 64) + "int8" + String(repeating: ">", count: 64)
    #expect(throws: StoredTypeFault.self) { try StoredTypeReader.type(deep) }
    _ = try StoredTypeReader.type(String(deep.dropFirst(5).dropLast()))
    let parts = [
      "list", "struct", "int64", "timestamp", "<", ">", "(", ")", ",", ":", "`", " ", "us", "[", "é",
    ]
    let seed = TestRun.seed
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<5000 {
      let text = (0..<Int.random(in: 0...8, using: &generator)).map { _ in
        parts.randomElement(using: &generator) ?? ""
      }.joined()
      guard let type = try? StoredTypeReader.type(text) else { continue }
      #expect(
        try StoredTypeReader.type(type.description).description == type.description, "seed \(seed): \(text)")
    }
  }

  @Test(arguments: [
    ("int64", "int64", true), ("int64", "int32", false), ("string", "string_view", true),
    ("string", "large_string", true), ("large_string", "string", false),
    ("string", "dictionary<int32, string>", false),
    ("binary", "large_binary", true), ("binary", "fixed_size_binary(4)", false),
    ("timestamp", "timestamp(us, UTC)", true), ("timestamp(us)", "timestamp(us, UTC)", false),
    ("timestamp(us, UTC)", "timestamp(us, UTC)", true), ("timestamp(us)", "timestamp(ns)", false),
    ("decimal(14, 2)", "decimal128(14, 2)", true), ("decimal(14, 2)", "decimal256(14, 2)", true),
    ("decimal256(14, 2)", "decimal128(14, 2)", false), ("decimal(14, 2)", "decimal128(14, 3)", false),
    ("decimal", "decimal32(4, 1)", true), ("time(us)", "time64(us)", true), ("time", "time32(s)", true),
    ("list<string>", "large_list<string_view>", true), ("list<int64>", "list<int32>", false),
    ("list", "list<int32>", true), ("list", "fixed_size_list(2)<int8>", false),
    ("struct<a: int64>", "struct<a: int64>", true), ("struct<a: int64>", "struct<b: int64>", false),
    ("struct<a: int64>", "struct<a: int64, b: int8>", false), ("struct", "struct<a: int64>", true),
    ("dictionary<int32, string>", "dictionary<int32, large_string>", true),
    ("dictionary<int32, string>", "dictionary<uint32, string>", false),
    ("map<string, int8>", "map<string, int8>", true),
  ])
  func `a type is what a rule requires`(rule: String, stored: String, accepts: Bool) throws {
    #expect(try StoredTypeReader.type(rule).accepts(StoredTypeReader.type(stored)) == accepts)
  }

  @Test func `fields have the severity and the texts by code of a column that is stored otherwise`() throws {
    let file = try RuleFile(
      Array(
        """
        messages: {default: is wrong, de: {type.stored: "ist ein {found}"}}
        fields:
          - {name: a, type: integer, arrowType: [int64, int32]}
          - {name: b, type: integer, arrowType: int64, severity: warning, messages: {type.stored: "no {expected}"}}
          - {name: c, type: integer}
        """.utf8))
    let fields = file.fields.map(\.storedTypes)
    #expect(fields[0]?.types.map(\.description) == ["int64", "int32"])
    #expect(fields.map { $0?.severity } == [.error, .warning, nil])
    let failure = try #require(fields[0]?.failure(of: StoredType("string")))
    #expect(failure.message == "must be stored as 'int64', 'int32', is stored as 'string'")
    #expect(fields[0]?.failure(of: StoredType("int32")) == nil)
    #expect(fields[1]?.messages?.text(for: failure.code, of: "header") == "no {expected}")
    #expect(fields[0]?.messages?.text(for: failure.code, of: "header") == nil)
    #expect(file.fields[0].rules.ruleNames == file.fields[2].rules.ruleNames)
  }

  @Test func `a text for the code needs the key, and the key a place in a field`() {
    #expect(
      fieldFaults(#""type":"string","messages":{"type.stored":"x"}"#)
        == "r.json:1:52: this field never reports 'type.stored'; the choices are default")
    #expect(
      fieldFaults(#""constraints":{"arrowType":"int64"}"#)
        == "r.json:1:39: unknown key 'arrowType' in 'constraints'; known keys are \(FieldDecoder.allConstraints.joined(separator: ", "))"
    )
    #expect(
      schemaFaults(#"{"arrowType":"int64","fields":[{"name":"a"}]}"#)
        == "r.json:1:2: 'arrowType' has no effect in a rule file; it belongs in a field")
    #expect(
      fieldFaults(#""arrow_type":"int64""#)
        == "r.json:1:24: unknown key 'arrow_type' in a field; did you mean 'arrowType'?")
  }
}

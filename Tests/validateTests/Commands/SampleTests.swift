import TestSupport
import Testing

/// Tests of `validate sample` by its output, and by checks of it.
struct SampleTests {
  private static let orders = """
    fields:
      - {name: id, type: integer, constraints: {minimum: 1}}
      - {name: parent, type: integer}
      - {name: country, constraints: {enum: [DE, FR, US]}}
      - {name: state, type: string, constraints: {pattern: '[A-Z]{2}'}}
      - {name: email, type: string, format: email, rules: [{unique: {ignoring: [case]}}]}
      - {name: start, type: date, constraints: {required: true, minimum: 2020-01-01}}
      - {name: end, type: date}
      - {name: net, type: number, constraints: {required: true, minimum: 0, maximum: 1000}}
      - {name: tax, type: number, constraints: {required: true, minimum: 0, maximum: 1000}}
      - {name: total, type: number, constraints: {required: true}}
      - {name: phone, rules: [phone]}
      - {name: fax, rules: [phone]}
      - {name: tags, type: list, constraints: {minLength: 2, maxLength: 3}, items: {type: string, constraints: {pattern: '[a-z]+'}}}
      - {name: lines, type: array, items: {fields: [{name: sku, rules: [ean-13]}, {name: count, type: integer}]}}
      - {name: note, normalize: [trim, lowercase]}
    primaryKey: id
    foreignKeys: [{fields: parent, reference: {fields: id}}]
    uniqueKeys: [[country, start]]
    missingValues: ['', NA]
    rules:
      - {id: period, compare: end >= start}
      - {id: sum, compare: net + tax == total}
      - {id: us, at: state, required-if: {field: country, is: US}}
      - {id: contact, at-least-one-of: [email, phone, fax]}
    table:
      records: {minimum: 20, maximum: 400}
      columns: {phone: {absent: {maximumShare: 0.2}}, net: {mean: {minimum: 10, maximum: 500}}}
      duplicates: false
    """

  private static let trips = """
    fields:
      - {name: trip, type: string, constraints: {pattern: '[A-Z]{3}\\d'}}
      - {name: seq, type: integer, constraints: {minimum: 1}}
      - {name: from, type: date}
      - {name: to, type: date}
      - {name: colour, constraints: {enum: [red, blue]}}
      - {name: kind, constraints: {enum: [start, way, end], required: true}}
      - {name: at, type: datetime}
    table:
      columns: {at: {sorted: descending}}
      groups:
        - by: [trip]
          sortBy: seq
          consecutive: seq
          noOverlap: {from: from, to: to, bounds: closed}
          noGap: {from: from, to: to, bounds: closed}
          same: [colour]
          first: {field: kind, is: start}
    """

  @Test(arguments: [1, 2, 3])
  func `records keep keys and rules over records`(seed: Int) throws {
    let scratch = ScratchDirectory(["r.yml": Self.orders])
    for format in ["csv", "jsonl"] {
      let made = try scratch.validate(
        "sample", "-r", "r.yml", "-n", "300", "--seed", "\(seed)", "--output", format)
      made.expect(0, output: made.outputText)
      scratch.write(made.outputText, to: "t.\(format)")
      let checked = try scratch.validate("check", "-r", "r.yml", "t.\(format)")
      #expect(
        checked.status == 0 && checked.errorsText.contains("300 records, 0 invalid"), "\(checked.outputText)")
    }
  }

  @Test(arguments: [1, 2, 3])
  func `records keep what is required of groups`(seed: Int) throws {
    let scratch = ScratchDirectory(["r.yml": Self.trips])
    let made = try scratch.validate("sample", "-r", "r.yml", "-n", "200", "--seed", "\(seed)")
    made.expect(0, output: made.outputText)
    scratch.write(made.outputText, to: "t.csv")
    let checked = try scratch.validate("check", "-r", "r.yml", "t.csv")
    #expect(
      checked.status == 0 && checked.errorsText.contains("200 records, 0 invalid"), "\(checked.outputText)")
  }

  @Test(arguments: [orders, trips])
  func `each record that breaks a rule has one finding`(rules: String) throws {
    let scratch = ScratchDirectory(["r.yml": rules])
    let made = try scratch.validate("sample", "-r", "r.yml", "-n", "200", "--broken", "each")
    made.expect(0, output: made.outputText)
    scratch.write(made.outputText, to: "t.csv")
    let findings = try scratch.validate("check", "-r", "r.yml", "--format", "csv", "t.csv").outputText
    let rows = findings.split(separator: "\n")
    let column = try #require(rows.first?.split(separator: ",").firstIndex(of: "record"))
    // A finding begins with its file; a value may have lines.
    let records = rows.filter { $0.hasPrefix("\"t.csv\",") }.map {
      $0.split(separator: ",", omittingEmptySubsequences: false)[column]
    }
    #expect(Set(records).count == records.count)
    // Others repeat the key of the first record.
    #expect(records.count >= 199)
  }

  @Test func `records are written in the dialect of the rule file`() throws {
    let rules = """
      dialect: {delimiter: ;, header: true}
      missingValues: [NA]
      fields:
        - {name: a b, type: string, constraints: {enum: ['x;y'], required: true}}
        - {name: n, type: number, decimalChar: ',', constraints: {enum: ['1,5'], required: true}}
        - {name: ok, type: boolean, trueValues: ['ja'], falseValues: ['ja!']}
      rules: [{id: never, forbidden-if: {field: n, is: 1.5}, at: ok}]
      """
    let scratch = ScratchDirectory(["r.yml": rules])
    try scratch.validate("sample", "-r", "r.yml", "-n", "2").expect(
      0, output: "a b;n;ok\n\"x;y\";1,5;NA\n\"x;y\";1,5;NA\n")
    try scratch.validate("sample", "-r", "r.yml", "-n", "1", "--output", "jsonl").expect(
      0, output: "{\"a b\": \"x;y\", \"n\": \"1,5\", \"ok\": null}\n")
    try scratch.validate("sample", "-r", "r.yml", "-n", "0").expect(0, output: "a b;n;ok\n")
  }

  @Test func `options name rules of lines and of columns`() throws {
    let scratch = ScratchDirectory([:])
    try scratch.validate("sample", "-e", "equals:x", "-n", "2").expect(0, output: "x\nx\n")
    try scratch.validate("sample", "-c", "a=equals:x", "-c", "b=equals:y", "-c", "a=length:1", "-n", "1")
      .expect(
        0, output: "a,b\nx,y\n")
    try scratch.validate("sample", "-e", "equals:x", "-n", "1", "--output", "jsonl").expect(
      0, output: "{\"value\": \"x\"}\n")
    let lines = try scratch.validate("sample", "-e", "iban", "-n", "50", "--seed", "9")
    scratch.write(lines.outputText, to: "t")
    #expect(try scratch.validate("check", "-e", "iban", "t").status == 0)
    #expect(try scratch.validate("sample", "-e", "iban", "-n", "50", "--seed", "9").output == lines.output)
    #expect(try scratch.validate("sample", "-e", "iban", "-n", "50", "--seed", "8").output != lines.output)
  }

  @Test func `values of a foreign key come from its file`() throws {
    let scratch = ScratchDirectory([
      "r.yml": """
      fields: [{name: c, constraints: {required: true}}]
      foreignKeys: [{fields: c, reference: {resource: codes, fields: code}}]
      """, "codes.csv": "code,name\nq1,a\nq2,b\n",
    ])
    let made = try scratch.validate("sample", "-r", "r.yml", "-n", "30")
    #expect(made.status == 0 && Set(made.outputText.split(separator: "\n")) == ["c", "q1", "q2"])
    let broken = try scratch.validate("sample", "-r", "r.yml", "-n", "5", "--broken", "foreign-key.missing")
    scratch.write(broken.outputText, to: "t.csv")
    #expect(try scratch.validate("check", "-r", "r.yml", "t.csv").errorsText.contains("5 records, 5 invalid"))
  }

  @Test func `what cannot be made is an error that says why`() throws {
    let scratch = ScratchDirectory([
      "key.yml": "fields: [{name: k, constraints: {enum: [a, b], unique: true, required: true}}]",
      "no.yml":
        "fields: [{name: k, type: string, constraints: {pattern: '[0-9]', minLength: 3, required: true}}]",
      "few.yml": "fields: [{name: k}]\ntable: {records: {maximum: 5}}",
    ])
    let key = try scratch.validate("sample", "-r", "key.yml", "-n", "5")
    #expect(key.status == 2 && key.outputText.split(separator: "\n").count == 3)
    #expect(
      key.errorsText
        == "validate: no more than 2 records were found with different values of k; ask for fewer with -n\n")
    try scratch.validate("sample", "-r", "no.yml").expect(
      2, output: "",
      errors:
        "validate: field 'k': no value was found that all its rules accept (required, regex, length); 'validate lint' reports those that exclude each other\n"
    )
    try scratch.validate("sample", "-r", "few.yml", "-n", "9").expect(
      2, output: "", errors: "validate: 9 records were asked for, and 'table' allows at most 5\n")
    try scratch.validate("sample", "-e", "equals:x", "--broken", "email").expect(
      2, output: "",
      errors:
        "validate: no value or record was found that has the finding 'email' alone; those that can: equals.different\n"
    )
    try scratch.validate("sample").expect(
      2, output: "", errors: "validate: no rules; use -r RULES, -e RULE or -c COLUMN=RULE\n")
  }

  private static let dialects = [
    "dialect: {nullSequence: '1'}\nfields: [{name: a, type: integer, constraints: {required: true, minimum: 1, maximum: 3}}]",
    "fields: [{name: x, constraints: {enum: [x, y]}}, {name: y, constraints: {enum: [x, y]}}]",
    "fields: [{name: a, type: integer, constraints: {unique: true}}]\ntable: {columns: {a: {distinct: {maximumShare: 0.5}}}}",
    "fields: [{name: a, rules: [{regex: '\\x{feff}?x'}], constraints: {required: true}}]",
    "dialect: {doubleQuote: false}\nfields: [{name: a, rules: [{regex: '\"?x'}]}, {name: b, rules: [{regex: 'x\"?'}]}]",
    "fields: [{name: d, type: geopoint, format: array}, {name: g, type: geojson}, {name: t, type: geojson, format: topojson}]",
    "fields: [{name: x, type: number, decimalChar: ','}]\ntable: {columns: {x: {sum: {minimum: 5, maximum: 500}}}}",
    "fields: [{name: x, type: number}]\ntable: {columns: {x: {sum: {minimum: -70, maximum: -1}}}}",
    "dialect: {quoteChar: null, escapeChar: '\\'}\nfields: [{name: a, rules: [{regex: '[,\"x]+'}]}, {name: b}]",
  ]

  @Test(arguments: dialects)
  func `records of odd dialects and rules have no finding`(rules: String) throws {
    let scratch = ScratchDirectory(["r.yml": rules])
    let made = try scratch.validate("sample", "-r", "r.yml", "-n", "60")
    #expect(made.status == 0, "\(made.errorsText)")
    scratch.write(made.outputText, to: "t.csv")
    let checked = try scratch.validate("check", "-r", "r.yml", "--summary", "none", "t.csv")
    checked.expect(0)
  }

  @Test func `names that cannot be written, and fields without a value, are named`() throws {
    let scratch = ScratchDirectory([
      "name.yml": "dialect: {delimiter: ;, quoteChar: null}\nfields: [{name: 'a;b'}, {name: y}]",
      "none.yml":
        "fields: [{name: a, type: string, constraints: {maxLength: 0}}, {name: b, constraints: {enum: [x], required: true}}]",
      "few.yml": "fields: [{name: id}]\nfieldPatterns: [{match: 'id|x', atLeast: 2}]",
    ])
    try scratch.validate("sample", "-r", "name.yml").expect(
      2, errors: "validate: the dialect cannot write the name of field 'a;b'; use --output jsonl\n")
    try scratch.validate("sample", "-r", "none.yml", "-n", "2").expect(
      0, output: "a,b\n,x\n,x\n",
      errors: "validate: field 'a' is absent in all records: no value was found that its rules accept\n")
    scratch.write(
      "fields: [{name: x, constraints: {enum: [x], required: true}}, {name: y, constraints: {enum: [y], required: true}}]",
      to: "same.yml")
    try scratch.validate("sample", "-r", "same.yml", "-n", "1").expect(
      2, output: "x,y\n", errors: "validate: no record was found that is not the header again\n")
    scratch.write("fields: [{name: /a/b}]", to: "nested.yml")
    try scratch.validate("sample", "-r", "nested.yml", "--output", "jsonl").expect(
      2,
      errors:
        "validate: field '/a/b' is within a member of an object, which is not made; use --output csv\n")
    scratch.write("fields: [{name: d, type: date}]\ntable: {groups: [{consecutive: d}]}", to: "group.yml")
    try scratch.validate("sample", "-r", "group.yml", "-n", "9223372036854775807").expect(
      2,
      errors:
        "validate: records in an order, or in one group, are made up to 10000000; ask for fewer with -n\n")
    try scratch.validate("sample", "-r", "few.yml").expect(
      2, errors: "validate: no 2 names of columns were found that match id|x\n")
  }
}

import CSVRecords
import JSONDocument
import RuleFiles
import Testing

/// Tests of the key `dialect` of a rule file: Table Dialect, Data Package v2.
struct DialectDecoderTests {
  private func read(_ dialect: String) throws(RuleFileError) -> TableDialect {
    try RuleFile(Array(#"{"fields": [{"name": "a"}], "dialect": \#(dialect)}"#.utf8)).dialect
  }

  /// Returns the faults, each with its 1-based column in the text of the dialect.
  private func faults(_ dialect: String) -> [String] {
    do throws(RuleFileError) {
      _ = try read(dialect)
      return []
    } catch {
      return error.faults.map { "\($0.position.column - 39) \($0.message)" }
    }
  }

  @Test func `the default dialect is RFC 4180 with a header`() throws {
    #expect(try RuleFile(Array("fields: [{name: a}]".utf8)).dialect == TableDialect())
    #expect(try read("{}") == TableDialect())
  }

  @Test(arguments: [
    (#"{"delimiter": ";"}"#, Dialect(delimiter: 0x3B)),
    (#"{"delimiter": "\t"}"#, Dialect(delimiter: 0x09)),
    (#"{"delimiter": "||"}"#, Dialect(separator: .delimiter(BytePrefix("||".utf8)!), quote: 0x22)),
    (#"{"delimiter": "§"}"#, Dialect(separator: .delimiter(BytePrefix("§".utf8)!), quote: 0x22)),
    (#"{"widths": [10, 5, 8]}"#, Dialect(separator: .widths(FieldWidths([10, 5, 8])!), quote: nil)),
    (#"{"widths": [3], "quoteChar": null}"#, Dialect(separator: .widths(FieldWidths([3])!), quote: nil)),
    (#"{"quoteChar": "'"}"#, Dialect(quote: 0x27)),
    (#"{"quoteChar": null}"#, Dialect(quote: nil)),
    (#"{"doubleQuote": false}"#, Dialect(doublesQuotes: false)),
    (#"{"escapeChar": "\\"}"#, Dialect(escape: 0x5C)),
    (#"{"escapeChar": "|", "quoteChar": null}"#, Dialect(quote: nil, escape: 0x7C)),
    (#"{"skipInitialSpace": true}"#, Dialect(skipsInitialSpace: true)),
    (##"{"commentChar": "#"}"##, Dialect(comment: BytePrefix("#".utf8))),
    (#"{"commentChar": "§"}"#, Dialect(comment: BytePrefix("§".utf8))),
    (
      #"{"escapeChar": "\\", "nullSequence": "\\N"}"#,
      Dialect(escape: 0x5C, nullSequence: BytePrefix(#"\N"#.utf8))
    ),
    (#"{"lineTerminator": "\n"}"#, Dialect()), (#"{"lineTerminator": "\r\n"}"#, Dialect()),
    (#"{"own": 1}"#, Dialect()),
  ])
  func `each property is read into the dialect of the records`(text: String, dialect: Dialect) throws {
    #expect(try read(text).records == dialect)
  }

  @Test func `header, header rows, comment rows and null sequence are read`() throws {
    #expect(try read(#"{"header": false}"#).hasHeader == false)
    #expect(try read(#"{"header": false, "headerRows": []}"#).hasHeader == false)
    let rows = try read(#"{"headerRows": [3, 1], "headerJoin": "-", "commentRows": [2, 4]}"#).layout
    #expect(rows == TableLayout(headerRows: [1, 3], headerJoin: "-", commentRows: [2, 4]))
    #expect(try read(#"{"commentRows": [1]}"#).layout == TableLayout(commentRows: [1]))
    #expect(try read(#"{"nullSequence": "NA"}"#).nullSequence == "NA")
    #expect(try read(#"{"nullSequence": "\\N"}"#).records == Dialect())
  }

  @Test(arguments: [
    ("7", ["1 'dialect' must be an object, not a number"]),
    (#"{"delimiter": "123456789"}"#, ["15 'delimiter' must be 1 to 8 bytes of UTF-8, not '123456789'"]),
    (#"{"delimiter": ""}"#, ["15 'delimiter' must be 1 to 8 bytes of UTF-8, not ''"]),
    (#"{"delimiter": ",\""}"#, ["15 'delimiter' cannot contain the 'quoteChar'"]),
    (
      #"{"delimiter": ", ", "skipInitialSpace": true}"#,
      ["15 'delimiter' cannot contain a space, which 'skipInitialSpace' skips"]
    ),
    (
      #"{"widths": []}"#,
      ["12 'widths' must be the numbers of characters of the fields, each 1 or greater, as in [10, 5, 8]"]
    ),
    (
      #"{"widths": [1, 0]}"#,
      ["12 'widths' must be the numbers of characters of the fields, each 1 or greater, as in [10, 5, 8]"]
    ),
    (
      #"{"widths": [1, "2"]}"#,
      ["12 'widths' must be the numbers of characters of the fields, each 1 or greater, as in [10, 5, 8]"]
    ),
    (
      #"{"widths": [1], "preset": "mysql"}"#,
      ["27 'preset' is not for fields of fixed width, which are not quoted; remove it"]
    ),
    (#"{"widths": 10}"#, ["12 'widths' must be an array, not a number"]),
    (
      #"{"widths": [1], "delimiter": ";"}"#,
      ["30 'delimiter' and 'widths' exclude each other; remove one of them"]
    ),
    (
      #"{"widths": [1], "quoteChar": "'"}"#,
      ["30 'quoteChar' is not for fields of fixed width, which are not quoted; remove it"]
    ),
    (#"{"delimiter": null}"#, ["15 'delimiter' must be a string, not null"]),
    (
      #"{"quoteChar": "''"}"#,
      ["15 'quoteChar' must be one ASCII character, or null if no field is quoted, not ''''"]
    ),
    (#"{"doubleQuote": "no"}"#, ["17 'doubleQuote' must be true or false, not a string"]),
    (#"{"commentChar": ""}"#, ["17 'commentChar' must be 1 to 8 bytes of UTF-8, not ''"]),
    (
      #"{"lineTerminator": ";"}"#,
      [
        "20 'lineTerminator' must be CRLF, LF or CR, not ';'; records end with any of the three"
      ]
    ),
    (#"{"delimiter": "\""}"#, ["15 'quoteChar' and 'delimiter' cannot be the same character"]),
    (#"{"quoteChar": ","}"#, ["15 'quoteChar' and 'delimiter' cannot be the same character"]),
    (
      #"{"delimiter": ";", "escapeChar": ";"}"#,
      ["34 'escapeChar' and 'delimiter' cannot be the same character"]
    ),
    (#"{"escapeChar": "\""}"#, ["16 'escapeChar' and 'quoteChar' cannot be the same character"]),
    (#"{"delimiter": "\n"}"#, ["15 'delimiter' cannot contain a line end, which ends a record"]),
    (
      #"{"delimiter": " ", "skipInitialSpace": true}"#,
      ["15 'delimiter' cannot be a space, which 'skipInitialSpace' skips"]
    ),
    (##"{"commentChar": "#,"}"##, ["17 'commentChar' cannot contain the 'delimiter'"]),
    (##"{"commentChar": "\"#"}"##, ["17 'commentChar' cannot contain the 'quoteChar'"]),
    (
      #"{"commentChar": "\n,"}"#,
      [
        "17 'commentChar' cannot contain a line end, which ends a record",
        "17 'commentChar' cannot contain the 'delimiter'",
      ]
    ),
    (
      #"{"escapeChar": "\\", "nullSequence": "\\N\\N\\N\\N\\N"}"#,
      ["38 a 'nullSequence' that contains the 'escapeChar' must have at most 8 bytes of UTF-8"]
    ),
    (
      #"{"headerRows": [0, 2, "3"]}"#,
      Array(repeating: "'headerRows' must contain row numbers, 1 or greater", count: 2).enumerated().map {
        "\([17, 23][$0]) \($1)"
      }
    ),
    (#"{"headerRows": [0]}"#, ["17 'headerRows' must contain row numbers, 1 or greater"]),
    (
      #"{"headerRows": []}"#,
      ["16 'headerRows' must name at least one row; for files without a header write 'header: false'"]
    ),
    (
      #"{"header": false, "headerRows": [1]}"#,
      ["19 'headerRows' contradicts 'header: false': remove one of the two"]
    ),
    (#"{"headerRows": [1001]}"#, ["17 a row of 'headerRows' must be at most 1000, not 1001"]),
    (
      #"{"headerRows": [2], "commentRows": [1, 2]}"#,
      ["40 row 2 is one of 'headerRows' and cannot also be a comment"]
    ),
    (
      #"{"delimeter": ";"}"#, ["2 unknown key 'delimeter' in 'dialect'; did you mean 'delimiter'?"]
    ),
    (
      #"{"delimiter": 1, "quoteChar": 2, "header": 3}"#,
      [
        "15 'delimiter' must be a string, not a number", "31 'quoteChar' must be a string, not a number",
        "44 'header' must be true or false, not a number",
      ]
    ),
  ])
  func `all faults of a dialect are reported at their columns`(text: String, expected: [String]) {
    #expect(faults(text) == expected)
  }

  @Test func `a dialect can be written in YAML`() throws {
    let yaml = """
      dialect: {delimiter: ";", quoteChar: null, commentChar: "#", headerRows: [1, 2]}
      fields: [{name: a}]
      """
    let dialect = try RuleFile(Array(yaml.utf8)).dialect
    #expect(dialect.records == Dialect(delimiter: 0x3B, quote: nil, comment: BytePrefix("#".utf8)))
    #expect(dialect.layout == TableLayout(headerRows: [1, 2]))
  }
}

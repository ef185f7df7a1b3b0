import CSVRecords
import JSONDocument
import RuleFiles
import Testing

/// The key `dialect` of a rule file: Table Dialect, Data Package v2.
struct DialectDecoderTests {
  private func read(_ dialect: String) throws(RuleFileError) -> TableDialect {
    try RuleFile(Array(#"{"fields": [{"name": "a"}], "dialect": \#(dialect)}"#.utf8)).dialect
  }

  /// The faults, each with its column in the text of the dialect, from 1.
  private func faults(_ dialect: String) -> [String] {
    do throws(RuleFileError) {
      _ = try read(dialect)
      return []
    } catch {
      return error.faults.map { "\($0.position.column - 39) \($0.message)" }
    }
  }

  @Test func `without a dialect files are RFC 4180 with a header`() throws {
    #expect(try RuleFile(Array("fields: [{name: a}]".utf8)).dialect == TableDialect())
    #expect(try read("{}") == TableDialect())
  }

  @Test(arguments: [
    (#"{"delimiter": ";"}"#, Dialect(delimiter: 0x3B)),
    (#"{"delimiter": "\t"}"#, Dialect(delimiter: 0x09)),
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
    (#"{"sheetNumber": 2, "table": "t", "property": 7, "itemKeys": {}, "own": 1}"#, Dialect()),
  ])
  func `each property says how records are written`(text: String, dialect: Dialect) throws {
    #expect(try read(text).records == dialect)
  }

  @Test func `header, its rows, comment rows and the null sequence are read`() throws {
    #expect(try read(#"{"header": false}"#).hasHeader == false)
    #expect(try read(#"{"header": false, "headerRows": []}"#).hasHeader == false)
    let rows = try read(#"{"headerRows": [3, 1], "headerJoin": "-", "commentRows": [2, 4]}"#).layout
    #expect(rows == TableLayout(headerRows: [1, 3], headerJoin: "-", commentRows: [2, 4]))
    #expect(try read(#"{"commentRows": [1]}"#).layout == TableLayout(commentRows: [1]))
    #expect(try read(#"{"nullSequence": "NA"}"#).nullSequence == "NA")
    #expect(try read(#"{"nullSequence": "\\N"}"#).records == Dialect())
  }

  @Test(arguments: [
    ("7", ["1 'dialect' is an object, not a number"]),
    (#"{"delimiter": ";;"}"#, ["15 'delimiter' is one ASCII character here, not ';;'"]),
    (#"{"delimiter": ""}"#, ["15 'delimiter' is one ASCII character here, not ''"]),
    (#"{"delimiter": "§"}"#, ["15 'delimiter' is one ASCII character here, not '§'"]),
    (#"{"delimiter": null}"#, ["15 'delimiter' is a string, not null"]),
    (
      #"{"quoteChar": "''"}"#,
      ["15 'quoteChar' is one ASCII character here, or null where nothing is quoted, not ''''"]
    ),
    (#"{"doubleQuote": "no"}"#, ["17 'doubleQuote' is true or false, not a string"]),
    (#"{"commentChar": ""}"#, ["17 'commentChar' is one to 8 bytes of UTF-8 here, not ''"]),
    (
      #"{"lineTerminator": ";"}"#,
      [
        "20 'lineTerminator' is not supported: records end with CRLF, LF or CR here, whichever comes, never with ';'"
      ]
    ),
    (#"{"delimiter": "\""}"#, ["15 'quoteChar' and 'delimiter' cannot be the same character"]),
    (#"{"quoteChar": ","}"#, ["15 'quoteChar' and 'delimiter' cannot be the same character"]),
    (
      #"{"delimiter": ";", "escapeChar": ";"}"#,
      ["34 'escapeChar' and 'delimiter' cannot be the same character"]
    ),
    (#"{"escapeChar": "\""}"#, ["16 'escapeChar' and 'quoteChar' cannot be the same character"]),
    (#"{"delimiter": "\n"}"#, ["15 'delimiter' cannot hold a line end, which ends a record"]),
    (
      #"{"delimiter": " ", "skipInitialSpace": true}"#,
      ["15 'delimiter' cannot be a space, which 'skipInitialSpace' skips"]
    ),
    (##"{"commentChar": "#,"}"##, ["17 'commentChar' cannot hold the 'delimiter'"]),
    (##"{"commentChar": "\"#"}"##, ["17 'commentChar' cannot hold the 'quoteChar'"]),
    (
      #"{"commentChar": "\n,"}"#,
      [
        "17 'commentChar' cannot hold a line end, which ends a record",
        "17 'commentChar' cannot hold the 'delimiter'",
      ]
    ),
    (
      #"{"escapeChar": "\\", "nullSequence": "\\N\\N\\N\\N\\N"}"#,
      ["38 a 'nullSequence' that holds the 'escapeChar' has at most 8 bytes of UTF-8 here"]
    ),
    (
      #"{"headerRows": [0, 2, "3"]}"#,
      Array(repeating: "'headerRows' holds numbers of rows, from 1 upwards", count: 2).enumerated().map {
        "\([17, 23][$0]) \($1)"
      }
    ),
    (#"{"headerRows": [0]}"#, ["17 'headerRows' holds numbers of rows, from 1 upwards"]),
    (#"{"headerRows": []}"#, ["16 'headerRows' names no row; 'header' is false where there is no header"]),
    (#"{"header": false, "headerRows": [1]}"#, ["19 'header' is false: leave 'headerRows' out"]),
    (#"{"headerRows": [1001]}"#, ["17 a header ends with row 1000 at the latest here, not with row 1001"]),
    (
      #"{"headerRows": [2], "commentRows": [1, 2]}"#,
      ["40 row 2 is one of 'headerRows'; it cannot be a comment as well"]
    ),
    (
      #"{"delimeter": ";"}"#, ["2 unknown key 'delimeter' in 'dialect'; did you mean 'delimiter'?"]
    ),
    (
      #"{"delimiter": 1, "quoteChar": 2, "header": 3}"#,
      [
        "15 'delimiter' is a string, not a number", "31 'quoteChar' is a string, not a number",
        "44 'header' is true or false, not a number",
      ]
    ),
  ])
  func `what is wrong is said where it stands, all at once`(text: String, expected: [String]) {
    #expect(faults(text) == expected)
  }

  @Test func `YAML says the same`() throws {
    let yaml = """
      dialect: {delimiter: ";", quoteChar: null, commentChar: "#", headerRows: [1, 2]}
      fields: [{name: a}]
      """
    let dialect = try RuleFile(Array(yaml.utf8)).dialect
    #expect(dialect.records == Dialect(delimiter: 0x3B, quote: nil, comment: BytePrefix("#".utf8)))
    #expect(dialect.layout == TableLayout(headerRows: [1, 2]))
  }
}

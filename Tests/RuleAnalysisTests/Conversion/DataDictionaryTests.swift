import RuleAnalysis
import Testing

/// Tests of data dictionaries.
struct DataDictionaryTests {
  private static func dictionary(_ rules: String) throws -> String {
    try RuleConversion(Array(rules.utf8), named: "orders.yml", to: .markdown).document
  }

  @Test func `a rule file is a table of its fields, its keys and its rules over records`() throws {
    let rules = """
      title: Orders of the shop
      description: One row for each order.
      fields:
        - {name: id, type: integer, title: Order, description: The number | of it, example: "17", constraints: {required: true, unique: true, minimum: 1}}
        - {name: state, constraints: {enum: [open, paid]}}
        - {name: code, type: string, constraints: {minLength: 2, maxLength: 4, pattern: '[A-Z|]+'}}
        - {name: email, rules: [email, "length:..50", {any: [uppercase, lowercase]}, {limits: {invalid: 2%}, unique: true}]}
        - {name: day, type: date, format: "%d.%m.%Y", constraints: {minimum: 01.01.2020, maximum: 31.12.2029}}
        - {name: size, type: string, categories: [{value: s, label: small}, {value: l}]}
        - {name: tags, type: list, constraints: {maxLength: 3}}
        - {name: country, type: string}
      primaryKey: [id]
      foreignKeys: [{fields: [country], reference: {resource: countries, path: countries.csv, fields: [code]}}]
      fieldPatterns: [{match: 'x_\\d', type: number}]
      table: {records: {minimum: 1}}
      rules:
        - {id: paid, at: day, required-if: {field: state, is: paid}}
        - {id: bound, compare: id <= 100, message: Numbers end at 100}
      """
    #expect(
      try Self.dictionary(rules) == """
        # Orders of the shop

        One row for each order.

        | field | type | rules | meaning | example |
        |---|---|---|---|---|
        | `id` | whole number | required; unique; `1` or more | Order: The number \\| of it | `17` |
        | `state` | any | one of `open`, `paid` |  |  |
        | `code` | text | `2` to `4` characters; matches `[A-Z\\|]+` |  |  |
        | `email` | any | An e-mail address; at most `50` characters; `{any: [uppercase, lowercase]}`; No value of the column, or of the lines, occurs twice; an absent value passes, limits `{invalid: '2%'}` |  |  |
        | `day` | day as `%d.%m.%Y` | `01.01.2020` to `31.12.2029` |  |  |
        | `size` | text | one of `s`, `l` |  |  |
        | `tags` | list | at most `3` items |  |  |
        | `country` | text |  |  |  |
        | `x_\\d` | number |  |  |  |

        ## Keys

        - A record is identified by `id`.
        - `country`: a record of `countries` has the same in `code`.

        ## Rules over records

        - `day`: required-if `{field: state, is: paid}`
        - Numbers end at 100

        ## Rules over the table

        - records: `{minimum: 1}`

        """)
  }

  @Test func `a JSON Schema is a data dictionary, with its losses`() throws {
    let schema =
      #"{"properties": {"a": {"type": "integer", "exclusiveMinimum": 0, "maximum": 9}}, "minProperties": 1}"#
    let conversion = try RuleConversion(Array(schema.utf8), named: "a.json", to: .markdown)
    #expect(
      conversion.document == """
        # a.json

        | field | type | rules | meaning | example |
        |---|---|---|---|---|
        | `a` | whole number | more than `0`; `9` or less |  |  |

        """)
    #expect(conversion.losses.count == 1)
  }

  @Test func `a rule file with a fault is an error, and is no source of a rule file`() {
    #expect(throws: ConversionError.self) { try Self.dictionary("fields: [{name: a, type: b}]") }
    #expect(throws: ConversionError.ruleFile) {
      try RuleConversion(Array("fields: [{name: a}]".utf8))
    }
  }
}

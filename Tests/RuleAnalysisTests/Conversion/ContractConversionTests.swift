import RuleAnalysis
import RuleFiles
import Testing

/// Tests of contracts of the Open Data Contract Standard as rule files.
struct ContractConversionTests {
  private static let contract = """
    apiVersion: v3.1.0
    kind: DataContract
    id: orders
    schema:
      - name: orders
        description: Orders of the shop.
        properties:
          - name: order_id
            physicalName: ORDER_NO
            businessName: Order
            logicalType: integer
            primaryKey: true
            primaryKeyPosition: 2
            logicalTypeOptions: {format: u8, minimum: 1}
          - name: shop
            logicalType: string
            primaryKey: true
            primaryKeyPosition: 1
            required: true
            logicalTypeOptions: {pattern: '^[A-Z]{3}$', maxLength: 3}
          - name: state
            logicalType: string
            description: Where the order is.
            examples: [open]
            quality:
              - {metric: invalidValues, mustBe: 0, arguments: {validValues: [open, paid]}}
              - {metric: nullValues, mustBe: 0}
              - {metric: invalidValues, mustBeLessThan: 5, unit: percent, arguments: {pattern: x}}
              - {type: text, description: Somebody looks at it.}
              - {type: sql, query: SELECT 1, mustBe: 1}
          - name: paid_at
            logicalType: timestamp
          - name: day
            logicalType: date
            logicalTypeOptions: {format: yyyy-MM-dd, minimum: 2020-01-01}
          - name: tags
            logicalType: array
            logicalTypeOptions: {uniqueItems: true, maxItems: 3}
        quality:
          - {metric: rowCount, mustBeBetween: [1, 100]}
          - {metric: duplicateValues, mustBe: 0, arguments: {properties: [shop, day]}}
      - name: lines
        properties: [{name: a, logicalType: money, unique: true}]
    """

  @Test func `the properties of a table are fields`() throws {
    let conversion = try RuleConversion(Array(Self.contract.utf8), table: "orders")
    #expect(
      conversion.document == """
        # orders
        # Orders of the shop.
        fieldsMatch: subset
        fields:
          - name: order_id
            type: integer
            title: Order
            synonyms: [ORDER_NO]
            constraints: {maximum: 255, minimum: 1}
          - name: shop
            type: string
            constraints: {required: true, maxLength: 3}
            rules: [{regex: '[A-Z]{3}'}]
          - name: state
            type: string
            description: 'Where the order is.'
            example: open
            constraints: {required: true, enum: [open, paid]}
            rules: [{regex: '[\\s\\S]*?(?:x)[\\s\\S]*', limits: {invalid: 5%}}]
          - name: paid_at
            type: datetime
            format: any
          - name: day
            type: date
            constraints: {minimum: '2020-01-01'}
          - name: tags
            type: array
            constraints: {jsonSchema: {uniqueItems: true}, maxLength: 3}
        primaryKey: [shop, order_id]
        table: {records: {minimum: 1, maximum: 100}, unique: [{fields: [shop, day]}]}

        """)
    #expect(
      conversion.losses.map(\.description) == [
        "30:14: a check of the type 'sql' is no rule"
      ])
    _ = try RuleFile(Array(conversion.document.utf8))
  }

  @Test func `checks of one table or property are merged, and names are unique`() throws {
    let contract = """
      apiVersion: v3.0.2
      kind: DataContract
      schema:
        - name: t
          properties:
            - {name: a, logicalType: string, synonyms: [b, x, Customer no., c d], quality: [{rule: invalidValues, mustBe: 0, validValues: [u, 1]}, {rule: invalidValues, mustBe: 0, validValues: [1, w]}]}
            - {name: b, logicalType: integer, physicalName: x, quality: {metric: missingValues, mustBe: 0, arguments: {missingValues: [-1, n/a]}}}
            - {name: b}
            - {name: c d, quality: 5}
            - {logicalType: string}
          quality:
            - {metric: rowCount, mustBeGreaterThan: 0}
            - {metric: rowCount, mustBeGreaterThan: 2.5}
            - {metric: rowCount, mustBeLessThan: 10}
            - {metric: rowCount, mustBe: 1.5}
            - {metric: duplicateValues, mustBe: 0, arguments: {properties: [a]}}
            - {metric: duplicateValues, mustBe: 0, arguments: {properties: [a, b]}, severity: warning}
      """
    let conversion = try RuleConversion(Array(contract.utf8))
    #expect(
      conversion.document == """
        # t
        fieldsMatch: subset
        fields:
          - name: a
            type: string
            synonyms: [x, 'Customer no.']
            constraints: {enum: ['1']}
          - name: b
            type: integer
            missingValues: ['', '-1', 'n/a']
            constraints: {required: true}
          - name: 'c d'
            type: any
        table: {records: {minimum: 3, maximum: 9}, unique: [{fields: [a]}]}

        """)
    #expect(
      conversion.losses.map(\.message) == [
        "'b' is a name of another column", "'c d' is a name of another column",
        "'x' is a name of another column", "there is a property 'b' already",
        "'quality' must be a list, not a number",
        "a property has no name that is a text, so that it is no field",
        "the check has no bounds that a rule can have", "a check that only warns is no rule here",
      ])
  }

  @Test(arguments: [
    ("{metric: nullValues, mustBeLessThan: 2.5, unit: percent}", "{required: true, limits: {invalid: 2.5%}}"),
    ("{metric: duplicateValues, mustBeLessOrEqualTo: 3}", "{unique: true, limits: {invalid: 4}}"),
    (
      "{metric: invalidValues, mustBeLessThan: 3, arguments: {validValues: [a, 1]}}",
      "{one-of: [a, '1'], limits: {invalid: 3}}"
    ),
  ])
  func `a bound on bad values is a limit of a rule`(check: String, rule: String) throws {
    let contract = "kind: DataContract\nschema: [{name: t, properties: [{name: a, quality: [\(check)]}]}]"
    let conversion = try RuleConversion(Array(contract.utf8))
    #expect(conversion.losses == [])
    #expect(conversion.document.hasSuffix("    rules: [\(rule)]\n"))
  }

  @Test(arguments: [
    "{metric: nullValues, mustBeGreaterThan: 2}",
    "{metric: nullValues, mustBeLessOrEqualTo: 3, unit: percent}",
    "{metric: nullValues, mustBeBetween: [0, 3]}",
  ])
  func `another bound on bad values is a loss`(check: String) throws {
    let contract = "kind: DataContract\nschema: [{name: t, properties: [{name: a, quality: [\(check)]}]}]"
    #expect(
      try RuleConversion(Array(contract.utf8)).losses.map(\.message)
        == ["the check has no bounds that a rule can have"])
  }

  @Test func `a table is named`() throws {
    let conversion = try RuleConversion(Array(Self.contract.utf8), table: "lines")
    #expect(
      conversion.document
        == "# lines\nfieldsMatch: subset\nfields:\n  - name: a\n    type: any\n    constraints: {unique: true}\n"
    )
    #expect(conversion.losses.map(\.message) == ["the type 'money' is unknown"])
    let error = #expect(throws: ConversionError.self) {
      try RuleConversion(Array(Self.contract.utf8), table: "line")
    }
    #expect(error?.description == "has no table 'line'; there are orders, lines")
  }
}

import CSVRecords
import RuleFiles
import TableValidation
import Validation

// Checks a generated table with the rule, the report format and the source of bytes of this package.
var options = CheckOptions()
options.reportsAll = true
let orders = try TableInput(OrderSource(orders: 100_000), named: "orders", options: options)
let plan = try CheckPlan(
  columns: ["article": [.required, Rule(.articleCode)], "quantity": [Rule(.range(1...99))]], of: orders,
  options: options, report: MarkdownReport())

let output = try OutputFile("-")
try output.write(MarkdownReport.header.utf8Span.span)
let summary = try TableCheck(plan, outputs: .init(findings: output)).run([orders])
print("\n\(summary.records) orders, \(summary.invalid) invalid")
for count in summary.counts { print("- \(count.field ?? "record"), \(count.rule): \(count.findings)") }

// Checks two arrays by a rule file, and the CSV that says the same.
let rules = try RuleFile(
  Array(
    """
    fields:
      - {name: sensor, constraints: {required: true, unique: true}, rules: [{regex: '[A-Z]\\d'}]}
      - {name: celsius, type: number, constraints: {required: true, minimum: -273.15}}
    """.utf8))
let readings = SensorRecords(sensors: ["A1", "B2", "A1", "c3"], celsius: [21.5, nil, -300, 4])
func line(_ finding: Finding) -> String {
  "- record \(finding.location.record ?? 0), \(finding.field ?? ""): \(finding.failure.code)"
}

var ofArrays: [String] = []
_ = try TableCheck(CheckPlan(rules, columns: SensorRecords.columns, named: "readings"))
  .run([readings], named: "readings") { ofArrays.append(line($0)) }
let input = try TableInput(MemorySource(Array(readings.csv.utf8)), named: "readings.csv", by: rules)
let ofCSV = try TableCheck(CheckPlan(rules, of: input)).findings(in: input).map(line)
print("\nTwo arrays, and the same as CSV: \(ofArrays == ofCSV ? "equal" : "different") findings")
print(ofArrays.joined(separator: "\n"))

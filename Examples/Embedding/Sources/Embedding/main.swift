import FileOutput
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

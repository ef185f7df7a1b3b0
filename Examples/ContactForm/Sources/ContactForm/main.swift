import FormValidation
import RuleFiles
import Validation

// Checks two submissions of a form with two fields, and prints the findings of each, or that it is accepted.
let rules = """
  fields:
    - {name: email, title: E-mail address, type: string, format: email, constraints: {required: true}, normalize: [trim]}
    - {name: site, title: Website, type: string, rules: [url]}
  """
let form = try Form(RuleFile(Array(rules.utf8)))

for post in ["email=+ann%40example.com&site=https://example.com/", "email=ann&site=example"] {
  let result = form.check(try Submission(decoding: Array(post.utf8), as: .urlEncoded, for: form))
  let findings = result.findings.map { "\($0.field ?? ""): \($0.finding.failure.code)" }
  print(findings.isEmpty ? "accepted" : findings.joined(separator: ", "))
}

do {
  _ = try Catalog.rule("idn-email")
} catch {
  print(error)
}

import FormValidation
import RuleFiles
import Validation

// A form with two fields reads a post, and prints each finding, or what was accepted.
let rules = """
  fields:
    - {name: email, title: E-mail address, type: string, format: email, constraints: {required: true}, normalize: [trim]}
    - {name: site, title: Website, type: string, rules: [url]}
  """
let form = try Form(RuleFile(Array(rules.utf8)))

for post in ["email=+ann%40example.com&site=https://example.com/", "email=ann&site=example"] {
  let result = form.check(try form.submission(fromURLEncoded: Array(post.utf8)))
  let findings = result.findings.map { "\($0.field ?? ""): \($0.finding.failure.code)" }
  print(findings.isEmpty ? "accepted" : findings.joined(separator: ", "))
}

do {
  _ = try Catalog.rule("idn-email")
} catch {
  print(error)
}

// The values that samples use without declaring them, because the surrounding text describes them.
import FormValidation
import HTMLMarkup
import RuleFiles
import TableValidation
import Validation

let form = Form([
  FormField("email", .email, label: "E-mail", rules: [.required, Rule(.email)]), FormField("name"),
  FormField("age", .number), FormField("photo", .file()),
])
var post: Submission { get throws { try Submission(decoding: Array("email=ann".utf8), as: .urlEncoded, for: form) } }

/// The accounts of a server.
actor Users {
  func contains(_ email: String?) -> Bool { email == "ann@example.com" }
}
let users = Users()
let free = AsyncRule("email.taken", reading: ["email"], message: "{value} has an account already") { values in
  await users.contains(values["email"]) ? .invalid : .valid
}

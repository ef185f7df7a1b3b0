// What samples refer to without making it: the values that the text around them describes.
import FormValidation
import RuleFiles
import TableValidation
import Validation

var form: Form {
  Form([
    FormField("email", .email, label: "E-mail", rules: [.required, Rule(.email)]), FormField("name"),
    FormField("age", .number), FormField("photo", .file()),
  ])
}
var post: Submission { get throws { try Submission(decoding: Array("email=ann".utf8), as: .urlEncoded, for: form) } }

import FormValidation
import RuleFiles
import Testing

/// Tests of forms that are made of rule files.
struct FormRuleFileTests {
  @Test(
    arguments: [
      ("rules: [boolean]", .checkbox(value: "true")),
      ("type: boolean, trueValues: [ja]", .checkbox(value: "ja")),
      ("rules: [number]", .number), ("rules: ['number:de']", .number),
      ("rules: ['number:trailing-minus']", .number),
      ("type: number, decimalChar: ','", .number), ("rules: [date]", .date),
      ("rules: ['date:%d/%m/%Y']", .text),
      ("type: date, format: '%d/%m/%Y'", .text), ("rules: [email]", .email), ("rules: [slug]", .text),
    ] as [(String, FormField.Kind)])
  func `the kind of a field follows from its rules`(members: String, kind: FormField.Kind) throws {
    let file = try RuleFile(Array("fields: [{name: a, \(members)}]".utf8))
    #expect(Form(file).fields.map(\.kind) == [kind])
  }
}

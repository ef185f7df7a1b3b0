/// A rule file with thirty deliberate faults, and the expected location and code of each finding.
enum ThirtyFaults {
  static let text = #"""
    title: Thirty faults
    fieldMatch: subset
    missingValues: "NA"
    dialect: {delimiter: "", quoteChar: "'"}
    definitions:
      name: [trimed]
      loop: {use: loop}
    fields:
      - name: id
        type: interger
        constraints: {unique: yes, required: true}
      - name: code
        type: string
        constraints: {minLength: 12, maxLength: 8}
        rules: [{regex: "[a-z"}]
      - name: kind
        type: string
        constraints: {enum: [s, xl, large], maxLength: 4}
        example: xl
      - name: amount
        type: number
        constraints: {minimum: 9, maximum: 3, minLength: 2}
        rules: [number, number, {range: {mim: 0}}]
      - name: slug
        type: string
        constraints: {pattern: "[a-z]{4}", minLength: 5}
        rules: [{regex: "(a+)+b"}, "length:3.. graphemes"]
      - name: when
        type: date
        format: "%Q"
      - name: email
        type: string
        format: email
        rules: [email, {any: [required, ascii]}, {use: nobody}]
        severity: fatal
        normalize: [trim, shout]
      - name: email
        type: any
    primaryKey: [id, nr]
    rules:
      - {id: order, compare: "amount > wen"}
      - {id: order, at-least-one-of: [slug, kind]}
    limits: {invalid: {warn: 0}}
    tests:
      - {field: emial, valid: [a@b.co]}
      - {record: {code: x}, invalid: nothing}
    """#

  static let findings = [
    "2:1 rule-file.fault", "3:16 rule-file.fault", "4:22 rule-file.fault", "6:10 rule-file.fault",
    "7:15 rule-file.fault", "10:11 rule-file.fault", "11:27 rule-file.fault", "14:34 lint.empty-range",
    "15:21 rule-file.fault", "18:33 lint.refused-value", "22:31 lint.empty-range",
    "22:43 rule-file.fault", "23:21 lint.redundant-rule", "23:38 rule-file.fault",
    "26:19 lint.pattern-length",
    "27:14 lint.endless-pattern", "27:32 lint.unbounded-graphemes", "30:13 rule-file.fault",
    "34:13 lint.redundant-rule", "34:27 rule-file.fault", "34:52 rule-file.fault", "35:15 rule-file.fault",
    "36:23 rule-file.fault", "37:11 rule-file.fault", "39:18 rule-file.fault", "41:26 rule-file.fault",
    "42:10 rule-file.fault", "43:26 rule-file.fault", "45:13 rule-file.fault", "46:34 rule-file.fault",
  ]
}

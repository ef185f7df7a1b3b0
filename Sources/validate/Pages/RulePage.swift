/// An explanation of what is written in rule files and is no rule of the catalog: composites, keys, uniqueness, and rules over
/// records and tables.
struct RulePage {
  let text: String

  /// Creates the explanation of a word; `nil` for other words.
  init?(_ word: String) {
    guard let page = Self.pages.first(where: { $0.words.contains(word) }) else { return nil }
    text = page.text + "\nMore: Documentation/RuleFiles.md, \(page.section)\n"
  }

  private static let pages: [(words: [String], section: String, text: String)] = [
    (
      ["any", "all", "not", "exactly-one", "when", "then", "else", "composite", "composites"],
      "Rules made of rules",
      """
      Composites, in the 'rules' of a field of a rule file

        all: [RULE, RULE]          each rule must hold
        any: [RULE, RULE]          at least one rule must hold
        exactly-one: [RULE, RULE]  one rule must hold, and no other
        not: RULE                  the rule must not hold
        when: RULE                 if the rule holds, 'then' must hold, else 'else'
        then: RULE
        else: RULE

      Example:

        fields:
          - name: contact
            rules: [{any: [email, phone]}]

      """
    ),
    (
      [
        "unique", "key", "keys", "primaryKey", "primary-key", "uniqueKeys", "unique-key", "foreignKeys",
        "foreign-key",
      ],
      "Keys",
      """
      Unique values and keys

        -c id=unique                          no two records have the same value in a column
        constraints: {unique: true}           the same, in a field of a rule file
        primaryKey: [country, number]         at the top: present in each record, and no two are equal
        uniqueKeys: [[country, number]]       at the top: no two that are present are equal
        foreignKeys:                          at the top: a record of another table has the values
          - fields: [country]
            reference: {path: countries.csv, fields: [code]}

      Codes: unique.duplicate, primary-key.duplicate, unique-key.duplicate, foreign-key.missing.

      """
    ),
  ]
}

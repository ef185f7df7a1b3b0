import FindingReports
import RuleAnalysis
import RuleFiles
import Testing
import Validation

/// Tests of the comparison of rule files: relations that are known, and each claim against the verdicts on many values.
struct RuleFileComparisonTests {
  private static func file(_ field: String, _ rest: String = "") throws -> RuleFile {
    try RuleFile(Array("fields: [{name: a, \(field)}]\n\(rest)".utf8))
  }

  private static let relations: [(String, String, RuleRelation)] = [
    ("constraints: {enum: [x, y]}", "constraints: {enum: [y, x]}", .same),
    ("constraints: {enum: [x]}", "constraints: {enum: [x, y]}", .wider),
    ("type: string, constraints: {maxLength: 3}", "type: string, constraints: {maxLength: 4}", .wider),
    ("type: string, constraints: {pattern: 'a|b'}", "type: string, constraints: {pattern: '[ab]'}", .same),
    (
      "type: string, constraints: {pattern: '[a-c]{2,3}'}",
      "type: string, constraints: {minLength: 2, maxLength: 3}", .wider
    ),
    (
      "type: string, constraints: {minLength: 2}", "type: string, constraints: {pattern: '.*'}", .incomparable
    ),
    ("type: string, constraints: {enum: ['1', '23']}", "type: integer", .wider),
    ("type: string, constraints: {enum: ['1', 'x']}", "type: integer", .incomparable),
    ("type: integer", "type: number", .wider), ("type: integer", "type: string", .wider),
    ("type: integer, constraints: {minimum: 1}", "type: integer, constraints: {exclusiveMinimum: 0}", .same),
    ("type: number, constraints: {minimum: 1}", "type: number, constraints: {exclusiveMinimum: 0}", .wider),
    (
      "type: number, constraints: {minimum: 1}", "type: number, constraints: {minimum: 1, maximum: 5}",
      .narrower
    ),
    ("type: integer, constraints: {enum: [1, 2]}", "type: integer, constraints: {enum: [1, 2, 3]}", .wider),
    ("type: integer, constraints: {enum: [1, 2]}", "type: integer, constraints: {minimum: 1}", .wider),
    ("type: date", "type: date, constraints: {minimum: '2024-01-01'}", .narrower),
    (
      "type: date, constraints: {minimum: '2024-01-02'}", "type: date, constraints: {minimum: '2024-01-01'}",
      .wider
    ),
    ("type: date", "type: date, format: '%d.%m.%Y'", .incomparable), ("type: date", "type: string", .wider),
    (
      "type: time, constraints: {maximum: '12:00:00'}", "type: time, constraints: {maximum: '13:00:00'}",
      .wider
    ),
    ("type: boolean", "type: boolean, trueValues: ['true', '1', 'True', 'TRUE', 'yes']", .wider),
    ("constraints: {required: true}", "title: x", .wider),
    ("title: x", "constraints: {unique: true}", .narrower),
    ("title: x", "missingValues: ['', NA]", .same),
    ("rules: [not-blank]", "constraints: {required: true}", .wider),
    ("rules: [email]", "rules: [{email: html}]", .wider),
    ("rules: [email]", "rules: [{all: [email]}]", .same),
    ("rules: [email]", "rules: [{any: [email, uuid]}]", .wider),
    ("rules: [iban]", "rules: [iban, {length: ..24}]", .narrower),
    ("rules: [{not: {contains: x}}]", "rules: [{not-contains: x}]", .same),
    ("rules: [{starts-with: ab}]", "rules: [{contains: b}]", .wider),
    ("rules: [{one-of: '(?i)a,b'}]", "type: string, constraints: {pattern: '(?i)[ab]'}", .same),
    ("rules: [{email: practical, severity: warning}]", "title: x", .same),
    ("rules: [trimmed]", "rules: [ascii]", .incomparable),
    ("rules: [email]", "rules: [{email: html}]", .wider),
    ("rules: ['decimal:9,2']", "rules: ['decimal:10,2']", .wider),
    ("rules: ['decimal:9,2']", "rules: ['decimal:12,4']", .wider),
    ("rules: ['decimal:9,2']", "rules: ['decimal:9,3']", .incomparable),
    ("rules: ['decimal:9,2']", "rules: ['decimal:9,1']", .incomparable),
    ("rules: ['decimal:9,2']", "rules: ['decimal:8,2']", .narrower),
    ("rules: [ipv4]", "rules: [ip]", .wider), ("rules: [ipv6]", "rules: [ip]", .wider),
    ("rules: [uuid]", "type: string, constraints: {pattern: '[0-9A-Fa-f-]{36}'}", .wider),
    ("rules: [country]", "type: string, constraints: {pattern: '[A-Z]{2}'}", .wider),
    ("normalize: [trim], rules: [trimmed]", "normalize: [trim], rules: [trimmed]", .same),
    (
      #"type: string, constraints: {pattern: '(\d+)-\1'}"#,
      #"type: string, constraints: {pattern: '(\d+)-\1|x'}"#, .wider
    ),
    (
      #"type: string, constraints: {pattern: '(\d+)-\1'}"#,
      #"type: string, constraints: {pattern: '(\d+)-0*\1'}"#, .unknown
    ),
    ("type: duration, constraints: {minimum: P1D}", "type: duration, constraints: {minimum: PT24H}", .same),
  ]

  @Test func `a field is related to its new version`() throws {
    for (old, new, relation) in Self.relations {
      let field = RuleFileComparison(try Self.file(old), try Self.file(new)).fields[0]
      #expect(field.relation == relation, "\(old) → \(new): \(field)")
    }
  }

  @Test func `each claim agrees with the verdicts on all values`() throws {
    let sources = Array(Set(Self.relations.flatMap { [$0.0, $0.1] })).sorted()
    let files = try sources.map { try Self.file($0) }
    let values = Catalog.entries.flatMap { $0.examples.flatMap { $0.valid + $0.invalid.map(\.value) } }.filter
    {
      $0.utf8.count < 40
    }
    let verdicts = files.map { file in
      values.map { value in !file.fields[0].rules.findings(in: value).contains { $0.severity == .error } }
    }
    for (old, oldVerdicts) in zip(files.indices, verdicts) {
      for (new, newVerdicts) in zip(files.indices, verdicts) where (old + new) % 19 == 0 {
        let field = RuleFileComparison(files[old], files[new]).fields[0]
        let comment = Comment("\(sources[old]) → \(sources[new]): \(field)")
        guard files[old].fields[0].normalization == nil, files[new].fields[0].normalization == nil else {
          continue
        }
        if field.keepsAccepted { #expect(!zip(oldVerdicts, newVerdicts).contains { $0 && !$1 }, comment) }
        if [.same, .narrower].contains(field.relation) {
          #expect(!zip(oldVerdicts, newVerdicts).contains { !$0 && $1 }, comment)
        }
        for witness in field.witnesses {
          let accepted = [old, new].map { index in
            !files[index].fields[0].rules.findings(in: witness.value).contains { $0.severity == .error }
          }
          #expect(accepted == [witness.acceptedBy == .old, witness.acceptedBy == .new], comment)
        }
      }
    }
  }

  @Test func `a column that is added or removed keeps what passed if the header may have it`() throws {
    for (match, keeps) in [
      ("exact", [false, false]), ("subset", [false, true]), ("superset", [true, false]),
      ("partial", [false, false]),
    ] {
      let few = try RuleFile(Array("fieldsMatch: \(match)\nfields: [{name: a}]".utf8))
      let many = try RuleFile(Array("fieldsMatch: \(match)\nfields: [{name: a}, {name: b}]".utf8))
      let (added, removed) = (RuleFileComparison(few, many), RuleFileComparison(many, few))
      #expect(
        added.fields.map(\.relation) == [.same, .added]
          && removed.fields.map(\.relation) == [.same, .removed])
      #expect([added.keepsAccepted, removed.keepsAccepted] == keeps, "\(match)")
    }
  }

  private static let rules: [(String, String, [String])] = [
    ("primaryKey: [a]", "", ["primary key (a) removed"]), ("", "uniqueKeys: [[a]]", ["unique key (a) added"]),
    (
      "table: {unique: [{fields: [a]}]}", "table: {unique: [{fields: [a], ignoring: [case]}]}",
      ["unique (a) unknown"]
    ),
    ("", "table: {unique: [{fields: [a], where: {field: a, is: x}}]}", ["unique (a) where a is x added"]),
    ("rules: [{id: r, compare: a == \"x\"}]", "rules: [{id: r, compare: a == \"x\"}]", []),
    (
      "rules: [{id: r, compare: a == \"x\"}]", "rules: [{id: r, compare: a == \"y\"}]", ["rule r unknown"]
    ),
    ("fieldsMatch: exact", "fieldsMatch: subset", ["fieldsMatch wider"]),
    ("fieldsMatch: superset", "fieldsMatch: subset", ["fieldsMatch incomparable"]),
    ("dialect: {delimiter: ;}", "", ["dialect unknown"]),
    ("table: {records: {minimum: 1}}", "table: {records: {minimum: 2}}", ["table.records unknown"]),
    ("severity: {record.ragged: warning}", "", ["severity of record unknown"]),
    ("", "table: {columns: {a: {distinct: {maximumShare: 0.5}}}}", ["table.columns.a.distinct added"]),
  ]

  private static let meanings: [(old: String, new: String, rest: String)] = [
    (
      "missingValues: ['', x]", "title: x",
      "rules: [{id: r, at: b, required-if: {field: a, present: true}}]"
    ),
    ("rules: [{starts-with: q, severity: warning}]", "title: x", "rules: [{id: r, compare: a != b}]"),
    (
      "type: string, constraints: {pattern: '[0-9]'}", "type: integer, rules: [{regex: '[0-9]'}]",
      "uniqueKeys: [[a, b]]"
    ),
    ("missingValues: ['', x], constraints: {unique: true}", "constraints: {unique: true}", ""),
  ]

  @Test func `bounds and lists at the ends of what can be stored are compared`() throws {
    let least = "type: integer, constraints: {minimum: \(Int.min), maximum: \(Int.max)}"
    let below = "type: integer, constraints: {exclusiveMinimum: \(Int.min), exclusiveMaximum: \(Int.max)}"
    #expect(RuleFileComparison(try Self.file(least), try Self.file(below)).fields[0].keepsAccepted == false)
    let days = ["9999-12-31", "0000-01-01"].map { "type: date, constraints: {maximum: '\($0)'}" }
    #expect(
      RuleFileComparison(try Self.file(days[0]), try Self.file(days[1])).fields[0].relation == .narrower)
    let long = String(repeating: "a", count: 200_000)
    let lists = ["b", "d"].map { "type: string, constraints: {enum: [\(long)\($0), \(long)c], minLength: 3}" }
    #expect(
      RuleFileComparison(try Self.file(lists[0]), try Self.file(lists[1])).fields[0].relation == .incomparable
    )
    let words = (0..<3_000).map { "w\($0)" }.joined(separator: ", ")
    let more = RuleFileComparison(
      try Self.file("constraints: {enum: [\(words)]}"), try Self.file("constraints: {enum: [\(words), x]}"))
    #expect(more.fields[0].relation == .wider)
  }

  @Test func `rules over records are not the same if they read other values of a field`() throws {
    for (old, new, rest) in Self.meanings {
      let files = try [old, new].map { field in
        try RuleFile(Array("fields: [{name: a, \(field)}, {name: b}]\n\(rest)".utf8))
      }
      #expect(!RuleFileComparison(files[0], files[1]).keepsAccepted, "\(old) \(rest)")
      #expect(RuleFileComparison(files[0], files[0]).keepsAccepted, "\(old) \(rest)")
    }
  }

  @Test func `rules that are not of one field are compared by name`() throws {
    for (old, new, expected) in Self.rules {
      let comparison = RuleFileComparison(try Self.file("title: x", old), try Self.file("title: x", new))
      #expect(comparison.rules.map { "\($0.name) \($0.relation)" } == expected, "\(old) → \(new)")
      #expect(
        comparison.keepsAccepted == expected.allSatisfy { $0.hasSuffix("wider") || $0.hasSuffix("removed") })
    }
  }
}

import JSONDocument
import TestSupport
import Testing

@testable import RuleFiles

struct YAMLReaderTests {
  @Test(arguments: [
    ("a: 1", #"{"a": 1}"#), ("a:\n  - x\n  - 'y'\n", #"{"a": ["x", "y"]}"#),
    ("[1, [2, {a: b}]]", #"[1, [2, {"a": "b"}]]"#),
    ("- a\n-\n- b: ~\n", #"["a", null, {"b": null}]"#),
    ("1: one\ntrue: yes\n", #"{"1": "one", "true": "yes"}"#),
    ("a: |\n  x\n  y\nb: >-\n  x\n  y\n", #"{"a": "x\ny\n", "b": "x y"}"#), ("--- a\n...\n", #""a""#),
    ("a: \"\\u00e9\\t\\\"\"", #"{"a": "é\t\""}"#), ("# note\na: b # note", #"{"a": "b"}"#),
    ("'it''s'", #""it's""#),
    ("a: !!str 5\nb: ! 6\n", #"{"a": "5", "b": "6"}"#), ("a: &x [1]\nb: *x\n", #"{"a": [1], "b": [1]}"#),
    ("\u{FEFF}a: b\r\nc: d\r\n", #"{"a": "b", "c": "d"}"#), ("{\"a\": 'b', c: }", #"{"a": "b", "c": null}"#),
  ])
  func `a YAML document has the same nodes as the equivalent JSON document`(yaml: String, json: String) throws
  {
    let node = try YAMLReader.read(Array(yaml.utf8))
    #expect(Self.outline(node) == Self.outline(try JSONNodeReader.read(Array(json.utf8))))
  }

  @Test(arguments: [
    ("NO", "'NO'"), ("no", "'no'"), ("on", "'on'"), ("yes", "'yes'"), ("y", "'y'"), ("12:30", "'12:30'"),
    ("0777", "'0777'"), ("00", "'00'"), ("1_000", "'1_000'"), ("2024-01-31", "'2024-01-31'"),
    ("1,5", "'1,5'"),
    ("", "null"), ("~", "null"), ("null", "null"), ("Null", "null"), ("NULL", "null"), ("nUll", "'nUll'"),
    ("true", "true"), ("True", "true"), ("FALSE", "false"), ("tRue", "'tRue'"),
    ("0", "0"), ("-0", "-0"), ("+12", "12"), ("-7", "-7"), ("0x1F", "31"), ("0o17", "15"), ("0xG", "'0xG'"),
    ("0x", "'0x'"),
    ("1.50", "1.50"), (".5", "0.5"), ("-.5", "-0.5"), ("5.", "5"), ("+1.e3", "1e3"), ("1e-3", "1e-3"),
    ("1E+3", "1E+3"),
    (".", "'.'"), ("-", "'-'"), ("+", "'+'"), ("e3", "'e3'"), ("1e", "'1e'"), ("1e+", "'1e+'"),
    (".inf", "'.inf'"), (".nan", "'.nan'"),
    ("0x10000000000000000", "'0x10000000000000000'"),
    ("99999999999999999999999999", "99999999999999999999999999"),
  ])
  func `a plain scalar is resolved by the core schema of YAML`(text: String, outline: String) {
    #expect(Self.outline(DocumentNode(YAMLScalar.content(of: text), at: Self.start)) == outline)
  }

  @Test func `keys and values have their positions`() throws {
    let text = "# é\r\nfields:\r\n  - name: \"é\"\r\n    rules: [é, x]\r\n"
    let root = try YAMLReader.read(Array(text.utf8))
    guard case .object(let object) = root.content, case .array(let fields) = object.members[0].value.content,
      case .object(let field) = fields[0].content, case .array(let rules) = field.members[1].value.content
    else {
      Issue.record("another shape")
      return
    }
    #expect(object.members[0].keyPosition == DocumentPosition(line: 2, column: 1, offset: 6))
    #expect(fields[0].position == DocumentPosition(line: 3, column: 5, offset: 19))
    #expect(field.members[0].value.position == DocumentPosition(line: 3, column: 11, offset: 25))
    #expect(rules[1].position == DocumentPosition(line: 4, column: 16, offset: 47))
  }

  @Test(arguments: [
    ("", "1:1: an empty document: expected a value"),
    ("# only a note\n", "2:1: an empty document: expected a value"),
    (
      "a: 1\na: 2\nb: 3\nb: 4\n",
      "2:1: the key 'a' is already in this object: keep this one or the first, at 1:1\n4:1: the key 'b' is already in this object: keep this one or the first, at 3:1"
    ),
    ("a: *b", "1:4: no value before this has the anchor 'b'"),
    ("a: 1\n---\nb: 2\n", "2:1: a second document begins here; a rule file must be a single one"),
    ("? [a]\n: b\n", "1:3: a key must be a string, not a collection or an alias"),
    ("a: !x 1", "1:4: the tag '!x' is not supported; to write a string, put it in quotes"),
    (
      "a:\n\tb: 1\n",
      "2:1: not YAML: found character that cannot start any token; indent with spaces, since YAML does not allow tabs"
    ),
    ("a: 'b", "1:6: not YAML: found unexpected end of stream"),
    ("a: b: c", "1:5: not YAML: mapping values are not allowed in this context"),
    ("a: \u{1}", "1:4: not YAML: control characters are not allowed"),
    ("\u{FEFF}a: é\nb: \u{7F}", "2:4: not YAML: control characters are not allowed"),
    ("a: [", "1:5: not YAML: did not find expected node content"),
  ])
  func `invalid or unsupported YAML is reported at its location`(text: String, faults: String) {
    #expect(throws: (any Error).self) { try YAMLReader.read(Array(text.utf8)) }
    do throws(RuleFileError) { _ = try YAMLReader.read(Array(text.utf8)) } catch {
      #expect(error.description == faults)
    }
  }

  @Test func `nesting deeper than the limit is rejected`() throws {
    let deep = String(repeating: "[", count: 64) + String(repeating: "]", count: 64)
    _ = try YAMLReader.read(Array(deep.utf8))
    let fault = #expect(throws: RuleFileError.self) { try YAMLReader.read(Array("[\(deep)]".utf8)) }
    #expect(
      fault?.faults.first?.message.hasPrefix("more than 64 sequences and mappings inside each other") == true)
  }

  @Test func `values that are written out are not limited in number`() throws {
    let text = (1...40_000).map { "- {name: c\($0), type: integer}\n" }.joined()
    guard case .array(let fields) = try YAMLReader.read(Array(text.utf8)).content else {
      Issue.record("not an array")
      return
    }
    #expect(fields.count == 40_000)
  }

  @Test func `exponentially expanding aliases are rejected`() {
    var text = "a0: &a0 [x, x, x, x, x, x, x, x, x]\n"
    for level in 1...9 {
      let aliases = Array(repeating: "*a\(level - 1)", count: 9).joined(separator: ", ")
      text += "a\(level): &a\(level) [\(aliases)]\n"
    }
    let fault = #expect(throws: RuleFileError.self) { try YAMLReader.read(Array(text.utf8)) }
    #expect(fault?.description.contains("more than 100000 values by aliases") == true)
  }

  @Test func `random YAML text is read or has faults within the text`() {
    let seed = TestRun.seed
    var random = SeededGenerator(seed: seed)
    let pieces = [
      "a", ": ", "- ", "\n", "  ", "[", "]", "{", "}", ",", "'", "\"", "&x ", "*x", "!!str ", "|", ">", "#",
      "é", "\t", "---", "\r\n", "~", "0x1", "\u{85}", "\u{2028}", "?", "%", "@",
    ]
    for _ in 0..<TestRun.rounds(3_000) {
      let text = (0..<Int.random(in: 1...30, using: &random)).map { _ in pieces.randomElement(using: &random)!
      }.joined()
      let faults = FaultCollector()
      let root = YAMLReader.read(Array(text.utf8), reportingTo: faults)
      #expect(root != nil || !faults.isEmpty, "seed \(seed): \(text.debugDescription)")
      let size = text.utf8.count
      let isWithin = faults.faults.allSatisfy { $0.position.offset <= size }
      #expect(isWithin, "seed \(seed): \(text.debugDescription)")
    }
  }

  private static let start = DocumentPosition(line: 1, column: 1, offset: 0)

  private static func outline(_ node: DocumentNode) -> String {
    switch node.content {
    case .null: "null"
    case .boolean(let flag): "\(flag)"
    case .number(let text): text
    case .string(let text): "'\(text)'"
    case .array(let elements): "[\(elements.map(outline).joined(separator: ", "))]"
    case .object(let object):
      "{\(object.members.map { "\($0.key): \(outline($0.value))" }.joined(separator: ", "))}"
    }
  }
}

import TestSupport
import Testing

/// Tests that paths are the bytes that the program received, and that other arguments must be UTF-8.
struct PathTests {
  /// Lists the names in the directory, with bytes beyond ASCII in octal.
  private static let list = "LC_ALL=C ls -Ab | tr '\\n' ' '"

  @Test(arguments: ["--valid \"$name\"", "--valid=\"$name\"", "--invalid \"$name\"", "--errors \"$name\""])
  func `an output has exactly the bytes of its name`(words: String) throws {
    let script = """
      name=$'out\\xff.csv'
      validate check -q -e integer \(words); echo $?
      validate check -q -e integer \(words); \(Self.list)
      """
    try ScratchDirectory().shell(script).expect(0, output: "0\nout\\377.csv ")
  }

  @Test func `a link to a name that is not UTF-8 is followed`() throws {
    let script = """
      mkdir $'d\\xfe'
      ln -s $'t\\xfe' v; ln -s $'d\\xfe/i' i; ln -s "$PWD/"$'d\\xfe' d; ln -s d/e e
      printf '1\\nx\\n' | validate check -q -e integer --valid v --invalid i --errors e; echo $?
      \(Self.list); cat $'t\\xfe' $'d\\xfe/i' $'d\\xfe/e'
      """
    try ScratchDirectory().shell(script).expect(
      0,
      output: "1\nd d\\376 e i t\\376 v 1\nx\n-:2:1: error: 'x' must be a whole number [integer.malformed]\n")
  }

  @Test func `an input by such a name is read, and shown with U+FFFD and escapes`() throws {
    let script = """
      printf '1\\nx\\n' > $'a\\xff\\n'
      validate check -q -e integer --jobs 2 --errors - -- $'a\\xff\\n'
      validate check -q -e integer --errors - --format jsonl $'a\\xff\\n' | cut -c 1-17
      validate check -e integer $'b\\xff'
      """
    try ScratchDirectory().shell(script).expect(
      2,
      output: """
        a\u{FFFD}\\n:2:1: error: 'x' must be a whole number [integer.malformed]
        {"file":"a\u{FFFD}\\n",

        """, errors: "validate: cannot read b\u{FFFD}: No such file or directory\n")
  }

  @Test func `two names that are shown alike are different files`() throws {
    let script = """
      printf '1\\n' > $'a\\xff'
      validate check -q -e integer $'a\\xff' --valid $'a\\xfe' --invalid "a\u{FFFD}"; echo $?
      \(Self.list)
      validate check -q -e integer $'a\\xff' --valid $'./a\\xff'
      """
    try ScratchDirectory().shell(script).expect(
      2, output: "0\na\\357\\277\\275 a\\376 a\\377 ",
      errors: "validate: ./a\u{FFFD} is also the input a\u{FFFD}; write to another file\n")
  }

  @Test func `rule files in such a folder read the files beside them`() throws {
    let scratch = ScratchDirectory([
      "codes.csv": "code\n7\n", "parents.csv": "id\n7\n", "words": "8\n",
      "definitions.yml": "definitions: {x: [{one-of: ['7', '8']}, {password: length=1.. list=words}]}\n",
      "r.yml": """
      include: [definitions.yml]
      fields: [{name: a, rules: [{use: x}]}, {name: b, rules: [{in-file: codes.csv#code}]}, {name: c}]
      foreignKeys: [{fields: c, reference: {resource: p, path: parents.csv, fields: id}}]
      tests: [{field: a, valid: ['7']}]

      """,
    ])
    let script = """
      mkdir $'r\\xff'; mv r.yml definitions.yml words codes.csv parents.csv $'r\\xff'
      printf 'a,b,c\\n7,7,7\\n8,8,8\\n' | validate check -q -r $'r\\xff/r.yml' --errors - | sed 's/.*\\[//'
      validate lint $'r\\xff/r.yml'; validate test $'r\\xff/r.yml'; rm $'r\\xff/words'
      validate lint -q $'r\\xff/r.yml' | sed 's/.*error/error/'
      """
    try scratch.shell(script).expect(
      0,
      output: """
        password.listed]
        in-file.not-listed]
        foreign-key.missing]
        error: cannot read r\u{FFFD}/words: No such file or directory [rule-file.fault]

        """,
      errors: "validate: 1 file, 0 findings\nvalidate: 1 test in 1 file, 0 failed\n")
  }

  @Test(arguments: [
    (#"check -e $'regex:\xff'"#, "regex:\u{FFFD}"), (#"check --each=$'\xff'"#, "\u{FFFD}"),
    (#"check -e$'\xff'"#, "\u{FFFD}"), (#"check -c $'a\xff=email'"#, "a\u{FFFD}=email"),
    (#"check $'--v\xff=x'"#, "v\u{FFFD}"), (#"check $'-\xff'"#, "\u{FFFD}"),
    (#"$'check\xff'"#, "check\u{FFFD}"), (#"rules $'\xff'"#, "\u{FFFD}"), (#"help $'\xff'"#, "\u{FFFD}"),
    (#"check -e email -j $'\xff'"#, "\u{FFFD}"), (#"check -e email --format $'\xff'"#, "\u{FFFD}"),
  ])
  func `an argument that is neither UTF-8 nor a path is rejected`(words: String, shown: String) throws {
    try ScratchDirectory().shell("validate \(words)").expect(
      2,
      errors: "validate: the argument '\(shown)' is not UTF-8; only the name of a file may be other bytes\n")
  }

  @Test func `a name in a rule with a NUL character is not the name before it`() throws {
    let scratch = ScratchDirectory([
      "codes.csv": "code\n7\n",
      "r.json": #"{"fields": [{"name": "a", "rules": [{"in-file": "codes.csv\u0000x#code"}]}]}"#,
    ])
    try scratch.validate("check", "-r", "r.json", input: "a\n7\n").expect(
      2, errors: "validate: r.json:1:49: cannot read codes.csv\\u{0}x: Invalid argument\n")
  }
}

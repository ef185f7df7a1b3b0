import TestSupport
import Testing

/// Tests of inputs in other encodings than UTF-8.
struct EncodingTests {
  @Test(arguments: [
    ("x\u{FF},y\u{FF}", [], ["3 record.invalid-utf8", "3 integer.malformed"]),
    ("x\u{FF},1", [], ["3 record.invalid-utf8"]), ("x\u{FF},1", ["--all"], ["3 record.invalid-utf8"]),
    ("x,1\u{FF}", [], ["3 email.no-at-sign", "3 record.invalid-utf8"]),
    ("x\u{FF},1", ["--encoding", "UTF-8"], ["3 record.invalid-utf8"]),
    (
      "x\u{FF},1", ["--severity", "record=warning"],
      ["3 email.local-part-character", "3 record.invalid-utf8"]
    ),
  ])
  func `the first value of a record that cannot be decoded has one finding`(
    record: String, options: [String], findings: [String]
  ) throws {
    let scratch = ScratchDirectory(["t": ""])
    _ = scratch.write([UInt8](latin: "a,b\na@example.com,1\n\(record)\n"), to: "t")
    let result = try scratch.validate(
      ["check", "-c", "a=email", "-c", "a=length:5..", "-c", "b=integer", "--summary", "none", "t"] + options)
    result.expect(status: 1)
    let found = result.outputText.split(separator: "\n").map { line in
      "\(line.split(separator: ":")[1]) \(line.split(separator: "[").last?.dropLast() ?? "")"
    }
    #expect(found == findings)
  }

  private static let table = "id,name\n1,Zoë 😀\nx,Ann\n2,\"a,b\"\n"
  private static let findings = "t:3:1: error: id: 'x' must be a whole number [integer.malformed]\n"
  private static let words = ["check", "-c", "id=integer", "--summary", "none"]

  @Test(arguments: [
    ("UTF-16LE", "FF FE"), ("UTF-16BE", "FE FF"), ("UTF-32LE", "FF FE 00 00"), ("UTF-32BE", "00 00 FE FF"),
  ])
  func `a byte-order mark is obeyed`(encoding: String, mark: String) throws {
    let scratch = ScratchDirectory(["u": Self.table])
    try scratch.shell(
      "{ printf '\(mark.split(separator: " ").map { "\\x" + $0 }.joined())'; iconv -f UTF-8 -t \(encoding) u; } > t"
    )
    .expect(0)
    try scratch.validate(Self.words + ["t"]).expect(1, output: Self.findings)
    try scratch.shell("dd bs=1 status=none if=t | validate check -c id=integer --format jsonl --summary none")
      .expect(
        1,
        output: #"{"file":"-","record":2,"line":3,"column":1,"offset":20,"field":"id","rule":"integer","#
          + #""code":"integer.malformed","params":{},"value":"x","message":"must be a whole number","severity":"error"}"#
          + "\n")
    try scratch.shell("gzip -c t > t.gz; validate filter -c id=integer t.gz").expect(
      1, output: "id,name\n1,Zoë 😀\n2,\"a,b\"\n",
      errors: """
        3 records, 1 invalid (33.3%)
          id  integer  1  33.3%  first t.gz:3:1  'x'
        34 B in …
        validate: t.gz was decoded from \(encoding); the records in the outputs are UTF-8

        """)
  }

  @Test(arguments: ["UTF-16", "UTF-7", "GB18030", "UTF-32"])
  func `an encoding is named on the command line or by the rule file`(encoding: String) throws {
    let scratch = ScratchDirectory(["u": Self.table])
    scratch.write(
      #"{"encoding":"\#(encoding)","fields":[{"name":"id","type":"integer"},{"name":"name"}]}"#, to: "r")
    try scratch.shell("iconv -f UTF-8 -t \(encoding) u > t").expect(0)
    try scratch.validate(Self.words + ["--encoding", encoding.lowercased(), "t"]).expect(
      1, output: Self.findings)
    try scratch.shell("validate check -r r --summary none t | cut -d: -f1-4").expect(
      0, output: "t:3:1: error\n")
    try scratch.shell("validate check -r r --encoding utf-8 --summary none u | cut -d: -f1-3").expect(
      0, output: "u:3:1\n")
  }

  @Test func `lines and values are decoded, too`() throws {
    let scratch = ScratchDirectory()
    scratch.write([0xE9, 0x0A, 0xE9, 0xE9], to: "t")
    try scratch.validate("check", "-e", "length:1", "--encoding", "latin1", "--summary", "none", "t")
      .expect(1, output: "t:2:1: error: 'éé' must have at most 1 character, has 2 [length.too-long]\n")
    scratch.write([0xE9, 0, 0x61, 0], to: "z")
    try scratch.validate("check", "-z", "-e", "length:1", "--encoding", "latin1", "--summary", "none", "z")
      .expect(0)
    try scratch.validate("check", "-z", "-e", "length:1", "--summary", "none", "z").expect(status: 1)
  }

  @Test func `bytes that cannot be decoded are a finding, and U+FFFD in outputs`() throws {
    let scratch = ScratchDirectory()
    scratch.write(Array("id,name\n1,a".utf8) + [0x81] + Array("b\n2,x\n".utf8), to: "t")
    try scratch.validate(
      "check", "-c", "id=integer", "--encoding", "cp1252", "--invalid", "i", "--summary", "none", "t"
    ).expect(
      1, output: "t:2:4: error: must be cp1252: a byte sequence is not valid [record.invalid-utf8]\n",
      errors: "validate: t was decoded from cp1252; the records in the outputs are UTF-8\n")
    #expect(try scratch.text(of: "i") == "id,name\n1,a\u{FFFD}b\n")
  }

  @Test(arguments: [
    ("cp1252x", "there is no encoding 'cp1252x'; did you mean 'CP1252'?"),
    ("windos-1252", "there is no encoding 'windos-1252'; did you mean 'WINDOWS-1252'?"),
    ("klingon", "there is no encoding 'klingon'; 'iconv -l' lists the names"),
  ])
  func `an unknown name is a usage error`(name: String, error: String) throws {
    let scratch = ScratchDirectory(["t": "id\n1\n", "r": "encoding: \(name)\nfields: [{name: id}]\n"])
    try scratch.validate("check", "-c", "id=integer", "--encoding", name, "t").expect(
      2, errors: "validate: --encoding: \(error)\n")
    try scratch.validate("check", "-r", "r", "t").expect(
      2, errors: "validate: r:1:11: 'encoding': \(error)\n")
  }

  @Test func `without an encoding a line after the summary names the likely one`() throws {
    let scratch = ScratchDirectory(["u": "id,name\n1,José\n2,Ann\n3,Müller\n"])
    try scratch.shell("iconv -f UTF-8 -t CP1252 u > t").expect(0)
    let expected = """
      3 records, 2 invalid (66.7%)
        record  record.invalid-utf8  2  66.7%  first t:2:6
      30 B in …
      validate: t is not UTF-8; it looks like WINDOWS-1252: try --encoding WINDOWS-1252

      """
    let output =
      "t:2:6: error: must be UTF-8: a byte sequence is not valid [record.invalid-utf8]\nt:4:4: error: must be UTF-8: a byte sequence is not valid [record.invalid-utf8]\n"
    for jobs in ["1", "2"] {
      try scratch.validate("check", "-c", "id=integer", "--jobs", jobs, "t").expect(
        1, output: output, errors: expected)
    }
    try scratch.validate("check", "-c", "id=integer", "-q", "t").expect(1)
    try scratch.shell("cat t | validate check --summary none --errors /dev/null").expect(
      1,
      errors:
        "validate: standard input is not UTF-8; it looks like WINDOWS-1252: try --encoding WINDOWS-1252 (which was not tried, because the input can be read only once)\n"
    )
    try scratch.validate("check", "-c", "id=integer", "--summary", "none", "--encoding", "utf-8", "t").expect(
      1, output: output,
      errors: "validate: t is not UTF-8; it looks like WINDOWS-1252: try --encoding WINDOWS-1252\n")
    scratch.write([0x69, 0xE9, 0x2C, 0x61, 0x0A, 0x31, 0x2C, 0x31, 0x0A], to: "h")
    let header = try scratch.validate("check", "-c", "a=integer", "--summary", "none", "h")
    #expect(
      header.errorsText
        == "validate: h is not UTF-8; it looks like WINDOWS-1252: try --encoding WINDOWS-1252\n")
    scratch.write([0x61, 0x0A, 0xFF, 0xFF, 0x80, 0x0A], to: "n")
    let noise = try scratch.validate("check", "-c", "a=integer", "--summary", "none", "n")
    #expect(
      noise.errorsText.hasPrefix(
        "validate: n is not UTF-8, and its encoding cannot be determined; name it with --encoding NAME"))
  }

  @Test func `a key with a value that cannot be decoded has no finding beside that on its bytes`() throws {
    let scratch = ScratchDirectory([
      "u": "fieldsMatch: subset\nfields: [{name: a}, {name: b}]\nuniqueKeys: [[b]]\n",
      "p": "fields: [{name: a}, {name: b}]\nprimaryKey: [a, b]\n",
    ])
    scratch.write(Array("a,b\n1,".utf8) + [0xFF] + Array("\n1,".utf8) + [0xFF] + Array("\n".utf8), to: "t")
    for rules in ["u", "p"] {
      let result = try scratch.validate("check", "-r", rules, "--format", "jsonl", "t")
      #expect(
        result.outputText.split(separator: "\n").map { $0.contains("record.invalid-utf8") } == [true, true])
    }
  }

  @Test func `text of UTF-8 that was decoded from another encoding has a line`() throws {
    let scratch = ScratchDirectory(["t": "id;name\n1;Zoë\n2;José\n3;Müller\n", "u": "id,name\n1,Zoë\n"])
    let words = ["check", "--encoding", "WINDOWS-1252", "--summary", "none"]
    #expect(
      try scratch.validate(words + ["-d", ";", "-c", "id=integer", "t"]).errorsText
        == "validate: t is UTF-8 and was decoded from another encoding; use --encoding UTF-8\n")
    #expect(
      try scratch.validate(words + ["-c", "id=integer", "t"]).errorsText.hasSuffix(
        "; with --encoding UTF-8 --delimiter ';' they fit\n"))
    try scratch.shell("iconv -f UTF-8 -t WINDOWS-1252 t > w").expect(0)
    #expect(
      try scratch.validate(words + ["-d", ";", "-c", "id=integer", "t", "w"]).errorsText
        == "validate: t is UTF-8 and was decoded from another encoding; check it separately with --encoding UTF-8\n"
    )
    // The end of a file may be no UTF-8.
    let long = String(repeating: "1;Zoë José\n", count: 10_000)
    scratch.write(Array("id;name\n\(long)2;Zo".utf8) + [0xEB, 0x0A], to: "m")
    #expect(try scratch.validate(words + ["-d", ";", "-c", "id=integer", "m"]).errorsText == "")
    // One letter may be two of the other encoding.
    #expect(try scratch.validate(words + ["-c", "id=integer", "u"]).errorsText == "")
  }

  @Test func `a character of Windows in Japanese text is that of the delimiter`() throws {
    let scratch = ScratchDirectory(["u": "id~city\n" + String(repeating: "1~東京都 こんにちは\n", count: 20)])
    try scratch.shell("iconv -f UTF-8 -t CP932 u > t").expect(0)
    let rules = ["check", "--summary", "none", "-c", "id=integer", "-c", "city=required"]
    #expect(
      try scratch.validate(rules + ["t"]).errorsText.hasSuffix(
        "; with --encoding CP932 --delimiter '~' they fit\n"))
  }

  @Test func `an incomplete character of a header names the encoding of the byte-order mark`() throws {
    let scratch = ScratchDirectory()
    scratch.write([0xFF, 0xFE, 0x61], to: "c")
    try scratch.validate("check", "--summary", "none", "c").expect(
      1, output: "c:1:1: error: must be UTF-16LE: a byte sequence is not valid [record.invalid-utf8]\n")
  }

  @Test(arguments: [
    ("EF BB BF", "windows-1252", "UTF-8"), ("FF FE", "windows-1252", "UTF-16LE"),
    ("FF FE", "utf-8", "UTF-16LE"),
    ("FE FF", "UTF-16LE", "UTF-16BE"), ("FF FE 00 00", "latin1", "UTF-32LE"),
  ])
  func `a byte-order mark that contradicts the named encoding is status 2 and one line`(
    mark: String, encoding: String, other: String
  ) throws {
    let scratch = ScratchDirectory()
    let bytes = mark.split(separator: " ").map { UInt8($0, radix: 16)! }
    scratch.write(bytes + Array("a\n1\n".utf8), to: "t")
    let name = encoding == "utf-8" ? "UTF-8" : encoding
    try scratch.validate("check", "-c", "a=integer", "--encoding", encoding, "--valid", "v", "t").expect(
      2,
      errors:
        "validate: cannot read t: it begins with the byte-order mark of \(other), but its encoding is given as \(name); use --encoding auto\n"
    )
    #expect(scratch.names == ["t"])
  }

  @Test func `a byte-order mark of the named encoding is skipped`() throws {
    let scratch = ScratchDirectory(["u": Self.table])
    for (mark, encoding) in [
      ("\\357\\273\\277", "UTF-8"), ("\\377\\376", "UTF-16LE"), ("\\377\\376\\0\\0", "UTF-32LE"),
    ] {
      try scratch.shell("{ printf '\(mark)'; iconv -f UTF-8 -t \(encoding) u; } > t").expect(0)
      try scratch.validate(Self.words + ["--encoding", encoding, "t"]).expect(1, output: Self.findings)
    }
  }

  @Test func `each file that is not UTF-8 is named with its encoding`() throws {
    let scratch = ScratchDirectory(["a": "t\nplain\n", "u": "t\nGrüße aus Köln, schöne Straße\n"])
    try scratch.shell("iconv -f UTF-8 -t WINDOWS-1252 u > w; cp w x; cp w y; cp w z").expect(0)
    func notes(_ files: String...) throws -> String {
      try scratch.validate(
        ["check", "--errors", "/dev/null", "--summary", "none", "-c", "t=required"] + files
      ).errorsText
    }
    let looks = "is not UTF-8; it looks like WINDOWS-1252"
    #expect(try notes("w", "x") == "validate: w, x \(looks): try --encoding WINDOWS-1252\n")
    #expect(try notes("a", "x") == "validate: x \(looks): check it separately with --encoding WINDOWS-1252\n")
    #expect(
      try notes("u", "w", "x", "y", "z")
        == "validate: w, x, y (and 1 more) \(looks): check it separately with --encoding WINDOWS-1252\n")
  }

  @Test func `UTF-16 without a mark is status 2`() throws {
    let scratch = ScratchDirectory(["u": Self.table])
    for encoding in ["UTF-16LE", "UTF-16BE", "UTF-32LE"] {
      try scratch.shell("iconv -f UTF-8 -t \(encoding) u > t").expect(0)
      try scratch.validate(Self.words + ["t"]).expect(
        2,
        errors:
          "validate: cannot read t: it looks like \(encoding) without a byte-order mark; use --encoding \(encoding)\n"
      )
      try scratch.validate(Self.words + ["--encoding", encoding, "t"]).expect(1, output: Self.findings)
    }
    try scratch.shell("iconv -f UTF-8 -t UTF-16BE u > t").expect(0)
    try scratch.validate(Self.words + ["--encoding", "utf-16", "t"]).expect(
      2,
      errors:
        "validate: cannot read t: it looks like UTF-16BE without a byte-order mark; use --encoding UTF-16BE\n"
    )
  }

  @Test func `each encoding from which records were decoded is named`() throws {
    let scratch = ScratchDirectory(["u": "id\n1\n"])
    try scratch.shell(
      "iconv -f UTF-8 -t UTF-16 u > a; cp a b; { printf '\\0\\0\\376\\377'; iconv -f UTF-8 -t UTF-32BE u; } > c"
    )
    .expect(0)
    let words = ["filter", "-c", "id=integer", "--summary", "none", "a", "b", "c"]
    try scratch.validate(words).expect(
      0, output: "id\n1\n1\n1\n",
      errors: """
        validate: a (and 1 more) was decoded from UTF-16LE; the records in the outputs are UTF-8
        validate: c was decoded from UTF-32BE; the records in the outputs are UTF-8

        """)
  }

  @Test func `a decoded table is read again where a key refers to it, and joined with others`() throws {
    let scratch = ScratchDirectory(["u": "id,parent\ná,\nb,á\nc,x\n", "v": "id,parent\né,\n"])
    scratch.write(
      #"{"fields":[{"name":"id"},{"name":"parent"}],"primaryKey":"id","foreignKeys":[{"fields":"parent","reference":{"resource":"","fields":"id"}}]}"#,
      to: "r")
    try scratch.shell("iconv -f UTF-8 -t UTF-16 u > t").expect(0)
    try scratch.shell("validate check -r r --summary none t | cut -d: -f1-3").expect(0, output: "t:4:3\n")
    try scratch.shell("validate filter -q -r r t v").expect(1, output: "id,parent\ná,\nb,á\né,\n")
  }
}

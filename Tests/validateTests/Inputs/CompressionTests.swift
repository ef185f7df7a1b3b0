import Platform
import TestSupport
import Testing

/// Tests of compressed inputs and outputs, with the files of each format's own program.
struct CompressionTests {
  private static let table =
    "id,name\n" + (1...300).map { "\($0),n\($0 * 7919 % 1000)\n" }.joined() + "x,last\n"
  private static let finding = ":302:1: error: id: 'x' must be a whole number [integer.malformed]\n"
  static let programs = [("gzip -c", "gz"), ("zstd -qc", "zst"), ("xz -c", "xz"), ("bzip2 -c", "bz2")]

  @Test(arguments: programs)
  func `a compressed file is checked like its content`(program: String, ending: String) throws {
    let scratch = ScratchDirectory(["t": Self.table])
    try scratch.shell("\(program) t > t.csv.\(ending)").expect(0)
    let file = "t.csv.\(ending)"
    try scratch.validate("check", "-c", "id=integer", "--summary", "none", file).expect(
      1, output: file + Self.finding)
    try scratch.shell("validate check -c id=integer --summary none < \(file)").expect(
      1, output: "-" + Self.finding)
    try scratch.shell("dd bs=1 status=none if=\(file) | validate check -c id=integer --summary none")
      .expect(1, output: "-" + Self.finding)
    try scratch.shell("validate check --summary none -e 'regex:[a-z0-9]+,.*' \(file)").expect(0)
  }

  @Test(arguments: programs)
  func `files that were joined are one table`(program: String, ending: String) throws {
    let scratch = ScratchDirectory(["a": "id\n1\n", "b": "x\n", "c": "", "d": "2\ny\n"])
    try scratch.shell("for part in a b c d; do \(program) $part; done > t").expect(0)
    try scratch.validate("check", "-c", "id=integer", "--format", "csv", "--summary", "none", "t").expect(
      status: 1)
    try scratch.shell("validate check -c id=integer --summary none t | cut -d: -f2,3")
      .expect(0, output: "3:1\n5:1\n")
  }

  @Test(arguments: [
    (
      "printf 'PK\\3\\4xl/'",
      "in the compressed data, it is an Excel workbook (.xlsx); save the sheet as CSV (UTF-8) and check that file"
    ),
    (
      "printf '%%PDF-1.7'",
      "in the compressed data, it is a PDF document; check the table that it was made from, saved as CSV"
    ),
    ("echo id | gzip", "in the compressed data is gzip data; decompress the file once, and check the result"),
  ])
  func `compressed data that is not text is an error`(content: String, message: String) throws {
    let scratch = ScratchDirectory()
    try scratch.shell("\(content) | xz > t.xz; validate check -c id=integer t.xz").expect(
      2, errors: "validate: cannot read t.xz: \(message)\n")
  }

  @Test func `several inputs may be compressed differently`() throws {
    let scratch = ScratchDirectory([
      "a": "id\n1\n", "b": "id\n2\n", "c": "id\n3\n", "d": "id\n4\n", "e": "id\n5\n",
    ])
    try scratch.shell(
      "gzip -k b; xz -k c; bzip2 -k d; zstd -q e; cat d.bz2 | validate filter -c id=integer a b.gz c.xz - e.zst"
    )
    .expect(
      0, output: "id\n1\n2\n3\n4\n5\n",
      errors: "5 records, 0 invalid\n25 B in …\n")
  }

  @Test(arguments: [("gz", "gzip -dc"), ("zst", "zstd -dqc"), ("xz", "xz -dc"), ("bz2", "bzip2 -dc")])
  func `an output is compressed by the ending of its name`(ending: String, program: String) throws {
    let scratch = ScratchDirectory(["t": Self.table])
    let script = """
      validate check -c id=integer t --valid v.\(ending) --invalid i.\(ending) --errors e.\(ending) \
        --report jsonl=r.\(ending) --summary none
      \(program) v.\(ending) | sha256sum; head -n 301 t | sha256sum
      \(program) i.\(ending); \(program) e.\(ending); \(program) r.\(ending) | wc -l
      validate check -q -c id=integer v.\(ending); echo $?; validate check -q -c id=integer i.\(ending); echo $?
      """
    let result = try scratch.shell(script)
    let lines = result.outputText.split(separator: "\n")
    #expect(lines.count == 8 && lines[0] == lines[1], "\(result.outputText)")
    #expect(lines[2...] == ["id,name", "x,last", "t" + Self.finding.dropLast(), "1", "0", "1"])
    #expect(scratch.names == ["e.\(ending)", "i.\(ending)", "r.\(ending)", "t", "v.\(ending)"])
  }

  @Test func `outputs without a record are complete compressed files`() throws {
    let scratch = ScratchDirectory(["t": "1\n"])
    try scratch.shell(
      """
      validate check -q -e integer t --invalid i.gz && gzip -t i.gz && gzip -dc i.gz | wc -c
      validate check -q -e integer t --invalid i.xz && xz -t i.xz; validate check -q -e integer t --invalid i.bz2 && bzip2 -t i.bz2
      validate check -q -e integer t --invalid i.zst && zstd -tq i.zst
      """
    ).expect(0, output: "0\n")
  }

  @Test func `damage in the block of bzip2 with the header is reported as damage`() throws {
    let scratch = ScratchDirectory(["t": Self.table])
    try scratch.shell("bzip2 -k t").expect(0)
    let bytes = try scratch.bytes(of: "t.bz2")
    for index in [60, bytes.count / 2, bytes.count - 60] {
      var damaged = bytes
      damaged[index] ^= 0x10
      scratch.write(damaged, to: "damaged")
      let result = try scratch.validate("check", "-c", "id=integer", "damaged")
      result.expect(status: 2)
      #expect(
        result.errorsText.hasPrefix("validate: cannot read damaged: its bzip2 data is damaged at byte "),
        "\(index): \(result.errorsText)")
    }
  }

  @Test(arguments: programs)
  func `a stream that is cut or damaged is one line with the byte`(program: String, ending: String) throws {
    let scratch = ScratchDirectory(["t": Self.table])
    try scratch.shell("\(program) t > t.\(ending)").expect(0)
    let bytes = try scratch.bytes(of: "t.\(ending)")
    let format = ["gz": "gzip", "zst": "zstd", "xz": "xz", "bz2": "bzip2"][ending] ?? ""
    scratch.write(Array(bytes.dropLast(5)), to: "cut")
    let again = "; copy or download the file again\n"
    try scratch.shell("validate check -c id=length:1..9 cut --valid v; ls").expect(
      0, output: "cut\nt\nt.\(ending)\n",
      errors:
        "validate: cannot read cut: its \(format) data ends too early, at byte \(bytes.count - 5)\(again)")
    var damaged = bytes
    damaged[bytes.count * 2 / 3] ^= 0x10
    scratch.write(damaged, to: "damaged")
    let result = try scratch.validate("check", "-c", "id=length:1..9", "damaged")
    #expect(result.status == 2 && result.errorsText.split(separator: "\n").count == 1)
    #expect(
      result.errorsText.hasPrefix("validate: cannot read damaged: its \(format) data is damaged at byte "))
    scratch.write([], to: "empty.\(ending)")
    try scratch.validate("check", "-e", "integer", "empty.\(ending)").expect(
      2, errors: "validate: cannot read empty.\(ending): its \(format) data ends too early, at byte 0\(again)"
    )
  }

  @Test(arguments: [("gzip -c", "gzip"), ("bzip2 -c", "bzip2")])
  func `what follows the compressed data is ignored and reported`(program: String, format: String) throws {
    let scratch = ScratchDirectory(["t": "1\n2\n"])
    try scratch.shell("\(program) t > c; cat c t > u").expect(0)
    let size = try scratch.bytes(of: "c").count
    let notice =
      "validate: u: the bytes from byte \(size) on are not compressed data and were ignored\n"
    try scratch.shell("validate check -e integer --summary none u").expect(0, errors: notice)
    try scratch.shell("validate check -q -e integer u").expect(0)
  }

  @Test func `windows that are too large are rejected with the way out`() throws {
    let scratch = ScratchDirectory()
    try scratch.shell("yes 1 | head -c 300000000 | zstd -q --long=29 > z").expect(0)
    try scratch.validate("check", "-e", "integer", "z").expect(
      2,
      errors:
        "validate: cannot read z: its zstd data at byte 0 needs a window of more than 128 MiB of memory; "
        + "decompress it first: zstd -dc --long=31 FILE | validate …\n")
    try scratch.shell("echo 1 | xz --lzma2=dict=256MiB > x").expect(0)
    let result = try scratch.validate("check", "-e", "integer", "x")
    #expect(
      result.status == 2 && result.errorsText.contains("needs more than 128 MiB of memory"),
      "\(result.errorsText)")
  }

  @Test(arguments: [
    (
      "PK\u{3}\u{4}xxxx[Content_Types].xml",
      "an Excel workbook (.xlsx); save the sheet as CSV (UTF-8) and check that file"
    ),
    (
      "PK\u{3}\u{4}xxmimetypeapplication/vnd.oasis.opendocument.spreadsheet",
      "an OpenDocument file (.ods); save the sheet as CSV (UTF-8) and check that file"
    ),
    (
      "PK\u{3}\u{4}xxtable.csv",
      "a ZIP archive; unpack it, as by 'unzip -p FILE | validate …', and check the file inside"
    ),
    (
      "PAR1\u{15}\u{4}",
      "a Parquet file; convert it to CSV, as by duckdb -csv -c \"FROM 'FILE.parquet'\", and check that"
    ),
    ("%PDF-1.7\n", "a PDF document; check the table that it was made from, saved as CSV"),
  ])
  func `a file that is not text has one line that names its kind`(head: String, advice: String) throws {
    let scratch = ScratchDirectory(["f": head + "\u{0}\u{1}"])
    for words in [["-e", "integer"], ["-c", "a=integer"]] {
      try scratch.validate(["check"] + words + ["f"]).expect(
        2, errors: "validate: cannot read f: it is \(advice)\n")
    }
    try scratch.shell("validate check -e integer < f").expect(
      2, errors: "validate: cannot read standard input: it is \(advice)\n")
  }

  @Test func `an old workbook is recognized`() throws {
    let scratch = ScratchDirectory()
    scratch.write([0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1, 0x1A, 0xE1, 0], to: "f")
    try scratch.validate("check", "-c", "a=integer", "f").expect(
      2,
      errors:
        "validate: cannot read f: it is an old Excel or Office file (.xls); save the sheet as CSV (UTF-8) "
        + "and check that file\n")
  }

  @Test func `a table that refers to itself, and lists of rules, may be compressed`() throws {
    let scratch = ScratchDirectory([
      "t": "id,parent\n1,\n2,1\n3,9\n", "list": "password\n2\n", "codes": "code\n1\n3\n",
    ])
    scratch.write(
      #"{"fields":[{"name":"id"},{"name":"parent"}],"primaryKey":"id","foreignKeys":[{"fields":"parent","reference":{"resource":"","fields":"id"}}]}"#,
      to: "r")
    try scratch.shell("gzip t; xz list; zstd -q codes").expect(0)
    let result = try scratch.validate("check", "-r", "r", "--summary", "none", "t.gz")
    #expect(result.status == 1 && result.outputText.hasPrefix("t.gz:4:3: error: id=3: parent: '9' "))
    try scratch.shell(
      "printf 'password\nsecret\n' | validate check -e 'password:length=1.. list=list.xz' --summary none | cut -d: -f2"
    )
    .expect(0, output: "1\n")
    try scratch.shell("validate check -c id=in-file:codes.zst#code --summary none t.gz | cut -d: -f2").expect(
      0, output: "3\n")
  }

  @Test func `records are reported before a compressed stream in a pipe continues`() throws {
    let script = """
      import subprocess, sys, zlib
      c = zlib.compressobj(wbits=31)
      p = subprocess.Popen(["validate", "check", "-e", "integer", "--summary", "none"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
      first = c.compress(b"x\\n") + c.flush(zlib.Z_SYNC_FLUSH)
      rest = c.compress(b"y\\n" * 500) + c.flush()
      p.stdin.write(first + rest[:1]); p.stdin.flush()
      print(p.stdout.readline().decode(), end="")
      p.stdin.write(rest[1:]); p.stdin.close()
      print(len(p.stdout.read().splitlines()))
      """
    let scratch = ScratchDirectory(["s.py": script])
    try scratch.shell("timeout 20 python3 s.py").expect(
      0, output: "-:1:1: error: 'x' must be a whole number [integer.malformed]\n500\n")
  }

  @Test func `a killed run leaves no compressed output behind`() throws {
    let scratch = ScratchDirectory()
    try scratch.shell(
      """
      (yes 12 | head -n 100000; sleep 5) | validate check -q -e integer --valid v.gz & sleep 0.5; kill $!; wait $!; ls -A
      """
    ).expect(0)
  }
}

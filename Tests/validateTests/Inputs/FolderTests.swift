import TestSupport
import Testing

/// Tests of folders as inputs.
struct FolderTests {
  private static let check = ["check", "-q", "--errors", "-", "-e", "integer"]

  /// Returns the findings on files that contain one invalid line each.
  private static func findings(_ names: [String]) -> String {
    names.map { "\($0):1:1: error: 'x' must be a whole number [integer.malformed]\n" }.joined()
  }

  @Test func `a folder means the tables in it by their names, sorted by bytes`() throws {
    let scratch = ScratchDirectory()
    scratch.makeDirectory("d")
    let tables = [
      "B.csv", "a.csv", "a.csv.bz2", "a.csv.gz", "a.csv.xz", "a.csv.zst", "b.tsv", "b.tsv.gz", "c.jsonl",
      "c.jsonl.zst", "d.ndjson", "d.ndjson.xz", "e.CSV", "e.CSV.GZ", "é.csv",
    ]
    let others = [
      ".a.csv", ".csv", "csv", "csv.gz", "a.txt", "a.gz", "a.csv.zip", "a.csvx", "a.csv~", "a.json",
      "a.csv.gz.gz",
    ]
    for name in tables + others { scratch.write("x\n", to: "d/\(name)") }
    scratch.makeDirectory("d/f.csv")
    scratch.write("x\n", to: "d/f.csv/g.csv")
    scratch.makeLink("d/g.csv", to: "a.txt")
    let found = (tables + ["g.csv"]).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    for folder in ["d", "d/", "./d"] {
      let prefix = folder.hasSuffix("/") ? folder : folder + "/"
      try scratch.validate(Self.check + [folder]).expect(1, output: Self.findings(found.map { prefix + $0 }))
    }
    try scratch.shell("cd d; validate \(Self.check.joined(separator: " ")) . | wc -l").expect(
      0, output: "16\n")
  }

  @Test(.timeLimit(.minutes(20)))
  func `what is no regular file is not among the tables of a folder, but a link to nothing is an error`()
    throws
  {
    let scratch = ScratchDirectory()
    scratch.makeDirectory("d")
    scratch.write("x\n", to: "d/a.csv")
    _ = scratch.makePipe("d/b.csv")
    scratch.makeLink("d/c.csv", to: "/dev/zero")
    try scratch.validate(Self.check + ["d"]).expect(1, output: Self.findings(["d/a.csv"]))
    scratch.makeLink("d/d.csv", to: "nothing")
    try scratch.validate(Self.check + ["d"]).expect(
      2, errors: "validate: cannot read d/d.csv: No such file or directory\n")
  }

  @Test func `folders and files are checked in the order of the arguments`() throws {
    let scratch = ScratchDirectory(["a.txt": "x\n"])
    for name in ["d", "e"] { scratch.makeDirectory(name) }
    for name in ["d/2.csv", "d/10.csv", "e/1.csv"] { scratch.write("x\n", to: name) }
    try scratch.validate(Self.check + ["e", "a.txt", "d"]).expect(
      1, output: Self.findings(["e/1.csv", "a.txt", "d/10.csv", "d/2.csv"]))
  }

  @Test(.timeLimit(.minutes(20)))
  func `only regular files of a folder are checked, and a link to no file is an error`() throws {
    let script = """
      mkdir d e; printf '1\\n' > d/b.csv; mkfifo d/a.csv e/a.csv; ln -s /dev/zero d/c.csv
      ln -s ../d/b.csv d/d.csv
      validate check --summary json -e integer d 2>&1 | grep -o '"file":"[^"]*"'
      validate check -e integer e
      ln -s nowhere e/b.csv
      validate check -e integer e
      """
    try ScratchDirectory().shell(script).expect(
      2, output: "\"file\":\"d/b.csv\"\n\"file\":\"d/d.csv\"\n",
      errors: """
        validate: e has no file named *.csv, *.tsv, *.jsonl or *.ndjson, with or without .gz, .zst, .xz or .bz2 after it; name the files in it
        validate: cannot read e/b.csv: No such file or directory

        """)
  }

  @Test func `names of files in a folder are bytes`() throws {
    let script = """
      mkdir $'d\\xff'; printf 'x\\n' > $'d\\xff/a\\xfe.csv'; printf '1\\n' > $'d\\xff/b.csv'
      validate \(Self.check.joined(separator: " ")) $'d\\xff'
      """
    try ScratchDirectory().shell(script).expect(1, output: Self.findings(["d\u{FFFD}/a\u{FFFD}.csv"]))
  }

  @Test func `compressed tables and JSON Lines in a folder are checked by their columns`() throws {
    let script = """
      mkdir d e; printf 'n\\nx\\n' > d/a.csv; printf 'm,n\\n1,y\\n' | gzip > d/b.csv.gz
      printf '{"n":"x"}\\n' > e/a.jsonl; printf '{"n":"y"}\\n' | gzip > e/b.ndjson.gz
      validate check -q --errors - -c n=integer d; validate check -q --errors - -c n=integer e
      """
    let text = "error: n: '%' must be a whole number [integer.malformed]"
    try ScratchDirectory().shell(script).expect(
      1,
      output: """
        d/a.csv:2:1: \(text.replacing("%", with: "x"))
        d/b.csv.gz:2:3: \(text.replacing("%", with: "y"))
        e/a.jsonl:1:6: \(text.replacing("%", with: "x"))
        e/b.ndjson.gz:1:6: \(text.replacing("%", with: "y"))

        """)
  }

  @Test func `a folder without tables, or one that cannot be read, is status 2 before anything is written`()
    throws
  {
    let scratch = ScratchDirectory(["a.csv": "n\n1\n"])
    for name in ["d", "d/e.csv"] { scratch.makeDirectory(name) }
    scratch.write("x\n", to: "d/a.txt")
    try scratch.validate("check", "-c", "n=integer", "a.csv", "d", "--valid", "v").expect(
      2,
      errors:
        "validate: d has no file named *.csv, *.tsv, *.jsonl or *.ndjson, with or without .gz, .zst, .xz or .bz2 after it; name the files in it\n"
    )
    #expect(scratch.names == ["a.csv", "d"])
  }

  @Test func `an output that is a file of the folder is status 2`() throws {
    let scratch = ScratchDirectory()
    scratch.makeDirectory("d")
    scratch.write("n\n1\n", to: "d/a.csv")
    try scratch.validate("filter", "-c", "n=integer", "d", "--invalid", "d/a.csv").expect(
      2, errors: "validate: d/a.csv is also the input d/a.csv; write to another file\n")
    try scratch.validate("filter", "-q", "-c", "n=integer", "d").expect(0, output: "n\n1\n")
  }

  @Test func `five thousand files with different headers are checked with few descriptors`() throws {
    let script = """
      mkdir d
      for i in {1..5000}; do
        if ((i % 2)); then printf 'n\\n%s\\n' $i; else printf 'm,n\\n0,%s\\n' $i; fi > d/$i.csv
      done
      printf 'm,n\\n0,17\\n' > d/4000.csv
      ulimit -n 64
      validate check -c n=integer -c n=unique d
      """
    try ScratchDirectory().shell(script).expect(
      1,
      output:
        "d/4000.csv:2:3: error: n: '17' must be unique: line 2 of d/17.csv has the same value [unique.duplicate]\n",
      errors:
        "5,000 records, 1 invalid (<0.1%)\n  n  unique  1  <0.1%  first d/4000.csv:2:3  '17'\n43.8 kB in …\n")
  }
}

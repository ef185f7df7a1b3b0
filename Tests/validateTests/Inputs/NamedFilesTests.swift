import TestSupport
import Testing

/// Tests of files that cells name: the rule `file-exists`, `--files` and the key `files`.
struct NamedFilesTests {
  private static func scratch() -> ScratchDirectory {
    let scratch = ScratchDirectory([
      "t.csv": "photo\n1.jpg\n2.jpg\n../t.csv\nout\nsub\n\n",
      "rules.yaml": "files: photos\nfields: [{name: photo, rules: [file-exists]}]\n",
      "bare.yaml": "fields: [{name: photo, rules: [file-exists]}]\n",
    ])
    scratch.makeDirectory("photos/sub")
    scratch.makeDirectory("other")
    scratch.write("x", to: "photos/1.jpg")
    scratch.write("x", to: "other/2.jpg")
    scratch.makeLink("photos/out", to: "../t.csv")
    return scratch
  }

  private static func findings(_ folder: String) -> String {
    """
    t.csv:3:1: error: photo: '2.jpg' must be the path of a file in '\(folder)' [file-exists.missing]
    t.csv:4:1: error: photo: '../t.csv' must be a path that does not lead out of '\(folder)' [file-exists.outside]
    t.csv:5:1: error: photo: 'out' must be a path that does not lead out of '\(folder)' [file-exists.outside]
    t.csv:6:1: error: photo: 'sub' must be the path of a file in '\(folder)', not of a folder or device \
    [file-exists.not-file]

    """
  }

  @Test func `values name files in the folder of the rule file, or in that of --files`() throws {
    let scratch = Self.scratch()
    let check = ["check", "--summary", "none"]
    try scratch.validate(check + ["-r", "rules.yaml", "t.csv"]).expect(1, output: Self.findings("photos"))
    try scratch.validate(check + ["-r", "bare.yaml", "--files", "photos", "t.csv"]).expect(
      1, output: Self.findings("photos"))
    try scratch.validate(check + ["-c", "photo=file-exists", "--files", "./photos", "t.csv"]).expect(
      1, output: Self.findings("./photos"))
    try scratch.validate("filter", "-q", "-e", "file-exists", "--files", "other", input: "1.jpg\n2.jpg\n")
      .expect(
        1, output: "2.jpg\n")
    let other = try scratch.validate(["filter", "-q", "-r", "rules.yaml", "--files", "other", "t.csv"])
    #expect(other.outputText == "photo\n2.jpg\n\n")
  }

  @Test func `the key is relative to the rule file, and the option to the current folder`() throws {
    let scratch = Self.scratch()
    scratch.makeDirectory("elsewhere")
    try scratch.shell("cd elsewhere; validate check --summary none -q -r ../rules.yaml -- ../t.csv | wc -l")
      .expect(
        0, output: "0\n")
    try scratch.shell("cd elsewhere; validate check --summary none -r ../rules.yaml ../t.csv | wc -l").expect(
      0, output: "4\n")
  }

  @Test(arguments: [
    (["-r", "bare.yaml"], "1:32: rule 'file-exists' needs the folder of the files"),
    (["-c", "photo=file-exists"], "-c photo=file-exists: rule 'file-exists' needs the folder of the files"),
    (["-c", "photo=file-exists", "--files", "missing"], "cannot read missing"),
    (["-c", "photo=file-exists", "--files", "t.csv"], "cannot read t.csv: it is no folder"),
  ])
  func `without a folder, or with none that is one, nothing is checked`(options: [String], message: String)
    throws
  {
    let result = try Self.scratch().validate(["check"] + options + ["t.csv"])
    #expect(result.status == 2 && result.errorsText.contains(message), "\(result.errorsText)")
  }

  @Test func `a folder of a rule file that does not exist is a fault`() throws {
    let scratch = Self.scratch()
    scratch.write("files: nowhere\nfields: [{name: photo}]\n", to: "rules.yaml")
    let result = try scratch.validate(["check", "-r", "rules.yaml", "t.csv"])
    #expect(
      result.status == 2 && result.errorsText.contains("rules.yaml:1:8: 'files': cannot read nowhere"),
      "\(result.errorsText)")
  }

  private static let digests: [(algorithm: String, title: String, ofX: String)] = [
    ("md5", "MD5", "9dd4e461268c8034f5c8564e155c67a6"),
    ("sha1", "SHA-1", "11f6ad8ec52a2984abaafd7c3b516503785c2072"),
    ("sha256", "SHA-256", "2d711642b726b04401627ca9fbac32f5c8530fb1903cc4db02258717921a4881"),
    ("sha3-224", "SHA3-224", "63e6ceb28ad474fa51c3d5dda2239adb5e58a1ae2600d18c6e116746"),
  ]

  @Test func `files have the digests of another column, or the findings name what they have`() throws {
    let scratch = Self.scratch()
    for (algorithm, title, digest) in Self.digests {
      scratch.write(
        "files: photos\nfields: [{name: photo, rules: [{file-digest: {algorithm: \(algorithm), from: sum}}]}, {name: sum}]\n",
        to: "digest.yaml")
      scratch.write(
        "photo,sum\n1.jpg,\(digest)\n1.jpg,\(digest.uppercased())\n1.jpg,\(digest.dropLast())\n,\(digest)\n2.jpg,\n2.jpg,x\nout,x\nsub,x\n",
        to: "sums.csv")
      try scratch.validate("check", "--summary", "none", "-r", "digest.yaml", "sums.csv").expect(
        1,
        output: """
          sums.csv:4:1: error: photo: '1.jpg' must be the path of a file with the \(title) digest in 'sum', has \(digest) \
          [file-digest.different]
          sums.csv:7:1: error: photo: '2.jpg' must be the path of a file in 'photos' [file-digest.no-file]
          sums.csv:8:1: error: photo: 'out' must be the path of a file in 'photos' [file-digest.no-file]
          sums.csv:9:1: error: photo: 'sub' must be the path of a file in 'photos' [file-digest.no-file]

          """)
    }
  }
}

import Foundation
import TestSupport
import Testing

/// Tests of `--valid`, `--invalid` and `--errors`.
struct OutputTests {
  private static let table = "\u{FEFF}a,b\r\n1,\"x\n\"\nz,\"y\"\"\"\r\n2,\n\nw,4"
  private static let valid = "\u{FEFF}a,b\r\n1,\"x\n\"\n2,\n"
  private static let invalid = "\u{FEFF}a,b\r\nz,\"y\"\"\"\r\nw,4"
  private static func errors(_ file: String) -> String {
    """
    \(file):4:1: error: a: 'z' must be a whole number [integer.malformed]
    \(file):6:1: warning: is a blank line, not a record [record.blank-line]
    \(file):7:1: error: a: 'w' must be a whole number [integer.malformed]

    """
  }
  private static let words = [
    "check", "-q", "-c", "a=integer", "--valid", "v", "--invalid", "i", "--errors", "e",
  ]

  @Test func `three outputs with headers are written in one pass over a file or a pipe`() throws {
    for (name, file) in [("t", "t"), ("-", "-"), ("/dev/stdin", "/dev/stdin")] {
      let scratch = ScratchDirectory(["t": Self.table])
      try scratch.validate(Self.words + [file], input: Array(Self.table.utf8)).expect(1)
      #expect(try scratch.text(of: "v").utf8.elementsEqual(Self.valid.utf8))
      #expect(try scratch.text(of: "i").utf8.elementsEqual(Self.invalid.utf8))
      #expect(try scratch.text(of: "e") == Self.errors(name))
      #expect(scratch.names == ["e", "i", "t", "v"])
    }
  }

  @Test func `--errors receives the findings instead of standard output`() throws {
    let scratch = ScratchDirectory()
    try scratch.validate("check", "-e", "integer", "--errors", "e", input: "x")
      .expect(1, errors: "1 line, 1 invalid (100.0%)\n  integer  1  100.0%  first -:1:1  'x'\n1 B in …\n")
    #expect(try scratch.text(of: "e") == "-:1:1: error: 'x' must be a whole number [integer.malformed]\n")
  }

  @Test func `--quiet suppresses findings and summary but not the file of --errors`() throws {
    let scratch = ScratchDirectory()
    try scratch.validate("check", "-e", "integer", "--quiet", input: "x").expect(1)
    try scratch.validate("check", "-e", "integer", "--quiet", "--errors", "e", input: "x").expect(1)
    #expect(try scratch.text(of: "e") == "-:1:1: error: 'x' must be a whole number [integer.malformed]\n")
  }

  @Test func `outputs without content are written empty or with the header alone`() throws {
    let scratch = ScratchDirectory(["v": "old", "i": "old", "e": "old"])
    try scratch.validate(Self.words, input: Array("a,b\n".utf8)).expect(0)
    #expect(
      try scratch.text(of: "v") == "a,b\n" && scratch.text(of: "i") == "a,b\n" && scratch.text(of: "e") == "")
  }

  @Test func `valid or invalid records can be written to standard output`() throws {
    let scratch = ScratchDirectory(["t": Self.table])
    try scratch.validate("check", "-q", "-c", "a=integer", "--valid", "-", "t").expect(1, output: Self.valid)
    try scratch.validate("check", "-q", "-c", "a=integer", "--invalid", "-", "t").expect(
      1, output: Self.invalid)
  }

  @Test func `a target is replaced only when the new file is complete`() throws {
    let script = """
      printf old > v; ln v link
      mkfifo in
      validate check -q -e integer --valid v in &
      exec 3> in
      echo 100 >&3; sleep 0.3; cat v; echo
      echo 200 >&3; exec 3>&-
      wait $!; echo $?; cat v link; echo; ls -A
      """
    try ScratchDirectory().shell(script).expect(0, output: "old\n0\n100\n200\nold\nin\nlink\nv\n")
  }

  @Test(arguments: ["600", "640", "755", "444"])
  func `the mode of an existing target is kept`(mode: String) throws {
    let script =
      "printf old > v; chmod \(mode) v; umask 027; validate check -q -e integer --valid v; cat v; stat -c %a v"
    try ScratchDirectory().shell(script, input: Array("1\n".utf8)).expect(0, output: "1\n\(mode)\n")
  }

  @Test func `a new file has the mode determined by the umask`() throws {
    try ScratchDirectory().shell(
      "umask 027; validate check -q -e integer --valid v; stat -c %a v", input: [0x31]
    )
    .expect(0, output: "640\n")
  }

  @Test func `symbolic links are followed, including links to missing files`() throws {
    let scratch = ScratchDirectory(["target": "old"])
    scratch.makeDirectory("dir")
    scratch.makeLink("valid", to: "target")
    scratch.makeLink("invalid", to: "dir/new")
    try scratch.validate(
      "check", "-q", "-e", "integer", "--valid", "valid", "--invalid", "invalid", input: "1\nx\n"
    ).expect(1)
    #expect(try scratch.text(of: "target") == "1\n")
    #expect(scratch.names == ["dir", "invalid", "target", "valid"])
    let manager = FileManager.default
    #expect(try manager.destinationOfSymbolicLink(atPath: scratch.path + "/valid") == "target")
    #expect((try? manager.destinationOfSymbolicLink(atPath: scratch.path + "/invalid")) == "dir/new")
    #expect((try? scratch.text(of: "dir/new")) == "x\n")
  }

  @Test func `a cycle of symbolic links is an error`() throws {
    let scratch = ScratchDirectory()
    scratch.makeLink("a", to: "b")
    scratch.makeLink("b", to: "a")
    try scratch.validate("check", "-e", "integer", "--valid", "a", input: "1")
      .expect(2, errors: "validate: cannot write a: Too many levels of symbolic links\n")
    #expect((try? FileManager.default.destinationOfSymbolicLink(atPath: scratch.path + "/a")) == "b")
  }

  @Test func `several outputs can be written to /dev/null`() throws {
    let scratch = ScratchDirectory()
    try scratch.validate(
      "check", "-q", "-e", "integer", "--valid", "/dev/null", "--invalid", "/dev/null", "--errors",
      "/dev/null", input: "1\nx\n"
    ).expect(1)
    #expect(scratch.names.isEmpty)
    try scratch.shell("test -c /dev/null").expect(0)
  }

  @Test func `a FIFO is written directly`() throws {
    let script = """
      mkfifo v
      validate check -q -c a=integer --valid v &
      cat v; wait $!; echo $?; test -p v && ls -A
      """
    try ScratchDirectory(["t": "a\n1\nx\n"]).shell(script.replacing("--valid v", with: "--valid v t"))
      .expect(0, output: "a\n1\n1\nv\nt\n".replacing("v\nt\n", with: "t\nv\n"))
  }

  @Test func `a process substitution is written directly`() throws {
    let script = """
      validate check -q -c a=integer --valid >(gzip -c > v.gz) --invalid >(cat > i) --errors >(cat > e)
      echo $?
      while [ ! -s v.gz ] || [ ! -s i ] || [ ! -s e ]; do sleep 0.05; done
      sleep 0.2; gzip -dc v.gz; cat i e; ls -A
      """
    try ScratchDirectory().shell(script, input: Array("a\n1\nx\n".utf8)).expect(
      0,
      output: "1\na\n1\na\nx\n-:3:1: error: a: 'x' must be a whole number [integer.malformed]\ne\ni\nv.gz\n")
  }

  @Test(arguments: [
    "name with blanks", "-v", "\n", "é\u{301}", String(repeating: "v", count: 255),
    String(repeating: "é", count: 127), String(repeating: "👩‍👩‍👧", count: 14),
  ])
  func `a target can have any name`(name: String) throws {
    let scratch = ScratchDirectory()
    for _ in 1...2 {
      try scratch.validate("check", "-q", "-e", "integer", "--valid", name, input: "1\n").expect(0)
      #expect(scratch.names == [name])
    }
  }

  @Test func `a write error leaves the other targets unchanged`() throws {
    let scratch = ScratchDirectory(["v": "old", "t": "a\n1\nx\n"])
    try scratch.validate("check", "-q", "-c", "a=integer", "t", "--valid", "v", "--invalid", "/dev/full")
      .expect(2, errors: "validate: cannot write /dev/full: No space left on device\n")
    #expect(try scratch.text(of: "v") == "old")
    #expect(scratch.names == ["t", "v"])
  }

  @Test func `no target is replaced if one of the files cannot be completed`() throws {
    let script = """
      mkdir a b; printf old > a/v; mkfifo in
      validate check -q -e integer --errors e --valid a/v --invalid b/i in &
      exec 3> in; printf '1\\nx\\n' >&3; sleep 0.3; rm -r b; exec 3>&-
      wait $!; echo $?; cat a/v; echo; ls -A . a
      """
    try ScratchDirectory().shell(script).expect(
      0, output: "2\nold\n.:\na\nin\n\na:\nv\n",
      errors: "validate: cannot write b/i: No such file or directory\n")
  }

  @Test func `an error names the targets that have been replaced before it`() throws {
    let script = """
      printf old > v; mkfifo in
      validate check -q -e integer --errors e --valid v --invalid i in &
      exec 3> in; printf '1\\nx\\n' >&3; sleep 0.3; mkdir i; exec 3>&-
      wait $!; echo $?; cat v; ls -A
      """
    try ScratchDirectory().shell(script).expect(
      0, output: "2\n1\ne\ni\nin\nv\n",
      errors: "validate: cannot write i: Is a directory; already replaced: e, v\n")
  }

  @Test(arguments: ["INT", "TERM", "HUP"])
  func `a signal ends a run without a trace of its outputs`(signal: String) throws {
    let script = """
      printf old > v; mkfifo in
      env --default-signal=\(signal) validate check -q -e integer --valid v --invalid i in &
      exec 3> in; printf '1\\nx\\n' >&3; sleep 0.3; kill -\(signal) $!; wait $!; echo $(($? - 128)); cat v; echo; ls -A
      """
    let number = ["INT": 2, "TERM": 15, "HUP": 1][signal] ?? 0
    let result = try ScratchDirectory().shell(script)
    result.expect(status: 0)
    #expect(result.outputText == "\(number)\nold\nin\nv\n")
  }

  @Test func `an ignored signal remains ignored`() throws {
    let script = """
      mkfifo in; trap '' HUP
      validate check -q -e integer --valid v in &
      exec 3> in; echo 1 >&3; sleep 0.3; kill -HUP $!; echo 2 >&3; exec 3>&-; wait $!; echo $?; cat v
      """
    try ScratchDirectory().shell(script).expect(0, output: "0\n1\n2\n")
  }

  @Test func `files without permission are neither read nor written`() throws {
    let other = "setpriv --reuid=65534 --regid=65534 --clear-groups validate"
    let scratch = ScratchDirectory()
    guard try scratch.shell("\(other) --version").status == 0 else {
      try Test.cancel("needs root, setpriv, and a build that others may run")
    }
    let script = """
      chmod 777 .; printf old > ro; chmod 444 ro; printf 'a\\n1\\n' > t; printf 'x' > secret; chmod 000 secret
      \(other) check -c a=integer t --valid ro; echo $?
      \(other) check -c a=integer secret; echo $?
      chmod 755 .
      \(other) check -c a=integer t --valid new; echo $?
      cat ro; ls -A
      """
    try scratch.shell(script).expect(
      0, output: "2\n2\n2\noldro\nsecret\nt\n",
      errors: """
        validate: cannot write ro: Permission denied
        validate: cannot read secret: Permission denied
        validate: cannot write new: Permission denied

        """)
  }

  @Test(arguments: ["--valid o", "--errors o", "--report json=o"])
  func `a file beyond the limit of sizes is an error that names it`(words: String) throws {
    let rows = String(repeating: "abcdefghijklmnopqrstuvwxyz\n", count: 4000)
    let script = "ulimit -f 8; validate check -q -c a=integer \(words) --format text t"
    let valid = words.hasPrefix("--valid") ? "length:1.." : "integer"
    try ScratchDirectory(["t": "a\n" + rows]).shell(script.replacing("a=integer", with: "a=\(valid)")).expect(
      2, errors: "validate: cannot write o: File too large\n")
  }
}

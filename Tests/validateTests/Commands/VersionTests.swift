import TestSupport
import Testing

/// Tests of the version of the program and of what it is made of.
struct VersionTests {
  @Test(arguments: [
    ["--version"], ["-v"], ["-V"], ["version"], ["check", "--version"], ["check", "-v"], ["check", "-qv"],
    ["filter", "-e", "email", "--version"], ["rules", "length", "-v"], ["lint", "none.yml", "--version"],
  ])
  func `the version is written to standard output`(words: [String]) throws {
    let result = try ScratchDirectory().validate(words)
    #expect(result.status == 0 && result.errors.isEmpty)
    #expect(result.outputText.wholeMatch(of: /validate [0-9]+\.[0-9]+\.[0-9]+\n/) != nil)
  }

  @Test func `a file named like the option is a file after two dashes`() throws {
    try ScratchDirectory(["--version": "x\n"]).validate("check", "-q", "-e", "integer", "--", "--version")
      .expect(1)
  }

  @Test func `the complete version has a name and a value on each line`() throws {
    let result = try ScratchDirectory().validate("version", "--all")
    #expect(result.status == 0 && result.errors.isEmpty)
    let lines = result.outputText.split(separator: "\n").map { $0.split(separator: " ", maxSplits: 1) }
    #expect(lines.allSatisfy { $0.count == 2 })
    let values = Dictionary(uniqueKeysWithValues: lines.map { (String($0[0]), String($0[1])) })
    for name in [
      "validate", "libyaml", "libidn2", "libunistring", "zlib", "libzstd", "liblzma", "libbz2", "glibc",
    ] {
      #expect(values[name]?.wholeMatch(of: /[0-9]+(\.[0-9]+)+/) != nil, "\(name)")
    }
    #expect(values["pcre2"]?.wholeMatch(of: /[0-9]+\.[0-9]+ [0-9]{4}-[0-9]{2}-[0-9]{2}/) != nil)
    #expect(values["icu"]?.wholeMatch(of: /[0-9]+/) != nil)
    #expect(values["commit"]?.wholeMatch(of: /unknown|[0-9a-f]{40}(-modified)?/) != nil)
    let tables = lines.dropFirst(12)
    #expect(tables.count >= 9)
    for table in tables {
      #expect(table[1].wholeMatch(of: /[0-9]{4}-[0-9]{2}-[0-9]{2} \(.+\)/) != nil, "\(table)")
    }
  }

  @Test func `the libraries are those that the system's tools report`() throws {
    let script = "validate version --all | grep -E '^(pcre2|libyaml|libidn2) ' | cut -d ' ' -f 1,2"
    let expected = """
      echo pcre2 $(pkg-config --modversion libpcre2-8); echo libidn2 $(pkg-config --modversion libidn2)
      echo libyaml $(pkg-config --modversion yaml-0.1)
      """
    try #expect(ScratchDirectory().shell(script).outputText == ScratchDirectory().shell(expected).outputText)
  }
}

import TestSupport
import Testing

/// Tests of what the program writes for a person at a terminal: colors, progress and the end by an interrupt.
struct TerminalTests {
  private static let plain = "-:1:1: error: 'x' must be a whole number [integer.malformed]"
  private static let colored =
    "\u{1B}[1m-:1:1: \u{1B}[31merror: \u{1B}[0m'x' must be a whole number [integer.malformed]"

  @Test(arguments: [
    (["--color", "always"], colored), (["--color", "never"], plain), (["--color", "auto"], plain),
    ([], plain),
    (["--color", "always", "--errors", "/dev/stdout"], plain),
  ])
  func `findings have colors if they are wanted`(words: [String], line: String) throws {
    let result = try ScratchDirectory().validate(
      ["check", "-e", "integer", "--summary", "none"] + words, input: Array("x\n".utf8))
    result.expect(1, output: line + "\n")
  }

  @Test(arguments: [
    ("TERM=xterm", colored), ("TERM=xterm NO_COLOR=1", plain), ("TERM=xterm NO_COLOR=", colored),
    ("TERM=dumb", plain),
  ])
  func `on a terminal the environment decides whether findings have colors`(
    variables: String, line: String
  ) throws {
    let command = "echo x | \(variables) validate check -e integer --summary none"
    let result = try ScratchDirectory().shell(
      "env -u NO_COLOR script -qec '\(command)' /dev/null < /dev/null")
    #expect(result.outputText.contains(line), "\(result.outputText)")
    #expect(result.outputText.contains("\u{1B}") == (line == Self.colored))
  }

  @Test func `progress is a line that is replaced and in the end removed`() throws {
    let script = """
      { printf '1\\n2\\n'; sleep 0.3; printf '3\\n'; sleep 0.3; printf '4\\n'; } |
        validate check -e integer --progress always
      """
    let errors = try ScratchDirectory().shell(script).errorsText
    let lines = errors.split(separator: "\r")
    // How many lines have been read when the line is first shown depends on the load of the machine.
    #expect(
      lines.first?.contains(" B, ") == true && lines.first?.hasSuffix("/s\u{1B}[K") == true, "\(errors)")
    #expect(lines.last?.hasPrefix("\u{1B}[K4 lines, 0 invalid\n") == true, "\(errors)")
  }

  @Test func `progress has the share of a file and the time that is left`() throws {
    let line = try #require(try Self.errorsOfSlowRun("--progress always").split(separator: "\r").first)
    #expect(
      line.contains(" %, ") && line.contains(" lines, ") && line.hasSuffix(" s left\u{1B}[K"), "\(line)")
  }

  @Test func `sizes of files whose sum is beyond the largest number are unknown`() throws {
    // Sparse files of the largest size, which the file system of the shared memory has.
    let script = """
      trap 'rm -f /dev/shm/validate.$$.*' EXIT
      for name in a b; do truncate -s 9223372036854775807 /dev/shm/validate.$$.$name || exit; done
      timeout 1 validate check -e integer --errors /dev/zero --progress always /dev/shm/validate.$$.*
      echo $?
      """
    let result = try ScratchDirectory().shell(script)
    #expect(result.outputText == "124\n", "\(result.errorsText)")
  }

  @Test(arguments: ["", "--progress never", "--progress auto"])
  func `there is no progress without a terminal`(option: String) throws {
    #expect(try !Self.errorsOfSlowRun(option).contains("\r"))
  }

  /// Returns what a run writes to standard error that takes longer than the interval of progress: whoever reads its findings
  /// begins late, and they are more than a pipe holds.
  private static func errorsOfSlowRun(_ option: String) throws -> String {
    let scratch = ScratchDirectory(["t": String(repeating: "x\n", count: 500_000)])
    return try scratch.shell(
      "validate check -e integer -j 1 \(option) t | { sleep 0.5; cat > /dev/null; }"
    ).errorsText
  }

  @Test func `an interrupt ends the reading, prints the summary so far and writes no output file`() throws {
    let result = try ScratchDirectory().interrupt(
      "check -e integer --valid v --report json=j", reading: "1\\nx\\n")
    result.expect(status: 130)
    #expect(result.outputText == "-:2:1: error: 'x' must be a whole number [integer.malformed]\np\n")
    #expect(
      result.errorsText.hasPrefix(
        "2 lines, 1 invalid (50.0%); interrupted, the rest is not checked\n  integer  1  50.0%  first -:2:1  'x'\n"
      ))
  }

  @Test(arguments: [("check -c a=integer", ""), ("check -c a=integer", "a,b"), ("check", "a")])
  func `an interrupt before the end of the header prints the summary of no records`(
    words: String, input: String
  ) throws {
    let result = try ScratchDirectory().interrupt(words, reading: input)
    result.expect(status: 130)
    #expect(result.errorsText.hasPrefix("0 records, 0 invalid; interrupted, the rest is not checked\n"))
    let json = try ScratchDirectory().interrupt(words + " --summary json", reading: input)
    #expect(json.errorsText.contains(#""status":130,"stopped":true"#))
  }

  @Test func `an interrupt before the end of the header of a file in a list is no error of the list`() throws
  {
    let directory = ScratchDirectory()
    directory.write(Array("-\n".utf8), to: "names")
    let result = try directory.interrupt("check -c a=integer --files-from names", reading: "a,b")
    result.expect(status: 130)
    #expect(result.errorsText.hasPrefix("0 records, 0 invalid; interrupted, the rest is not checked\n"))
  }

  @Test func `an interrupt during the search for the delimiter checks what was read`() throws {
    let result = try ScratchDirectory().interrupt("check -c a=integer -d auto", reading: "a;b\\n1;2\\nx;3\\n")
    result.expect(status: 130)
    #expect(result.outputText.contains("-:3:1: error: a: 'x' must be a whole number"))
    #expect(
      result.errorsText.hasPrefix("2 records, 1 invalid (50.0%); interrupted, the rest is not checked\n"))
  }

  @Test func `the summary as JSON has the status of an interrupt`() throws {
    let result = try ScratchDirectory().interrupt("check -e integer --summary json", reading: "1\\n")
    result.expect(status: 130)
    #expect(result.errorsText.contains(#""status":130,"#))
  }
}

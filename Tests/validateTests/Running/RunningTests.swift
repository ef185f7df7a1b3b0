import TestSupport
import Testing

/// Tests of the test tools themselves: if the runner compared nothing, all other tests would pass.
struct RunningTests {
  @Test func `status and both outputs of a program are returned`() throws {
    let scratch = ScratchDirectory(["a": "x\n"])
    try scratch.shell("cat a; echo y >&2; exit 3").expect(3, output: "x\n", errors: "y\n")
    try scratch.shell("kill -9 $$").expect(137)
    #expect(scratch.names == ["a"])
  }

  @Test func `input larger than a pipe's buffer is passed completely`() throws {
    let bytes = (0..<1_000_000).map { UInt8(truncatingIfNeeded: $0) }
    #expect(try ScratchDirectory().shell("cat", input: bytes).output == bytes)
    try ScratchDirectory().shell("exit 0", input: bytes).expect(0)
  }

  @Test func `SIGPIPE is not ignored in a program that the tests run`() throws {
    try ScratchDirectory().shell("yes | head -n 1; echo ${PIPESTATUS[0]}").expect(0, output: "y\n141\n")
  }

  @Test func `signals are not blocked in a program that the tests run`() throws {
    try ScratchDirectory().shell("timeout 0.1 sleep 60; echo $?").expect(0, output: "124\n")
  }

  @Test func `a difference is described by its first line`() {
    let difference = Difference(expected: Array("a\nb\n".utf8), got: Array("a\nc".utf8))
    #expect(
      difference.description == """
        4 bytes expected, 3 got; the first difference is in line 2:
        expected: "b\\n"
        got:      "c"
        """)
    #expect(
      Difference(expected: [], got: [0x0A]).description.hasSuffix(
        "in line 1:\nexpected: nothing\ngot:      \"\\n\""))
  }

  @Test(arguments: [0, 1, 2])
  func `a failed expectation is recorded as an issue`(wrong: Int) throws {
    let result = try ScratchDirectory().shell("echo a; echo b >&2; exit 1")
    withKnownIssue {
      result.expect(wrong == 0 ? 0 : 1, output: wrong == 1 ? "" : "a\n", errors: wrong == 2 ? "" : "b\n")
    }
  }
}

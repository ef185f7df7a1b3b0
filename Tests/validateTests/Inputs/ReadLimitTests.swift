import TestSupport
import Testing

/// Tests that a file that rules read is rejected at its limit, without reading it.
struct ReadLimitTests {
  private static let rules = #"{"include": ["big"], "fields": [{"name": "a"}]}"#

  @Test func `an included file of more than 16 MiB is rejected without reading it`() throws {
    let script = """
      truncate -s 16777217 big
      printf 'a\\n' | validate check -r r.json
      truncate -s 1T big; printf 'a\\n' | timeout 20 validate check -r r.json
      """
    let line = "validate: r.json:1:14: cannot read big: it has more than 16777216 bytes\n"
    try ScratchDirectory(["r.json": Self.rules]).shell(script).expect(2, errors: line + line)
  }

  @Test func `an endless file is rejected at the limit`() throws {
    let scratch = ScratchDirectory(["r.json": Self.rules])
    scratch.makeLink("big", to: "/dev/zero")
    try scratch.shell("printf 'a\\n' | timeout 20 validate check -r r.json").expect(
      2, errors: "validate: r.json:1:14: cannot read big: it has more than 16777216 bytes\n")
    try scratch.shell("timeout 20 validate lint -q /dev/zero").expect(
      2, errors: "validate: cannot read /dev/zero: it has more than 16777216 bytes\n")
  }

  @Test func `a list of passwords of more than 1 GiB is rejected without reading it`() throws {
    let script = """
      truncate -s 1073741825 big
      ulimit -v $((1024 * 1024)); echo x | validate check -e password:list=big
      """
    try ScratchDirectory().shell(script).expect(
      2, errors: "validate: -e password:list=big: cannot read big: it has more than 1073741824 bytes\n")
  }

  @Test func `an included file of 16 MiB is read`() throws {
    let script = """
      { printf '{"definitions": {}'; head -c 16777197 /dev/zero | tr '\\0' ' '; printf '}'; } > big; stat -c %s big
      printf 'a\\n1\\n' | validate check -q -r r.json; echo $?
      """
    try ScratchDirectory(["r.json": Self.rules]).shell(script).expect(0, output: "16777216\n0\n")
  }
}

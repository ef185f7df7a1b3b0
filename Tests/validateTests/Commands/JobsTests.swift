import TestSupport
import Testing

struct JobsTests {
  @Test func `the output is the same for any number of jobs`() throws {
    let seed = TestRun.seed
    let scratch = ScratchDirectory()
    scratch.write(GeneratedInput.table(bytes: 1_200_000, seed: seed, blankLines: true), to: "t")
    let words = [
      "check", "-c", "email=email", "-c", #"zip=regex:\d{5}"#, "-c", "email=required", "--all", "t",
    ]
    var first: [String: [UInt8]]?
    for jobs in [1, 2, 5] {
      let names = ["valid", "invalid"].map { "\($0)\(jobs)" }
      let outputs = ["--valid", names[0], "--invalid", names[1], "--format", "jsonl", "-j", "\(jobs)"]
      let result = try scratch.validate(words + outputs)
      #expect(result.status == 1, "seed \(seed)")
      let got = [
        "findings": result.output, "summary": Array(result.errorsText.utf8),
        "valid": try scratch.bytes(of: names[0]), "invalid": try scratch.bytes(of: names[1]),
      ]
      #expect(got.values.allSatisfy { $0.count > 100 }, "seed \(seed)")
      for (name, bytes) in first ?? got where got[name] != bytes {
        Issue.record(
          "seed \(seed), \(jobs) jobs, \(name): \(Difference(expected: bytes, got: got[name] ?? []))")
      }
      first = first ?? got
    }
  }

  @Test func `the number of jobs can exceed the number of records`() throws {
    try ScratchDirectory().validate("filter", "-q", "-j", "200", "-e", "integer", input: "1\nx\n2\n")
      .expect(1, output: "1\n2\n")
  }
}

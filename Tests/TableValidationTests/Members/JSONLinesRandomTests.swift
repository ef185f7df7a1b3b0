import CSVRecords
import TestSupport
import Testing
import Validation

@testable import TableValidation

/// Compares checks of random JSON Lines with the simple reference, for several numbers of threads and chunk sizes.
struct JSONLinesRandomTests {
  private static let rounds = TestRun.rounds(30)

  @Test(arguments: [1, 7, 64, 4096])
  func `findings and outputs of random lines equal those of the reference for any number of jobs`(
    chunkSize: Int
  ) throws {
    let seed = TestRun.seed
    var random = SeededGenerator(seed: seed)
    let directory = ScratchDirectory()
    var codes: Set<String> = []
    for round in 0..<Self.rounds {
      let columns = ["id", "email", "/a/b", "/list/1", "note"]
      var job = try Job(
        jsonLines: (0...random.below(2)).map { _ in RandomLines.bytes(&random) },
        rules: [
          "id": ["required", "integer"], "email": ["email", "length:..12"], "/a/b": ["not-blank"],
          "/list/1": ["one-of:1,true,x"], "note": ["length:2.."],
        ], allowsOthers: random.below(2) == 0)
      job.reportsAll = random.below(2) == 0
      if random.below(4) == 0 { job.maximumRecordSize = 60 }
      for index in job.checks.indices where random.below(3) == 0 {
        let check = job.checks[index]
        var rules = check.rules
        rules.missingValues += [Array("NA".utf8), Array("é".utf8), Array("1".utf8)]
        job.checks[index] = ColumnCheck(name: check.name, column: check.column, rules: rules)
      }
      guard case .jsonLines(let members) = job.format else {
        Issue.record("the format is not JSON Lines")
        return
      }
      #expect(members.names == columns)
      let names = job.write(to: directory)
      let expected = ObviousLineCheck(job, members, names: names).outcome
      for jobs in [1, 3] {
        var outcome = try job.outcome(
          of: names, chunkSize: chunkSize, jobs: jobs, BothReports(), in: directory)
        for count in outcome.summary.counts { codes.insert(count.code ?? count.rule) }
        outcome.summary.counts = []
        let difference = outcome.difference(from: expected)
        try #require(
          difference == nil, "seed \(seed), round \(round), \(jobs) jobs: \(difference ?? "") \(job)")
      }
    }
    #expect(codes.count >= 13, "every kind of finding has been seen, seed \(seed): \(codes.sorted())")
  }
}

/// Random files of JSON Lines, with faults.
private enum RandomLines {
  private static let values = [
    "1", "-20", "1.0", "true", "null", #""""#, #""x""#, #""ann@example.com""#, #""a\u0040b""#, #""NA""#,
    #""\u00e9""#,
    #""é\n""#, "[1,2]", "{}", #"" ""#, "1e9", #""😀\ud83d\ude00""#,
  ]
  private static let names = ["id", "email", "a", "list", "note", "other", #"\u0069d"#]
  private static let broken = [
    "", " ", "[]", "{", #"{"id":1,"id":2}"#, #"{"id":01}"#, "\u{0}", "{}x", #"{"a":"\ud800"}"#,
  ]

  static func bytes(_ random: inout SeededGenerator) -> [UInt8] {
    var bytes: [UInt8] = random.below(4) == 0 ? [0xEF, 0xBB, 0xBF] : []
    for _ in 0..<random.below(12) {
      if random.below(10) == 0 { bytes += [0xEF, 0xBB, 0xBF] }
      bytes += line(&random).utf8
      if random.below(20) == 0 { bytes.append(0xFF) }
      bytes += random.pick(["\n", "\n", "\n", "\r\n", "\n\n", " \n"]).utf8
    }
    if random.below(3) == 0 { bytes += random.pick(["{}", #"{"id":"#, "\r", #"{"id":5}"# + "\r"]).utf8 }
    return bytes
  }

  private static func line(_ random: inout SeededGenerator) -> String {
    if random.below(8) == 0 { return random.pick(broken) }
    var names = names
    let members = (0..<random.below(5)).map { _ in
      let name = names.remove(at: random.below(names.count))
      if name == "id" { names.removeAll { $0 == #"\u0069d"# } }
      if name == #"\u0069d"# { names.removeAll { $0 == "id" } }
      var value = random.pick(values)
      if name == "a", random.below(2) == 0 { value = #"{"c":0,"b":\#(value)}"# }
      if name == "list", random.below(2) == 0 { value = #"[0, \#(value)]"# }
      return #""\#(name)":\#(value)"#
    }
    return random.pick(["", "", " "]) + "{" + members.joined(separator: ",") + "}"
  }
}

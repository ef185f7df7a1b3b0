import TestSupport
import Testing

/// Tests that every record of the input is written exactly once, in order and byte for byte.
struct LosslessTests {
  @Test func `filter -e email neither loses nor reorders lines`() throws {
    let seed = TestRun.seed
    let input = GeneratedInput.lines(100_000, seed: seed)
    let scratch = ScratchDirectory()
    scratch.write(input, to: "lines")
    let result = try scratch.shell("validate filter -q -e email --invalid invalid < lines")
    #expect(result.status == 1, "seed \(seed)")
    expectMerged(
      Self.lines(result.output[...]), Self.lines(try scratch.bytes(of: "invalid")[...]),
      Self.lines(input[...]), seed)
    for line in Self.lines(result.output[...]) where !line.contains(UInt8(ascii: "@")) {
      Issue.record("seed \(seed): '\(String(decoding: line, as: UTF8.self))' is among the valid ones")
    }
  }

  @Test func `check --valid --invalid --errors on a pipe neither loses nor reorders records`() throws {
    let seed = TestRun.seed
    let input = GeneratedInput.table(bytes: 1_000_000, seed: seed, blankLines: false)
    let scratch = ScratchDirectory()
    let result = try scratch.validate(
      [
        "check", "-c", "email=email", "-c", #"zip=regex:\d{5}"#, "--valid", "valid", "--invalid", "invalid",
        "--errors", "errors", "--format", "jsonl",
      ], input: input)
    #expect(result.status == 1, "seed \(seed)")
    let header = "\u{FEFF}id,email,zip,note\r\n".utf8.count
    let (valid, invalid) = (try scratch.bytes(of: "valid"), try scratch.bytes(of: "invalid"))
    #expect(
      valid.prefix(header) == input.prefix(header) && invalid.prefix(header) == input.prefix(header),
      "seed \(seed)")
    let bad = Self.records(invalid[header...])
    expectMerged(Self.records(valid[header...]), bad, Self.records(input[header...]), seed)
    let numbers = try scratch.text(of: "errors").split(separator: "\n").filter { $0.hasSuffix(#""error"}"#) }
      .compactMap { $0.firstMatch(of: /"record":([0-9]+)/)?.1 }
    let found = numbers.reduce(into: [Substring]()) { if $0.last != $1 { $0.append($1) } }
    #expect(
      found == bad.map { Substring(decoding: $0.prefix { $0 != UInt8(ascii: ",") }, as: UTF8.self) },
      "seed \(seed)")
  }

  /// Expects that the valid and the invalid records, merged in the order of the input, equal the input.
  private func expectMerged(
    _ valid: [ArraySlice<UInt8>], _ invalid: [ArraySlice<UInt8>], _ input: [ArraySlice<UInt8>],
    _ seed: UInt64,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(
      valid.count > input.count / 10 && invalid.count > input.count / 10, sourceLocation: sourceLocation)
    var (nextValid, nextInvalid) = (valid[...], invalid[...])
    for (index, record) in input.enumerated() {
      if nextValid.first == record {
        nextValid.removeFirst()
      } else if nextInvalid.first == record {
        nextInvalid.removeFirst()
      } else {
        let text = String(decoding: record, as: UTF8.self).debugDescription
        Issue.record(
          "seed \(seed): number \(index + 1), \(text), is next in neither output",
          sourceLocation: sourceLocation)
        return
      }
    }
    #expect(nextValid.isEmpty && nextInvalid.isEmpty, "seed \(seed)", sourceLocation: sourceLocation)
  }

  private static func lines(_ bytes: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = bytes.startIndex
    for index in bytes.indices where bytes[index] == 0x0A {
      lines.append(bytes[start...index])
      start = index + 1
    }
    return start < bytes.endIndex ? lines + [bytes[start...]] : lines
  }

  /// Splits a generated table into records: a line that does not begin with a number and a comma continues the
  /// previous record.
  private static func records(_ bytes: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    var records: [ArraySlice<UInt8>] = []
    for line in lines(bytes) {
      let digits = line.prefix { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
      let begins = digits.count > 0 && line.dropFirst(digits.count).first == UInt8(ascii: ",")
      if begins || records.isEmpty {
        records.append(line)
      } else {
        records[records.count - 1] = bytes[records[records.count - 1].startIndex..<line.endIndex]
      }
    }
    return records
  }
}

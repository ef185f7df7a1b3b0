import CSVRecords
import TestSupport
import Testing
import Validation

@testable import TableValidation

/// Compares checks of random JSON arrays with checks of the same elements as JSON Lines, for several numbers of threads and chunk sizes.
struct JSONArrayRandomTests {
  private static let columns = ["id", "email", "/a/b"]

  private static func check(
    _ bytes: [UInt8], as format: RecordFormat, chunkSize: Int = 4096, jobs: Int = 1
  ) throws -> [FoundFault] {
    var options = CheckOptions()
    (options.chunkSize, options.jobs, options.encoding) = (chunkSize, jobs, .utf8)
    options.reportsAll = true
    let input = try TableInput(OnceSource(bytes), named: "t", format: format, options: options)
    let plan = try CheckPlan(
      columns: [
        "id": [Catalog.rule("required"), Catalog.rule("integer")],
        "email": [Catalog.rule("email"), Catalog.rule("unique")],
        "/a/b": [Catalog.rule("length:2..")],
      ], of: input, options: options)
    return try TableCheck(plan).findings(in: input).map(FoundFault.init)
  }

  @Test(arguments: [1, 7, 64, 4096])
  func `findings on the elements of random arrays equal those on lines, at their places in the array`(
    chunkSize: Int
  ) throws {
    let seed = TestRun.seed
    var random = SeededGenerator(seed: seed)
    var codes: Set<String> = []
    let members = try MemberColumns(Self.columns)
    for round in 0..<TestRun.rounds(60) {
      let array = RandomArray(&random)
      let expected = try Self.check(array.lines, as: .jsonLines(members)).map { array.moved($0) }
      let place = try #require(ArrayPlace(array.pointer))
      for jobs in [1, 3] {
        let found = try Self.check(
          array.bytes, as: .jsonArray(members, at: place), chunkSize: chunkSize, jobs: jobs)
        try #require(
          found == expected,
          "seed \(seed), round \(round), \(jobs) jobs, \(found) for \"\(array.bytes.escaped)\"")
      }
      for finding in expected { codes.insert(finding.code) }
    }
    #expect(codes.count >= 7, "every kind of finding has been seen, seed \(seed): \(codes.sorted())")
  }

  @Test(arguments: [1, 64, 4096])
  func `valid and invalid elements are copied to arrays for any number of jobs`(chunkSize: Int) throws {
    let seed = TestRun.seed
    var random = SeededGenerator(seed: seed)
    let directory = ScratchDirectory()
    let members = try MemberColumns(Self.columns)
    for round in 0..<TestRun.rounds(30) {
      let array = RandomArray(&random)
      let errors = Set(
        try Self.check(array.lines, as: .jsonLines(members)).compactMap(\.record))
      var job = try Job(
        jsonLines: [array.bytes, array.bytes],
        rules: ["id": ["required", "integer"], "email": ["email"], "/a/b": ["length:2.."]])
      job.format = .jsonArray(members, at: try #require(ArrayPlace(array.pointer)))
      let names = job.write(to: directory)
      func copy(_ isCopied: (Int) -> Bool) -> [UInt8] {
        // A mark of the input is copied as another control character.
        let elements = array.elements.map { $0.map { $0 == 0x1E ? 0x1F : $0 } }
        let numbers = array.elements.indices.filter { isCopied($0 + 1) }
        let copied = (numbers + numbers).map { Array("\n".utf8) + elements[$0] }
        return copied.isEmpty
          ? Array("[]\n".utf8) : Array("[".utf8) + copied.joined(separator: [0x2C]) + Array("\n]\n".utf8)
      }
      for jobs in [1, 3] {
        let outcome = try job.outcome(
          of: names, chunkSize: chunkSize, jobs: jobs, TextReport(), in: directory)
        let message = "seed \(seed), round \(round), \(jobs) jobs, \"\(array.bytes.escaped)\""
        try #require(outcome.valid.escaped == copy { !errors.contains($0) }.escaped, "\(message)")
        try #require(outcome.invalid.escaped == copy(errors.contains).escaped, "\(message)")
      }
    }
  }
}

/// A random array of elements, some of them faulty, and what is around it.
private struct RandomArray {
  /// The bytes with the array, and its place in them.
  private(set) var bytes: [UInt8]
  let pointer: String
  private(set) var elements: [[UInt8]] = []
  /// The offset of each element.
  private var starts: [Int] = []

  private static let elements = [
    #"{"id":1}"#, #"{"id": "x", "email":"ann@example.com"}"#, #"{"email":"a, ] } [ \\\" @"}"#, "{}", "1",
    "[]", #""]""#,
    "{\n\t\"id\" : 5,\r\n \"a\" : {\"b\":\n\"é\"}}", #"{"id" 1}"#, #"{"id":1,"id":2}"#, #"{"id":01}"#,
    "{\"id\":\"\u{1E}\"}", #"{"id":"\ud800"}"#, #"{"id":[{"b":[1]}],"email":"😀"}"#, #"{"id":1}}"#, "nul",
  ]
  private static let blanks = ["", "", "", " ", "\n", "\r\n", "\n  ", "\t", "\n\n \n"]
  private static let places = [
    ("", "", ""), ("\u{FEFF}", "", ""), (" \n", "", ""),
    ("{\"é\": [1, {\"items\": 2}], \"items\":", "/items", ", \"x\": [1]}\n"),
    ("{\"a\":\n[0, {\"b\": ", "/a/1/b", "}, [{}]]}"),
    ("{\"long\": \"\(String(repeating: "ä, ", count: 4_000))\",\n\"it\\u0065ms\": ", "items", "}"),
  ]

  init(_ random: inout SeededGenerator) {
    let (before, pointer, after) = random.pick(Self.places)
    self.pointer = pointer
    bytes = Array(before.utf8) + Array("[".utf8)
    for number in 0..<random.below(9) {
      if number > 0 { bytes.append(UInt8(ascii: ",")) }
      bytes += random.pick(Self.blanks).utf8
      var element = Array(random.pick(Self.elements).utf8)
      if random.below(30) == 0 { element.insert(0xFF, at: 1) }
      starts.append(bytes.count)
      elements.append(element)
      bytes += element
      bytes += random.pick(Self.blanks).utf8
    }
    if elements.isEmpty { bytes += random.pick(Self.blanks).utf8 }
    bytes.append(UInt8(ascii: "]"))
    bytes += after.utf8
    bytes += random.pick(Self.blanks).utf8
  }

  /// The elements as lines.
  var lines: [UInt8] { elements.flatMap { $0.map { $0 == 0x0A || $0 == 0x0D ? 0x20 : $0 } + [0x0A] } }

  /// Returns a finding on the lines at its place in the array.
  func moved(_ finding: FoundFault) -> FoundFault {
    guard let record = finding.record else { return finding }
    let lineStart = elements.prefix(record - 1).reduce(0) { $0 + $1.count + 1 }
    var moved = finding
    moved.offset = starts[record - 1] + finding.offset - lineStart
    var before = String(decoding: bytes[..<moved.offset], as: UTF8.self).unicodeScalars
    if before.first == "\u{FEFF}" { before.removeFirst() }
    moved.line = before.count { $0 == "\n" } + 1
    // Several elements can be in a line.
    moved.message = finding.message.replacing("line ", with: "record ")
    moved.column = before.reversed().prefix { $0 != "\n" }.count + 1
    return moved
  }
}

/// What a finding says.
private struct FoundFault: Equatable {
  let record: Int?
  var (line, column, offset): (Int, Int, Int)
  let (field, code, value): (String?, String, String?)
  var message: String

  init(_ finding: Finding) {
    record = finding.location.record
    (line, column) = (finding.location.line ?? 0, finding.location.column ?? 0)
    offset = finding.location.offset ?? -1
    (field, code) = (finding.field, finding.failure.code.rawValue)
    value = finding.value
    message = finding.explanation()
  }

  static func == (one: FoundFault, other: FoundFault) -> Bool { "\(one)" == "\(other)" }
}

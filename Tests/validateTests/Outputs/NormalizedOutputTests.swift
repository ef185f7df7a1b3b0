import CSVRecords
import TestSupport
import Testing
import Validation

/// Tests of the bytes that `filter --normalize` writes.
struct NormalizedOutputTests {
  private static let rounds = TestRun.rounds(25)

  @Test func `normalized random tables are read as the normalized values, in every dialect`() throws {
    let seed = TestRun.seed
    var generator = SeededGenerator(seed: seed)
    for round in 0..<Self.rounds {
      let tables = RandomTables(&generator)
      let steps = (0..<tables.columnCount).map { _ in
        Normalization.Step.allCases.shuffled(using: &generator).prefix(1 + generator.below(3))
      }
      let scratch = ScratchDirectory([
        "r": tables.rules {
          #""normalize": [\#(steps[$0].map { "\"\($0.rawValue)\"" }.joined(separator: ","))]"#
        }
      ])
      let names = tables.inputs.indices.map { "t\($0)" }
      for (name, bytes) in zip(names, tables.inputs) { scratch.write(bytes, to: name) }
      let result = try scratch.validate(["filter", "-q", "--normalize", "-r", "r"] + tables.options + names)
      let written = try tables.records(of: result.output)
      let read = try tables.inputs.flatMap { try tables.records(of: $0, onlyWellFormed: true) }
      let isSame =
        written.count == read.count
        && zip(written, read).allSatisfy { written, read in
          read.indices.allSatisfy { column in
            let expected = Normalization(Array(steps[column])).normalized(
              String(decoding: read[column], as: UTF8.self))
            return written[column] == Array(expected.utf8)
              || (!isAlwaysExpressible(in: tables) && written[column] == read[column])
          }
        }
      guard !isSame || result.status > 1 else { continue }
      Issue.record(
        "seed \(seed), round \(round): \(steps)\n\(tables)\n\"\(result.output.escaped)\"\n\(result.errorsText)"
      )
      return
    }
  }

  /// Whether the dialect can represent every value, so that no field remains unchanged because its new value cannot be written.
  private func isAlwaysExpressible(in tables: RandomTables) -> Bool {
    tables.dialect.escape != nil || (tables.dialect.quote != nil && tables.dialect.doublesQuotes)
  }

  @Test(
    arguments: [
      // Quotes are kept, also after skipped spaces.
      ("", #""skipInitialSpace": true"#, "a,b\n  \"x \",  y \n", "a,b\n  \"X\",  Y\n"),
      ("", "", "a,b\n\"x\",\"y\"z\n", "a,b\n\"X\",\"YZ\"\n"),
      // Fields that the steps as a whole leave as they were are not written anew.
      (#""lowercase", "#, "", "a,b\nX,\"Y\"Z\n", "a,b\nX,\"Y\"Z\n"),
      // What would be read otherwise is quoted or escaped.
      ("", ##""commentChar": "#""##, "a,b\n #x,#y\n", "a,b\n\"#X\",\"#Y\"\n"),
      ("", #""quoteChar": null, "escapeChar": "\\""#, "a,b\nx\\,,y\n", "a,b\nX\\,,Y\n"),
      // A quote that cannot be doubled or escaped remains without quotes around it.
      ("", #""doubleQuote": false"#, "a,b\nx\"y,\"x\"\"\n", "a,b\nX\"Y,X\"\n"),
    ])
  func `only the fields that the steps change are written anew`(
    steps: String, dialect: String, table: String, output: String
  ) throws {
    let normalize = #""normalize": [\#(steps)"trim", "uppercase"]"#
    let rules =
      #"{"dialect": {\#(dialect)}, "fields": [{"name": "a", \#(normalize)}, {"name": "b", \#(normalize)}]}"#
    let scratch = ScratchDirectory(["r": rules])
    try scratch.validate("filter", "-q", "--normalize", "-r", "r", input: table).expect(0, output: output)
  }

  @Test(arguments: [
    ("a\n1\r \n2\n", "a\n1\r\n\n2\n"), ("a\n1\n ", "a\n1\n\n"), ("a\n \u{FEFF}", "a\n\u{FEFF}"),
    ("a\n1\r\" \"\n", "a\n1\r\"\"\n"), ("a\n1\r ", "a\n1\r\n\n"),
  ])
  func `a value that becomes empty remains a record`(table: String, output: String) throws {
    let scratch = ScratchDirectory(["r": #"{"fields": [{"name": "a", "normalize": ["trim"]}]}"#])
    try scratch.validate("filter", "-q", "--normalize", "-r", "r", input: table).expect(0, output: output)
  }
}
